// Error that every failed call throws: the server returned an error response, or there was no response.
import { TOKEN_MISSING, TOKEN_REVOKED } from '#generated/codes.ts'
import type { components } from '#generated/schema.d.ts'

export type Refusal = components['schemas']['Refusal']
export type Reason = components['schemas']['Reason']

type Details = { cause?: unknown; retryAfter?: number | undefined; requestId?: string | undefined }

export class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** Envelope of the error response, if there is one. */
  readonly refusal: Refusal | undefined
  /** Value of the `Retry-After` header in seconds, if the server sent it. */
  readonly retryAfter: number | undefined
  /** Id of the request, as in the server log. */
  readonly requestId: string | undefined

  constructor(status: number, refusal?: Refusal, { cause, retryAfter, requestId }: Details = {}) {
    super(refusal?.message ?? `HTTP ${status}`, { cause })
    this.status = status
    this.refusal = refusal
    this.retryAfter = retryAfter
    this.requestId = requestId
  }

  /**
   * Returns true if the server responded with this error code. The codes are those of the contract's error catalog
   * (`generated/codes.ts`).
   */
  hasCode(code: number): boolean {
    return this.refusal?.code === code
  }

  /** True if the session has ended: codes 10001002 and 10001003 (section 8 of the specification). */
  get endsSession(): boolean {
    return this.hasCode(TOKEN_MISSING) || this.hasCode(TOKEN_REVOKED)
  }

  /**
   * True if the error shows that the page contains stale data, for example a gift that another member has taken in the
   * meantime. Validation errors, rate limits and server errors do not indicate stale data.
   */
  get tellsOfChange(): boolean {
    return this.refusal !== undefined && [200, 403, 404].includes(this.status)
  }

  get reasons(): Reason[] {
    return this.refusal?.data?.reasons ?? []
  }
}
