// Tests limits of numbers, lists and strings: the comparison finds a value that only one version allows, in requests
// and in responses.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMultiple, modelOf, type Document, type Schema } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const succeeds = { 204: { description: 'Done.' } }

const contractOf = (part: 'request' | 'answer', value: Schema): Document => {
  const schema = { type: 'object', required: ['a'], properties: { a: value } }
  const body = { requestBody: { required: true, ...json(schema) }, responses: succeeds }
  const operation =
    part === 'request' ? body : { responses: { 200: { description: 'It.', ...json(schema) } } }
  return { openapi: '3.1.0', paths: { '/things': { post: operation } } }
}

const verdictOf = (part: 'request' | 'answer', before: Schema, after: Schema) => {
  const findings = findingsBetween(modelOf(contractOf(part, before)), modelOf(contractOf(part, after)))
  const verdicts = findings.map(({ verdict }) => verdict)
  return (
    ['broken', 'affected', 'safe'].find((verdict) => verdicts.some((candidate) => candidate === verdict)) ??
    'same'
  )
}

const numbers = { type: 'array', items: { type: 'integer' } }

const narrower: [rule: string, before: Schema, after: Schema][] = [
  ['an integer from 1', { type: 'integer', minimum: 1 }, { type: 'number', minimum: 1.5 }],
  ['an integer below 10', { type: 'integer', exclusiveMaximum: 10 }, { type: 'number', maximum: 8.5 }],
  ['any integer', { type: 'integer' }, { type: 'number', multipleOf: 2 }],
  ['a number from 10', { type: 'number', minimum: 10 }, { type: 'integer', minimum: -3 }],
  ['a number above 99', { type: 'number', exclusiveMinimum: 99 }, { type: 'integer', exclusiveMinimum: 99 }],
  ['a multiple of 1.5', { type: 'number', minimum: 99, multipleOf: 1.5 }, { type: 'integer', minimum: 99 }],
  ['a multiple of 0.1', { type: 'number', multipleOf: 0.1 }, { type: 'number', multipleOf: 0.2 }],
  [
    'an even number from 2.5',
    { type: 'integer', minimum: 2.5, multipleOf: 2 },
    { type: 'integer', minimum: 10 },
  ],
  ['an int64', { type: 'integer', format: 'int64' }, { type: 'integer', format: 'int32' }],
  ['different entries', { ...numbers, uniqueItems: true }, { ...numbers, uniqueItems: true, maxItems: 10 }],
  [
    'different strings',
    { type: 'array', uniqueItems: true, minItems: 10, items: { type: 'string' } },
    { type: 'array', uniqueItems: true, minItems: 10, items: { type: 'integer' } },
  ],
  [
    '5,000 entries',
    { ...numbers, minItems: 5000 },
    { ...numbers, minItems: 5000, items: { type: 'boolean' } },
  ],
]

test.each(narrower)('a change of %s that invalidates requests is reported as broken', (_, before, after) => {
  expect(verdictOf('request', before, after)).toBe('broken')
})

test.each(narrower)('a change of %s that allows more response values is not safe', (_, before, after) => {
  expect(['broken', 'affected']).toContain(verdictOf('answer', after, before))
})

test('changing multipleOf from 0.1 to 0.01 is safe in a request', () => {
  const [before, after] = [0.1, 0.01].map((multipleOf): Schema => ({ type: 'number', multipleOf }))
  expect(verdictOf('request', before ?? {}, after ?? {})).toBe('safe')
})

const limits = fc.constantFrom(-7.5, -3, -1, -0.5, 0, 0.25, 1, 1.5, 2, 4.75, 5, 10, 10.01, 100)
const schemas = fc.record(
  {
    type: fc.constantFrom('integer', 'number'),
    minimum: limits,
    maximum: limits,
    exclusiveMinimum: limits,
    exclusiveMaximum: limits,
    multipleOf: fc.constantFrom(0.01, 0.1, 0.5, 1, 1.5, 2, 3, 10),
  },
  { requiredKeys: ['type'] },
)
type Numeric = typeof schemas extends fc.Arbitrary<infer Of> ? Of : never

const isValid = (schema: Numeric, value: number) =>
  (schema.type === 'number' || Number.isInteger(value)) &&
  value >= (schema.minimum ?? value) &&
  value <= (schema.maximum ?? value) &&
  value > (schema.exclusiveMinimum ?? value - 1) &&
  value < (schema.exclusiveMaximum ?? value + 1) &&
  isMultiple(value, schema.multipleOf ?? 0)

/** Test values: multiples of each `multipleOf` within the limits, and values between them. */
const values = Array.from({ length: 2400 }, (_, index) => (index - 400) / 20).concat(
  Array.from({ length: 60 }, (_, index) => (index - 30) / 100 + 0.005),
)

/**
 * True if the verdicts match the test values. If only the old schema allows a value, requests must be broken. If only
 * the new schema allows a value, responses must be broken or affected.
 */
function isEvaluated(before: Numeric, after: Numeric) {
  const isOnlyIn = (schema: Numeric, other: Numeric) =>
    values.some((value) => isValid(schema, value) && !isValid(other, value))
  if (isOnlyIn(before, after) && verdictOf('request', before, after) !== 'broken') return false
  return !isOnlyIn(after, before) || ['broken', 'affected'].includes(verdictOf('answer', before, after))
}

test('a change of generated limits is reported if requests can no longer contain a number, or responses can contain a new one', () => {
  const isPossible = (schema: Numeric) => values.some((value) => isValid(schema, value))
  const possible = fc.sample(schemas, { seed: 1, numRuns: 400 }).filter(isPossible).slice(0, 40)
  expect(possible).toHaveLength(40)
  const isMisjudged = (schema: Numeric, index: number) => !isEvaluated(schema, possible[index - 1] ?? schema)
  expect(possible.filter(isMisjudged)).toEqual([])
})
