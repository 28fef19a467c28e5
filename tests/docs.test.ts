// Checks that the files, folders, pages, identifiers and environment variables of the documentation exist, and that
// pages named in comments exist.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '#api/process/variables.ts'
import { listFiles } from './support/listFiles.ts'

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...listFiles('docs/**/*.md', 100)]
/** Pages that guide a change of the code. */
const guides = ['CONTRIBUTING.md', 'docs/recipes.md', 'docs/testing.md']
const folders = '{api,bench,packages,scripts,src,tests}'
const sources = [...listFiles(`${folders}/**/*.{ts,tsx}`, 1500), ...listFiles(`${folders}/**/*.test.ts`, 400)]

const mentionsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name }))

test('files and folders that pages name exist', () => {
  // A placeholder such as `api/<tag>/rules.ts` does not match the pattern.
  const paths = pages.flatMap((page) =>
    mentionsIn(
      page,
      /`((?:api|bench|deploy|docs|generated|locales|packages|public|scripts|src|tests)\/[\w./$-]*)`/g,
    ),
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('functions, components and variables that the guides name exist in the code', () => {
  const code = [...sources, 'openapi.yaml'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = guides.flatMap((guide) => mentionsIn(guide, /`(\w+)(?:\(.*?\))?`/g))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter(({ name }) => !new RegExp(String.raw`\b${name}\b`).test(code))).toEqual([])
})

test('every environment variable that the code reads is documented', () => {
  const documented = new Set([
    ...mentionsIn('docs/testing.md', /^\|([^|]*)\|/gm).flatMap(
      ({ name }) => name.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [],
    ),
    ...mentionsIn('docs/configuration.md', /^### `([A-Z\d_]+)`\n\n\S/gm).map(({ name }) => name),
  ])
  const configured = Object.keys(variables.shape)
  const read = [...sources, ...listFiles('*.config.ts', 3)].flatMap((file) =>
    mentionsIn(file, /process\.env\.([A-Z][A-Z\d_]+)/g).map(({ name }) => name),
  )
  expect(configured.length).toBeGreaterThan(40)
  expect(read.length).toBeGreaterThan(25)
  /** Variables of the operating system and of the Go runtime. */
  const foreign = ['PATH', 'GOGC']
  const names = new Set([...configured, ...read].filter((name) => !foreign.includes(name)))
  expect([...names].filter((name) => !documented.has(name))).toEqual([])
})

test('README.md has at most 90 lines and no cell of a table over 70 characters', () => {
  const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(90)
  const cells = lines.filter((line) => line.startsWith('|')).flatMap((line) => line.split('|'))
  expect(cells.map((cell) => cell.trim()).filter(({ length }) => length > 70)).toEqual([])
})

test('docs/README.md lists each page of docs/', () => {
  const listed = mentionsIn('docs/README.md', /\]\(([\w/.-]+\.md)\)/g).map(({ name }) => join('docs', name))
  const missing = pages.filter(
    (page) =>
      /^docs\/(?:walks\/)?[\w-]+\.md$/.test(page) && page !== 'docs/README.md' && !listed.includes(page),
  )
  expect(missing).toEqual([])
})

test('links between pages lead to existing files', () => {
  const links = pages.flatMap((page) => mentionsIn(page, /\]\((?!https?:|#)([^)#]+)/g))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ file, name }) => !existsSync(join(dirname(file), name)))).toEqual([])
})

test('pages that comments name exist', () => {
  const references = sources.flatMap((source) => mentionsIn(source, /\b(docs\/[\w/-]+\.md)\b/g))
  expect(references.length).toBeGreaterThan(3)
  expect(references.filter(({ name }) => !existsSync(name))).toEqual([])
})
