// Checks what docs/code-style.md asks of every file and no linter looks at: its head, and how people are spoken of.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

const folders = '{api,bench,generated,mocks,packages,scripts,src,tests}'
const files = [
  ...listFiles(`${folders}/**/*.{ts,tsx}`, 1500),
  ...listFiles(`${folders}/**/*.test.ts`, 400),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('the head of a file says what it does, not “What”, “Who” or “Whether”', () => {
  const offenders = files.filter(({ text }) => /^\/\/ (?:What|Who|Whether)\b/.test(text))
  expect(offenders.map(({ file, text }) => `${file}: ${text.slice(0, text.indexOf('\n'))}`)).toEqual([])
})

test('nobody is “she”: people are the member, the user or they', () => {
  const spoken = /^(?:\s*\*|.*\/\/ |\s*\/\*\*).*\b(?:she|hers|herself)\b.*/gim
  expect(
    files.flatMap(({ file, text }) => [...text.matchAll(spoken)].map(([line]) => `${file}: ${line}`)),
  ).toEqual([])
})
