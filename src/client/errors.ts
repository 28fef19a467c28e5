// The one way a call fails, whatever went wrong: a refusal or fault of the server, or no answer at all.
import { TOKEN_MISSING, TOKEN_REVOKED } from '#generated/codes.ts'
import type { components } from '#generated/schema.d.ts'

export type Refusal = components['schemas']['Refusal']
export type Reason = components['schemas']['Reason']

export class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The envelope's answer, when one came. */
  readonly refusal: Refusal | undefined
  /** Seconds after which the server has it tried again, where it says so. */
  readonly retryAfter: number | undefined
  /** The request's id in the server's log. */
  readonly requestId: string | undefined

  constructor(
    status: number,
    refusal?: Refusal,
    cause?: unknown,
    { retryAfter, requestId }: { retryAfter?: number | undefined; requestId?: string | undefined } = {},
  ) {
    super(refusal?.message ?? `HTTP ${status}`, { cause })
    this.status = status
    this.refusal = refusal
    this.retryAfter = retryAfter
    this.requestId = requestId
  }

  /** Whether the server answered with this refusal, by its code in the contract's catalogue (`generated/codes.ts`). */
  is(code: number): boolean {
    return this.refusal?.code === code
  }

  /** Whether the session is over: codes 10001002 and 10001003 (section 8). */
  get endsSession(): boolean {
    return this.is(TOKEN_MISSING) || this.is(TOKEN_REVOKED)
  }

  /**
   * Whether the server knew something that the page did not: another member, another tab or time has changed what it shows.
   * What could not be read, came too often or met a server that was not well tells nothing of that.
   */
  get tellsOfChange(): boolean {
    return this.refusal !== undefined && [200, 403, 404].includes(this.status)
  }

  get reasons(): Reason[] {
    return this.refusal?.data?.reasons ?? []
  }
}
