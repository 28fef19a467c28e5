// How journeys are written: their names are plain English about the member or the user, and things are found as a member
// finds them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

const sources = [...listFiles('tests/e2e/**/*.ts', 30), ...listFiles('tests/e2e/**/*.test.ts', 90)].map(
  (path) => ({ file: path.replace('tests/e2e/', ''), text: readFileSync(path, 'utf8') }),
)
const journeys = sources.filter(({ file }) => file.endsWith('.test.ts'))

/** Each match with its file. */
const matchesIn = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('names speak of the member or the user', () => {
  expect(
    matchesIn(journeys, /\btest(?:\.\w+)?\(\s*(['"`])(?:(?!\1).)*\b(?:she|hers?|herself)\b.*/gi),
  ).toEqual([])
})

test('the fields of signing in are found by their labels, by tests/e2e/helpers/fields.ts', () => {
  const byName =
    /locator\('[^']*(?:\[name=(?:code|newPassword|oldPassword|agreePrivacyPolicy)\]|\[type=submit\])[^']*'\)/g
  expect(matchesIn(journeys, byName)).toEqual([])
})
