// Creates game data of a sample member: check-ins and pauses, results of an ended draw, and tickets for an open draw.
import { localDate } from '../locale/calendar.ts'
import { gameNames, games, type Game } from '../catalog/checkIn.ts'
import { draws, type Draw } from '../catalog/draws.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { drawOnce, type Drawer } from './lottery.ts'
import { drawnBy } from './odds.ts'
import { commitmentOf } from './seeds.ts'
import { openingOf, openingOfDraw } from './seasons.ts'
import { checkInFor } from './checkIn.ts'
import { pauseFor } from './pauses.ts'
import { gamesOf, type Player } from './playHistory.ts'
import { drawTickets } from '../rewards/tables.ts'
import { grantTickets } from '../rewards/grantTickets.ts'

type Step = { at: Date; run: (tx: Database) => Promise<unknown> }

/** Prizes that a sample member wins in an ended draw, one per week from the start of the draw. */
const won = { draw: 'autumn-thanks', prizes: ['five-coins', 'free-shipping', 'five-coins'] }
const ticketGrant = { draw: 'winter-lights', count: 2 }

type Playing = {
  played?: Partial<Record<Game, number[]>> | undefined
  paused?: Partial<Record<Game, number>> | undefined
}

/** @param daysAgo returns the instant `count` days before now */
export function gameSamples(
  member: Player,
  { played = {}, paused = {} }: Playing,
  { daysAgo, now }: { daysAgo: (count: number) => Date; now: Date },
): Step[] {
  const pauses = gameNames.flatMap((name) => {
    const days = paused[name]
    return days === undefined
      ? []
      : [{ at: now, run: (tx: Database) => pauseFor(tx, member, { name, count: days, now }) }]
  })
  const days = gameNames.flatMap((name) =>
    (played[name] ?? []).map((count): Step => {
      const at = daysAgo(count)
      return {
        at,
        async run(tx) {
          const game = (await gamesOf(tx, member, at)).find((candidate) => candidate.name === name)
          if (game?.opening.eligibility.ok) await checkInFor(tx, member, { name, now: at })
        },
      }
    }),
  )
  return [...days, ...pauses]
}

/** @returns the steps that create the member's results and tickets; excludes steps from before the member joined */
export function drawSamples(member: Drawer, joinedAt: Date, now: Date): Step[] {
  const [past, running] = [draws().get(won.draw), draws().get(ticketGrant.draw)]
  if (!past || !running) throw new Error('Catalog has no past or no running draw for the sample members.')
  const wins = won.prizes.map((prize, week): Step => {
    const at = new Date(Date.parse(past.opensAt) + (7 * week + 1) * 86_400_000)
    return { at, run: (tx) => win(tx, member, { draw: past, prize, at }) }
  })
  const isOpen = openingOfDraw(running, { ...member, level: 1 }, now).eligibility.ok
  const ticketsOf = ({ draw, count }: { draw: string; count: number }): Step => {
    const reference = `sample:${member.id}:${draw}`
    return { at: now, run: (tx) => grantTickets(tx, { memberId: member.id, draw, count, reference, now }) }
  }
  const today = localDate(now, member.timeZone)
  const isMothersDay = openingOf(games().motherDay, { ...member, level: 1 }, today).eligibility.ok
  return [
    ...wins.filter(({ at }) => at >= joinedAt && at < now),
    ...(isOpen ? [ticketsOf(ticketGrant)] : []),
    ...(isMothersDay ? [ticketsOf({ draw: `mothers-day-${today.slice(0, 4)}`, count: 3 })] : []),
  ]
}

/**
 * Generates ticket ids until an id wins the given prize, and draws a prize with this id. Therefore sample members win
 * the same prizes in every database.
 */
async function win(
  tx: Database,
  member: Drawer,
  { draw, prize, at }: { draw: Draw; prize: string; at: Date },
) {
  const commitment = await commitmentOf(tx, draw, at)
  if (!commitment) return
  let id = newId()
  while (drawnBy(commitment.seed, id, commitment.prizes).id !== prize) id = newId()
  const reference = `sample:${member.id}:${id}`
  await tx
    .insert(drawTickets)
    .values({ id, memberId: member.id, draw: draw.id, reference, number: 0, grantedAt: at })
  await drawOnce(tx, member, { draw, payWith: 'ticket', ticket: id, now: at })
}
