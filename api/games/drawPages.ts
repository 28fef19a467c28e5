// Builds API responses about draws: a draw with the odds of its prizes, and the tickets and results of a member.
import { and, desc, eq, lt } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { localDate } from '../locale/calendar.ts'
import { draws, prizePicture, type Draw, type DrawPrize } from '../catalog/draws.ts'
import { shownPhoto } from '../catalog/schema.ts'
import { stockOf } from '../fulfillment/stock.ts'
import { prizeItem } from '../fulfillment/supplies.ts'
import type { Language } from '../locale/language.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import { page } from '../http/paging.ts'
import { mayShow, showable, type Viewer } from '../offers/silence.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import type { Drawer, DrawResult } from './lottery.ts'
import { oddsOf } from './odds.ts'
import { levelIfAsked } from './playHistory.ts'
import { shownReward } from './rewards.ts'
import { drawPhase, openingOfDraw } from './seasons.ts'
import { commitmentOf } from './seeds.ts'
import { drawResults } from './tables.ts'
import { boughtOn, ticketCounts, unusedTickets } from './tickets.ts'

type Schemas = components['schemas']
type Context = { db: Database; member: Drawer & NonNullable<Viewer>; language: Language; now: Date }

/** Returns the draw with the id if the viewer may see the draw. @throws NOT_FOUND */
export function knownDraw(id: string, viewer: Viewer): Draw {
  const draw = draws().get(id)
  return draw && mayShow(draw, viewer) ? draw : refuse('NOT_FOUND')
}

/**
 * Returns the draws for the list of the member: all ended draws, draws for which the member has tickets, and draws that
 * are offered in the member's country.
 */
export async function listedDraws(context: Context): Promise<Schemas['DrawSummary'][]> {
  return (await drawSummaries(context)).filter(
    (draw) => draw.state === 'over' || draw.tickets > 0 || isOfferedIn(draw, context.member.countryCode),
  )
}

/** Returns the number of the member's unused tickets for open draws. */
export async function openTickets(db: Database, member: Pick<Drawer, 'id'> & NonNullable<Viewer>, now: Date) {
  const tickets = await ticketCounts(db, member.id)
  return showable([...draws().values()], member)
    .filter((draw) => drawPhase(draw, now) === 'open')
    .reduce((sum, { id }) => sum + (tickets.get(id) ?? 0), 0)
}

/** Returns all draws that the member may see, sorted by opening date, newest first. */
async function drawSummaries({ db, member, language, now }: Context): Promise<Schemas['DrawSummary'][]> {
  const all = showable([...draws().values()], member).toSorted((a, b) => b.opensAt.localeCompare(a.opensAt))
  const tickets = await ticketCounts(db, member.id)
  const highest = Math.max(...all.map(({ audience }) => audience.fromLevel))
  const level = await levelIfAsked(db, member.id, { fromLevel: highest, now })
  return all.map((draw) => ({
    draw: draw.id,
    name: draw.name[language],
    ...openingOfDraw(draw, { countryCode: member.countryCode, level }, now),
    opensAt: draw.opensAt,
    closesAt: draw.closesAt,
    regions: draw.audience.regions,
    fromLevel: draw.audience.fromLevel,
    price: draw.price,
    ticketsPerDay: draw.ticketsPerDay,
    tickets: tickets.get(draw.id) ?? 0,
  }))
}

/** Returns the open draws that are offered in the member's country, each with all its prizes. */
export async function luckyDraws(context: Context): Promise<Schemas['LuckyDraw'][]> {
  const { countryCode } = context.member
  const open = (await drawSummaries(context)).filter(
    (draw) => draw.state === 'open' && isOfferedIn(draw, countryCode),
  )
  const drawPages: Schemas['LuckyDraw'][] = []
  for (const draw of open)
    drawPages.push({ draw, gifts: (await luckyGifts(context, knownDraw(draw.draw, context.member))).gifts })
  return drawPages
}

/** Returns one draw with its prizes, the hash of its seed, and the member's unused tickets. */
export async function drawPage(context: Context, draw: Draw): Promise<Schemas['Draw']> {
  const { db, member, language, now } = context
  const summary = (await drawSummaries(context)).find((candidate) => candidate.draw === draw.id)
  if (!summary) return refuse('NOT_FOUND')
  return {
    draw: summary,
    intro: draw.intro[language],
    ...(await luckyGifts(context, draw)),
    ticketIds: await unusedTickets(db, member.id, { draw: draw.id, limit: 50 }),
    boughtToday: await boughtOn(db, member.id, { draw: draw.id, date: localDate(now, member.timeZone) }),
  }
}

/** Returns the prizes with the weights that were fixed at the opening of the draw, and the hash of the seed. */
async function luckyGifts({ db, language, now }: Context, draw: Draw) {
  const commitment = await commitmentOf(db, draw, now)
  const { prizes } = commitment ?? draw
  const items = prizes.map(({ id }) => prizeItem(draw.id, id))
  const stock = await stockOf(db, 'prize', items)
  const reservedOf = (prize: string) => stock.get(prizeItem(draw.id, prize))?.reserved ?? 0
  const reserved = new Map(prizes.map(({ id }) => [id, reservedOf(id)]))
  const gifts = oddsOf({ prizes }, reserved).map(({ prize, odds, remaining }) => ({
    prize: shownPrize(prize, language),
    weight: prize.weight,
    odds,
    stock: prize.stock,
    remaining,
  }))
  return { gifts, seedHash: commitment?.seedHash ?? null }
}

const shownPrize = (entry: DrawPrize, language: Language): Schemas['DrawPrize'] => {
  const { id, name, photo, prize } = entry
  const hasName = Boolean(prize.gift ?? prize.voucher)
  return {
    id,
    name: name[language],
    picture: prizePicture(entry),
    ...shownPhoto(photo, language),
    reward: shownReward({ ...prize, ...(hasName && { name }) }, language),
  }
}

export function shownResult(result: DrawResult, language: Language): Schemas['DrawResult'] {
  const { name, prizes } = draws().get(result.draw) ?? refuse('NOT_FOUND')
  const prize = prizes.find(({ id }) => id === result.prize)
  if (!prize) throw new Error(`Catalog has no prize ${result.prize} of ${result.draw}.`)
  return {
    id: result.id,
    draw: result.draw,
    drawName: name[language],
    ticket: result.ticketId,
    drawn: result.drawn,
    prize: shownPrize(prize, language),
    claimAt: claimAt(prize),
    drawnAt: result.drawnAt.toISOString(),
  }
}

/** Returns the path of the page on which the member finds the prize. */
function claimAt({ prize }: DrawPrize): Schemas['DrawResult']['claimAt'] {
  if (prize.gift) return '/gifts/reward'
  return prize.voucher ? '/coupon' : '/coins'
}

type Paging = { cursor?: string; limit: number }

/** Returns a page of the member's results in all draws or in one draw, newest first. */
export async function resultsOf(
  db: Database,
  memberId: string,
  { cursor, limit, draw }: Paging & { draw?: string },
): Promise<ReturnType<typeof page<DrawResult>>> {
  const rows = await db
    .select()
    .from(drawResults)
    .where(
      and(
        eq(drawResults.memberId, memberId),
        draw === undefined ? undefined : eq(drawResults.draw, draw),
        cursor === undefined ? undefined : lt(drawResults.id, cursor),
      ),
    )
    .orderBy(desc(drawResults.id))
    .limit(limit + 1)
  return page(rows, limit)
}

/** Returns one result of the member; `undefined` if the member has no result with the id. */
export async function resultById(
  db: Database,
  memberId: string,
  id: string,
): Promise<DrawResult | undefined> {
  const [row] = await db
    .select()
    .from(drawResults)
    .where(and(eq(drawResults.memberId, memberId), eq(drawResults.id, id)))
  return row
}
