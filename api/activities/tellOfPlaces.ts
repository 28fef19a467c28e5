// Writes e-mails about places at events. Who signed up by phone finds it among the notices.
import { inArray } from 'drizzle-orm'
import { campaigns, isAboutBaby, type Campaign } from '../catalog/campaigns.ts'
import type { Message } from '../integrations/integrations.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { languageIn, type Language } from '../locale/language.ts'
import { members } from '../members/tables.ts'
import { mayShow } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { placeMail } from './activityMails.ts'

type Told = { memberId: string; as: 'registered' | 'waiting' | 'movedUp' }

/**
 * Called with the transaction that gives the places.
 * @param asking the language of who calls; others are written to in that of their country
 * @returns the mails, to be sent after it
 */
export async function writePlaceMails(
  tx: Database,
  { id: activityId }: Pick<Campaign, 'id'>,
  {
    placeChanges,
    asking,
  }: { placeChanges: readonly Told[]; asking: { memberId: string; language: Language; now: Date } },
): Promise<Message[]> {
  if (placeChanges.length === 0) return []
  const rows = await tx
    .select({
      id: members.id,
      email: members.email,
      country: members.countryCode,
      timeZone: members.timeZone,
      babyContentSilencedAt: members.babyContentSilencedAt,
    })
    .from(members)
    .where(
      inArray(
        members.id,
        placeChanges.map(({ memberId }) => memberId),
      ),
    )
  const mails: Message[] = []
  for (const { memberId, as } of placeChanges) {
    const row = rows.find(({ id }) => id === memberId)
    // Members who silenced baby content find the place on the page of the event.
    if (!row || row.email === null || !mayShow({ aboutBaby: isAboutBaby(activityId) }, row)) continue
    const language = memberId === asking.memberId ? asking.language : languageIn(row.country)
    const event = campaigns[language].find(({ id }) => id === activityId)?.event
    if (!event) continue
    const mail = placeMail(row.email, { activityId, as, event, timeZone: row.timeZone }, language)
    mails.push(await addToOutbox(tx, mail, { memberId, now: asking.now }))
  }
  return mails
}
