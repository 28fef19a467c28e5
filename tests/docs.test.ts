// Checks that every file, folder, page, identifier and environment variable named in the documentation exists, and that
// every page named in a comment exists.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '#api/process/variables.ts'
import { listFiles } from './support/listFiles.ts'

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...listFiles('docs/**/*.md', 100)]
/** Documentation pages that explain how to change the code. */
const guides = ['CONTRIBUTING.md', 'docs/recipes.md', 'docs/testing.md']
const fencedCode = /^ *(`{3,})[\s\S]*?^ *\1/gm
const folders = '{api,bench,packages,scripts,src,tests}'
const sources = [...listFiles(`${folders}/**/*.{ts,tsx}`, 1500), ...listFiles(`${folders}/**/*.test.ts`, 400)]

const mentionsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name }))

test('every file and folder named in the documentation exists', () => {
  // Paths with a placeholder, such as `api/<tag>/rules.ts`, do not match the pattern, so they are not checked.
  const paths = pages.flatMap((page) =>
    mentionsIn(
      page,
      /`((?:api|bench|deploy|docs|generated|locales|packages|public|scripts|src|tests)\/[\w./$-]*)`/g,
    ),
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('every function, component and variable named in the guides exists in the code', () => {
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
  /** Environment variables that need no documentation: those of the operating system and of the Go runtime. */
  const foreign = ['PATH', 'GOGC']
  const names = new Set([...configured, ...read].filter((name) => !foreign.includes(name)))
  expect([...names].filter((name) => !documented.has(name))).toEqual([])
})

test('CONTRIBUTING.md has at most 120 lines', () => {
  expect(readFileSync('CONTRIBUTING.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

test('no line of a page starts with a placeholder, which the site of the documentation would read as HTML', () => {
  const lines = pages.flatMap((page) =>
    readFileSync(page, 'utf8')
      .replace(fencedCode, '')
      .split('\n')
      .filter((line) => /^ {0,3}<\/?[a-z]/i.test(line))
      .map((line) => `${page}: ${line}`),
  )
  expect(lines).toEqual([])
})

test('README.md has at most 90 lines, and its table cells have at most 70 characters', () => {
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

/** Returns the ids that GitHub gives to the headings of a page; a repeated heading gets a number. */
function headingIds(page: string): Set<string> {
  const text = readFileSync(page, 'utf8').replaceAll(fencedCode, '')
  const ids = new Set<string>()
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?)(?: +#+)? *$/gm)) {
    const id = heading
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    let unique = id
    for (let repeat = 1; ids.has(unique); repeat++) unique = `${id}-${repeat}`
    ids.add(unique)
  }
  return ids
}

test('links between pages lead to existing files and headings', () => {
  const linked = [
    ...pages,
    'CHANGELOG.md',
    'bench/README.md',
    'scripts/kit/README.md',
    ...listFiles('packages/*/*.md', 3),
    ...listFiles('{deploy,tests}/**/*.md', 1),
  ]
  const links = linked.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
      .replaceAll(fencedCode, '')
      .replaceAll(/`[^`\n]+`/g, '')
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)/gm)]
    return targets.map(([, inline, reference]) => ({ file, link: inline ?? reference ?? '' }))
  })
  const local = links.filter(({ link }) => !/^[a-z]+:/.test(link))
  expect(local.length).toBeGreaterThan(300)
  const dead = local.filter(({ file, link }) => {
    const [path = '', fragment] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    if (!existsSync(target)) return true
    return fragment !== undefined && target.endsWith('.md') && !headingIds(target).has(fragment)
  })
  expect(dead).toEqual([])
})

test('cspell-words.txt is sorted and has no duplicates', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trimEnd().split('\n')
  const sorted = [...new Set(words)].toSorted((left, right) => left.localeCompare(right, 'en'))
  expect(words).toEqual(sorted)
})

test('every documentation page named in a comment exists', () => {
  const references = sources.flatMap((source) => mentionsIn(source, /\b(docs\/[\w/-]+\.md)\b/g))
  expect(references.length).toBeGreaterThan(3)
  expect(references.filter(({ name }) => !existsSync(name))).toEqual([])
})
