// Builds emails to members who got a place at an event or on its waiting list. Members without an email address only
// get the notification in the hub.
import { inArray } from 'drizzle-orm'
import { campaigns, isAboutBaby, type Campaign } from '../catalog/campaigns.ts'
import type { Message } from '../integrations/integrations.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { languageIn, type Language } from '../locale/language.ts'
import { members } from '../members/tables.ts'
import { mayShow } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { placeMail } from './activityMails.ts'

type PlaceChange = { memberId: string; as: 'registered' | 'waiting' | 'movedUp' }

/**
 * Adds emails to the outbox for members who registered, joined the waiting list or moved up. Call within the
 * transaction that assigns the places.
 * @param asking the member who sent the request, who gets the email in the language of the request. Other members get
 * emails in the language of their country
 * @returns the emails, to be sent after the commit
 */
export async function writePlaceMails(
  tx: Database,
  { id: activityId }: Pick<Campaign, 'id'>,
  {
    placeChanges,
    asking,
  }: { placeChanges: readonly PlaceChange[]; asking: { memberId: string; language: Language; now: Date } },
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
    // Members who have hidden baby content get no email about an event for babies. They can still see their place on
    // the page of the event.
    if (!row || row.email === null || !mayShow({ aboutBaby: isAboutBaby(activityId) }, row)) continue
    const language = memberId === asking.memberId ? asking.language : languageIn(row.country)
    const event = campaigns()[language].find(({ id }) => id === activityId)?.event
    if (!event) continue
    const mail = placeMail(row.email, { activityId, as, event, timeZone: row.timeZone }, language)
    mails.push(await addToOutbox(tx, mail, { memberId, now: asking.now }))
  }
  return mails
}
