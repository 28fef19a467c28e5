// Checks the style of end-to-end tests: titles describe the actions of the member or the user, tests locate elements by
// visible labels, and they type only into a focused field.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

const sources = [...listFiles('tests/e2e/**/*.ts', 30), ...listFiles('tests/e2e/**/*.test.ts', 90)].map(
  (path) => ({ file: path.replace('tests/e2e/', ''), text: readFileSync(path, 'utf8') }),
)
const endToEndTests = sources.filter(({ file }) => file.endsWith('.test.ts'))

/** Lists all matches of the pattern in end-to-end tests, each with its file. */
const matchesIn = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('titles of end-to-end tests refer to the member or the user', () => {
  expect(
    matchesIn(endToEndTests, /\btest(?:\.\w+)?\(\s*(['"`])(?:(?!\1).)*\b(?:she|hers?|herself)\b.*/gi),
  ).toEqual([])
})

test('end-to-end tests locate the sign-in fields by their labels with tests/e2e/helpers/fields.ts', () => {
  const byName =
    /locator\('[^']*(?:\[name=(?:code|newPassword|oldPassword|agreePrivacyPolicy)\]|\[type=submit\])[^']*'\)/g
  expect(matchesIn(endToEndTests, byName)).toEqual([])
})

test('end-to-end tests type with typeText, which waits until a field has the focus', () => {
  expect(matchesIn(endToEndTests, /\bkeyboard\.type\(.*/g)).toEqual([])
})
