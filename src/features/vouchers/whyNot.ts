// Why a link brought no voucher, as the vouchers' page says it.
import { NOT_ELIGIBLE, NO_VOUCHER, VOUCHER_CLOSED } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { linkProblems, type Why } from './search.ts'

/** @returns nothing where trying again may help */
export function whyNot(error: CallError): Why | undefined {
  // A name that no voucher can have.
  if (error.hasCode(NO_VOUCHER) || error.status === 400) return 'none'
  if (error.hasCode(NOT_ELIGIBLE)) return 'region'
  if (!error.hasCode(VOUCHER_CLOSED)) return undefined
  return (
    linkProblems.choices.find((why) => error.reasons.some(({ code }) => code.toLowerCase() === why)) ?? 'none'
  )
}
