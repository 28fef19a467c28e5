// Determines from the code of components whether an expression renders text, an element or `nothing`.
import ts from 'typescript'

export const nothing = 'nothing'

/**
 * Kind of output of a rendered expression: `text` is a string, `text <Component>` is text that a component renders
 * without an element, `data` is a field that may be a string, `any` is the result of a call. If the shape changes,
 * React replaces the text node; if the shape stays the same, React updates the node.
 */
export type Shape = typeof nothing | 'element' | 'list' | 'any' | 'data' | `text${string}`

const messages = ['FormattedMessage', 'FormattedNumber', 'FormattedDate', 'FormattedTime', 'FormattedPlural']
/** Names of functions that return strings. */
const formats = /(?:^|\.)(?:format[A-Z]\w*|join|toString|trim|\w+Text)$/

export class Shapes {
  readonly #components = new Map<string, Set<Shape>>(
    messages.map((name) => [name, new Set([`text ${name}` as const])]),
  )

  readonly #uses = new Map<string, Use[]>()
  /** Declarations that are being resolved; prevents endless recursion. */
  readonly #open = new Set<ts.Node>()

  /** Components by file and name, because names may repeat between files. */
  readonly #files = new Map<string, string>()

  /**
   * Determines the shapes of all components repeatedly until the shapes no longer change, because components render
   * each other.
   */
  constructor(files: readonly ts.SourceFile[]) {
    const returned = files.flatMap(returnedIn)
    for (const { name, expression } of returned) this.#files.set(fileKey(name, expression), name)
    for (const file of files) this.#noteUses(file)
    for (let size = -1; size !== this.#size();) {
      size = this.#size()
      for (const { name, expression } of returned) this.#learn(fileKey(name, expression), this.of(expression))
    }
  }

  of(node: ts.Node): Set<Shape> {
    const inner = unwrapped(node)
    if (ts.isJsxExpression(inner)) return inner.expression ? this.of(inner.expression) : new Set([nothing])
    if (ts.isJsxElement(inner)) return this.#ofTag(inner.openingElement.tagName, inner.children)
    if (ts.isJsxSelfClosingElement(inner)) return this.#ofTag(inner.tagName, [])
    if (ts.isJsxFragment(inner)) return this.#ofSequence(inner.children)
    if (ts.isConditionalExpression(inner)) return this.#ofAll([inner.whenTrue, inner.whenFalse])
    if (ts.isBinaryExpression(inner)) return this.#ofBinary(inner)
    if (ts.isCallExpression(inner)) return new Set([shapeOfCall(inner)])
    if (ts.isIdentifier(inner) && inner.text !== 'undefined') return this.#ofName(inner)
    return new Set(shapesOfLiteral(inner))
  }

  #noteUses(node: ts.Node) {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const key = this.#keyOf(node.tagName)
      this.#uses.set(key, [...(this.#uses.get(key) ?? []), node])
    }
    ts.forEachChild(node, (child) => this.#noteUses(child))
  }

  /** Finds the component with that name in the same file, otherwise the imported component. */
  #keyOf(tag: ts.Node): string {
    const name = tag.getText()
    const key = fileKey(name, tag)
    if (this.#files.has(key)) return key
    const namesakes = [...this.#files].filter(([, each]) => each === name)
    return namesakes.length === 1 ? (namesakes[0]?.[0] ?? name) : name
  }

  /** Resolves a constant of the same component, or one of its properties. */
  #ofName(identifier: ts.Identifier): Set<Shape> {
    const declared = declarationOf(identifier)
    if (declared === undefined || this.#open.has(declared)) return new Set(['data'])
    if (ts.isBindingElement(declared)) return this.#ofProperty(declared)
    this.#open.add(declared)
    const shapes = this.#ofAll(declared.initializer ? [declared.initializer] : [])
    this.#open.delete(declared)
    return shapes
  }

  /**
   * Resolves a property of a component from the values that are passed wherever the component is used. A use of the
   * component without the property is ignored.
   */
  #ofProperty(binding: ts.BindingElement): Set<Shape> {
    const shapeSets = this.#givenBy(binding).filter((shapes) => shapes.size > 1 || !shapes.has(nothing))
    return new Set(shapeSets.flatMap((shapes) => [...shapes]))
  }

  #givenBy(binding: ts.BindingElement): Set<Shape>[] {
    const component = componentOf(binding)
    const uses = component === undefined ? [] : (this.#uses.get(fileKey(component, binding)) ?? [])
    const property = (binding.propertyName ?? binding.name).getText()
    if (uses.length === 0 || binding.dotDotDotToken) return [new Set(['any'])]
    const fallback: readonly ts.Node[] = binding.initializer ? [binding.initializer] : []
    if (this.#open.has(binding)) return []
    this.#open.add(binding)
    const shapeSets = uses.flatMap((use) => this.#shapesFrom(use, property, fallback))
    this.#open.delete(binding)
    return shapeSets
  }

  #shapesFrom(use: Use, property: string, fallback: readonly ts.Node[]): readonly Set<Shape>[] {
    const children = ts.isJsxOpeningElement(use) && property === 'children' ? use.parent.children : []
    const [only, ...rest] = children.filter(isRendered)
    if (only) return rest.length > 0 ? [this.#ofSequence(children)] : this.alternatives(only)
    const attribute = use.attributes.properties.find((each) => each.name?.getText() === property)
    if (attribute && ts.isJsxAttribute(attribute) && attribute.initializer)
      return this.alternatives(attribute.initializer)
    if (use.attributes.properties.some(ts.isJsxSpreadAttribute)) return [new Set(['any'])]
    return [fallback.length > 0 ? this.#ofAll(fallback) : new Set([nothing])]
  }

  /**
   * Returns the shapes that an expression may render. If the expression is a prop of the component, there is one set
   * for each use of the component, because React does not replace the output of one use by the output of another.
   */
  alternatives(node: ts.Node): readonly Set<Shape>[] {
    const inner = ts.isJsxExpression(node) && node.expression ? unwrapped(node.expression) : node
    const declared = ts.isIdentifier(inner) ? declarationOf(inner) : undefined
    if (!declared || !ts.isIdentifier(inner) || !ts.isBindingElement(declared)) return [this.of(node)]
    return this.#givenBy(declared).map((shapes) =>
      isGuarded(inner) ? new Set([...shapes].filter((shape) => shape !== nothing)) : shapes,
    )
  }

  #size = () => [...this.#components.values()].reduce((sum, shapes) => sum + shapes.size, 0)

  #learn(key: string, shapes: Iterable<Shape>) {
    const componentShapes = this.#components.get(key) ?? new Set<Shape>()
    for (const shape of shapes) componentShapes.add(shape.startsWith('text') ? `text ${key}` : shape)
    this.#components.set(key, componentShapes)
  }

  #ofAll = (nodes: readonly ts.Node[]): Set<Shape> => new Set(nodes.flatMap((node) => [...this.of(node)]))

  /** Treats several children with text as a single text, because React removes these children together. */
  #ofSequence(children: readonly ts.JsxChild[]): Set<Shape> {
    const rendered = children.filter(isRendered)
    if (rendered.length === 1) return this.#ofAll(rendered)
    const isText = [...this.#ofAll(rendered)].some((shape) => shape.startsWith('text'))
    return new Set([isText ? 'text of several' : 'element'])
  }

  #ofTag(tag: ts.JsxTagNameExpression, children: readonly ts.JsxChild[]): Set<Shape> {
    const name = tag.getText()
    if (name === 'Suspense' || name.endsWith('.Provider')) return this.#ofSequence(children)
    return new Set(this.#components.get(this.#keyOf(tag)) ?? ['element'])
  }

  #ofBinary({ left, right, operatorToken: { kind } }: ts.BinaryExpression): Set<Shape> {
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return new Set([...this.of(right), nothing])
    if (kind === ts.SyntaxKind.PlusToken) return new Set(['text'])
    return this.#ofAll([left, right])
  }
}

export const unwrapped = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)
    ? unwrapped(node.expression)
    : node

/** Checks whether a child is rendered; whitespace between lines is not rendered. */
export const isRendered = (node: ts.JsxChild) =>
  ts.isJsxText(node)
    ? !node.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(node) || node.expression !== undefined

function shapeOfCall({ expression }: ts.CallExpression): Shape {
  const name = expression.getText()
  if (/(?:\.(?:map|flatMap)|Array\.from)$/.test(name)) return 'list'
  return formats.test(name) ? 'text' : 'any'
}

function shapesOfLiteral(node: ts.Node): Shape[] {
  if (ts.isJsxText(node)) return node.containsOnlyTriviaWhiteSpaces ? [] : ['text']
  if (ts.isStringLiteralLike(node)) return [node.text === '' ? nothing : 'text']
  if (ts.isTemplateExpression(node) || ts.isNumericLiteral(node)) return ['text']
  const isNothing = [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  if (isNothing || (ts.isIdentifier(node) && node.text === 'undefined')) return [nothing]
  return [ts.isPropertyAccessExpression(node) ? 'data' : 'any']
}

const fileKey = (name: string, node: ts.Node) => `${name} of ${node.getSourceFile().fileName}`

type Use = ts.JsxOpeningElement | ts.JsxSelfClosingElement

/** Finds the constant or destructured property of an enclosing function that a name refers to. */
function declarationOf({
  text,
  parent,
}: ts.Identifier): ts.VariableDeclaration | ts.BindingElement | undefined {
  for (let scope: ts.Node = parent; scope.parent; scope = scope.parent) {
    if (ts.isBlock(scope))
      for (const statement of scope.statements.filter(ts.isVariableStatement)) {
        const { declarations } = statement.declarationList
        const declaration = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === text)
        if (declaration) return declaration
      }
    const bound = boundBy(scope).find(({ name }) => name.getText() === text)
    if (bound) return bound
  }
  return undefined
}

/** Lists the properties that a component destructures, in its parameter list or in its body. */
function boundBy(scope: ts.Node): readonly ts.BindingElement[] {
  const patterns: ts.Node[] = ts.isFunctionLike(scope) ? scope.parameters.map(({ name }) => name) : []
  if (ts.isBlock(scope))
    for (const statement of scope.statements.filter(ts.isVariableStatement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer?.getText() === 'props') patterns.push(name)
  return patterns.filter(ts.isObjectBindingPattern).flatMap(({ elements }) => [...elements])
}

/** Checks whether an enclosing condition tests the name, as in `{hint && <p>{hint}</p>}`. */
function isGuarded({ text, parent }: ts.Identifier): boolean {
  for (let node: ts.Node = parent; node.parent && !ts.isFunctionLike(node); node = node.parent) {
    const outer = node.parent
    const condition = ts.isConditionalExpression(outer)
      ? outer.condition
      : ts.isBinaryExpression(outer)
        ? outer.left
        : node
    if (condition !== node && new RegExp(String.raw`\b${text}\b`).test(condition.getText())) return true
  }
  return false
}

function componentOf(node: ts.Node): string | undefined {
  for (let scope = node.parent; scope; scope = scope.parent) {
    const name = ts.isFunctionLike(scope) ? nameOf(scope) : undefined
    if (name) return name
  }
  return undefined
}

type Returned = { name: string; expression: ts.Expression }

/** Lists the expressions that the components of a file return. */
function returnedIn(file: ts.SourceFile): Returned[] {
  const returns: Returned[] = []
  const visit = (node: ts.Node, name: string | undefined): void => {
    const functionName = ts.isFunctionLike(node) ? nameOf(node) : name
    if (functionName && ts.isReturnStatement(node) && node.expression)
      returns.push({ name: functionName, expression: node.expression })
    if (functionName && ts.isArrowFunction(node) && !ts.isBlock(node.body))
      returns.push({ name: functionName, expression: node.body })
    ts.forEachChild(node, (child) => visit(child, functionName))
  }
  visit(file, undefined)
  return returns
}

/** Returns the name of a component; `undefined` for other functions. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  const { parent } = node
  const name = ts.isVariableDeclaration(parent) ? parent.name.getText() : node.name?.getText()
  return name && /^[A-Z]/.test(name) ? name : undefined
}
