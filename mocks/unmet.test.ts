// Tests that unknown overrides are reported with a suggestion, and that overrides apply to any client.
import { expect, test } from 'vitest'
import { ask, mocks, toAsk } from '#tests/support/cases/mocks.ts'
import { unmet } from './unmet.ts'
import { unmetHeader } from './wishes.ts'

test.each([
  ['chekIn=429', 'there is no wish chekIn: did you mean checkIn?'],
  ['scenario=levl4', 'there is no scenario=levl4: did you mean level4?'],
  ['mocks=fakr', 'there is no mocks=fakr: did you mean faker?'],
  ['as=visitr', 'there is no as=visitr: did you mean visitor?'],
  [
    'checkIn=ALREDY_CHECKED_IN',
    'checkIn: the contract has no answer ALREDY_CHECKED_IN: did you mean ALREADY_CHECKED_IN?',
  ],
  ['checkIn=299', 'checkIn: the contract has no answer 299'],
  ['latency=long', 'latency=long: a number is wanted'],
  ['zebra=1', 'there is no wish zebra'],
])('%s: %s', async (wishes, problem) => {
  expect(unmet(wishes)[0]).toContain(problem)
  const { headers } = await ask('listFaq', { wishes })
  expect(decodeURIComponent(headers.get(unmetHeader) ?? '')).toContain(problem)
})

test('valid overrides are not reported', async () => {
  const wishes = 'checkIn=429&scenario=level4&latency=0&mocks=faker&seed=7&pages=20&reset&as='
  expect(unmet(wishes)).toEqual([])
  expect((await ask('listFaq', { wishes })).headers.get(unmetHeader)).toBeNull()
})

test('the override as=visitor signs out a caller with a token', async () => {
  expect(await ask('listAddresses', { wishes: 'as=visitor' })).toMatchObject({ status: 401 })
})

test('the override offline returns a network error', async () => {
  expect((await mocks(toAsk('listFaq', { wishes: 'offline' }))).type).toBe('error')
})
