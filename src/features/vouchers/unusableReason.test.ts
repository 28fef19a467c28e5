import { expect, test } from 'vitest'
import { NOT_ELIGIBLE, NO_VOUCHER, TOKEN_MISSING, VOUCHER_CLOSED } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import { linkSearch, vouchersSearch } from './search.ts'
import { unusableReason } from './unusableReason.ts'

const refused = (code: number, reason?: string) =>
  new CallError(200, { code, message: '', ...(reason && { data: { reasons: [{ code: reason }] } }) })

test.each([
  [refused(NO_VOUCHER), 'none'],
  [refused(NOT_ELIGIBLE, 'NOT_IN_REGION'), 'region'],
  [refused(VOUCHER_CLOSED, 'USED'), 'used'],
  [refused(VOUCHER_CLOSED, 'EXPIRED'), 'expired'],
  [refused(VOUCHER_CLOSED, 'VOID'), 'void'],
  [new CallError(400), 'none'],
  [new CallError(0), undefined],
  [new CallError(503), undefined],
  [refused(TOKEN_MISSING), undefined],
])('unusableReason maps the error of a voucher link to a reason (case %#)', (error, why) => {
  expect(unusableReason(error)).toBe(why)
})

test('vouchersSearch keeps known values and drops other values', () => {
  expect(vouchersSearch({ state: 'used', why: 'region' })).toEqual({ state: 'used', why: 'region' })
  expect(vouchersSearch({ state: 'active', why: '<b>You won</b>' })).toEqual({})
  expect(linkSearch({ voucher: ['a'], type: 'welcome-10', utm_source: 'mail' })).toEqual({
    type: 'welcome-10',
    utm_source: 'mail',
  })
})
