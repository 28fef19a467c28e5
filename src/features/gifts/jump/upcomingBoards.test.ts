// Tests the order of upcoming boards.
import { expect, test } from 'vitest'
import type { GiftBoard } from '#generated/schema.d.ts'
import { upcomingBoards } from './upcomingBoards.ts'

const board = (kind: GiftBoard['kind'], eligibility: GiftBoard['eligibility']): GiftBoard => ({
  type: 1,
  gifts: 2,
  open: eligibility.ok ? 2 : 0,
  pictures: [],
  closesAt: null,
  kind,
  eligibility,
})

test('upcomingBoards returns boards with an opening date, soonest first', () => {
  const ahead = upcomingBoards([
    board('level', { ok: true, reasons: [] }),
    board('newBaby', { ok: false, reasons: [{ code: 'BABY_NOT_BORN' }] }),
    board('momBirthday', {
      ok: false,
      reasons: [{ code: 'NOT_OPEN_YET' }],
      nextDate: '2027-04-23T17:00:00.000Z',
    }),
    board('babyBirthday', {
      ok: false,
      reasons: [{ code: 'NOT_OPEN_YET' }],
      nextDate: '2027-02-20T17:00:00.000Z',
    }),
  ])
  expect(ahead.map(({ board: { kind }, opensAt }) => [kind, opensAt.slice(0, 10)])).toEqual([
    ['babyBirthday', '2027-02-20'],
    ['momBirthday', '2027-04-23'],
  ])
})
