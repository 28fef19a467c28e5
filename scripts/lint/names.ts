// Finds declared names that do not describe their meaning (`one`, `told`, `given`): names of variables, parameters,
// functions, types and properties of types. Also finds calls of `Object(…)`, whose results are of type `any`.
import ts from 'typescript'

const pronouns = 'both here it one ones others own same some them there these those what when where who whose'
const verbs =
  'asked found given gone had has held is kept known lost made meant named said seemed seen sent shown taken told tried wanted was'
const words = new Set(`${pronouns} ${verbs}`.split(' '))

/**
 * Properties with otherwise forbidden names, each with the files that may declare it. The names come from another
 * system: the contract, a database column or a library.
 */
const decidedElsewhere: readonly (readonly [name: string, files: RegExp])[] = [
  // Names of database columns.
  ['taken', /^api\/(?:activities\/events|store\/postgres\.test)\.ts$/],
  ['what', /^api\/audit\/entries\.ts$/],
  ['others', /^api\/notices\/tables\.ts$/],
  // Names of options of drizzle-orm, and names in the journal of drizzle-kit.
  ['where', /^api\/fulfillment\/stock\.ts$/],
  ['when', /^tests\/reliability\/migrationLocks\.test\.ts$/],
  // Property of the data of sample members.
  ['own', /^api\/samples\/life\.ts$/],
  // A form field that pages of the previous release send.
  ['given', /^src\/features\/session\/shared\/secondFactor\.ts$/],
]

export type NameProblem = { file: string; line: number; kind: 'name' | 'Object()'; text: string }

/**
 * @param file path of the file from the root of the project
 * @returns the problems, and the number of names that the file declares
 */
export function checkNames(file: string, text: string): { problems: NameProblem[]; declared: number } {
  const scriptKind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind)
  const problems: NameProblem[] = []
  let declared = 0
  const report = (node: ts.Node, kind: NameProblem['kind']) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    problems.push({ file, line: line + 1, kind, text: node.getText() })
  }
  const visit = (node: ts.Node) => {
    const name = declaredName(node)
    if (name) {
      declared += 1
      if (words.has(name.text.replace('#', '')) && !isDecidedElsewhere(node, name.text, file))
        report(name, 'name')
    }
    if (isObjectCall(node)) report(node, 'Object()')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { problems, declared }
}

function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  if (isNamed(node) && node.name && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name)))
    return node.name
  return undefined
}

type Named = ts.Node & { name?: ts.Node }

const isNamed = (node: ts.Node): node is Named =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  isProperty(node)

const isProperty = (node: ts.Node) =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node)

const isDecidedElsewhere = (node: ts.Node, name: string, file: string) =>
  isProperty(node) && decidedElsewhere.some(([property, files]) => property === name && files.test(file))

const isObjectCall = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Object'
