// Tests how coin movements are grouped by month.
import { expect, test } from 'vitest'
import type { CoinMovement } from '#generated/schema.d.ts'
import { byMonth } from './byMonth.ts'

const movement = (at: string): CoinMovement => ({
  id: at,
  kind: 'earned',
  amount: 1,
  balance: 1,
  at,
  reason: { purpose: 'check_in', label: 'Check-in', subject: null },
})

test('byMonth groups consecutive movements of the same month, so that a movement recorded late forms a separate group', () => {
  const days = ['2026-11-20', '2026-11-01', '2026-10-31', '2026-11-02', '2026-09-01']
  const months = byMonth(days.map(movement), ({ at }) => at.slice(0, 7))
  expect(months.map(({ month, movements }) => [month, movements.map(({ at }) => at)])).toEqual([
    ['2026-11', ['2026-11-20', '2026-11-01']],
    ['2026-10', ['2026-10-31']],
    ['2026-11', ['2026-11-02']],
    ['2026-09', ['2026-09-01']],
  ])
  expect(byMonth([], () => '')).toEqual([])
})
