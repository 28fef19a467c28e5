// Tests that the list of kinds of changes in index.ts contains every file of its folder, and that the README documents
// every kind.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isKind, kinds } from './index.ts'

test('index.ts lists each kind of change in the folder once', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))
  const declared = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return Array.from(text.matchAll(/: Kind = \{\n  name: '(\w+)',$/gm), ([, name = '']) => name)
  })
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(declared.toSorted())
  expect(new Set(declared).size).toBe(declared.length)
})

test('isKind accepts only the names of kinds of changes', () => {
  expect(kinds.every(({ name }) => isKind(name))).toBe(true)
  expect(['', 'other', 'constructor'].filter(isKind)).toEqual([])
})

test('the README documents each kind of change in the order of index.ts', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const [, section = ''] = readme.split('## Kinds of change\n')
  const [table = ''] = section.split('\n## ')
  const rows = table.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)
  expect(Array.from(rows, ([, name, documentation]) => ({ name, documentation }))).toEqual(
    kinds.map(({ name, documentation }) => ({ name, documentation })),
  )
})
