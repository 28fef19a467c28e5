// Tests how generated call functions split their input into the parts of a request.
import { expect, test } from 'vitest'
import { sendOf } from './calls.ts'
import { readHubContract } from './contract.ts'

const { operations } = await readHubContract('openapi.yaml')
const [get] = operations.filter(({ id }) => id === 'getUserInfo')
if (!get) throw new Error('The contract has no getUserInfo.')
const plain = { ...get, method: 'get', path: '/items', query: [], headers: [], hasBody: false }

test.each([
  ['no input', {}, "(client, init) => client.GET('/items', init)"],
  [
    'a path',
    { path: '/items/{id}' },
    "(client, init, input) => client.GET('/items/{id}', { ...init, params: { path: input } })",
  ],
  [
    'a body',
    { method: 'post', hasBody: true },
    "(client, init, input) => client.POST('/items', { ...init, body: { ...input } })",
  ],
  [
    'a page of a list in a path',
    { path: '/items/{id}', query: ['cursor', 'type'] },
    "(client, init, { id, ...rest }, cursor) => client.GET('/items/{id}', { ...init, params: { path: { id }, query: { cursor, ...rest } } })",
  ],
  [
    'a path, a header and a body',
    { method: 'put', path: '/items/{id}', headers: ['X-Shop'], hasBody: true },
    "(client, init, { id, 'X-Shop': header1, ...rest }) => client.PUT('/items/{id}', { ...init, params: { path: { id }, header: { 'X-Shop': header1 } }, body: rest })",
  ],
])('the generated call of an operation with %s passes openapi-fetch each part', (_, parts, call) => {
  expect(sendOf({ ...plain, ...parts })).toBe(call)
})
