// Error of a failed call of the back office.
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { TOKEN_MISSING, TOKEN_REVOKED } from '#generated/codes.ts'

/** Returns the message for a response without an envelope, for example of a proxy. */
const messageOf = (status: number) =>
  messages['backOffice.error.noAnswer'].replace('{status}', String(status))

export class StaffCallError extends Error {
  override readonly name = 'StaffCallError'
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** Code of the envelope; undefined without an envelope. */
  readonly code: number | undefined
  /** Id of the request, as in the server log. */
  readonly requestId: string | undefined

  constructor(
    status: number,
    { code, message, requestId }: { code?: number; message?: string; requestId?: string | undefined } = {},
  ) {
    super(message ?? (status === 0 ? messages['backOffice.error.offline'] : messageOf(status)))
    this.status = status
    this.code = code
    this.requestId = requestId
  }

  /** True if the session has ended, so that the staff member must sign in again. */
  get endsSession(): boolean {
    return this.code === TOKEN_MISSING || this.code === TOKEN_REVOKED
  }
}
