// Tests changes that occurred between releases of large public APIs: each harmless change is tested together with a
// similar harmful change.
import { expect, test } from 'vitest'
import { modelOf, type Document, type Schema } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'

const operationOf = (members: Schema): Document => ({
  openapi: '3.1.0',
  paths: {
    '/notes': { post: { operationId: 'sendNote', responses: { 204: { description: 'Done.' } }, ...members } },
  },
})

const bodyOf = (schema: Schema, type = 'application/json', members: Schema = {}) => ({
  content: { [type]: { schema, ...members } },
})

const requestOf = (schema: Schema) => operationOf({ requestBody: { required: true, ...bodyOf(schema) } })
const responseOf = (schema: Schema) =>
  operationOf({ responses: { 200: { description: 'The note.', ...bodyOf(schema) } } })

const formOf = (properties: Schema, encoding: Schema) =>
  operationOf({
    requestBody: bodyOf({ type: 'object', properties }, 'application/x-www-form-urlencoded', { encoding }),
  })

const objectOf = (properties: Schema, members: Schema = {}) => ({ type: 'object', properties, ...members })

const reportsBetween = (before: Document, after: Document) =>
  findingsBetween(modelOf(before), modelOf(after), '2026-12-01').map(
    ({ kind, verdict }) => `${kind} ${verdict}`,
  )

const text = { type: 'string' }
const short = { type: 'string', maxLength: 50 }
const whole = { type: 'integer' }

type Case = { title: string; before: Document; after: Document; reports: string[] }

const cases: Case[] = [
  {
    title: 'an encoding of an added property is only reported with the property',
    before: formOf({ a: text }, { a: { explode: false } }),
    after: formOf(
      { a: text, tags: { type: 'array', items: text } },
      { a: { explode: false }, tags: { explode: true } },
    ),
    reports: ['added safe'],
  },
  {
    title: 'a changed encoding of an existing property is affected',
    before: formOf({ tags: { type: 'array', items: text } }, { tags: { explode: false } }),
    after: formOf({ tags: { type: 'array', items: text } }, { tags: { explode: true } }),
    reports: ['mark affected'],
  },
  {
    title: 'a branch of a request whose values were allowed before is safe',
    before: requestOf(objectOf({ name: short })),
    after: requestOf(objectOf({ name: { anyOf: [short, { type: 'string', enum: [''] }] } })),
    reports: ['branch safe'],
  },
  {
    title: 'a branch of a response with a value that was not allowed before is broken',
    before: responseOf(objectOf({ name: short })),
    after: responseOf(objectOf({ name: { anyOf: [short, { type: 'integer', enum: [7] }] } })),
    reports: ['branch broken'],
  },
  {
    title: 'a default that the schema does not allow is ignored',
    before: requestOf(objectOf({ at: { type: 'string', default: {} } })),
    after: requestOf(objectOf({ at: text })),
    reports: ['default safe'],
  },
  {
    title: 'a default of a request that the schema allows is affected',
    before: requestOf(objectOf({ at: { type: 'string', default: 'now' } })),
    after: requestOf(objectOf({ at: text })),
    reports: ['default affected'],
  },
  {
    title: 'a default that is written as a value of the right type is safe',
    before: requestOf(objectOf({ latest: { type: 'string', default: true } })),
    after: requestOf(objectOf({ latest: { type: 'string', default: 'true' } })),
    reports: ['default safe'],
  },
  {
    title: 'a first default of a response is safe',
    before: responseOf(objectOf({ size: whole })),
    after: responseOf(objectOf({ size: { ...whole, default: 1 } })),
    reports: ['default safe'],
  },
  {
    title: 'a changed default of a response is affected',
    before: responseOf(objectOf({ size: { ...whole, default: 2 } })),
    after: responseOf(objectOf({ size: { ...whole, default: 1 } })),
    reports: ['default affected'],
  },
  {
    title: 'int64 as the format of an integer is safe',
    before: requestOf(objectOf({ id: whole })),
    after: requestOf(objectOf({ id: { ...whole, format: 'int64' } })),
    reports: ['limit safe'],
  },
  {
    title: 'int32 as the format of an integer of a request is broken',
    before: requestOf(objectOf({ id: whole })),
    after: requestOf(objectOf({ id: { ...whole, format: 'int32' } })),
    reports: ['limit broken'],
  },
  {
    title: 'a removed limit without effect in a request is written differently',
    before: requestOf(objectOf({ size: { ...whole, maxLength: 9 } })),
    after: requestOf(objectOf({ size: whole })),
    reports: ['rewritten safe'],
  },
  {
    title: 'a removed enum value of another type in a response is written differently',
    before: responseOf(objectOf({ state: { ...text, enum: ['on', 3] } })),
    after: responseOf(objectOf({ state: { ...text, enum: ['on'] } })),
    reports: ['rewritten safe'],
  },
  {
    title: 'a branch of a response is not broken by a property that it does not have',
    before: responseOf(objectOf({ issue: objectOf({ id: whole }) })),
    after: responseOf({
      oneOf: [objectOf({ issue: objectOf({ id: whole }) }), objectOf({ fork: text }, { required: ['fork'] })],
    }),
    reports: ['branch affected'],
  },
  {
    title: 'a branch of a response is broken by a property of another type',
    before: responseOf(objectOf({ issue: objectOf({ id: whole }) })),
    after: responseOf({
      oneOf: [
        objectOf({ issue: objectOf({ id: whole }) }),
        objectOf({ issue: text }, { required: ['issue'] }),
      ],
    }),
    reports: ['branch broken'],
  },
]

test.each(cases)('$title', ({ before, after, reports }) => {
  expect(reportsBetween(before, after)).toEqual(reports)
})

test('the sentence about a changed default names the types if both values have the same text, such as the number 1 and the string "1"', () => {
  const [before, after] = [true, 'true'].map((preset) =>
    requestOf(objectOf({ latest: { type: 'string', default: preset } })),
  )
  const findings = before && after ? findingsBetween(modelOf(before), modelOf(after), '2026-12-01') : []
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    'sendNote request.latest: the default is `"true"`, was `true`.',
  ])
})

test('if a response allows no value after its type changed, the change affects callers', () => {
  const petsOf = (kind: Schema): Document => ({
    ...responseOf({
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind' },
    }),
    components: {
      schemas: {
        Cat: objectOf({ kind, lives: whole }, { required: ['kind'] }),
        Dog: objectOf({ kind, walks: whole }, { required: ['kind'] }),
      },
    },
  })
  const reports = reportsBetween(petsOf(text), petsOf({ type: 'boolean' }))
  expect(reports.length).toBeGreaterThan(0)
  expect(reports.filter((report) => report.endsWith(' safe'))).toEqual([])
  const sizeOf = (type: string) => responseOf(objectOf({ size: { type } }))
  expect(reportsBetween(sizeOf('number'), sizeOf('integer'))).toEqual(['type safe'])
})
