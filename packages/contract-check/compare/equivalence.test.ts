// Tests that two schemas are treated as equal only if every value is valid under both or under neither, and that a
// change is reported if a value is valid under only one of them.
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelOf, nodeAt, type Document, type Schema } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'
import { sameness } from './same.ts'
import { openEquivalence } from './equivalence.ts'

const components: Schema = {
  Text: { type: 'string', maxLength: 2 },
  Alias: { $ref: '#/components/schemas/Text' },
  Either: { oneOf: [{ type: 'integer' }, { type: 'string', minLength: 1 }] },
  Node: { type: 'object', properties: { a: { $ref: '#/components/schemas/Node' } }, required: ['b'] },
}

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const contractOf = (schema: Schema): Document => ({
  openapi: '3.1.0',
  paths: {
    '/things': {
      post: {
        requestBody: {
          required: true,
          ...json({ type: 'object', required: ['a'], properties: { a: schema } }),
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: { schemas: components },
})

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('string', 'integer', 'number', 'null', 'boolean', 'array', 'object'),
        fc.uniqueArray(fc.constantFrom('string', 'integer', 'null', 'object'), { minLength: 1 }),
      ),
      minLength: fc.constantFrom(0, 1),
      maxLength: fc.constantFrom(1, 2),
      minimum: fc.constantFrom(0, 1),
      exclusiveMinimum: fc.constantFrom(0, 1),
      pattern: fc.constantFrom('^[0-9]*$', String.raw`^\d*$`, 'a'),
      minItems: fc.constantFrom(0, 1),
      required: fc.constantFrom([], ['a'], ['b']),
      enum: fc.constantFrom(['a', 'b'], ['a', null], [1, 'a'], [1, 2]),
    },
    { requiredKeys: [] },
  ),
  fc
    .constantFrom('Text', 'Alias', 'Either', 'Node')
    .map((name) => ({ $ref: `#/components/schemas/${name}` })),
)

const { schema: schemas } = fc.letrec<{ schema: Schema }>((tie) => {
  const list = fc.array(tie('schema'), { minLength: 1, maxLength: 3 })
  const inner = tie('schema')
  return {
    schema: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      { weight: 3, arbitrary: leaf },
      { weight: 2, arbitrary: list.map((allOf) => ({ allOf })) },
      { weight: 1, arbitrary: list.map((oneOf) => ({ oneOf })) },
      { weight: 2, arbitrary: list.map((anyOf) => ({ anyOf })) },
      { weight: 1, arbitrary: inner.map((not) => ({ not })) },
      { weight: 1, arbitrary: inner.map((items) => ({ type: 'array', items })) },
      {
        weight: 2,
        arbitrary: fc.record(
          {
            type: fc.constantFrom('object', ['object', 'null']),
            properties: fc.record({ a: inner, b: inner }, { requiredKeys: [] }),
            additionalProperties: fc.oneof(fc.boolean(), inner),
          },
          { requiredKeys: ['type'] },
        ),
      },
      { weight: 1, arbitrary: fc.tuple(leaf, list).map(([schema, anyOf]) => ({ ...schema, anyOf })) },
    ),
  }
})

/**
 * Generates a variant of a schema: an equivalent schema that is written differently, or a schema with a small change of
 * the meaning.
 */
const relatives = (schema: Schema): fc.Arbitrary<Schema> =>
  fc.oneof(
    fc.constantFrom<Schema>(
      { allOf: [schema, {}] },
      { anyOf: [schema, schema] },
      { anyOf: [schema, { type: 'null' }] },
      { oneOf: [{ anyOf: [schema, { type: 'boolean' }] }, { type: 'null' }] },
      { allOf: [schema, { type: ['string', 'null', 'object'] }] },
      { anyOf: [{ type: 'null' }, { anyOf: [{ type: 'boolean' }, schema] }] },
      { oneOf: [{ type: 'boolean' }, schema, { type: 'null' }] },
    ),
    leaf.map((further) => ({ allOf: [further, schema] })),
    leaf.map((further) => ({ ...schema, ...further })),
  )

const scalars = [null, true, 0, 1, 2, 0.5, -1, '', 'a', 'b', '1', '12', 'abc']
const values: unknown[] = [
  ...scalars,
  [],
  {},
  ...scalars.flatMap((value) => [[value], { a: value }, { b: value }, { c: value }, { a: value, b: 1 }]),
  [{}],
  { a: { b: 1 }, b: 1 },
  { a: {}, b: 'a' },
]

function validatorOf(schema: Schema) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })
  const validate = ajv.compile({ ...schema, components: { schemas: components } })
  return (value: unknown) => validate(value)
}

/** Generates pairs of schemas: some are derived from the same schema, others are unrelated. */
const pairs = schemas.chain((schema) =>
  fc.tuple(
    fc.oneof(fc.constant(schema), relatives(schema)),
    fc.oneof(relatives(schema), relatives(schema), schemas),
  ),
)

/** The schema of property `a` in a normalized contract. */
const schemaIn = (document: Document) =>
  nodeAt(document, [...bodyPlace, 'content', 'application/json', 'schema', 'properties', 'a'])
const bodyPlace = ['paths', '/things', 'post', 'requestBody']

/** True if the comparison treats the two schemas as equal. */
function areEquivalent(first: Schema, second: Schema) {
  const models = { before: modelOf(contractOf(first)), after: modelOf(contractOf(second)) }
  const [before, after] = [models.before.document, models.after.document]
  return openEquivalence(models, sameness(before, after))(schemaIn(before), schemaIn(after))
}

const seed = 20_261_129

test('schemas that the comparison treats as equal allow the same values', () => {
  let equivalent = 0
  fc.assert(
    fc.property(pairs, ([first, second]) => {
      if (!areEquivalent(first, second)) return
      if (JSON.stringify(first) !== JSON.stringify(second)) equivalent += 1
      const [isValid, isStillValid] = [validatorOf(first), validatorOf(second)]
      expect(values.filter((value) => isValid(value) !== isStillValid(value))).toEqual([])
    }),
    { seed, numRuns: 300 },
  )
  expect(equivalent).toBeGreaterThan(15)
})

/** Kinds of changes that have no effect on messages, such as a changed description. */
const silent = new Set(['rewritten', 'unused', 'prose'])

test('a change of a schema is reported if a value is valid under only one version', () => {
  fc.assert(
    fc.property(pairs, ([first, second]) => {
      const [isValid, isStillValid] = [validatorOf(first), validatorOf(second)]
      if (!values.some((value) => isValid(value) !== isStillValid(value))) return
      const findings = findingsBetween(modelOf(contractOf(first)), modelOf(contractOf(second)))
      expect(findings.filter(({ kind }) => !silent.has(kind))).not.toEqual([])
    }),
    { seed, numRuns: 40 },
  )
})
