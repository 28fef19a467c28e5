// What the tag `activities` keeps of members.
import { eq } from 'drizzle-orm'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { cancel } from './events.ts'
import { campaignOf } from './rules.ts'
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
    for (const { activity } of rows) await cancel(tx, memberId, campaignOf(activity), new Date(0))
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
