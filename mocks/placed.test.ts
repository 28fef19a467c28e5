// Tests overrides that set single values of a response. Also tests the function that finds the overrides with which one
// response turns into another.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mocks, toAsk } from '#tests/support/cases/mocks.ts'
import { answers } from '#generated/mocks/answers.ts'
import { placed, placesBetween } from './placed.ts'
import { readOverrides, unsupportedHeader } from './overrides.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

// Returns the data of getCoins without validating it, because the overrides violate the contract on purpose.
async function dataOf(overrides: string): Promise<{ data: Record<string, unknown>; unmet: string }> {
  const answer = await mocks(toAsk('getCoins', { overrides }))
  const unmet = decodeURIComponent(answer.headers.get(unsupportedHeader) ?? '')
  return { data: objectOf(valueAt(await answer.json(), 'data')), unmet }
}

test('an override sets or removes a single value of a response', async () => {
  const { data: usual } = await dataOf('')
  const { data } = await dataOf('getCoins/data/balance=7')
  expect(data).toEqual({ ...usual, balance: 7 })
  const [field = ''] = Object.keys(usual)
  const left = await dataOf(`getCoins/data/${field}=`)
  expect(left.data).not.toHaveProperty(field)
  expect(left.unmet).toBe('')
})

test('an override with an unknown path or operation is reported', async () => {
  expect((await dataOf('getCoins/data/nothing/here=1')).unmet).toContain(
    'getCoins: the response has no field data/nothing/here',
  )
  expect((await dataOf('getCions/data=1')).unmet).toContain('did you mean getCoins?')
})

test('placesBetween finds overrides that turn any response of an operation into any other', () => {
  const bodies = Object.values(answers).flatMap(({ examples }) => examples.map(({ body }) => body))
  const body = fc.oneof(
    fc.constantFrom(...bodies),
    fc.jsonValue().map((data) => ({ code: 200, data })),
  )
  fc.assert(
    fc.property(body, body, (from, to) => {
      const query = String(new URLSearchParams(placesBetween('checkIn', from, to)))
      expect(placed('checkIn', from, readOverrides(query))).toEqual([JSON.parse(JSON.stringify(to)), []])
    }),
  )
})
