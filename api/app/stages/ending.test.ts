// Checks the Deprecation and Sunset headers of an operation that will be removed.
import { expect, onTestFinished, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { testApi } from '#tests/support/api.ts'

test('success and error responses of a deprecated operation carry Deprecation and Sunset headers', async () => {
  Object.assign(operations.listFaq, { ending: { since: '2026-11-01', until: '2027-03-01' } })
  onTestFinished(() => void Reflect.deleteProperty(operations.listFaq, 'ending'))
  const api = await testApi()
  const headersOf = async (path: string, method = 'GET') =>
    (await api.fetch(new Request(`http://localhost${path}`, { method }))).headers
  const { path } = operations.listFaq
  for (const address of [path, `${path}?topic=none`]) {
    const headers = await headersOf(address)
    expect(headers.get('Deprecation')).toBe('@1793491200')
    expect(headers.get('Sunset')).toBe('Mon, 01 Mar 2027 00:00:00 GMT')
  }
  const headers = await headersOf(operations.loginInit.path, 'POST')
  expect([headers.get('Deprecation'), headers.get('Sunset')]).toEqual([null, null])
})
