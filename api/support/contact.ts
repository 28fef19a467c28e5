// Stores contact messages, each with a reference number that can be read aloud. Limits messages per hour for each reply
// address.
import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { contactAtMostAnHour, contactTopics } from '../catalog/contact.ts'
import type { Language } from '../locale/language.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { readEmail } from '../session/index.ts'
import { newId } from '../store/id.ts'
import { referenceOf } from '../store/reference.ts'
import type { Database } from '../store/store.ts'
import { contactMessages } from './tables.ts'

type Writer = { memberId: string | null; language: Language }
export type ContactMessage = typeof contactMessages.$inferSelect

const hour = 3_600_000

/**
 * @throws NOT_FOUND for an unknown topic; BAD_REQUEST for an invalid reply address; CONTACT_WAIT if the hourly limit of
 * the reply address is reached; UPLOAD_UNKNOWN if an attachment cannot be used
 */
export async function storeMessage(
  db: Database,
  { topic, name, replyTo: address, text, attachments }: components['schemas']['ContactRequest'],
  { memberId, language, now }: Writer & { now: Date },
): Promise<ContactMessage> {
  if (!contactTopics().has(topic)) refuse('NOT_FOUND')
  const replyTo =
    readEmail(address) ?? refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'replyTo' }] })
  return await db.transaction(async (tx) => {
    await assertNotTooMany(tx, replyTo, now)
    await attachUploads(tx, { ids: attachments, memberId, purpose: 'contact', now })
    const [row] = await tx
      .insert(contactMessages)
      .values({
        id: newId(),
        // The reference contains 40 random bits. If two messages get the same reference, a unique index rejects the
        // second one.
        reference: referenceOf(randomBytes(8)),
        memberId,
        topic,
        replyTo,
        text,
        attachments,
        language,
        name: name?.replace(/\s+/g, ' ').trim() || null,
        receivedAt: now,
      })
      .returning()
    if (!row) throw new Error('Insert of a message returned no row.')
    return row
  })
}

/**
 * Limits messages with the same reply address, so that confirmations cannot flood another person's mailbox. An advisory
 * lock ensures that concurrent messages with the same address are counted one after another.
 */
async function assertNotTooMany(tx: Database, replyTo: string, now: Date) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${replyTo}`}, 0))`)
  const recent = await tx
    .select({ receivedAt: contactMessages.receivedAt })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.replyTo, replyTo),
        gt(contactMessages.receivedAt, new Date(now.getTime() - hour)),
      ),
    )
    .orderBy(asc(contactMessages.receivedAt))
    .limit(contactAtMostAnHour())
  const [oldest] = recent
  if (oldest && recent.length === contactAtMostAnHour())
    refuse('CONTACT_WAIT', {
      reasons: [{ code: `AT_MOST_${contactAtMostAnHour()}_AN_HOUR` }],
      nextDate: new Date(oldest.receivedAt.getTime() + hour).toISOString(),
    })
}
