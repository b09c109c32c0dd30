package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"strconv"
	"strings"
)

// turned maps each comparison to its replacements: first its neighbor, which differs only if both
// sides are equal, then the opposite.
var turned = map[token.Token][]token.Token{
	token.LSS: {token.LEQ, token.GEQ},
	token.LEQ: {token.LSS, token.GTR},
	token.GTR: {token.GEQ, token.LEQ},
	token.GEQ: {token.GTR, token.LSS},
	token.EQL: {token.NEQ},
	token.NEQ: {token.EQL},
}

// reckoned maps arithmetic operators to their replacements.
var reckoned = map[token.Token]token.Token{
	token.ADD: token.SUB, token.SUB: token.ADD,
	token.AND: token.OR, token.OR: token.AND,
	token.ADD_ASSIGN: token.SUB_ASSIGN, token.SUB_ASSIGN: token.ADD_ASSIGN,
	token.AND_ASSIGN: token.OR_ASSIGN, token.OR_ASSIGN: token.AND_ASSIGN,
	token.INC: token.DEC, token.DEC: token.INC,
}

// visit adds the faults of one node. Each fault leaves nothing unused, so the program still
// compiles: a dropped condition is still evaluated, and a dropped statement is still there but not
// reached.
//
// visit leaves out faults that can change no outcome or only loop forever: capacities, array
// lengths, and the step of a loop.
func (f *finder) visit(n ast.Node, above []ast.Node) bool {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		f.operator(n, above)
	case *ast.BasicLit:
		if n.Kind == token.INT && !sized(n, above) {
			f.number(n, above)
		}
	case *ast.IfStmt:
		f.condition("if ", n.Cond, true, false)
	case *ast.ForStmt:
		if n.Cond != nil {
			f.condition("for ", n.Cond, false)
		}
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, clause := range n.Body.List {
				for _, cond := range clause.(*ast.CaseClause).List {
					f.condition("case ", cond, true, false)
				}
			}
		}
	case *ast.ReturnStmt:
		f.negated(n, above)
	case *ast.ExprStmt:
		if _, call := n.X.(*ast.CallExpr); call {
			f.dropped(n, above)
		}
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE && !allBlank(n.Lhs) {
			f.assigned(n, n.Tok, n.TokPos, above)
		}
	case *ast.IncDecStmt:
		f.assigned(n, n.Tok, n.TokPos, above)
	case *ast.BranchStmt:
		if n.Tok == token.BREAK || n.Tok == token.CONTINUE {
			f.dropped(n, above)
		}
	}
	return true
}

// operator adds faults that turn a comparison, drop an operand of && or
//
// , or replace an arithmetic operator.
func (f *finder) operator(n *ast.BinaryExpr, above []ast.Node) {
	end := n.OpPos + token.Pos(len(n.Op.String()))
	for _, op := range turned[n.Op] {
		f.replace(n, n.OpPos, end, op.String())
	}
	switch n.Op {
	case token.LAND, token.LOR:
		neutral := " || true)"
		if n.Op == token.LOR {
			neutral = " && false)"
		}
		for _, side := range []ast.Expr{n.X, n.Y} {
			// In a && b && c, which is (a && b) && c, drop each operand but not a && b.
			if chain, ok := side.(*ast.BinaryExpr); !ok || chain.Op != n.Op {
				f.wrap(side, "((", ")"+neutral, f.text(side), "dropped from "+n.Op.String())
			}
		}
	default:
		if op, ok := reckoned[n.Op]; ok && !isString(n.X) && !isString(n.Y) && !sized(n, above) {
			f.replace(n, n.OpPos, end, op.String())
		}
	}
}

// number adds the fault that makes an integer one larger.
func (f *finder) number(n *ast.BasicLit, above []ast.Node) {
	v, err := strconv.ParseUint(n.Value, 0, 63)
	if err != nil {
		return // larger than any number in a rule
	}
	form := "%d"
	if strings.HasPrefix(strings.ToLower(n.Value), "0x") {
		form = "%#x"
	}
	var around ast.Node = n
	if e, ok := above[len(above)-1].(ast.Expr); ok && len(f.text(e)) <= 40 {
		around = e // a number alone says little
	}
	f.replace(around, n.Pos(), n.End(), fmt.Sprintf(form, v+1))
}

// condition adds faults that make a condition always true or always false.
func (f *finder) condition(word string, cond ast.Expr, values ...bool) {
	for _, value := range values {
		shut := ") && false"
		if value {
			shut = ") || true"
		}
		f.wrap(cond, "(", shut, word+f.text(cond), word+strconv.FormatBool(value))
	}
}

// negated adds a fault for each returned bool: the opposite.
func (f *finder) negated(n *ast.ReturnStmt, above []ast.Node) {
	types := results(above)
	if len(types) != len(n.Results) {
		return // nothing, or all results of another function
	}
	for i, value := range n.Results {
		if id, ok := types[i].(*ast.Ident); !ok || id.Name != "bool" {
			continue
		}
		text := "!(" + f.text(value) + ")"
		switch f.text(value) {
		case "true":
			text = "false"
		case "false":
			text = "true"
		}
		f.replace(n, value.Pos(), value.End(), text)
	}
}

// assigned adds faults that drop an assignment or replace its operator.
func (f *finder) assigned(n ast.Stmt, tok token.Token, at token.Pos, above []ast.Node) {
	f.dropped(n, above)
	if op, ok := reckoned[tok]; ok && inBody(above) && !setsString(n) {
		f.replace(n, at, at+token.Pos(len(tok.String())), op.String())
	}
}

// dropped adds the fault that skips a statement.
func (f *finder) dropped(n ast.Stmt, above []ast.Node) {
	if inBody(above) {
		f.wrap(n, "if false { ", " }", f.text(n), "dropped")
	}
}

// inBody reports whether a statement with these nodes above it is in a list of statements, not in
// the head of a loop or branch.
func inBody(above []ast.Node) bool {
	switch above[len(above)-1].(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		return true
	}
	return false
}

// results returns the result types of the innermost function, one for each value.
func results(above []ast.Node) []ast.Expr {
	for i := len(above) - 1; i >= 0; i-- {
		var list *ast.FieldList
		switch fn := above[i].(type) {
		case *ast.FuncDecl:
			list = fn.Type.Results
		case *ast.FuncLit:
			list = fn.Type.Results
		default:
			continue
		}
		if list == nil {
			return nil
		}
		var types []ast.Expr
		for _, field := range list.List {
			for range max(len(field.Names), 1) {
				types = append(types, field.Type)
			}
		}
		return types
	}
	return nil
}

// sized reports whether an expression is part of an array length or a capacity.
func sized(n ast.Expr, above []ast.Node) bool {
	within := func(e ast.Expr) bool { return e != nil && e.Pos() <= n.Pos() && n.End() <= e.End() }
	for _, a := range above {
		switch a := a.(type) {
		case *ast.ArrayType:
			if within(a.Len) {
				return true
			}
		case *ast.CallExpr:
			if id, ok := a.Fun.(*ast.Ident); !ok || id.Name != "make" {
				continue
			}
			if _, isMap := a.Args[0].(*ast.MapType); isMap && len(a.Args) == 2 && within(a.Args[1]) ||
				len(a.Args) == 3 && within(a.Args[2]) {
				return true
			}
		}
	}
	return false
}

func isString(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Kind == token.STRING
}

func setsString(n ast.Stmt) bool {
	a, ok := n.(*ast.AssignStmt)
	return ok && isString(a.Rhs[0])
}

func allBlank(list []ast.Expr) bool {
	for _, e := range list {
		if id, ok := e.(*ast.Ident); !ok || id.Name != "_" {
			return false
		}
	}
	return true
}
