// Compares contracts of other shapes than ours: what differs is told with its verdict, by one finding a cause, and nothing where two ways of
// writing mean the same.
import { expect, test } from 'vitest'
import { modelOf, overdueIn } from '@members-hub/openapi'
import { contract, json, type Node } from '../samples/shop.ts'
import { findingsBetween } from '../findings.ts'

const findingsAfter = (edit: (document: Node) => void, begin: (document: Node) => void = () => {}) => {
  const before = contract()
  begin(before)
  const after = structuredClone(before)
  edit(after)
  return findingsBetween(modelOf(before), modelOf(after)).map(
    ({ verdict, sentence }) => `${verdict}: ${sentence}`,
  )
}
const item = (document: Node): Node => document.components.schemas.Item
const getItem = (document: Node): Node => document.paths['/items/{id}'].get
const asOld = (document: Node) => (document.openapi = '3.0.3')

const cases: [what: string, edit: (document: Node) => void, says: string[]][] = [
  [
    'a first optional parameter',
    (d) => (getItem(d).parameters = [{ in: 'query', name: 'full', schema: { type: 'boolean' } }]),
    ['safe: getItem full is new.'],
  ],
  [
    'a first parameter that is needed',
    (d) =>
      (getItem(d).parameters = [{ in: 'query', name: 'full', required: true, schema: { type: 'boolean' } }]),
    ['broken: getItem full is new, and required.'],
  ],
  [
    'a parameter without a schema',
    (d) => (getItem(d).parameters = [{ in: 'header', name: 'Trace', content: { 'text/plain': {} } }]),
    ['safe: getItem Trace is new.'],
  ],
  [
    'another path',
    (d) => rename(d, '/pictures', '/photos'),
    ['broken: sendPicture moved from `/pictures` to `/photos`.'],
  ],
  [
    'a field of a form that is needed',
    (d) => form(d).required.push('words'),
    ['broken: sendPicture request.words is required now.'],
  ],
  [
    'a body as another type',
    (d) => renameIn(d.paths['/pictures'].post.requestBody.content, 'multipart/form-data', 'application/json'),
    ['broken: sendPicture takes `application/json`, before `multipart/form-data`.'],
  ],
  [
    'how a part of a form is written',
    (d) =>
      (d.paths['/pictures'].post.requestBody.content['multipart/form-data'].encoding = {
        file: { contentType: 'image/png' },
      }),
    ['affected: sendPicture: encoding is new.'],
  ],
  [
    'a text answered as something else',
    (d) => (d.paths['/pictures'].post.responses[201].content['text/plain'].schema.type = 'integer'),
    ['broken: sendPicture answer 201 is of the type `integer`, not `string`.'],
  ],
  [
    'a first body that is needed',
    (d) =>
      (d.paths['/items/{id}'].delete.requestBody = { required: true, content: json({ type: 'object' }) }),
    ['broken: dropItem request is new, and required.'],
  ],
  [
    'a first body',
    (d) => (d.paths['/items/{id}'].delete.requestBody = { content: json({ type: 'object' }) }),
    ['safe: dropItem request is new.'],
  ],
  [
    'one success less',
    (d) => delete d.paths['/items/{id}'].delete.responses[204],
    ['affected: dropItem is no longer answered with HTTP 204.'],
  ],
  [
    'a status that is documented no longer',
    (d) => delete getItem(d).responses[404],
    ['affected: getItem is no longer answered with HTTP 404.'],
  ],
  [
    'another success in the place of one',
    (d) => renameIn(d.paths['/orders'].post.responses, '201', '200'),
    ['affected: order is no longer answered with HTTP 201.', 'broken: order may be answered with HTTP 200.'],
  ],
  [
    'another format in an answer',
    (d) => (item(d).properties.day.format = 'date-time'),
    ['broken: Item.day: format is `date-time`, was `date`.'],
  ],
  [
    'what contains itself is something else',
    (d) => (item(d).properties.parts.items = { type: 'string' }),
    ['broken: Item.parts[] is of the type `string`, not `object`.'],
  ],
  [
    'an entry of a tuple',
    (d) => (item(d).properties.size.prefixItems[1] = { type: 'string' }),
    [
      'broken: Item.size: prefixItems is `[{"type":"integer"},{"type":"string"}]`, was `[{"type":"integer"},{"type":"integer"}]`.',
    ],
  ],
  [
    'another host',
    (d) => (d.servers[0].url = 'https://shop.example.net/v1'),
    ['affected: servers is `https://shop.example.net/v1`, was `https://shop.example.com/v1`.'],
  ],
  [
    'one more host',
    (d) => d.servers.push({ url: 'https://test.example.com' }),
    [
      'safe: servers is `https://shop.example.com/v1`, `https://test.example.com`, was `https://shop.example.com/v1`.',
    ],
  ],
  [
    'another credential',
    (d) => (d.components.securitySchemes.key.in = 'query'),
    ['broken: What says nothing else of it may be called by `query X-Key`, before by `header X-Key`.'],
  ],
  [
    'a deprecated operation that says until when',
    (d) =>
      Object.assign(getItem(d), {
        deprecated: true,
        'x-deprecated-since': '2026-11-01',
        'x-sunset': '2027-03-01',
      }),
    [
      'safe: getItem is deprecated.',
      'safe: getItem: x-deprecated-since changed: check whether its meaning did, too.',
      'safe: getItem is gone from 2027-03-01 on.',
    ],
  ],
  ['a deprecated operation', (d) => (getItem(d).deprecated = true), ['safe: getItem is deprecated.']],
  [
    'a deprecated field',
    (d) => (item(d).properties.kind.deprecated = true),
    ['safe: Item.kind is deprecated.'],
  ],
  [
    'a field less in a webhook',
    (d) => {
      const schema = d.webhooks.soldOut.post.requestBody.content['application/json'].schema
      delete schema.properties.item
      schema.required = []
    },
    ['broken: webhook soldOut post request.item is gone.'],
  ],
  ['a webhook less', (d) => delete d.webhooks.soldOut, ['affected: webhook soldOut post is gone.']],
  [
    'another format in a callback',
    (d) => {
      const call = d.paths['/orders'].post.callbacks.sent['{$request.body#/tell}'].post
      call.requestBody.content['application/json'].schema.properties.day.format = 'date-time'
    },
    [
      'broken: order callbacks sent {$request.body#/tell} post request.day: format is `date-time`, was `date`.',
    ],
  ],
  [
    'a choice that was one of them and is any',
    (d) => (item(d).properties.maker = { anyOf: [{ type: 'string' }, { maxLength: 3 }] }),
    ['affected: Item.maker: choice is `anyOf`, was `oneOf`.'],
  ],
  [
    'a pattern that JavaScript cannot read',
    (d) => (item(d).properties.id.pattern = '(?i)^a++$'),
    ['affected: Item.id: pattern is `(?i)^a++$`, was nothing.'],
  ],
]

const begun: Record<string, (document: Node) => void> = {
  'a choice that was one of them and is any': (d) =>
    (item(d).properties.maker = { oneOf: [{ type: 'string' }, { maxLength: 3 }] }),
}

test.each(cases)('%s', (title, edit, says) => {
  expect(findingsAfter(edit, begun[title])).toEqual(says)
})

const neutralEdits: [what: string, edit: (document: Node) => void, begin?: (document: Node) => void][] = [
  ['the order of an enum', (d) => (item(d).properties.kind.enum = ['book', 'toy'])],
  [
    'the order of keys',
    (d) => (d.components.schemas.Item = Object.fromEntries(Object.entries(item(d)).toReversed())),
  ],
  [
    'a list of one schema',
    (d) => (item(d).properties.maker = { allOf: [{ $ref: '#/components/schemas/Maker' }] }),
  ],
  ['a path’s parameter of another name', (d) => rename(d, '/items/{id}', '/items/{key}')],
  ['a component that is not used', (d) => (d.components.schemas.Unused = { type: 'string' })],
  ['a component of another name', (d) => rename(d, 'Maker', 'Brand')],
  ['a scheme of another name', (d) => renameIn(d.components.securitySchemes, 'spare', 'basic')],
  ['the slash at the end of a host', (d) => (d.servers[0].url += '/')],
  [
    '`nullable` of 3.0 and the type of 3.1',
    (d) => {
      d.openapi = '3.1.0'
      item(d).properties.id = { type: ['string', 'null'] }
      item(d).properties.maker = { anyOf: [{ $ref: '#/components/schemas/Maker' }, { type: 'null' }] }
      delete item(d).properties.size
    },
    (d) => {
      asOld(d)
      item(d).properties.id.nullable = true
      item(d).properties.maker = { allOf: [{ $ref: '#/components/schemas/Maker' }], nullable: true }
      delete item(d).properties.size
    },
  ],
]

test.each(neutralEdits)('%s is nothing', (_, edit, begin) => {
  expect(findingsAfter(edit, begin)).toEqual([])
})

test('`nullable` beside a reference is heeded', () => {
  const edit = (d: Node) =>
    (item(d).properties.maker = { $ref: '#/components/schemas/Maker', nullable: true })
  expect(findingsAfter(edit, asOld)).toEqual(['broken: Item.maker may be null.'])
})

test('what was to be gone is told from its day on', () => {
  const document = contract()
  Object.assign(getItem(document), { deprecated: true, 'x-sunset': '2027-03-01' })
  expect(overdueIn(modelOf(document), '2027-02-28')).toEqual([])
  expect(overdueIn(modelOf(document), '2027-03-01')).toEqual([
    'openapi.yaml:1: getItem was to be gone by 2027-03-01: take it out, or say a later day.',
  ])
})

function renameIn(node: Node, from: string, to: string) {
  node[to] = node[from]
  delete node[from]
}

/** Renames a path or a component, with all that refers to it. */
function rename(document: Node, from: string, to: string) {
  if (from.startsWith('/')) {
    renameIn(document.paths, from, to)
    for (const parameter of document.paths[to].parameters ?? []) parameter.name = 'key'
    return
  }
  renameIn(document.components.schemas, from, to)
  const maker = item(document).properties
  maker.maker = { $ref: `#/components/schemas/${to}` }
}

const form = (document: Node): Node =>
  document.paths['/pictures'].post.requestBody.content['multipart/form-data'].schema
