// Tests that JSON with a duplicate property name is rejected.
import { expect, test } from 'vitest'
import { parseJson } from './strictJson.ts'

test.each([
  '{}',
  '[]',
  'null',
  '"a"',
  '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
  '{"a" : "\\"b\\":", "b":":", "c":["\\\\",":"]}',
  '["a",":"]',
  '{"\\u0061":1,"b":2}',
  '{"__proto__":1,"constructor":2,"":3}',
  ' { "a" :\n"x:y" } ',
])('parseJson(%s) returns the same value as JSON.parse', (text) => {
  expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)))
})

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"a":[],"c":1,"a":{}}}]',
  '{"a":{"x":1},"a":2}',
  '{"__proto__":1,"__proto__":2}',
])('parseJson rejects the duplicate property name in %s', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})

test.each(['', '{', '{a:1}', "{'a':1}", '{"a":1,}', 'NaN', '1e', '"\n"'])('parseJson rejects %j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})

test('parseJson takes linear time for 64 KiB of unusual input', () => {
  const size = 65_536
  const texts = [
    '"'.repeat(size),
    `"${' '.repeat(size)}`,
    `["a"${' '.repeat(size)}]`,
    '"a" '.repeat(size / 4),
    '\\"'.repeat(size / 2),
    '['.repeat(size / 2) + ']'.repeat(size / 2),
  ]
  const started = performance.now()
  const outcomes = texts.map(outcomeOf)
  expect(performance.now() - started).toBeLessThan(500)
  // Deeply nested lists may overflow the stack; callers treat any error as invalid JSON.
  expect(outcomes.filter((outcome) => !['read', 'SyntaxError', 'RangeError'].includes(outcome))).toEqual([])
})

function outcomeOf(text: string): string {
  try {
    parseJson(text)
    return 'read'
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown'
  }
}
