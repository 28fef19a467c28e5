// Tests the code generator with a contract of another team: generates a client and a server, and sends valid calls from
// this client to this server.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readInput } from '#shared/protocol/input.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import type { Operation } from '#shared/protocol/operation.ts'
import { nodeAt } from '@members-hub/openapi'
import { isObject, objectOf } from '#shared/unknown.ts'
import { hubDocumentOf, hubOperationsOf, problemsIn, readHubContract } from '#scripts/generate/contract.ts'
import { writeSchemas } from '#scripts/generate/orval.ts'
import { writeOperations } from '#scripts/generate/tables.ts'
import { write } from '#src/client/writtenParameters.ts'

const file = 'tests/contract/foreign/warehouse.yaml'
const contract = await readHubContract(file)
let folder: string
let operations: Record<string, Operation>

beforeAll(async () => {
  await mkdir('test-results', { recursive: true })
  folder = await mkdtemp('test-results/foreign-')
  await writeSchemas(contract, folder)
  await writeOperations(contract, folder)
  const generated: unknown = await import(resolve(folder, 'operations.ts'))
  if (!isTable(generated)) throw new Error('Generated file has no table of operations.')
  operations = generated.operations
})
afterAll(async () => await rm(folder, { recursive: true }))

/** Sends a call of the generated client to the generated server and returns the parameters that the server reads. */
async function received(
  id: string,
  input: Record<string, unknown>,
  payload: { body?: string; headers?: Record<string, string> } = {},
) {
  const operation = operations[id]
  if (!operation) throw new Error(`Operation ${id} not found.`)
  const { url, headers, rest } = write(operation.path, input, operation.parameters ?? {})
  const query = operation.body
    ? ''
    : String(new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])))
  return await ask(operation, url + (query && `?${query}`), {
    ...payload,
    headers: { ...payload.headers, ...headers },
  })
}

const isTable = (value: unknown): value is { operations: Record<string, Operation> } =>
  isObject(value) && isObject(value.operations)

async function ask(operation: Operation, address: string, init: RequestInit) {
  const app = new Hono()
  app.on(operation.method.toUpperCase(), operation.path.replace(/\{(\w+)\}/g, ':$1'), async (c) =>
    c.json(await readInput(c, operation)),
  )
  app.onError((error, c) =>
    c.json(error instanceof Refused ? { refused: error.detail } : { fault: String(error) }, 400),
  )
  const answer = await app.request(address, { method: operation.method.toUpperCase(), ...init })
  return objectOf(await answer.json())
}

test('the generator supports another team’s contract of 8 kB with parameters of every serialization style', async () => {
  expect((await readFile(file)).length).toBeGreaterThan(8_000)
  expect(Object.keys(operations)).toHaveLength(12)
})

const box = { width: 3, fragile: true, note: 'a,b=c d' }

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['listStock', { weight: 1.5, limit: 3, shelf: 7, open: false, state: 'new', page: 2 }, {}],
  ['listStock', { weight: -2e-7, limit: 0 }, { page: 1 }],
  ['listStyles', { ids: [1, 2], names: ['a,b', 'c d'], spaced: [1.5, 2], piped: ['new', 'sent'] }, {}],
  ['listStyles', { ids: [5] }, {}],
  ['objectStyles', { range: { from: 1, to: 2.5 }, box, paged: { offset: 0, size: 20 } }, {}],
  ['contentFilter', { filter: { all: [{ field: 'a&b', above: 1.5 }] } }, {}],
])('%s accepts the query %j', async (id, input, defaults) => {
  expect((await received(id, input)).query).toEqual({ ...defaults, ...input })
})

test.each([
  ['onShelf', { shelf: 12, place: [3, 4] }],
  ['labels', { list: [1, 2], box: { width: 3, fragile: false } }],
  ['labels', { list: [1.5], box }],
  ['matrices', { list: ['a;b', 'c'], box }],
])('%s accepts the path %j', async (id, input) => {
  expect((await received(id, input)).path).toEqual(input)
})

test('the generated server parses numbers and booleans, single or in lists, from path, query and headers', async () => {
  const parts = {
    path: { grams: 0.25, open: true },
    query: { totals: [1.5, 2], flags: [true, false], step: 0.5, minTotal: 9.99 },
    headers: { 'X-Weight': -0.5, 'X-Count': 3, 'X-Open': false, 'X-Flags': [true] },
  }
  expect(await received('scalars', { ...parts.path, ...parts.query, ...parts.headers })).toEqual(parts)
})

test('the generated server reads required headers, and reports the names of missing headers', async () => {
  const input = { 'X-Tenant': 'north', 'X-Trace': [1, 2], grams: 0.5 }
  expect(await received('listParcels', input)).toEqual({
    query: { grams: 0.5 },
    headers: { 'X-Tenant': 'north', 'X-Trace': [1, 2] },
  })
  expect(await received('listParcels', {})).toMatchObject({ refused: { reasons: [{ field: 'X-Tenant' }] } })
})

test('the generated server reads a body whose content type is application/json with a charset', async () => {
  const body = { id: 'p1', grams: 20, note: null }
  const payload = {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  }
  expect(await received('sendParcel', { id: 4, 'X-Tenant': 'north' }, payload)).toEqual({
    path: { id: 4 },
    headers: { 'X-Tenant': 'north' },
    body,
  })
})

test.each([
  ['listStock', '/stock?weight=0x10'],
  ['listStock', '/stock?limit=1e1'],
  ['listStock', '/stock?page=0'],
  ['listStyles', '/stock/lists?ids=1&ids=x'],
  ['objectStyles', '/stock/objects?range[from]=heavy'],
  ['contentFilter', '/stock/content?filter={'],
  ['onShelf', '/stock/twelve/3'],
  ['labels', '/labels/1.2/.width=3.fragile=true'],
])('%s rejects %s', async (id, address) => {
  const operation = operations[id]
  expect(operation && (await ask(operation, address, {}))).toHaveProperty('refused')
})

test('the generated server parses an empty value of a nullable integer as null', async () => {
  const { listStock } = operations
  expect(listStock && (await ask(listStock, '/stock?shelf=', {})).query).toEqual({ shelf: null, page: 1 })
})

test('the generator reads who may call an operation from its `security`, or else from the `security` of the contract', () => {
  const access = Object.fromEntries(contract.operations.map(({ id, access: accessKind }) => [id, accessKind]))
  expect(access).toMatchObject({
    listStock: 'member',
    sendParcel: 'member',
    health: 'anyone',
    offers: 'optional',
  })
})

type Edit = [sentence: string, edit: (contract: Record<string, unknown>) => unknown]
const weightOf = (of: object) => parameterOf(of, '/stock')
const parameterOf = (of: object, path: string) =>
  objectOf(nodeAt(of, ['paths', path, 'get', 'parameters', '0']))

test.each<Edit>([
  ['listStock has no security: write `security: []` if it is open to everyone.', (of) => delete of.security],
  [
    'listStock: the cookie parameter weight is not supported: pass it in the query, the path or a header.',
    (of) => (weightOf(of).in = 'cookie'),
  ],
  [
    'listStock: the query parameter weight may be string or number, which cannot be distinguished in a URL.',
    (of) => (weightOf(of).schema = { type: ['string', 'number'] }),
  ],
  [
    'listStock: the query parameter weight has items of type object, which no style serializes.',
    (of) => (weightOf(of).schema = { type: 'array', items: { type: 'object' } }),
  ],
  [
    'listStock: the query parameter weight has the style matrix, which OpenAPI does not allow there.',
    (of) => (weightOf(of).style = 'matrix'),
  ],
  [
    'listStock: the query parameter weight has the style deepObject, which is for objects.',
    (of) => (weightOf(of).style = 'deepObject'),
  ],
  [
    'listStock: the query parameter weight has the style pipeDelimited, which is for arrays and objects without `explode`.',
    (of) => (weightOf(of).style = 'pipeDelimited'),
  ],
  [
    'contentFilter: the query parameter filter has content of text/csv: only application/json is supported.',
    (of) => (parameterOf(of, '/stock/content').content = { 'text/csv': {} }),
  ],
  [
    'sendParcel takes a body of multipart/form-data: only application/json is supported.',
    (of) =>
      (objectOf(nodeAt(of, ['components', 'requestBodies', 'Parcel'])).content = {
        'multipart/form-data': { schema: {} },
      }),
  ],
])('the generator rejects an invalid contract with the message: %s', async (sentence, edit) => {
  const document = objectOf(parse(await readFile(file, 'utf8'), { maxAliasCount: -1 }))
  edit(document)
  const edited = hubDocumentOf({ openapi: '3.1.0', ...objectOf(parse(stringify(document))) })
  expect(problemsIn(edited)).toContain(sentence)
  expect(() => hubOperationsOf(edited)).toThrow()
})
