// Offers a member a copy of their data. Only the member can download the copy, after signing in.
import { and, eq } from 'drizzle-orm'
import { recordActs } from '../../audit/recordActs.ts'
import { addToOutbox } from '../../integrations/outbox.ts'
import type { Message } from '../../integrations/integrations.ts'
import { languageIn } from '../../locale/language.ts'
import { notify } from '../../notices/notify.ts'
import { notices } from '../../notices/tables.ts'
import { exportOfferMessage } from '../../session/index.ts'
import type { Database } from '../../store/store.ts'
import { lockMemberRow } from './find.ts'

/**
 * Notifies the member, once a day.
 * @returns the message to send; undefined if a copy was offered on the same day or the account is closing
 * @throws NOT_FOUND
 */
export async function offerExport(
  db: Database,
  memberId: string,
  { by, now }: { by: string; now: Date },
): Promise<Message | undefined> {
  return await db.transaction(async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    const reference = `export-offered:${now.toISOString().slice(0, 10)}`
    const isOffered = and(eq(notices.memberId, memberId), eq(notices.reference, reference))
    // A member whose account is closing cannot sign in without restoring it.
    if (member.erasesAt !== null || (await tx.$count(notices, isOffered)) > 0) return undefined
    await notify(tx, { memberId, kind: 'export-offered', params: {}, reference, now })
    await recordActs(tx, now, { what: 'export-offered', memberId, by })
    const message = exportOfferMessage(member, languageIn(member.countryCode))
    return await addToOutbox(tx, message, { memberId, now })
  })
}
