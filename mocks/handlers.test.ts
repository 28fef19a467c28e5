// Tests the MSW handlers of the client kit: names of documented responses, operations on any host, and request bodies
// in the formats that different browsers send.
import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { operations } from '#generated/operations.ts'
import { documented } from './documented.ts'
import { answer, example, handlers, refuse, reset } from './handlers.ts'
import { createMocks } from './mocks.ts'
import { operationHeader } from './overrides.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

const json = { 'Content-Type': 'application/json', Authorization: 'Bearer member' }
const api = 'https://example.com/below/api/station'

test('the generated types contain exactly the names of the responses that the contract documents', () => {
  const rows = readFileSync('generated/mocks/names.ts', 'utf8').matchAll(/^ {2}(\w+): \{ (.*) \}$/gm)
  const documentedNames = Array.from(rows, ([, id, names = '']) => {
    const texts = names.matchAll(/'([^']+)'/g)
    return [id, new Set(Array.from(texts, ([, name]) => name))]
  })
  const all = Object.keys(operations).map((id) => [id, new Set(documented(id).map(({ name }) => name))])
  expect(Object.fromEntries(documentedNames)).toEqual(Object.fromEntries(all))
})

test('handlers match calls whose path has a prefix, and calls with encoded path parameters', async () => {
  const response = await getResponse(handlers(), new Request(`${api}/draws/%6Eowhere`, { headers: json }))
  expect(response?.headers.get(operationHeader)).toBe('getDraw')
  expect(response?.status).toBe(404)
  expect(await getResponse(handlers(), new Request(`${api}/nowhere`, { headers: json }))).toBeUndefined()
})

test('pages of other origins may read the responses of the handlers', async () => {
  const all = [answer('getCoins', 401, { code: 10001002, message: 'Please sign in.' }), ...handlers()]
  for (const method of ['OPTIONS', 'GET']) {
    const response = await getResponse(all, new Request(`${api}/member/coins`, { method }))
    expect(response?.headers.get('Access-Control-Allow-Origin')).toBe('*')
  }
})

test("the handler that refuse() creates returns a business error in the caller's language, with the given reasons", async () => {
  const reasons = [{ code: 'OWN_ALREADY' }]
  const request = new Request(`${api}/information/product-registration/save`, {
    method: 'POST',
    headers: { ...json, Language: 'id' },
    body: '{}',
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const response = await getResponse(
    [refuse('saveProductRegistration', 'RECEIPT_NEEDED', { reasons })],
    request,
  )
  const { code, message, data } = objectOf(await response?.json())
  const { body } = documented('saveProductRegistration').find(({ name }) => name === 'RECEIPT_NEEDED') ?? {}
  expect([code, data]).toEqual([body?.code, { reasons }])
  expect(message).not.toBe(body?.message)
  expect(warned.mock.calls.flat().join()).toContain('saveProductRegistration: BAD_REQUEST')
  warned.mockRestore()
})

test('a write is visible to its caller until reset is called', async () => {
  const all = [example('listGifts', 'empty'), ...handlers()]
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (
      await getResponse(
        all,
        new Request(`${api}/information/product-registration/${path}`, { headers: json, ...init }),
      )
    )?.json()
  const body = JSON.stringify({
    product: 'air-one-pump',
    serialNumber: 'KIT-2026-7',
    purchasedFrom: 'store',
    purchasedOn: '2026-11-08',
  })
  expect(await call('save', { method: 'POST', body })).toMatchObject({ code: 200 })
  const listed = async (headers = json) =>
    JSON.stringify(await call('list', { headers })).includes('KIT-2026-7')
  expect(await listed()).toBe(true)
  expect(await listed({ ...json, Authorization: 'Bearer other' })).toBe(false)
  reset()
  expect(await listed()).toBe(false)
})

const bytes = new TextEncoder().encode(JSON.stringify({ ä: 1 }))

/** Sends the body as a stream, byte by byte. */
const streamed = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })

test.each(['byte by byte, with a character of two bytes', 'without a stream'])(
  'handlers read a request body that arrives %s',
  async (how) => {
    const isStreamed = how !== 'without a stream'
    const init = { method: 'POST', headers: json, body: isStreamed ? streamed() : bytes, duplex: 'half' }
    const request = new Request('http://mocks/api/station/user/login', init)
    if (!isStreamed) Object.defineProperty(request, 'body', { value: undefined })
    const reasons = valueAt(await (await createMocks()(request)).json(), 'data', 'reasons')
    expect(reasons).toContainEqual({ code: 'UNKNOWN_FIELD', field: 'ä' })
  },
)
