import * as fc from 'fast-check'
import createClient from 'openapi-fetch'
import { expect, test } from 'vitest'
import { readQuery, readValue, type Parameter, type Style } from '../shared/parameters.ts'
import { serializers, write } from './writtenParameters.ts'

const list = [3, 4, 5]
const object = { R: 100, G: 200 }

/** Examples from the section "Style Examples" of OpenAPI 3.1. */
test.each<[Style, boolean, unknown, string]>([
  ['form', false, list, '?x=3,4,5'],
  ['form', true, list, '?x=3&x=4&x=5'],
  ['form', false, object, '?x=R,100,G,200'],
  ['form', true, object, '?R=100&G=200'],
  ['spaceDelimited', false, list, '?x=3%204%205'],
  ['spaceDelimited', false, object, '?x=R%20100%20G%20200'],
  ['pipeDelimited', false, list, '?x=3%7C4%7C5'],
  ['pipeDelimited', false, object, '?x=R%7C100%7CG%7C200'],
  ['deepObject', true, object, '?x%5BR%5D=100&x%5BG%5D=200'],
  ['json', false, { a: [1] }, '?x=%7B%22a%22%3A%5B1%5D%7D'],
])(
  'the query style %s with explode %s serializes %j as %s, which is parsed to the same value',
  (...[style, explode, value, expected]) => {
    const parameter = shaped(style, explode, value)
    expect(write('/', { x: value }, { query: { x: parameter } }).url).toBe(`/${expected}`)
    expect(readQuery(expected, { x: parameter })).toEqual({ x: value })
  },
)

test.each<[Style, boolean, unknown, string]>([
  ['simple', false, 5, '5'],
  ['simple', false, list, '3,4,5'],
  ['simple', false, object, 'R,100,G,200'],
  ['simple', true, object, 'R=100,G=200'],
  ['label', false, 5, '.5'],
  ['label', false, list, '.3,4,5'],
  ['label', true, list, '.3.4.5'],
  ['label', false, object, '.R,100,G,200'],
  ['label', true, object, '.R=100.G=200'],
  ['matrix', false, 5, ';x=5'],
  ['matrix', false, list, ';x=3,4,5'],
  ['matrix', true, list, ';x=3;x=4;x=5'],
  ['matrix', false, object, ';x=R,100,G,200'],
  ['matrix', true, object, ';R=100;G=200'],
])(
  'the path style %s with explode %s serializes %j as %s, which is parsed to the same value',
  (...[style, explode, value, expected]) => {
    const parameter = shaped(style, explode, value)
    expect(write('/{x}', { x: value }, { path: { x: parameter } }).url).toBe(`/${expected}`)
    expect(readValue({ name: 'x', raw: expected }, parameter)).toEqual(value)
  },
)

test('a header parameter is serialized and parsed without escaping', () => {
  const parameter = { of: 'integer', isArray: true } as const
  expect(write('/', { 'X-Ids': list }, { headers: { 'X-Ids': parameter } }).headers).toEqual({
    'X-Ids': '3,4,5',
  })
  expect(readValue({ name: 'X-Ids', raw: '3, 4,5', isEncoded: false }, parameter)).toEqual(list)
})

test('strings that contain any delimiter are unchanged after a round trip', () => {
  const styles = fc.constantFrom<[Style, boolean]>(
    ['form', false],
    ['form', true],
    ['spaceDelimited', false],
    ['pipeDelimited', false],
  )
  const texts = fc.array(
    fc.string({ unit: fc.constantFrom(...Array.from('ab ,|.;=&%+?#[]é')), minLength: 1 }),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(styles, texts, ([style, explode], value) => {
      // Skip values that contain the delimiter of these two styles (a space or a pipe), because they cannot escape it.
      const delimiter = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : undefined
      fc.pre(delimiter === undefined || !value.some((text) => text.includes(delimiter)))
      const parameter: Parameter = { style, explode, of: 'string', isArray: true }
      const { url } = write('/', { x: value, other: '1' }, { query: { x: parameter } })
      expect(readQuery(new URL(url, 'http://hub').search, { x: parameter })).toEqual({ x: value })
    }),
  )
  const pathStyles = fc.constantFrom<[Style, boolean]>(
    ['simple', false],
    ['label', true],
    ['matrix', false],
    ['matrix', true],
  )
  fc.assert(
    fc.property(pathStyles, texts, ([style, explode], value) => {
      const parameter: Parameter = { style, explode, of: 'string', isArray: true }
      const { url } = write('/a/{x}', { x: value }, { path: { x: parameter } })
      fc.pre(new URL(url, 'http://hub').pathname === url)
      expect(readValue({ name: 'x', raw: url.slice('/a/'.length) }, parameter)).toEqual(value)
    }),
  )
})

test.each([
  ['01', 'integer', '01'],
  ['1e3', 'integer', '1e3'],
  ['1e3', 'number', 1000],
  ['-0.5', 'number', -0.5],
  ['0x10', 'number', '0x10'],
  ['true', 'boolean', true],
  ['1', 'boolean', '1'],
  ['', 'integer', null],
  ['', 'string', ''],
] as const)('the string %j is parsed as a parameter of type %s to the value %j', (text, of, value) => {
  expect(readQuery(`?x=${text}`, { x: { of } })).toEqual({ x: value })
})

test('a property of a parameter that is named __proto__ is parsed as an ordinary property', () => {
  const parameters = { x: { style: 'deepObject', of: {} } } as const
  const { x } = readQuery('?x[__proto__]=1', parameters)
  expect(x).toBeTypeOf('object')
  expect(JSON.stringify(x)).toBe('{"__proto__":"1"}')
  expect(Object.getPrototypeOf(readQuery('?x[__proto__]=1', parameters).x)).toBe(Object.prototype)
})

function shaped(style: Style, explode: boolean, value: unknown): Parameter {
  if (Array.isArray(value)) return { style, explode, of: 'integer', isArray: true }
  if (typeof value === 'object') return { style, explode, of: { R: 'integer', G: 'integer' } }
  return { style, explode, of: 'integer' }
}

test('requests of openapi-fetch contain path, query and header parameters in the styles of the contract', async () => {
  const requests: Request[] = []
  const client = createClient<Record<string, { get: { parameters: object; responses: object } }>>({
    baseUrl: 'http://hub.internal',
    fetch: async (request) => {
      requests.push(request)
      return Response.json({})
    },
  })
  const input = { id: list, filter: object, 'X-Ids': list }
  const parameters = {
    path: { id: { style: 'matrix', of: 'integer', isArray: true } },
    query: { filter: { style: 'deepObject', of: { R: 'integer', G: 'integer' } } },
    headers: { 'X-Ids': { of: 'integer', isArray: true } },
  } as const
  await client.GET('/items/{id}', {
    ...serializers(input, parameters),
    params: { path: { id: list }, query: { filter: object } },
  })
  expect(requests[0]?.url).toBe('http://hub.internal/items/;id=3,4,5?filter%5BR%5D=100&filter%5BG%5D=200')
  expect(requests[0]?.headers.get('X-Ids')).toBe('3,4,5')
})
