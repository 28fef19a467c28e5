// Tests each rule with imports of values and of types that break it. Also tests that circular imports of folders are
// found.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rules } from './layers.ts'
import { projectFolders, readImports } from './imports.ts'

/** Creates a project with only the given files, each of which imports the files in its list, and reads the imports. */
async function build(files: ReadonlyMap<string, readonly string[]>, statement: string) {
  const root = await mkdtemp(join(tmpdir(), 'hub-layers-'))
  onTestFinished(async () => await rm(root, { recursive: true }))
  for (const folder of projectFolders) await mkdir(join(root, folder))
  for (const [file, imported] of files) {
    const lines = imported.map((to) => `${statement} './${relative(dirname(file), to)}'`)
    await mkdir(join(root, dirname(file)), { recursive: true })
    await writeFile(join(root, file), ['export const x = 1', ...lines, ''].join('\n'))
  }
  return await readImports(root)
}

test.each(['export * from', 'export type * from', 'import type * as all from'])(
  'each rule rejects a forbidden import that is written with `%s`',
  async (statement) => {
    const files = new Map<string, string[]>()
    for (const [from, to] of rules.map(({ planted }) => planted)) {
      files.set(to, files.get(to) ?? [])
      files.set(from, [...(files.get(from) ?? []), to])
    }
    const { refused } = await build(files, statement)
    expect(new Set(refused.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
  },
)

test('a folder may import lower layers and the index.ts of another tag', async () => {
  const files = new Map([
    ['api/coins/mall.ts', ['api/games/index.ts', 'src/shared/protocol/refuse.ts']],
    ['api/games/index.ts', []],
    ['src/shared/protocol/refuse.ts', []],
    ['api/games/regex.ts', ['api/coins/handlers.ts']],
    ['api/coins/handlers.ts', ['api/games/complex.ts']],
    ['api/games/complex.ts', []],
  ])
  const { refused } = await build(files, 'export * from')
  expect(refused.map(({ to }) => to).toSorted()).toEqual(['api/coins/handlers.ts', 'api/games/complex.ts'])
})

test('folders that import each other indirectly are a circular import, even if they only import types', async () => {
  const files = new Map([
    ['src/runtime/a/one.ts', ['src/runtime/b/one.ts']],
    ['src/runtime/b/one.ts', ['src/runtime/c/one.ts']],
    ['src/runtime/c/one.ts', ['src/runtime/a/two.ts']],
    ['src/runtime/a/two.ts', []],
    ['src/runtime/d/one.ts', ['src/runtime/a/one.ts']],
  ])
  const { circles: cycles } = await build(files, 'import type * as all from')
  expect(cycles).toEqual([['src/runtime/a', 'src/runtime/b', 'src/runtime/c']])
})

test('files of one folder that import each other are a circular import', async () => {
  const files = new Map([
    ['src/runtime/one.ts', ['src/runtime/two.ts']],
    ['src/runtime/two.ts', ['src/runtime/one.ts']],
  ])
  const { circles: cycles } = await build(files, 'import type * as all from')
  expect(cycles).toEqual([['src/runtime/one.ts', 'src/runtime/two.ts']])
})

test.each([
  ['scripts/one/a.ts', 'scripts/one/b.ts'],
  ['tests/support/a.ts', 'tests/support/b.ts'],
])('files of scripts and tests that import each other are a circular import: %s', async (file, other) => {
  const files = new Map([
    [file, [other]],
    [other, [file]],
  ])
  const { circles: cycles } = await build(files, 'import type * as all from')
  expect(cycles).toEqual([[file, other]])
})

test('folders of scripts that import each other are a circular import', async () => {
  const files = new Map([
    ['scripts/a/one.ts', ['scripts/b/one.ts']],
    ['scripts/b/one.ts', ['scripts/a/two.ts']],
    ['scripts/a/two.ts', []],
  ])
  expect((await build(files, 'export * from')).circles).toEqual([['scripts/a', 'scripts/b']])
})

test('a test next to its code may import tests/support, even if tests/support imports the folder of the test', async () => {
  const files = new Map([
    ['api/coins/mall.ts', []],
    ['api/coins/mall.test.ts', ['tests/support/members.ts']],
    ['tests/support/members.ts', ['api/coins/mall.ts']],
  ])
  expect(await build(files, 'export * from')).toMatchObject({ circles: [], refused: [], unlisted: [] })
})

test('a file in a folder that the table does not list is reported', async () => {
  const files = new Map([
    ['api/unheard-of/one.ts', ['api/server/two.ts']],
    ['api/server/two.ts', []],
    ['src/unheard-of/three.ts', []],
    ['src/features/coins/four.ts', []],
    ['scripts/unheard-of/five.ts', []],
    ['scripts/six.ts', []],
    ['tests/unheard-of/seven.ts', []],
    ['bench/unheard-of/eight.ts', []],
    ['packages/unheard-of/index.ts', []],
  ])
  const { unlisted } = await build(files, 'export * from')
  expect(unlisted.toSorted()).toEqual([
    'api/unheard-of/one.ts',
    'bench/unheard-of/eight.ts',
    'packages/unheard-of/index.ts',
    'scripts/unheard-of/five.ts',
    'src/unheard-of/three.ts',
    'tests/unheard-of/seven.ts',
  ])
})
