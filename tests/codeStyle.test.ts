// Checks rules of docs/code-style.md that no linter checks: the first comment of each file, and gender-neutral
// comments.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

const folders = '{api,bench,generated,mocks,packages,scripts,src,tests}'
const files = [
  ...listFiles(`${folders}/**/*.{ts,tsx}`, 1500),
  ...listFiles(`${folders}/**/*.test.ts`, 400),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('every file starts with a comment that describes it and does not start with “What”, “Who” or “Whether”', () => {
  const offenders = files.filter(({ text }) => /^\/\/ (?:What|Who|Whether)\b/.test(text))
  expect(offenders.map(({ file, text }) => `${file}: ${text.slice(0, text.indexOf('\n'))}`)).toEqual([])
})

test('comments refer to people as “the member”, “the user” or “they”', () => {
  const spoken = /^(?:\s*\*|.*\/\/ |\s*\/\*\*).*\b(?:she|hers|herself)\b.*/gim
  expect(
    files.flatMap(({ file, text }) => [...text.matchAll(spoken)].map(([line]) => `${file}: ${line}`)),
  ).toEqual([])
})
