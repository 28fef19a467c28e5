// Loads the invitation of the member whose referral link the visitor has opened.
import { getInvitation } from '#generated/calls/vouchers.ts'
import type { Invitation } from '#generated/schema.d.ts'
import { INVITATION_UNKNOWN } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { linkCode } from '#src/runtime/tracking/attribution.ts'

/** Invitation of a link; `unknown` if no member has its code; `null` without a link, or if the invitation failed to load. */
export type LinkInvitation = Invitation | 'unknown' | null

export async function loadInvitation({ cookies, queryClient }: AppContext): Promise<LinkInvitation> {
  const code = linkCode(cookies)
  if (code === null) return null
  const query = { ...getInvitation.query({ linkCode: code }), meta: { handlesErrors: true } }
  return await ensureFresh(queryClient, query).catch((error: unknown) =>
    error instanceof CallError && error.hasCode(INVITATION_UNKNOWN) ? 'unknown' : null,
  )
}
