// Tests every operation with requests whose response is the same for all handlers, such as requests with an invalid
// body. The response does not depend on the database either, so one database engine is enough.
import { describe, expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { objectOf } from '#shared/unknown.ts'
import { operations } from '#generated/operations.ts'
import { testApi, type CallOptions } from '../support/api.ts'
import { operationIds as ids, rightCall } from '../support/cases/cases.ts'
import { nonEmpty } from '../support/nonEmpty.ts'

const containing = (text: string): unknown => expect.stringContaining(text)
const anyList: unknown = expect.any(Array)
const api = await testApi()
const withBody = nonEmpty(ids.filter((id) => 'body' in operations[id]))

const refusedCalls = new Map<OperationId, CallOptions>()

/**
 * Returns a valid call, from which tests derive invalid calls. Tests can share the call, because requests that are
 * rejected before the handler change no data.
 */
async function callToRefuse(id: OperationId): Promise<CallOptions> {
  const call = refusedCalls.get(id) ?? (await rightCall(api, id))
  refusedCalls.set(id, call)
  return call
}

describe('400', () => {
  test.each(withBody)('%s returns 400 with the invalid field for an invalid body', async (id) => {
    const reply = await api.call(id, { ...(await callToRefuse(id)), body: { canary: 1 } })
    expect(reply).toMatchObject({ status: 400, code: 400, data: { reasons: anyList } })
    expect(reply.text).toMatch(/"field":"\w+"/)
  })

  test.each(nonEmpty(ids.filter((id) => operations[id].idempotent)))(
    '%s returns 400 for an invalid idempotency key',
    async (id) => {
      expect(await api.call(id, { ...(await callToRefuse(id)), key: 'short' })).toMatchObject({ status: 400 })
    },
  )
})

test.each(withBody)('%s returns 413 for a body larger than 64 KiB', async (id) => {
  const call = await callToRefuse(id)
  const reply = await api.call(id, { ...call, body: undefined, rawBody: ' '.repeat(65_537) })
  expect(reply).toMatchObject({ status: 413, code: 413 })
})

test.each(withBody)('%s returns 415 for a body with another content type than JSON', async (id) => {
  const call = await callToRefuse(id)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])
    expect(await api.call(id, { ...call, headers: { 'Content-Type': type } })).toMatchObject({
      status: 415,
      code: 415,
    })
})

test.each(withBody)('%s accepts a JSON content type with a charset, regardless of case', async (id) => {
  const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
  expect(await api.call(id, { ...(await rightCall(api, id)), headers })).toMatchObject({ code: 200 })
})

test.each(ids)(
  'if the rate limit is exceeded, %s returns 429 with the number of seconds to wait',
  async (id) => {
    const limits = async () => {
      throw new Refused('TOO_MANY_REQUESTS', undefined, 42)
    }
    const limited = await testApi({ store: api.store, limits })
    const reply = await limited.call(id, await callToRefuse(id))
    expect(reply).toMatchObject({ status: 429, code: 429 })
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(reply.headers.get('Retry-After')).toBe('42')
  },
)

test.each(ids)('%s returns 500 after an unexpected error outside of the database', async (id) => {
  const limits = async () => {
    throw new TypeError('A slip of ours.')
  }
  const faultyApi = await testApi({ store: api.store, limits })
  const reply = await faultyApi.call(id, await callToRefuse(id))
  expect(reply).toMatchObject({ status: 500, code: 500 })
  expect(reply.text).not.toContain('slip')
  expect(JSON.parse(faultyApi.logged.at(-1) ?? '')).toMatchObject({
    // The log line has the level `error`, because operators search for this level.
    level: 50,
    status: 500,
    fault: containing('A slip'),
  })
})

test('the log contains the client build of each operation, for every status', async () => {
  const lines = api.logged.length
  await api.call('checkToken', { headers: { Client: 'web/3f2a90c1b7de' } })
  await api.call('listCountries', { ...(await rightCall(api, 'listCountries')), headers: { Client: 'Mali' } })
  const noted = api.logged.slice(lines).map((line): Record<string, unknown> => objectOf(JSON.parse(line)))
  expect(noted.map(({ operation, client, status }) => [operation, client, status])).toEqual([
    ['checkToken', 'web/3f2a90c1b7de', 401],
    ['listCountries', undefined, 200],
  ])
})
