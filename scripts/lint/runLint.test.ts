// Tests that a violation of a lint rule is reported under the kind to which the rule belongs.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runLint } from './runLint.ts'

const compilerOptions = { strict: true, module: 'nodenext', target: 'esnext', types: [], noEmit: true }

/** Lints a project with these files. */
async function lint(files: ReadonlyMap<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'hub-lint-'))
  onTestFinished(async () => await rm(root, { recursive: true }))
  await mkdir(join(root, 'api'))
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['api'] }))
  for (const [file, text] of files) await writeFile(join(root, file), text)
  return await runLint(root)
}

const branches = Array.from({ length: 21 }, (_, index) => `if (value === ${index}) return 'n${index}'`)

const planted = {
  names: {
    'a variable named by a pronoun': 'export const one = 1',
    'a parameter named by a participle': 'export const size = (given: string) => given.length',
    'a property named by a pronoun': 'export type Answer = { what: string }',
  },
  parameters: {
    'a function of four parameters':
      'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d',
  },
  complexity: {
    'a function of 22 paths': `export function name(value: number) { ${branches.join('\n')}\n return '' }`,
  },
  unsafe: {
    'a variable of type any': "const value = JSON.parse('1')\nexport const text = String(value)",
    'a property of any': "export const text = String(JSON.parse('{}').name)",
    'a call of any': "export const text = String(JSON.parse('{}')())",
    'any as a result': "export function read(): string { return JSON.parse('1') }",
    'any as an argument': "export const size = [''].concat(JSON.parse('1')).length",
    'a call of Object': 'export const read = (value: unknown) => String(Object(value))',
  },
  other: { 'an explicit any': 'export const read = (value: any) => typeof value' },
}

test('a violation of each rule is reported under the kind of the rule', async () => {
  const violations = Object.entries(planted).flatMap(([kind, texts]) =>
    Object.entries(texts).map(([rule, text]) => ({ kind, rule, text })),
  )
  const files = new Map(violations.map(({ text }, index) => [`api/planted${index}.ts`, text]))
  const { problems } = await lint(files)
  const refusals = violations.map(({ rule }, index) => {
    const ofFile = problems.filter(({ place }) => place.startsWith(`api/planted${index}.ts:`))
    return { rule, kinds: [...new Set(ofFile.map(({ kind }) => kind))] }
  })
  expect(refusals).toEqual(violations.map(({ kind, rule }) => ({ rule, kinds: [kind] })))
})

test('a function with three parameters and descriptive names has no problems', async () => {
  const text = 'export const sum = (a: number, b: number, c: number) => a + b + c'
  const { problems, declared } = await lint(new Map([['api/sum.ts', text]]))
  expect({ problems, declared }).toEqual({ problems: [], declared: 4 })
})
