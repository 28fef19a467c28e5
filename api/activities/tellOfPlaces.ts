// E-mails about places at events, once the work is kept. Who signed up by phone finds it among the notices.
import { inArray } from 'drizzle-orm'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import type { Message } from '../integrations/integrations.ts'
import { languageIn, type Language } from '../locale/language.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { placeMail } from './activityMails.ts'

type Told = { memberId: string; as: 'registered' | 'waiting' | 'movedUp' }

/** @param asking the language of who calls; others are written to in that of their country */
export async function placeMails(
  db: Database,
  { id: activityId }: Pick<Campaign, 'id'>,
  told: readonly Told[],
  asking: { memberId: string; language: Language },
): Promise<Message[]> {
  if (told.length === 0) return []
  const rows = await db
    .select({
      id: members.id,
      email: members.email,
      country: members.countryCode,
      timeZone: members.timeZone,
    })
    .from(members)
    .where(
      inArray(
        members.id,
        told.map(({ memberId }) => memberId),
      ),
    )
  return told.flatMap(({ memberId, as }) => {
    const row = rows.find(({ id }) => id === memberId)
    if (!row || row.email === null) return []
    const language = memberId === asking.memberId ? asking.language : languageIn(row.country)
    const event = campaigns[language].find(({ id }) => id === activityId)?.event
    return event ? [placeMail(row.email, { activityId, as, event, timeZone: row.timeZone }, language)] : []
  })
}
