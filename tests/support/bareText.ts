// Finds changing text next to an element in the code of components, such as the count in `{count} <Icon />`. Chrome's
// translator wraps text nodes in `<font>`: React then fails to insert before them or to remove them, and the page does
// not show the updates that React writes into them. Text in a separate element is safe, because React inserts and
// removes that element.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { listFiles } from './listFiles.ts'
import { isRendered, nothing, Shapes, unwrapped, type Shape } from './renderedShapes.ts'

export type BareText = { place: string; code: string; rule: string }

const rules = {
  replaced: 'Text that appears, disappears or is replaced by an element must be in a separate element.',
  follows: 'Text after an element that may appear later must be in a separate element.',
  changes: 'Text that changes next to an element must be in a separate element.',
}

/** @param sources the code of components, by file */
export function bareTextIn(sources: Readonly<Record<string, string>>): BareText[] {
  const files = Object.entries(sources).map(([file, code]) =>
    ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  )
  const shapes = new Shapes(files)
  return files.flatMap((file) => findIn(file, shapes))
}

/** Returns the source code of all components except the gallery page, which displays all other components. */
export function componentSources(): Record<string, string> {
  const files = listFiles('src/**/*.tsx', 300).filter((file) => !/gallery|^src\/art\//.test(file))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

function findIn(file: ts.SourceFile, shapes: Shapes): BareText[] {
  const findings: BareText[] = []
  const report = (node: ts.Node, rule: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    findings.push({ place: `${file.fileName}:${line + 1}`, code: node.getText().replace(/\s+/g, ' '), rule })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) lookAtChildren(node, shapes, report)
    if (ts.isReturnStatement(node) && node.expression) lookAtResult(node.expression, shapes, report)
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) lookAtResult(node.body, shapes, report)
    if (ts.isJsxAttribute(node) && node.initializer) lookAtResult(node.initializer, shapes, report)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return findings
}

type Report = (node: ts.Node, rule: string) => void

/**
 * Checks the result of a component or the value of a property. If a condition selects one of two messages, React
 * replaces the text node when the condition changes.
 */
function lookAtResult(node: ts.Node, shapes: Shapes, report: Report) {
  const rendered = [...shapes.of(node)].filter((shape) => shape !== nothing)
  if (rendered.some(isMessage) && rendered.length > 1 && isChoice(node)) report(node, rules.replaced)
}

function lookAtChildren(parent: ts.JsxElement | ts.JsxFragment, shapes: Shapes, report: Report) {
  const children = parent.children.filter(isRendered)
  // A string that is the only child of an HTML element is safe, because React sets it by `textContent`.
  const isSafe = (shape: Shape) => children.length === 1 && shape === 'text' && isHtml(parent)
  const rendered = children.map((node) => ({
    node,
    ways: shapes.alternatives(node).map((way) => new Set([...way].filter((shape) => !isSafe(shape)))),
  }))
  for (const [place, { node, ways }] of rendered.entries()) {
    const texts = ways.filter(
      (way) => [...way].some(isTextual) || (children.length > 1 && way.has('data') && way.has('element')),
    )
    if (texts.length === 0) continue
    if (texts.some((way) => way.size > 1)) report(node, rules.replaced)
    else if (mayAppear(rendered[place - 1])) report(node, rules.follows)
    else if (changes(node) && rendered.some((other) => other.node !== node && isElement(other.ways)))
      report(node, rules.changes)
  }
}

type Ways = readonly ReadonlySet<Shape>[]

const isElement = (ways: Ways) => ways.some((way) => way.has('element') || way.has('list'))

/** Checks whether this child may render an element later but not at first, such as `{isOpen && <p />}`. */
const mayAppear = (place: { ways: Ways } | undefined) =>
  place?.ways.some((way) => way.has('list') || (way.has(nothing) && way.size > 1)) ?? false

const isHtml = (node: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxElement(node) && /^[a-z]/.test(node.openingElement.tagName.getText())

const isTextual = (shape: Shape) => shape.startsWith('text')
const isMessage = (shape: Shape) => shape.startsWith('text ')

/**
 * Checks whether the text of a child may change. Literal text does not change. A message without values changes only
 * with the language, which re-renders the page.
 */
function changes(node: ts.JsxChild): boolean {
  if (ts.isJsxText(node)) return false
  if (ts.isJsxExpression(node)) return !node.expression || !ts.isStringLiteralLike(node.expression)
  if (!ts.isJsxSelfClosingElement(node)) return true
  return node.attributes.properties.some(
    (each) =>
      ts.isJsxAttribute(each) && each.initializer !== undefined && ts.isJsxExpression(each.initializer),
  )
}

function isChoice(node: ts.Node): boolean {
  const inner = ts.isJsxExpression(node) ? node.expression : node
  const expression = inner && unwrapped(inner)
  return (
    expression !== undefined && (ts.isConditionalExpression(expression) || ts.isBinaryExpression(expression))
  )
}
