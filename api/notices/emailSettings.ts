// Reads and changes the topics about which a member gets emails.
import { and, eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { EmailTopic } from '#generated/schemas/membersHub.schemas.ts'
import type { Database } from '../store/store.ts'
import { emailsOff, type EmailTopic as Topic } from './tables.ts'

/** Returns the topics that the member has turned off. */
export async function topicsOff(db: Database, memberId: string): Promise<ReadonlySet<Topic>> {
  const rows = await db
    .select({ topic: emailsOff.topic })
    .from(emailsOff)
    .where(eq(emailsOff.memberId, memberId))
  return new Set(rows.map(({ topic }) => topic))
}

/** Returns the setting of each topic, in the order of the contract. */
export async function emailSettings(
  db: Database,
  memberId: string,
): Promise<components['schemas']['EmailSettings']> {
  const off = await topicsOff(db, memberId)
  return { items: EmailTopic.options.map((topic) => ({ topic, enabled: !off.has(topic) })) }
}

export async function setEmailTopic(
  db: Database,
  memberId: string,
  { topic, enabled }: components['schemas']['SetEmailSettingsRequest'],
) {
  if (enabled)
    await db.delete(emailsOff).where(and(eq(emailsOff.memberId, memberId), eq(emailsOff.topic, topic)))
  else await db.insert(emailsOff).values({ memberId, topic }).onConflictDoNothing()
}
