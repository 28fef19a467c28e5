// Saying no: a handler or rule throws a refusal of the contract's catalogue, the app makes the envelope of it.
import type { ReasonCode } from '#generated/reasons.ts'
import type { components } from '#generated/schema.d.ts'
import { refusals } from '#generated/refusals.ts'

export type { ReasonCode }
export type RefusalName = keyof typeof refusals
/** What is in the way, by a code of the contract's catalogue, and the part of the request that it is about. */
export type Reason = { code: ReasonCode; field?: string }
/** `regions`: the countries it is for, if that is the reason; `maskedAddress`: of the account; `secondFactor`: finishes a sign-in. */
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
  /** Seconds after which trying again makes sense, for `Retry-After`. */
  readonly retryAfter: number | undefined
  /** The member whose password was guessed wrong, for the log alone. */
  guessed: string | undefined
  /** The rate limit that was exceeded, for the log and metrics alone. */
  limit: string | undefined

  constructor(refusal: RefusalName, detail?: RefusalDetail, retryAfter?: number) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
    this.retryAfter = retryAfter
  }
}

/** How long a caller is asked to wait where the database or the store of files does not keep up. */
export const busySeconds = 5

/** `Retry-After` of what the hub cannot do now. */
export const comeAgain = { 'Retry-After': String(busySeconds) }

/** `Retry-After`, where the refusal says when trying again makes sense. */
export const retryHeader = ({ retryAfter }: Refused): Record<string, string> =>
  retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }

/** Ends the operation with a documented refusal, and with what is in the way where a person can do something about it. */
export function refuse(refusal: RefusalName, detail?: RefusalDetail): never {
  throw new Refused(refusal, detail)
}

/** Refuses a wrong password alike for every account; the log is told whose it would have been, where it is anybody's. */
export function refuseGuess(refusal: RefusalName, memberId: string | undefined): never {
  const refused = new Refused(refusal)
  refused.guessed = memberId
  throw refused
}
