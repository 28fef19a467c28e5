// An import against each rule is refused, whether of a value or of a type, and folders in a circle are found.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rules } from './floors.ts'
import { readHouse } from './house.ts'

/** A house of these files alone, each with the files that it imports. */
async function build(files: ReadonlyMap<string, readonly string[]>, statement: string) {
  const root = await mkdtemp(join(tmpdir(), 'hub-floors-'))
  onTestFinished(async () => await rm(root, { recursive: true }))
  for (const folder of ['api', 'generated', 'mocks', 'src']) await mkdir(join(root, folder))
  for (const [file, imported] of files) {
    const lines = imported.map((to) => `${statement} './${relative(dirname(file), to)}'`)
    await mkdir(join(root, dirname(file)), { recursive: true })
    await writeFile(join(root, file), ['export const x = 1', ...lines, ''].join('\n'))
  }
  return await readHouse(root)
}

test.each(['export * from', 'export type * from', 'import type * as all from'])(
  'each rule refuses an import by `%s`',
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

test('what stands below may be imported, of another tag its index alone', async () => {
  const files = new Map([
    ['api/coins/mall.ts', ['api/games/index.ts', 'api/http/refuse.ts']],
    ['api/games/index.ts', []],
    ['api/http/refuse.ts', []],
    ['api/games/regex.ts', ['api/coins/handlers.ts']],
    ['api/coins/handlers.ts', ['api/games/complex.ts']],
    ['api/games/complex.ts', []],
  ])
  const { refused } = await build(files, 'export * from')
  expect(refused.map(({ to }) => to).toSorted()).toEqual(['api/coins/handlers.ts', 'api/games/complex.ts'])
})

test('folders that import each other round about are a circle, also by types alone', async () => {
  const files = new Map([
    ['src/runtime/a/one.ts', ['src/runtime/b/one.ts']],
    ['src/runtime/b/one.ts', ['src/runtime/c/one.ts']],
    ['src/runtime/c/one.ts', ['src/runtime/a/two.ts']],
    ['src/runtime/a/two.ts', []],
    ['src/runtime/d/one.ts', ['src/runtime/a/one.ts']],
  ])
  const { circles } = await build(files, 'import type * as all from')
  expect(circles).toEqual([['src/runtime/a', 'src/runtime/b', 'src/runtime/c']])
})

test('files that import each other in one folder are a circle', async () => {
  const files = new Map([
    ['src/runtime/one.ts', ['src/runtime/two.ts']],
    ['src/runtime/two.ts', ['src/runtime/one.ts']],
  ])
  const { circles } = await build(files, 'import type * as all from')
  expect(circles).toEqual([['src/runtime/one.ts', 'src/runtime/two.ts']])
})
