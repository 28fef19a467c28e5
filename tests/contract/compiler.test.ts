// Tests the unstable API of the TypeScript compiler with a project of two files. These tests fail if a new compiler
// version behaves differently. Otherwise the reports of contract changes could miss a screen without an error.
import { mkdtempSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  is,
  mapped,
  openCompiler,
  SignatureKind,
  type Compiler,
  type Node,
} from '#scripts/contract/impact/compiler.ts'
import { filesIn } from '#scripts/fingerprint.ts'

const project = {
  'scripts/contract/impact/tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'es2023',
      types: [],
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    include: ['../../../src'],
  }),
  'src/member.ts': 'export type Member = { firstName: string; points: number }\n',
  'src/page.ts': `import type { Member } from './member.ts'
export const greet = (member: Pick<Member, 'firstName'>): string => member.firstName
export const sample: Member = { firstName: 'Mali', points: 1 }
`,
}

let folder: string
let compiler: Compiler

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'compiler-')))
  for (const [name, text] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  compiler = openCompiler(folder)
})

afterAll(() => {
  compiler.close()
  rmSync(folder, { recursive: true })
})

function find<Found extends Node>(isMeant: (node: Node) => node is Found): Found {
  const matches: Found[] = []
  const visit = (node: Node) => {
    if (isMeant(node)) matches.push(node)
    node.forEachChild(visit)
  }
  for (const source of compiler.files(/^src\/page\.ts$/)) visit(source)
  const [first] = matches
  if (!first) throw new Error('The file was changed.')
  return first
}

test("only compiler.ts imports the compiler's API", () => {
  const root = join(import.meta.dirname, '../..')
  const knowing = ['scripts', 'bench', 'tests', 'api', 'src']
    .flatMap((name) => filesIn(join(root, name)))
    .filter((file) => /\.tsx?$/.test(file) && /from '@typescript\/native/.test(readFileSync(file, 'utf8')))
  expect(knowing.map((file) => relative(root, file))).toEqual(['scripts/contract/impact/compiler.ts'])
})

test('the compiler resolves a property of a Pick type to its declaration', () => {
  const { name } = find(is.isPropertyAccessExpression)
  const symbol = compiler.checker.getSymbolAtLocation(name)
  expect(symbol?.name).toBe('firstName')
  const [declaration] = symbol?.declarations ?? []
  expect(compiler.nameOf(declaration?.path ?? '')).toBe('src/member.ts')
  expect(declaration?.resolve()?.getText()).toBe('firstName: string;')
  expect((symbol?.checkFlags ?? 0) & mapped).toBe(mapped)
})

test('the compiler resolves a property of an object literal to its declaration in the expected type', () => {
  const contextType = compiler.checker.getContextualType(find(is.isObjectLiteralExpression))
  const points = contextType && compiler.checker.getPropertyOfType(contextType, 'points')
  expect(points?.declarations.map(({ path }) => compiler.nameOf(path))).toEqual(['src/member.ts'])
})

test('the compiler returns the return type of a function', () => {
  const type = compiler.checker.getTypeAtLocation(find(is.isArrowFunction))
  const [signature] = type ? compiler.checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const answer = signature && compiler.checker.getReturnTypeOfSignature(signature)
  expect(answer && compiler.checker.typeToString(answer)).toBe('string')
})

test('a file that is changed only in memory causes compiler errors in the files that import it', () => {
  const renamed = project['src/member.ts'].replace('firstName', 'givenName')
  compiler = compiler.with(new Map([['src/member.ts', renamed]]))
  const complaints = compiler.program.getSemanticDiagnostics()
  const files = complaints.map(({ fileName = '' }) => compiler.nameOf(fileName))
  expect([...new Set(files)]).toEqual(['src/page.ts'])
  expect(complaints.map(({ code }) => code)).toContain(2344)
})
