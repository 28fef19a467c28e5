// Tests the instant from which a gift for a birth can no longer be claimed, in three time zones and after a change of
// time zone before the last day.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveBaby } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { giftWindows } from '../catalog/gifts.ts'
import { addDays } from '../locale/calendar.ts'
import { endOfLastDay } from '../locale/lastDay.ts'
import { openSession } from '../session/members.ts'

const shared = await testApi()
const birthDate = '2026-11-03'
const date = addDays(birthDate, giftWindows().newBaby.daysAfter)
const endIn = (timeZone: string) => endOfLastDay({ date, timeZone })

async function parentIn(timeZone: string) {
  const api = await testApi({ store: shared.store })
  const member = await addMember(api, { timeZone })
  await giveBaby(api, member, { birthDate })
  return { api, member }
}

/**
 * Returns true if the parent can claim the gift at the given instant. Opens a new session, because earlier sessions
 * have ended by then.
 */
async function giftAt({ api, member }: { api: typeof shared; member: TestMember }, now: Date) {
  api.clock.now = now
  const { token } = await openSession(api.store.db, member.uid, { now, by: 'password' })
  const { eligibility, occasions } = await dataOf(api, 'listNewBabyGifts', { token })
  return { ok: eligibility.ok, ...occasions[0] }
}

async function move({ api, member }: { api: typeof shared; member: TestMember }, timeZone: string) {
  const { token } = await openSession(api.store.db, member.uid, { now: api.clock.now, by: 'password' })
  await dataOf(api, 'modifyUserInfo', { token, body: { timeZone } })
  api.wait(2 * 86_400)
}

test.each([
  ['Asia/Bangkok', []],
  ['America/Los_Angeles', []],
  ['Pacific/Auckland', []],
  ['Asia/Bangkok', ['America/Los_Angeles']],
  ['America/Los_Angeles', ['Asia/Bangkok']],
  ['America/Los_Angeles', ['Asia/Bangkok', 'America/Los_Angeles']],
  ['Asia/Bangkok', ['America/Los_Angeles', 'Asia/Bangkok']],
])(
  'a gift for a birth in %s can be claimed after moves to %j until its last day has ended in all these time zones',
  async (home, moves) => {
    const parent = await parentIn(home)
    for (const timeZone of moves) await move(parent, timeZone)
    const end = new Date(Math.max(...[home, ...moves].map((timeZone) => endIn(timeZone).getTime())))
    const closesAt = new Date(end.getTime() + 1).toISOString()
    expect(await giftAt(parent, end)).toMatchObject({ ok: true, closesOn: date, closesAt })
    expect(await giftAt(parent, new Date(end.getTime() + 1))).toMatchObject({ ok: false })
  },
)
