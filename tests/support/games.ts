// Prepares games for tests: past check-ins, coins and tickets.
import { eq } from 'drizzle-orm'
import { addDays, localDate, startOfDate } from '#api/locale/calendar.ts'
import type { Game } from '#api/catalog/checkIn.ts'
import { checkInFor } from '#api/games/checkIn.ts'
import { grantTickets } from '#api/rewards/grantTickets.ts'
import { spend } from '#api/ledger/ledger.ts'
import { sessions } from '#api/session/tables.ts'
import { newId } from '#api/store/id.ts'
import type { Api } from './api.ts'
import type { TestMember } from './members.ts'

/** Returns the data that check-in rules need about a member who was created with default values. */
export const playerOf = ({ uid: id }: Pick<TestMember, 'uid'>) => ({
  id,
  timeZone: 'Asia/Bangkok',
  countryCode: 'TH',
  visitedCheckIn: true,
  babyContentSilencedAt: null,
})

/** Returns the date that is `count` days before the member's current date. */
export const daysAgo = (api: Api, count: number) =>
  addDays(localDate(api.clock.now, playerOf({ uid: '' }).timeZone), -count)

/** Records check-ins of the member on the dates. */
export async function checkedInOn(
  api: Api,
  member: TestMember,
  { game, dates }: { game: Game; dates: readonly string[] },
) {
  const player = playerOf(member)
  for (const date of dates) {
    const noon = new Date(startOfDate(date, player.timeZone).getTime() + 12 * 3_600_000)
    await checkInFor(api.store.db, player, { name: game, now: noon })
  }
}

/** Builds the request data of a check-in that the member tapped a number of hours ago, for example while offline. */
export const pressed = ({ clock }: Api, hours: number) => ({
  pressedAt: new Date(clock.now.getTime() - hours * 3_600_000).toISOString(),
})

/** Moves the start of the member's sessions back by a number of hours. */
export async function signedInSince({ store, clock }: Api, { uid }: TestMember, hours: number) {
  const createdAt = new Date(clock.now.getTime() - hours * 3_600_000)
  await store.db.update(sessions).set({ createdAt }).where(eq(sessions.memberId, uid))
}

export async function takeCoins({ store, clock }: Api, { uid: memberId }: TestMember, amount: number) {
  const reference = `test:${newId()}`
  await spend(store.db, { memberId, amount, purpose: 'test', reference, occurredAt: clock.now })
}

/** Adds tickets of a draw. @returns the ticket ids */
export async function giveTickets(
  { store, clock }: Api,
  { uid }: TestMember,
  { draw, count }: { draw: string; count: number },
) {
  const reference = `test:${newId()}`
  return await grantTickets(store.db, { memberId: uid, draw, count, reference, now: clock.now })
}
