// Finds the paths to which a module of the web app links: string literals that are paths, in the module and its
// imports. The code is not run: a string counts as a link if it is used as a value, such as `to="/coins"`, but not if
// it is compared or is a key or a type.
import { readFileSync } from 'node:fs'
import { rootRouteId } from '@tanstack/react-router'
import ts from 'typescript'
import { importedFile } from '#scripts/importedFile.ts'
import { listFiles } from './listFiles.ts'

type Module = { imports: string[]; paths: string[] }

const modules = new Map<string, Module>()

/** Returns the paths in a file and its imports. `*` stands for a value that is filled in at run time, such as an id. */
export function pathsFrom(file: string): Set<string> {
  const files = new Set([file])
  const paths = new Set<string>()
  // The loop also visits files that are added during the iteration.
  for (const each of files) {
    const { imports, paths: modulePaths } = moduleAt(each)
    for (const imported of imports) files.add(imported)
    for (const path of modulePaths) paths.add(path)
  }
  return paths
}

/** Maps route ids to route files. */
export const routeFiles: ReadonlyMap<string, string> = new Map(
  listFiles('src/routes/**/*.tsx', 90).map((file) => [
    /createFileRoute\('(.*?)'\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? rootRouteId,
    file,
  ]),
)

function moduleAt(file: string): Module {
  const cachedModule = modules.get(file)
  if (cachedModule) return cachedModule
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const moduleLinks: Module = { imports: [], paths: [] }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return
    const value = textOf(node)
    const imported = value && /\.tsx?$/.test(value) ? importedFile(value, file) : undefined
    if (imported) moduleLinks.imports.push(imported)
    if (value?.startsWith('/') && isValue(node)) moduleLinks.paths.push(value.replace(/[?#].*/, ''))
    ts.forEachChild(node, visit)
  }
  visit(source)
  moduleLinks.imports = moduleLinks.imports.filter((name) => name.startsWith('src/'))
  modules.set(file, moduleLinks)
  return moduleLinks
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*')
}

/** Properties with a path that is not a link target, such as the path of the current page. */
const asides = new Set(['from', 'without', 'opensFrom', 'example'])
const comparing = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])
const asking = /(?:createFileRoute|\.(?:includes|startsWith|endsWith))$/

function isValue(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isLiteralTypeNode(parent)) return false
  if (ts.isBinaryExpression(parent)) return !comparing.has(parent.operatorToken.kind)
  if (ts.isCallExpression(parent)) return !asking.test(parent.expression.getText())
  if (ts.isPropertyAssignment(parent)) return parent.name !== node && !asides.has(parent.name.getText())
  return !(ts.isJsxAttribute(parent) && asides.has(parent.name.getText()))
}
