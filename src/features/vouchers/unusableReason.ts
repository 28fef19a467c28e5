// Maps the error of a voucher link to the reason that the vouchers page shows.
import { NOT_ELIGIBLE, NO_VOUCHER, VOUCHER_CLOSED } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { linkProblems, type Why } from './search.ts'

/** @returns the reason; `undefined` if a retry may succeed */
export function unusableReason(error: CallError): Why | undefined {
  // Status 400 means that the id in the URL is malformed, so that no voucher has this id.
  if (error.hasCode(NO_VOUCHER) || error.status === 400) return 'none'
  if (error.hasCode(NOT_ELIGIBLE)) return 'region'
  if (!error.hasCode(VOUCHER_CLOSED)) return undefined
  return (
    linkProblems.choices.find((why) => error.reasons.some(({ code }) => code.toLowerCase() === why)) ?? 'none'
  )
}
