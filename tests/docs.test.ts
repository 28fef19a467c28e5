// What the documentation names is there: files and folders in quotes, links between pages, and pages named in comments.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const list = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))

const pages = ['README.md', 'CONTRIBUTING.md', ...list('docs', /\.md$/)]
const sources = ['api', 'src', 'scripts', 'tests'].flatMap((folder) => list(folder, /\.tsx?$/))

const named = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => ({ file, path }))

test('files and folders that pages name are there', () => {
  // `api/<tag>/rules.ts` stands for many.
  const paths = pages.flatMap((page) =>
    named(page, /`((?:api|docs|generated|locales|public|scripts|src|tests)\/[\w./$-]*)`/g),
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ path }) => !existsSync(path))).toEqual([])
})

test('links between pages lead to a file', () => {
  const links = pages.flatMap((page) => named(page, /\]\((?!https?:|#)([^)#]+)/g))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ file, path }) => !existsSync(join(dirname(file), path)))).toEqual([])
})

test('pages that comments name are there', () => {
  const references = sources.flatMap((source) => named(source, /\b(docs\/[\w/-]+\.md)\b/g))
  expect(references.length).toBeGreaterThan(3)
  expect(references.filter(({ path }) => !existsSync(path))).toEqual([])
})
