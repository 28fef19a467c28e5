// Tests that changed extensions are reported at the root, in operations, in schemas and in responses.
import { expect, test } from 'vitest'
import { findingsBetween } from '../findings.ts'
import { modelOf, type Document } from '@members-hub/openapi'
import { listAt, objectAt } from '../samples/shop.ts'

const contract = (): Document => ({
  openapi: '3.1.0',
  info: { title: 'A shop', version: '1' },
  'x-refusals': { SOLD_OUT: { code: 101, message: { en: 'Gone.' } } },
  'x-reasons': { input: { REQUIRED: 'It is missing.' } },
  'x-rate-classes': {
    read: { limits: [{ by: ['caller'], counts: 'call', points: 60, seconds: 60 }] },
    token: { wrong: ['TOKEN_GONE'], limits: [] },
  },
  'x-currencies': { decimals: { JPY: 0 } },
  'x-uploads': { avatar: { megabytes: 5 } },
  'x-scenarios': { none: 'Nothing yet' },
  paths: {
    '/price': {
      get: {
        operationId: 'getPrice',
        'x-rate': 'read',
        'x-audit': true,
        responses: {
          200: {
            'x-kept': 'a day',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Price' } } },
          },
        },
      },
    },
    '/stock': {
      get: {
        operationId: 'getStock',
        'x-rate': 'read',
        parameters: [{ in: 'query', name: 'of', 'x-kept': 'a day', schema: { type: 'string' } }],
        responses: {
          200: {
            content: { 'application/json': { schema: {}, examples: { none: { 'x-scenario': ['none'] } } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { Price: { type: 'integer', description: 'See `x-currencies`.', 'x-unit': 'minor' } },
  },
})

/** Returns the findings after one edit, each as verdict, sentence and operations. */
function foundAfter(edit: (document: Document) => unknown) {
  const document = contract()
  edit(document)
  return findingsBetween(modelOf(contract()), modelOf(document)).map(
    ({ verdict, sentence, subjects }) =>
      `${verdict}: ${sentence} ${subjects.map(({ operation }) => operation).join()}`,
  )
}

const price = (d: Document, ...place: string[]) => objectAt(d, 'paths', '/price', 'get', ...place)
const stock = (d: Document, ...place: string[]) => objectAt(d, 'paths', '/stock', 'get', ...place)

test.each<[what: string, edit: (document: Document) => unknown, told: string]>([
  [
    'at the root is reported for the operations that mention it',
    (d) => (objectAt(d, 'x-currencies', 'decimals').JPY = 2),
    'affected: x-currencies is `{"decimals":{"JPY":2}}`, was `{"decimals":{"JPY":0}}`. getPrice',
  ],
  [
    'at the root is reported for the operations with a related extension',
    (d) => delete objectAt(d, 'x-scenarios').none,
    'affected: x-scenarios is `{}`, was `{"none":"Nothing yet"}`. getStock',
  ],
  [
    'that allows less than before is affected',
    (d) => (objectAt(d, 'x-uploads', 'avatar').megabytes = 4),
    'affected: x-uploads is `{"avatar":{"megabytes":4}}`, was `{"avatar":{"megabytes":5}}`. getPrice,getStock',
  ],
  [
    'that allows more than before is safe',
    (d) => (objectAt(d, 'x-uploads', 'avatar').megabytes = 6),
    'safe: x-uploads is `{"avatar":{"megabytes":6}}`, was `{"avatar":{"megabytes":5}}`. getPrice,getStock',
  ],
  ['that is unknown is safe', (d) => (d['x-other'] = 1), 'safe: x-other was added. getPrice,getStock'],
  [
    'with an unused rate limit class is reported for all operations',
    (d) => listAt(d, 'x-rate-classes', 'token', 'wrong').push('CODE_WRONG'),
    'affected: rate token is `{"wrong":["TOKEN_GONE","CODE_WRONG"],"limits":[]}`, was `{"wrong":["TOKEN_GONE"],"limits":[]}`. getPrice,getStock',
  ],
  [
    'with a reason code is reported for all operations',
    (d) => delete objectAt(d, 'x-reasons', 'input').REQUIRED,
    'affected: reason REQUIRED was removed. getPrice,getStock',
  ],
  [
    'of an operation is affected',
    (d) => (price(d)['x-changes'] = ['stock']),
    'affected: getPrice: x-changes was added. getPrice',
  ],
  [
    'of an operation that is unknown is safe',
    (d) => (price(d)['x-other'] = 1),
    'safe: getPrice: x-other was added. getPrice',
  ],
  [
    'without an effect on callers is safe',
    (d) => delete price(d)['x-audit'],
    'safe: getPrice: x-audit changed; check if the meaning changed, too. getPrice',
  ],
  [
    'of a schema is reported with the name of the schema',
    (d) => (objectAt(d, 'components', 'schemas', 'Price')['x-unit'] = 'major'),
    'safe: Price: x-unit is `major`, was `minor`. getPrice',
  ],
  [
    'of a response is reported',
    (d) => (price(d, 'responses', '200')['x-kept'] = 'an hour'),
    'safe: getPrice: x-kept is `an hour`, was `a day`. getPrice',
  ],
  [
    'of a parameter is reported',
    (d) => delete stock(d, 'parameters', '0')['x-kept'],
    'safe: getStock: x-kept was removed. getStock',
  ],
])('the extension %s', (_, edit, expected) => {
  expect(foundAfter(edit)).toEqual([expected])
})
