// Tests the comparison with contracts whose structure differs from the hub’s contract: each change gives one finding
// with its verdict, and changes without an effect on the meaning are reported as `rewritten`.
import { expect, test } from 'vitest'
import { listOf, modelOf, objectOf, overdueIn, type Document, type JsonObject } from '@members-hub/openapi'
import { contract, json, listAt, objectAt } from '../samples/shop.ts'
import { findingsBetween } from '../findings.ts'

type Edit = (document: Document) => unknown

const findingsAfter = (edit: Edit, begin: Edit = () => {}) => {
  const before = contract()
  begin(before)
  const after = structuredClone(before)
  edit(after)
  return findingsBetween(modelOf(before), modelOf(after)).map(
    ({ verdict, sentence }) => `${verdict}: ${sentence}`,
  )
}
const item = (document: Document, ...place: string[]) =>
  objectAt(document, 'components', 'schemas', 'Item', ...place)
const operation = (document: Document, path: string, ...place: string[]) =>
  objectAt(document, 'paths', path, ...place)
const getItem = (document: Document) => operation(document, '/items/{id}', 'get')
const asOld = (document: Document) => (document.openapi = '3.0.3')

const cases: [what: string, edit: Edit, says: string[]][] = [
  [
    'a first optional parameter',
    (d) => (getItem(d).parameters = [{ in: 'query', name: 'full', schema: { type: 'boolean' } }]),
    ['safe: getItem full was added.'],
  ],
  [
    'a first required parameter',
    (d) =>
      (getItem(d).parameters = [{ in: 'query', name: 'full', required: true, schema: { type: 'boolean' } }]),
    ['broken: getItem full was added and is required.'],
  ],
  [
    'a parameter without a schema',
    (d) => (getItem(d).parameters = [{ in: 'header', name: 'Trace', content: { 'text/plain': {} } }]),
    ['safe: getItem Trace was added.'],
  ],
  [
    'a changed path',
    (d) => rename(d, '/pictures', '/photos'),
    ['broken: sendPicture moved from `/pictures` to `/photos`.'],
  ],
  [
    'a form field that becomes required',
    (d) => listAt(form(d), 'required').push('words'),
    ['broken: sendPicture request.words is now required.'],
  ],
  [
    'a changed media type of a body',
    (d) =>
      renameIn(
        operation(d, '/pictures', 'post', 'requestBody', 'content'),
        'multipart/form-data',
        'application/json',
      ),
    ['broken: sendPicture accepts `application/json`, previously `multipart/form-data`.'],
  ],
  [
    'an added encoding of a form field',
    (d) =>
      (operation(d, '/pictures', 'post', 'requestBody', 'content', 'multipart/form-data').encoding = {
        file: { contentType: 'image/png' },
      }),
    ['affected: sendPicture: encoding was added.'],
  ],
  [
    'a changed type of a plain-text response',
    (d) =>
      (operation(d, '/pictures', 'post', 'responses', '201', 'content', 'text/plain', 'schema').type =
        'integer'),
    ['broken: sendPicture answer 201: the type is `integer`, was `string`.'],
  ],
  [
    'a first required body',
    (d) =>
      (operation(d, '/items/{id}', 'delete').requestBody = {
        required: true,
        content: json({ type: 'object' }),
      }),
    ['broken: dropItem request was added and is required.'],
  ],
  [
    'a first optional body',
    (d) => (operation(d, '/items/{id}', 'delete').requestBody = { content: json({ type: 'object' }) }),
    ['safe: dropItem request was added.'],
  ],
  [
    'a removed success status',
    (d) => delete operation(d, '/items/{id}', 'delete', 'responses')[204],
    ['affected: dropItem no longer responds with HTTP 204.'],
  ],
  [
    'a removed error status',
    (d) => delete objectAt(getItem(d), 'responses')[404],
    ['affected: getItem no longer responds with HTTP 404.'],
  ],
  [
    'a replaced success status',
    (d) => renameIn(operation(d, '/orders', 'post', 'responses'), '201', '200'),
    ['affected: order no longer responds with HTTP 201.', 'broken: order may respond with HTTP 200.'],
  ],
  [
    'a changed format in a response',
    (d) => (item(d, 'properties', 'day').format = 'date-time'),
    ['broken: Item.day: format is `date-time`, was `date`.'],
  ],
  [
    'a changed type of a recursive schema',
    (d) => (item(d, 'properties', 'parts').items = { type: 'string' }),
    ['broken: Item.parts[]: the type is `string`, was `object`.'],
  ],
  [
    'a changed entry of a tuple',
    (d) => (listAt(item(d), 'properties', 'size', 'prefixItems')[1] = { type: 'string' }),
    [
      'broken: Item.size: prefixItems is `[{"type":"integer"},{"type":"string"}]`, was `[{"type":"integer"},{"type":"integer"}]`.',
    ],
  ],
  [
    'a changed host',
    (d) => (objectAt(d, 'servers', '0').url = 'https://shop.example.net/v1'),
    ['affected: servers is `https://shop.example.net/v1`, was `https://shop.example.com/v1`.'],
  ],
  [
    'an additional host',
    (d) => listAt(d, 'servers').push({ url: 'https://test.example.com' }),
    [
      'safe: servers is `https://shop.example.com/v1`, `https://test.example.com`, was `https://shop.example.com/v1`.',
    ],
  ],
  [
    'a changed location of a credential',
    (d) => (objectAt(d, 'components', 'securitySchemes', 'key').in = 'query'),
    ['broken: Operations without `security` can be called by `query X-Key`, previously by `header X-Key`.'],
  ],
  [
    'a deprecated operation with an end date',
    (d) =>
      Object.assign(getItem(d), {
        deprecated: true,
        'x-deprecated-since': '2026-11-01',
        'x-sunset': '2027-03-01',
      }),
    [
      'safe: getItem is deprecated.',
      'safe: getItem: x-deprecated-since changed; check if the meaning changed, too.',
      'safe: getItem will be removed on 2027-03-01.',
    ],
  ],
  ['a deprecated operation', (d) => (getItem(d).deprecated = true), ['safe: getItem is deprecated.']],
  [
    'a deprecated field',
    (d) => (item(d, 'properties', 'kind').deprecated = true),
    ['safe: Item.kind is deprecated.'],
  ],
  [
    'a removed field in a webhook',
    (d) => {
      const media = ['requestBody', 'content', 'application/json']
      const schema = objectAt(d, 'webhooks', 'soldOut', 'post', ...media, 'schema')
      delete objectAt(schema, 'properties').item
      schema.required = []
    },
    ['broken: webhook soldOut post request.item was removed.'],
  ],
  [
    'a removed webhook',
    (d) => delete objectAt(d, 'webhooks').soldOut,
    ['affected: webhook soldOut post was removed.'],
  ],
  [
    'a changed format in a callback',
    (d) => {
      const call = operation(d, '/orders', 'post', 'callbacks', 'sent', '{$request.body#/tell}', 'post')
      const media = ['requestBody', 'content', 'application/json']
      objectAt(call, ...media, 'schema', 'properties', 'day').format = 'date-time'
    },
    [
      'broken: order callbacks sent {$request.body#/tell} post request.day: format is `date-time`, was `date`.',
    ],
  ],
  [
    'a choice that changes from oneOf to anyOf',
    (d) => (item(d, 'properties').maker = { anyOf: [{ type: 'string' }, { maxLength: 3 }] }),
    ['affected: Item.maker: choice is `anyOf`, was `oneOf`.'],
  ],
  [
    'a removed pattern that JavaScript cannot parse',
    (d) => delete item(d, 'properties', 'id').pattern,
    ['affected: Item.id no longer has pattern; it was `(?i)^a++$`.'],
  ],
]

const begun: Record<string, Edit> = {
  'a removed pattern that JavaScript cannot parse': (d) =>
    (item(d, 'properties', 'id').pattern = '(?i)^a++$'),
  'a choice that changes from oneOf to anyOf': (d) =>
    (item(d, 'properties').maker = { oneOf: [{ type: 'string' }, { maxLength: 3 }] }),
}

test.each(cases)('the comparison reports %s', (title, edit, says) => {
  expect(findingsAfter(edit, begun[title])).toEqual(says)
})

const neutralEdits: [what: string, edit: Edit, begin?: Edit][] = [
  ['the order of an enum', (d) => (item(d, 'properties', 'kind').enum = ['book', 'toy'])],
  [
    'the order of keys',
    (d) =>
      (objectAt(d, 'components', 'schemas').Item = Object.fromEntries(Object.entries(item(d)).toReversed())),
  ],
  [
    'an allOf with a single schema',
    (d) => (item(d, 'properties').maker = { allOf: [{ $ref: '#/components/schemas/Maker' }] }),
  ],
  ['a renamed path parameter', (d) => rename(d, '/items/{id}', '/items/{key}')],
  ['an unused component', (d) => (objectAt(d, 'components', 'schemas').Unused = { type: 'string' })],
  ['a renamed component', (d) => rename(d, 'Maker', 'Brand')],
  [
    'a renamed security scheme',
    (d) => renameIn(objectAt(d, 'components', 'securitySchemes'), 'spare', 'basic'),
  ],
  [
    'a trailing slash of a server URL',
    (d) => (objectAt(d, 'servers', '0').url = 'https://shop.example.com/v1/'),
  ],
  [
    '`nullable` of 3.0 and the type of 3.1',
    (d) => {
      d.openapi = '3.1.0'
      item(d, 'properties').id = { type: ['string', 'null'] }
      item(d, 'properties').maker = { anyOf: [{ $ref: '#/components/schemas/Maker' }, { type: 'null' }] }
      delete item(d, 'properties').size
    },
    (d) => {
      asOld(d)
      item(d, 'properties', 'id').nullable = true
      item(d, 'properties').maker = { allOf: [{ $ref: '#/components/schemas/Maker' }], nullable: true }
      delete item(d, 'properties').size
    },
  ],
]

test.each(neutralEdits)('%s does not change the meaning of the contract', (_, edit, begin = () => {}) => {
  const before = contract()
  begin(before)
  const after = structuredClone(before)
  edit(after)
  const kinds = findingsBetween(modelOf(before), modelOf(after)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'rewritten' && kind !== 'unused')).toEqual([])
})

test('`nullable` next to a reference makes the reference nullable', () => {
  const edit = (d: Document) =>
    (item(d, 'properties').maker = { $ref: '#/components/schemas/Maker', nullable: true })
  expect(findingsAfter(edit, asOld)).toEqual(['broken: Item.maker may be null.'])
})

test('overdueIn reports an operation from its sunset date on', () => {
  const document = contract()
  Object.assign(getItem(document), { deprecated: true, 'x-sunset': '2027-03-01' })
  expect(overdueIn(modelOf(document), '2027-02-28')).toEqual([])
  expect(overdueIn(modelOf(document), '2027-03-01')).toEqual([
    'openapi.yaml:1: the sunset date 2027-03-01 of getItem has passed: remove the operation, or set a later date.',
  ])
})

function renameIn(node: JsonObject, from: string, to: string) {
  node[to] = node[from]
  delete node[from]
}

/** Renames a path or a component, and all references to it. */
function rename(document: Document, from: string, to: string) {
  if (from.startsWith('/')) {
    renameIn(objectAt(document, 'paths'), from, to)
    for (const parameter of listOf(operation(document, to).parameters)) objectOf(parameter).name = 'key'
    return
  }
  renameIn(objectAt(document, 'components', 'schemas'), from, to)
  item(document, 'properties').maker = { $ref: `#/components/schemas/${to}` }
}

const form = (document: Document) =>
  operation(document, '/pictures', 'post', 'requestBody', 'content', 'multipart/form-data', 'schema')
