// Error of every failed call: an error response of the server, or no response.
import { TOKEN_MISSING, TOKEN_REVOKED } from '#generated/codes.ts'
import type { components } from '#generated/schema.d.ts'

export type Refusal = components['schemas']['Refusal']
export type Reason = components['schemas']['Reason']

type Details = { cause?: unknown; retryAfter?: number | undefined; requestId?: string | undefined }

export class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 if no response came. */
  readonly status: number
  /** Envelope of the error response, if there is one. */
  readonly refusal: Refusal | undefined
  /** Seconds of `Retry-After`, if the server sent it. */
  readonly retryAfter: number | undefined
  /** Id of the request in the server log. */
  readonly requestId: string | undefined

  constructor(status: number, refusal?: Refusal, { cause, retryAfter, requestId }: Details = {}) {
    super(refusal?.message ?? `HTTP ${status}`, { cause })
    this.status = status
    this.refusal = refusal
    this.retryAfter = retryAfter
    this.requestId = requestId
  }

  /**
   * True if the server answered with this business error, by its code in the catalog of the contract
   * (`generated/codes.ts`).
   */
  hasCode(code: number): boolean {
    return this.refusal?.code === code
  }

  /** True if the session has ended: codes 10001002 and 10001003 (section 8). */
  get endsSession(): boolean {
    return this.hasCode(TOKEN_MISSING) || this.hasCode(TOKEN_REVOKED)
  }

  /**
   * True if the data of the page is stale because another member, another tab or time has changed it. Validation
   * errors, rate limits and server errors are no evidence of that.
   */
  get tellsOfChange(): boolean {
    return this.refusal !== undefined && [200, 403, 404].includes(this.status)
  }

  get reasons(): Reason[] {
    return this.refusal?.data?.reasons ?? []
  }
}
