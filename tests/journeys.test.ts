// How journeys are written: their names are plain English about the member or the user, and things are found as a member
// finds them.
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`tests/e2e/${file}`, 'utf8') }))
const journeys = sources.filter(({ file }) => file.endsWith('.test.ts'))

/** Each match with its file. */
const found = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('names speak of the member or the user', () => {
  expect(found(journeys, /\btest(?:\.\w+)?\(\s*(['"`])(?:(?!\1).)*\b(?:she|hers?|herself)\b.*/gi)).toEqual([])
})

test('the fields of signing in are found by their labels, by tests/e2e/helpers/fields.ts', () => {
  const byName =
    /locator\('[^']*(?:\[name=(?:code|newPassword|oldPassword|agreePrivacyPolicy)\]|\[type=submit\])[^']*'\)/g
  expect(found(journeys, byName)).toEqual([])
})
