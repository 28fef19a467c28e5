// Error that handlers and rules throw to send an error response of the catalog; the app builds the envelope.
import type { ReasonCode } from '#generated/reasons.ts'
import type { components } from '#generated/schema.d.ts'
import { refusals } from '#generated/refusals.ts'

export type { ReasonCode }
export type RefusalName = keyof typeof refusals
/** Ineligibility reason: a code of the catalog, and the field of the request that it concerns. */
export type Reason = { code: ReasonCode; field?: string }
/**
 * `regions`: eligible countries, if that is the reason; `maskedAddress`: address of the account; `secondFactor`:
 * ticket to finish a sign-in.
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
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Id of the member whose password was guessed wrong, only for the log. */
  guessed: string | undefined
  /** Exceeded rate limit, only for the log and metrics. */
  limit: string | undefined

  constructor(refusal: RefusalName, detail?: RefusalDetail, retryAfter?: number) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
    this.retryAfter = retryAfter
  }
}

/** Seconds of `Retry-After` if the database or the file store is overloaded. */
export const busySeconds = 5

/** `Retry-After` header for temporary failures. */
export const comeAgain = { 'Retry-After': String(busySeconds) }

/** `Retry-After` header, if the error sets it. */
export const retryHeader = ({ retryAfter }: Refused): Record<string, string> =>
  retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }

/** Throws a documented business error, with reasons if the member can act on them. */
export function refuse(refusal: RefusalName, detail?: RefusalDetail): never {
  throw new Refused(refusal, detail)
}

/**
 * Rejects a wrong password with the same error for every account; the log gets the id of the member, if the account
 * exists.
 */
export function refuseGuess(refusal: RefusalName, memberId: string | undefined): never {
  const refused = new Refused(refusal)
  refused.guessed = memberId
  throw refused
}
