// Tests the canonical text of regular expressions: `^\d{1,}$` and `^[0-9]+$` have the same text, because they match the
// same strings.
import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPattern } from './pattern.ts'

const r = String.raw
test.each([
  [r`^\d+$`, '^[0-9]+$'],
  [r`^\w{1,}$`, '^[a-zA-Z0-9_]+$'],
  [r`^[\d]{3,3}$`, '^[0-9]{3}$'],
  ['^[ba]$', '^[ab]$'],
  [r`^a\-b$`, '^a-b$'],
  [r`^\D*$`, '^[^0-9]{0,}$'],
  ['^[x]{0,1}$', '^x?$'],
])('%s and %s have the same canonical text', (pattern, other) => {
  expect(canonicalPattern(pattern)).toBe(canonicalPattern(other))
})

test.each([
  [r`^\d+$`, '^[0-8]+$'],
  [r`^\w+$`, '^[a-z0-9_]+$'],
  ['^a.b$', r`^a\.b$`],
  ['^[.]$', '^.$'],
  [r`^[\]]$`, '^[]]$'],
  ['^a{2}$', '^a{3}$'],
  ['^[^a]$', '^[a]$'],
  [r`^\bx$`, '^bx$'],
])('%s and %s have different canonical texts', (pattern, other) => {
  expect(canonicalPattern(pattern)).not.toBe(canonicalPattern(other))
})

test('the canonical form of a pattern matches the same strings as the pattern', () => {
  const atom = constantFrom(
    'a',
    r`\d`,
    r`\w`,
    '[ab]',
    r`[\d_]`,
    '[^a]',
    r`\-`,
    r`\.`,
    '.',
    r`[\w-]`,
    r`\/`,
    '[x]',
  )
  const quantifier = constantFrom('', '*', '+', '?', '{1}', '{0,}', '{1,}', '{0,1}', '{2,2}')
  const pattern = array(tuple(atom, quantifier), { minLength: 1, maxLength: 4 }).map(
    (list) => `^${list.flat().join('')}$`,
  )
  const text = array(constantFrom('a', 'b', 'x', '1', '_', '-', '.', '/', ' ', 'é'), { maxLength: 6 })
  assert(
    property(pattern, text, (source, characters) => {
      const sample = characters.join('')
      expect(new RegExp(canonicalPattern(source), 'u').test(sample)).toBe(new RegExp(source).test(sample))
    }),
    { numRuns: 2000 },
  )
})
