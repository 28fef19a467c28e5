// Tests that contracts with the same meaning are not reported as broken or affected, and that a similar change that
// alters the meaning is reported.
import { expect, test } from 'vitest'
import { modelOf, type Document, type Schema } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** Creates a contract with an operation whose request and response have the given schema. */
const withSchema = (schema: Schema, schemas: Schema = {}): Document => ({
  openapi: '3.1.0',
  paths: {
    '/things': {
      post: {
        operationId: 'sendThing',
        requestBody: { required: true, ...json(schema) },
        responses: { 200: { description: 'The thing.', ...json(schema) } },
      },
    },
  },
  components: { schemas },
})

/** Creates a contract with the given operation. */
const withOperation = (operation: Schema, path = '/things', openapi = '3.1.0'): Document => ({
  openapi,
  paths: {
    [path]: { get: { operationId: 'getThings', responses: { 204: { description: 'None.' } }, ...operation } },
  },
})

const verdictsOf = (before: Document, after: Document) => {
  const findings = findingsBetween(modelOf(before), modelOf(after), '2026-12-01')
  return [...new Set(findings.map(({ verdict }) => verdict))]
}

const text = { type: 'string' }
const fields = { type: 'object', properties: { a: text, b: { type: 'integer' } }, required: ['a'] }
const cat = { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } }
const dog = { type: 'object', properties: { kind: { const: 'dog' } } }
const pets = { Cat: cat, Dog: dog }
const choice = { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }

const equalSchemas: { rule: string; schema: Schema; rewritten: Schema; schemas?: Schema }[] = [
  { rule: 'minLength 0', schema: text, rewritten: { ...text, minLength: 0 } },
  {
    rule: 'minItems 0',
    schema: { type: 'array', items: text },
    rewritten: { type: 'array', items: text, minItems: 0, uniqueItems: false },
  },
  { rule: 'items of any kind', schema: { type: 'array' }, rewritten: { type: 'array', items: {} } },
  { rule: 'additionalProperties true', schema: fields, rewritten: { ...fields, additionalProperties: {} } },
  { rule: 'a list of one type', schema: text, rewritten: { type: ['string'] } },
  {
    rule: 'a choice between types',
    schema: { type: ['string', 'integer'], maxLength: 9 },
    rewritten: { anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 9 }] },
  },
  {
    rule: 'an open and a closed range',
    schema: { type: 'integer', minimum: 1 },
    rewritten: { type: 'integer', exclusiveMinimum: 0 },
  },
  {
    rule: 'a divided allOf',
    schema: fields,
    rewritten: {
      allOf: [
        { type: 'object', properties: { a: text }, required: ['a'] },
        { properties: { b: { type: 'integer' } } },
      ],
    },
  },
  {
    rule: 'an allOf of a component',
    schema: fields,
    rewritten: { allOf: [{ $ref: '#/components/schemas/Part' }, { properties: { b: { type: 'integer' } } }] },
    schemas: { Part: { type: 'object', properties: { a: text }, required: ['a'] } },
  },
  {
    rule: 'a reordered allOf',
    schema: { allOf: [text, { maxLength: 5 }, { minLength: 2 }] },
    rewritten: { allOf: [{ minLength: 2 }, { maxLength: 5 }, text] },
  },
  {
    rule: 'a discriminator with its implied mapping',
    schemas: pets,
    schema: { ...choice, discriminator: { propertyName: 'kind' } },
    rewritten: {
      ...choice,
      discriminator: { propertyName: 'kind', mapping: { Cat: '#/components/schemas/Cat', Dog: 'Dog' } },
    },
  },
  {
    rule: 'a shorthand in a pattern',
    schema: { ...text, pattern: '^[0-9]+$' },
    rewritten: { ...text, pattern: String.raw`^\d{1,}$` },
  },
  { rule: 'an unknown format', schema: text, rewritten: { ...text, format: 'color-name' } },
  { rule: 'an extension', schema: text, rewritten: { ...text, 'x-label': 'Name' } },
]

test.each(equalSchemas)(
  '$rule is reported as `rewritten`, and so is the reverse change',
  ({ schema, rewritten, schemas }) => {
    const [before, after] = [withSchema(schema, schemas), withSchema(rewritten, schemas)]
    expect(verdictsOf(before, after)).toEqual(['safe'])
    expect(verdictsOf(after, before)).toEqual(['safe'])
  },
)

const narrowed: { rule: string; schema: Schema; changed: Schema }[] = [
  { rule: 'minLength 1', schema: text, changed: { ...text, minLength: 1 } },
  { rule: 'additionalProperties false', schema: fields, changed: { ...fields, additionalProperties: false } },
  {
    rule: 'a narrower closed range',
    schema: { type: 'integer', minimum: 1 },
    changed: { type: 'integer', exclusiveMinimum: 1 },
  },
  {
    rule: 'an allOf with another required property',
    schema: fields,
    changed: { allOf: [fields, { required: ['b'] }] },
  },
  {
    rule: 'an allOf with a shorter text',
    schema: { allOf: [text, { maxLength: 5 }] },
    changed: { allOf: [text, { maxLength: 5 }, { maxLength: 4 }] },
  },
  {
    rule: 'a choice between fewer types',
    schema: { type: ['string', 'integer'] },
    changed: { anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] },
  },
  {
    rule: 'an allOf that forbids a property',
    schema: { allOf: [fields, { properties: { b: true } }] },
    changed: { allOf: [fields, { properties: { b: false } }] },
  },
  { rule: 'an allOf with false', schema: { allOf: [fields] }, changed: { allOf: [fields, false] } },
  {
    rule: 'another pattern',
    schema: { ...text, pattern: String.raw`^\d+$` },
    changed: { ...text, pattern: '^[0-8]+$' },
  },
]

test.each(narrowed)('$rule breaks requests', ({ schema, changed }) => {
  expect(verdictsOf(withSchema(schema), withSchema(changed))).toContain('broken')
})

const query = (schema: Schema, rest: Schema = {}) => ({
  parameters: [{ name: 'q', in: 'query', schema, ...rest }],
})
const header = (name: string) => ({
  responses: { 204: { description: 'None.', headers: { [name]: { schema: text } } } },
})
const typed = (type: string) => ({
  responses: { 200: { description: 'All.', content: { [type]: { schema: text } } } },
})

const equalOperations: { rule: string; operation: Schema; rewritten: Schema }[] = [
  {
    rule: 'a style at its default',
    operation: query(text),
    rewritten: query(text, { style: 'form', explode: true }),
  },
  { rule: 'a number that is sent as text', operation: query({ type: 'number' }), rewritten: query(text) },
  {
    rule: 'a list in place of a single value',
    operation: query({ type: 'number' }),
    rewritten: query({ type: 'array', items: { type: 'number' } }),
  },
  {
    rule: 'an object that is sent as parameters',
    operation: query({ type: 'object', properties: { a: text } }),
    rewritten: { parameters: [{ name: 'a', in: 'query', schema: text }] },
  },
  { rule: 'a header name in another case', operation: header('X-Rate'), rewritten: header('x-rate') },
  {
    rule: 'a media type with its charset',
    operation: typed('application/json'),
    rewritten: typed('application/JSON; charset=utf-8'),
  },
  {
    rule: 'a header parameter that OpenAPI ignores',
    operation: {},
    rewritten: { parameters: [{ name: 'Authorization', in: 'header', required: true, schema: text }] },
  },
  {
    rule: 'a range of statuses',
    operation: { responses: { '4xx': { description: 'No.' } } },
    rewritten: { responses: { '4XX': { description: 'No.' } } },
  },
]

test.each(equalOperations)('$rule is safe', ({ operation, rewritten }) => {
  expect(verdictsOf(withOperation(operation), withOperation(rewritten))).toEqual(['safe'])
})

test('a request parameter may change from number to string, but not from string to number', () => {
  expect(verdictsOf(withOperation(query(text)), withOperation(query({ type: 'number' })))).toEqual(['broken'])
})

test('a media type may change to a range that contains it, such as `image/*`, but not the reverse', () => {
  const withBody = (type: string) =>
    withOperation({ requestBody: { required: true, content: { [type]: { schema: text } } } })
  expect(verdictsOf(withBody('image/png'), withBody('image/*'))).toEqual(['safe'])
  expect(verdictsOf(withBody('image/*'), withBody('image/png'))).toContain('broken')
})

test('a part of the path may move into the server URL', () => {
  const before = { ...withOperation({}, '/v1/things'), servers: [{ url: 'https://shop.example' }] }
  const after = { ...withOperation({}), servers: [{ url: 'https://shop.example/v1' }] }
  expect(verdictsOf(before, after)).toEqual(['safe'])
  expect(verdictsOf(before, { ...after, servers: [{ url: 'https://shop.example/v2' }] })).toContain('broken')
})

test('an operation may be removed after its sunset date', () => {
  const before = withOperation({ 'x-sunset': '2026-11-30' })
  expect(verdictsOf(before, { openapi: '3.1.0', paths: {} })).toEqual(['safe'])
  const later = withOperation({ 'x-sunset': '2026-12-31' })
  expect(verdictsOf(later, { openapi: '3.1.0', paths: {} })).toEqual(['broken'])
})

test('the OpenAPI 3.2 fields `additionalOperations` and `itemSchema` are compared', () => {
  const copy = { operationId: 'copyThing', responses: { 204: { description: 'Done.' } } }
  const withCopy = (additionalOperations: Schema): Document => ({
    openapi: '3.2.0',
    paths: { '/things': { additionalOperations } },
  })
  expect(verdictsOf(withCopy({ COPY: copy }), withCopy({}))).toEqual(['broken'])
  const lines = (itemSchema: Schema) =>
    withOperation(
      { requestBody: { required: true, content: { 'application/jsonl': { itemSchema } } } },
      '/things',
      '3.2.0',
    )
  expect(verdictsOf(lines(fields), lines({ ...fields, required: ['a', 'b'] }))).toContain('broken')
})
