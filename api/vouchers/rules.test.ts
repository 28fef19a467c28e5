// Tests the states and codes of vouchers, and the voucher types of the catalog.
import { describe, expect, test } from 'vitest'
import { voucherTypes } from '../catalog/vouchers.ts'
import { linkCode, shopCode, stateAt, voucherIn, type VoucherRow } from './rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 3, minute))
const row: VoucherRow = {
  id: 'one',
  memberId: 'mali',
  terms: null,
  voucher: 'small-amount',
  source: 'test',
  reference: 'r',
  state: 'active',
  code: 'HUB-22222-22222',
  reservedUntil: null,
  usedAt: null,
  usedFor: null,
  isOwnOrder: true,
  grantedAt: at(0),
  expiresAt: at(60),
  lastDay: '2026-11-21',
}

describe('state of a voucher', () => {
  test.each([
    { state: 'active', until: null, minute: 59, expected: 'active' },
    { state: 'active', until: null, minute: 60, expected: 'active' },
    { state: 'active', until: null, minute: 61, expected: 'expired' },
    { state: 'reserved', until: 30, minute: 29, expected: 'reserved' },
    { state: 'reserved', until: 30, minute: 30, expected: 'active' },
    { state: 'reserved', until: 30, minute: 61, expected: 'expired' },
    // A reservation never lasts longer than its voucher.
    { state: 'reserved', until: 80, minute: 59, expected: 'reserved' },
    { state: 'reserved', until: 80, minute: 61, expected: 'expired' },
    { state: 'used', until: 30, minute: 90, expected: 'used' },
    { state: 'void', until: null, minute: 10, expected: 'void' },
  ] as const)(
    'at minute $minute, stateAt returns $expected for a voucher with the stored state $state that is reserved until minute $until',
    ({ state, until, minute, expected }) => {
      const reservedUntil = until === null ? null : at(until)
      expect(stateAt({ ...row, state, reservedUntil }, at(minute))).toBe(expected)
    },
  )

  test('voucherIn returns the code only for reserved and used vouchers', () => {
    const codeOf = (state: VoucherRow['state']) =>
      voucherIn('en', 'TH', { row: { ...row, state, reservedUntil: at(30) }, now: at(1) }).code
    expect([codeOf('active'), codeOf('reserved'), codeOf('used'), codeOf('void')]).toEqual([
      null,
      row.code,
      row.code,
      null,
    ])
  })

  test.each([
    ['TH', { amount: 10_000, currency: 'THB' }],
    ['VN', { amount: 75_000, currency: 'VND' }],
    ['DE', null],
    ['constructor', null],
  ])('voucherIn for a member in %s returns the amount %j', (country, amount) => {
    expect(voucherIn('en', country, { row, now: at(1) }).amount).toEqual(amount)
  })
})

test('the catalog has vouchers of each kind, with names in four languages', () => {
  const all = [...voucherTypes().values()]
  expect(all.length).toBeGreaterThanOrEqual(8)
  expect(new Set(all.map(({ worth }) => worth.kind))).toEqual(new Set(['percent', 'amount', 'shipping']))
  for (const { name } of all) expect(new Set(Object.values(name)).size).toBe(4)
})

test('shopCode and linkCode return codes in the format of the contract, without duplicates', () => {
  const codes = Array.from({ length: 1000 }, shopCode)
  expect(new Set(codes).size).toBe(1000)
  for (const code of codes) expect(code).toMatch(/^HUB-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  expect(linkCode()).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
})
