// Tests overrides that set single values of a response, and finds the overrides that turn one response into another.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mocks, toAsk } from '#tests/support/cases/mocks.ts'
import { answers } from '#generated/mocks/answers.ts'
import { placed, placesBetween } from './placed.ts'
import { readWishes, unmetHeader } from './wishes.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

// Returns the data without validation, because the overrides violate the contract on purpose.
async function dataOf(wishes: string): Promise<{ data: Record<string, unknown>; unmet: string }> {
  const answer = await mocks(toAsk('getCoins', { wishes }))
  const unmet = decodeURIComponent(answer.headers.get(unmetHeader) ?? '')
  return { data: objectOf(valueAt(await answer.json(), 'data')), unmet }
}

test('an override sets a single value of any response', async () => {
  const { data: usual } = await dataOf('')
  const { data } = await dataOf('getCoins/data/balance=7')
  expect(data).toEqual({ ...usual, balance: 7 })
  const [field = ''] = Object.keys(usual)
  const left = await dataOf(`getCoins/data/${field}=`)
  expect(left.data).not.toHaveProperty(field)
  expect(left.unmet).toBe('')
})

test('an unknown path or operation of an override is reported', async () => {
  expect((await dataOf('getCoins/data/nothing/here=1')).unmet).toContain(
    'getCoins: its answer has no place data/nothing/here',
  )
  expect((await dataOf('getCions/data=1')).unmet).toContain('did you mean getCoins?')
})

test('placesBetween finds the overrides that turn any response into any other', () => {
  const bodies = Object.values(answers).flatMap(({ examples }) => examples.map(({ body }) => body))
  const body = fc.oneof(
    fc.constantFrom(...bodies),
    fc.jsonValue().map((data) => ({ code: 200, data })),
  )
  fc.assert(
    fc.property(body, body, (from, to) => {
      const query = String(new URLSearchParams(placesBetween('checkIn', from, to)))
      expect(placed('checkIn', from, readWishes(query))).toEqual([JSON.parse(JSON.stringify(to)), []])
    }),
  )
})
