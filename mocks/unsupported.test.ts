// Tests that unsupported overrides are reported with a suggestion, and tests the overrides `as` and `offline`.
import { expect, test } from 'vitest'
import { ask, mocks, toAsk } from '#tests/support/cases/mocks.ts'
import { unsupportedOverrides } from './unsupported.ts'
import { unsupportedHeader } from './overrides.ts'

test.each([
  ['chekIn=429', 'unknown override chekIn: did you mean checkIn?'],
  ['scenario=levl4', 'unknown value scenario=levl4: did you mean level4?'],
  ['mocks=fakr', 'unknown value mocks=fakr: did you mean faker?'],
  ['as=visitr', 'unknown value as=visitr: did you mean visitor?'],
  [
    'checkIn=ALREDY_CHECKED_IN',
    'checkIn: the contract has no response ALREDY_CHECKED_IN: did you mean ALREADY_CHECKED_IN?',
  ],
  ['checkIn=299', 'checkIn: the contract has no response 299'],
  ['latency=long', 'latency must be a number, not long'],
  ['zebra=1', 'unknown override zebra'],
])('the override %s is reported: %s', async (overrides, problem) => {
  expect(unsupportedOverrides(overrides)[0]).toContain(problem)
  const { headers } = await ask('listFaq', { overrides })
  expect(decodeURIComponent(headers.get(unsupportedHeader) ?? '')).toContain(problem)
})

test('valid overrides are not reported', async () => {
  const overrides = 'checkIn=429&scenario=level4&latency=0&mocks=faker&seed=7&pages=20&reset&as='
  expect(unsupportedOverrides(overrides)).toEqual([])
  expect((await ask('listFaq', { overrides })).headers.get(unsupportedHeader)).toBeNull()
})

test('the override as=visitor signs out a caller with a token', async () => {
  expect(await ask('listAddresses', { overrides: 'as=visitor' })).toMatchObject({ status: 401 })
})

test('the override offline returns a network error', async () => {
  expect((await mocks(toAsk('listFaq', { overrides: 'offline' }))).type).toBe('error')
})
