// Tests monthly sums: opening + earned − spent − expired + returned − taken back always equals the balance.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { times } from '#tests/support/measurements.ts'
import { newId } from '../store/id.ts'
import {
  balances,
  coinMonths,
  expire,
  grant,
  InsufficientBalance,
  reverse,
  spend,
  takeBack,
} from './ledger.ts'
import { monthOfSums } from './months.ts'

const { db } = await testStore()
const day = 86_400_000

const months = Array.from({ length: 30 }, (_, month) => {
  const start = new Date(Date.UTC(2025, month, 1))
  return { from: start.toISOString().slice(0, 10), start }
})

test('monthly sums subtract taken-back coins from earned coins, and returned coins from spent coins, and list only the excess separately', () => {
  const sums = { granted: 100, spent: 40, expired: 5, returned: 60, takenBack: 130 }
  expect(monthOfSums('2026-11-01', 50, sums)).toEqual({
    from: '2026-11-01',
    opening: 50,
    earned: 0,
    spent: 0,
    expired: 5,
    returned: 20,
    takenBack: 30,
    balance: 35,
  })
})

/** Generates a random action: kind, amount, index of an earlier action, and days since the previous action. */
const deed = fc.record({
  what: fc.constantFrom('grant', 'grant', 'spend', 'reverse', 'callOff', 'takeBack', 'expire'),
  amount: fc.integer({ min: 1, max: 60 }),
  pick: fc.nat(),
  days: fc.nat({ max: 45 }),
})

type Deed = typeof deed extends fc.Arbitrary<infer Of> ? Of : never

/** Executes the generated actions, and returns the time of the last one. */
async function live(memberId: string, deeds: readonly Deed[]) {
  const grants: string[] = []
  const spends: string[] = []
  let at = new Date('2025-01-05T12:00:00Z')
  for (const { what: kind, amount, pick, days } of deeds) {
    at = new Date(Math.min(at.getTime() + days * day, Date.UTC(2027, 4, 20)))
    await doOne({ memberId, grants, spends, at }, { what: kind, amount, pick }).catch((error: unknown) => {
      if (!(error instanceof InsufficientBalance)) throw error
    })
  }
  return at
}

type Life = { memberId: string; grants: string[]; spends: string[]; at: Date }

async function doOne(
  { memberId, grants, spends, at }: Life,
  { what: kind, amount, pick }: Omit<Deed, 'days'>,
) {
  const reference = newId()
  const common = { amount, reference, occurredAt: at }
  if (kind === 'grant') {
    await grant(db, { ...common, memberId, currency: 'coins', purpose: 'order' })
    grants.push(reference)
  } else if (kind === 'spend') {
    await spend(db, { ...common, memberId, purpose: 'mall' })
    spends.push(reference)
  } else if (kind === 'expire') await expire(db, at)
  else if (kind === 'takeBack') {
    const of = grants[pick % Math.max(1, grants.length)]
    if (of) await takeBack(db, { ...common, grants: [of], purpose: 'order_return' })
  } else {
    const of = spends[pick % Math.max(1, spends.length)]
    const usableDays = kind === 'callOff' ? 30 : undefined
    if (of) await reverse(db, { reference: of, occurredAt: at, usableDays })
  }
}

test(
  'the months of a random history are consecutive and add up, and the last month ends with the current balance',
  async () => {
    const histories = fc.array(deed, { minLength: 1, maxLength: 30 })
    const property = fc.asyncProperty(histories, async (deeds) => {
      const memberId = newId()
      const at = await live(memberId, deeds)
      await expire(db, at)
      const monthRows = await coinMonths(db, memberId, months)
      for (const [index, month] of monthRows.entries()) {
        const { opening, earned, spent, expired, returned, takenBack, balance } = month
        expect(opening + earned - spent - expired + returned - takenBack).toBe(balance)
        expect(opening).toBe(monthRows[index - 1]?.balance ?? 0)
        for (const figure of [opening, earned, spent, expired, returned, takenBack, balance])
          expect(figure).toBeGreaterThanOrEqual(0)
      }
      expect(monthRows.at(-1)?.balance).toBe((await balances(db, memberId, at)).coins)
    })
    await fc.assert(property, { numRuns: times(1_000, 20) })
  },
  times(900_000, 120_000),
)
