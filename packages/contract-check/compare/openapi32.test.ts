// Tests fields that OpenAPI 3.2 added, and schemas or operations that a comparison could mistake for each other, such
// as a webhook and an operation with the same id.
import { expect, test } from 'vitest'
import { modelOf, readModel, type Document, type JsonObject } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'
import { json } from '../samples/shop.ts'

const text = { type: 'string' }
const number = { type: 'integer' }
const done = { 204: { description: 'Done.' } }

const withOperation = (operation: JsonObject, components: JsonObject = {}): Document => ({
  openapi: '3.2.0',
  paths: { '/things': { post: { operationId: 'sendThing', responses: done, ...operation } } },
  components,
})
const receiving = (schema: JsonObject) =>
  withOperation({ requestBody: { required: true, content: json(schema) } })
const inContent = (content: JsonObject, components: JsonObject = {}) =>
  withOperation({ requestBody: { required: true, content } }, components)

const worstOf = (before: Document, after: Document) => {
  const verdicts = findingsBetween(modelOf(before), modelOf(after)).map(({ verdict }) => verdict)
  return ['broken', 'affected', 'safe'].find((verdict) => verdicts.some((candidate) => candidate === verdict))
}

const events = (data: JsonObject) =>
  inContent(
    { 'text/event-stream': { $ref: '#/components/mediaTypes/Events' } },
    { mediaTypes: { Events: { $ref: '#/components/mediaTypes/All' }, All: { itemSchema: data } } },
  )
const queryString = (properties: JsonObject, type = 'application/x-www-form-urlencoded') =>
  withOperation({
    parameters: [
      { in: 'querystring', name: 'all', content: { [type]: { schema: { type: 'object', properties } } } },
    ],
  })
const query = (properties: JsonObject) =>
  withOperation({
    parameters: Object.entries(properties).map(([name, schema]) => ({ in: 'query', name, schema })),
  })
const withXml = (type: string, xml: JsonObject) => inContent({ [type]: { schema: { ...text, xml } } })
const bodies = { 'text/plain': { schema: text }, 'image/png': { schema: text } }
const withBodies = (required: boolean) => withOperation({ requestBody: { required, content: bodies } })
const tuple = (keywords: JsonObject) =>
  receiving({ type: 'array', prefixItems: [text], unevaluatedItems: false, ...keywords })
const property = (a: unknown) => receiving({ type: 'object', properties: { a } })

const changes: [change: string, verdict: string, versions: [Document, Document]][] = [
  ['a changed entry type of a referenced media type', 'broken', [events(text), events(number)]],
  [
    'a querystring parameter with fewer values',
    'broken',
    [queryString({ a: text }), queryString({ a: number })],
  ],
  ['a querystring parameter as query parameters', 'safe', [queryString({ a: text }), query({ a: text })]],
  ['a first optional querystring parameter', 'safe', [withOperation({}), queryString({ a: text })]],
  [
    'a changed type of a querystring as JSON',
    'broken',
    [queryString({ a: text }, 'application/json'), queryString({ a: number }, 'application/json')],
  ],
  [
    'a changed XML element',
    'affected',
    [withXml('application/xml', { name: 'a' }), withXml('application/xml', { name: 'b' })],
  ],
  [
    'a changed XML element that only JSON messages contain',
    'safe',
    [withXml('application/json', { nodeType: 'text' }), withXml('application/json', { nodeType: 'cdata' })],
  ],
  ['a required body of several types', 'affected', [withBodies(false), withBodies(true)]],
  ['a property that is forbidden', 'broken', [property(text), property(false)]],
  ['a property that is no longer forbidden', 'safe', [property(false), property(text)]],
  ['items without unevaluatedItems next to them', 'broken', [tuple({ items: {} }), tuple({})]],
  [
    'items of allOf under unevaluatedItems',
    'broken',
    [tuple({ allOf: [{ items: true }] }), tuple({ allOf: [{ minItems: 0 }] })],
  ],
  [
    'items of any type without unevaluatedItems',
    'safe',
    [receiving({ type: 'array', items: {} }), receiving({ type: 'array' })],
  ],
]

test.each(changes)('%s is %s', (_, verdict, [before, after]) => {
  expect(worstOf(before, after)).toBe(verdict)
})

test('a reference that starts with the URL in `$self` resolves to the contract', () => {
  const contract = (type: string) =>
    JSON.stringify({
      ...receiving({ $ref: 'api.yaml#/components/schemas/Thing' }),
      $self: 'https://example.com/v1/api.yaml',
      components: { schemas: { Thing: { type } } },
    })
  const sentences = findingsBetween(readModel(contract('string')), readModel(contract('integer')))
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['broken'])
})

test('a webhook is not compared with an operation that has the same path, method and id', () => {
  const item = { post: { operationId: 'sent', requestBody: { content: json(text) }, responses: done } }
  const before: Document = { openapi: '3.2.0', paths: { '/sent': item } }
  const after: Document = { openapi: '3.2.0', paths: {}, webhooks: { '/sent': item } }
  const kindsOf = (oldVersion: Document, newVersion: Document) =>
    findingsBetween(modelOf(oldVersion), modelOf(newVersion)).map(({ kind, verdict }) => `${kind} ${verdict}`)
  expect(kindsOf(before, after)).toEqual(['gone broken', 'new safe'])
  expect(kindsOf(after, before)).toEqual(['gone affected', 'new safe'])
})
