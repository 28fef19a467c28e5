// Error that handlers and business rules throw to return an error response of the error catalog. The app builds the
// envelope of the response.
import type { ReasonCode } from '#generated/reasons.ts'
import type { components } from '#generated/schema.d.ts'
import { refusals } from '#generated/refusals.ts'

export type { ReasonCode }
export type RefusalName = keyof typeof refusals
/** Ineligibility reason: a code of the reason catalog, and the request field that it concerns. */
export type Reason = { code: ReasonCode; field?: string }
/**
 * `regions`: eligible countries, if the member's country is the reason. `maskedAddress`: email address or phone number
 * of the account, partly hidden. `secondFactor`: ticket with which the second step completes the sign-in.
 */
export type RefusalDetail = {
  reasons: Reason[]
  nextDate?: string
  regions?: string[]
  maskedAddress?: string
  secondFactor?: components['schemas']['SecondFactorTicket']
}

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: RefusalName
  readonly detail: RefusalDetail | undefined
  /** Value of the `Retry-After` header in seconds. */
  readonly retryAfter: number | undefined
  /** Id of the member whose password was wrong; used only for the log. */
  guessed: string | undefined
  /** Name of the exceeded rate limit; used only for the log and metrics. */
  limit: string | undefined

  constructor(refusal: RefusalName, detail?: RefusalDetail, retryAfter?: number) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
    this.retryAfter = retryAfter
  }
}

/** Value of the `Retry-After` header in seconds if the database or the file store is overloaded. */
export const busySeconds = 5

/** Builds the `Retry-After` header of responses about temporary failures. */
export const busyHeaders = { 'Retry-After': String(busySeconds) }

/** Returns the `Retry-After` header if the error sets it. */
export const retryHeader = ({ retryAfter }: Refused): Record<string, string> =>
  retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }

/**
 * Throws an error of the contract's error catalog, with reasons if the member can act on them, such as a field to
 * correct.
 */
export function refuse(refusal: RefusalName, detail?: RefusalDetail): never {
  throw new Refused(refusal, detail)
}

/**
 * Rejects a wrong password. The error is the same for every account, so it does not reveal whether the account exists;
 * only the log contains the member's id.
 */
export function refuseGuess(refusal: RefusalName, memberId: string | undefined): never {
  const refused = new Refused(refusal)
  refused.guessed = memberId
  throw refused
}
