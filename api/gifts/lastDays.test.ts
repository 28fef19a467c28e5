// Tests the last day of a gift for a birth over the API: in three time zones, and for a member who changes the time
// zone before it.
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
const date = addDays(birthDate, giftWindows.newBaby.daysAfter)
const endIn = (timeZone: string) => endOfLastDay({ date, timeZone })

async function parentIn(timeZone: string) {
  const api = await testApi({ store: shared.store })
  const member = await addMember(api, { timeZone })
  await giveBaby(api, member, { birthDate })
  return { api, member }
}

/** Reads the gift at an instant in a new session, because a session expires before the window ends. */
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
  'a gift for a birth in %s can be chosen to the end of its last day, and after moves to %j in the later zone',
  async (home, moves) => {
    const parent = await parentIn(home)
    for (const timeZone of moves) await move(parent, timeZone)
    const end = new Date(Math.max(...[home, ...moves].map((timeZone) => endIn(timeZone).getTime())))
    const closesAt = new Date(end.getTime() + 1).toISOString()
    expect(await giftAt(parent, end)).toMatchObject({ ok: true, closesOn: date, closesAt })
    expect(await giftAt(parent, new Date(end.getTime() + 1))).toMatchObject({ ok: false })
  },
)
