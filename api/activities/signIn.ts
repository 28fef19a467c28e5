// Handles the activity sign-in: stores and rewards the first sign-in of a member on each local date.
import { and, eq } from 'drizzle-orm'
import { subjectOf } from '../catalog/campaigns.ts'
import { award } from '../rewards/award.ts'
import { localDate } from '../locale/calendar.ts'
import { rememberCheckInVisit } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { assertOpen, findCampaign } from './rules.ts'
import { activitySignIns } from './tables.ts'
import type { Member } from '../members/member.ts'

/** Path of the page that the browser opens after the sign-in (section 2 of the specification). */
const redirect = '/games/checkIn'

/** @throws the errors of `assertOpen` */
export async function signIn(db: Database, member: Member, now: Date) {
  const campaign = findCampaign((candidate) => candidate.signIn !== null)
  assertOpen(campaign, member, now)
  const { id: activity, signIn: prize } = campaign
  const reward = prize ?? { coins: 0, points: 0 }
  const memberId = member.id
  const date = localDate(now, member.timeZone)
  await rememberCheckInVisit(db, member)
  const firstToday = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(activitySignIns)
      .values({ memberId, activity, date, at: now })
      .onConflictDoNothing()
      .returning({ date: activitySignIns.date })
    if (!row) return false
    const reference = `activity-sign-in:${activity}:${memberId}:${date}`
    const subject = subjectOf(activity)
    await award(tx, { memberId, prize: reward, source: 'activity_sign_in', subject, reference, now })
    return true
  })
  return { activityId: activity, date, firstToday, reward, redirect }
}

export async function isSignedIn(
  db: Database,
  memberId: string,
  { activity, date }: { activity: string; date: string },
) {
  const rows = await db
    .select({ date: activitySignIns.date })
    .from(activitySignIns)
    .where(
      and(
        eq(activitySignIns.memberId, memberId),
        eq(activitySignIns.activity, activity),
        eq(activitySignIns.date, date),
      ),
    )
  return rows.length > 0
}
