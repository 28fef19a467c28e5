// What the tag `activities` keeps of members.
import { eq } from 'drizzle-orm'
import { campaigns } from '../catalog/campaigns.ts'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { cancel } from './events.ts'
import {
  activityJoins,
  activitySignIns,
  eventRegistrations,
  giftRegistrations,
  raffleEntries,
} from './tables.ts'

/** Her place goes to the next in line, as if she had given it back in time. */
const places: Belongings = {
  exported: rowsOf(eventRegistrations).exported,
  async erase(tx, memberId) {
    const rows = await tx
      .selectDistinct({ activity: eventRegistrations.activity })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.memberId, memberId))
    for (const campaign of campaigns.en.filter(({ id }) => rows.some(({ activity }) => activity === id)))
      await cancel(tx, memberId, campaign, new Date(0))
    await rowsOf(eventRegistrations).erase(tx, memberId)
  },
}

export const activities: Belongings[] = [
  rowsOf(activityJoins),
  rowsOf(activitySignIns),
  places,
  rowsOf(raffleEntries),
  rowsOf(giftRegistrations),
]
