// Lists items of value that a member would lose by deleting the account: parcels in transit, redemptions, gifts,
// vouchers, tickets, raffle entries and places at events.
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { eventRegistrations, raffleDraws, raffleEntries } from '../activities/tables.ts'
import { campaignOf, campaigns } from '../catalog/campaigns.ts'
import { draws } from '../catalog/draws.ts'
import { gifts } from '../catalog/gifts.ts'
import { mallProducts } from '../catalog/mall.ts'
import { today } from '../catalog/today.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { redemptionReturned, redemptions, redemptionUnderWay } from '../coins/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import type { Language, Localized } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import { mayShow } from '../offers/silence.ts'
import { isParcelUnderway, newestStepAt, parcels } from '../fulfillment/tables.ts'
import { drawTickets, vouchers } from '../rewards/tables.ts'
import { isUnderWay } from '../store/columns.ts'
import type { Database } from '../store/store.ts'
import { isUsable } from '../vouchers/index.ts'

type Item = components['schemas']['UnderWayItem']
type Named = { name: Localized; aboutBaby: boolean }

type Source = {
  kind: Item['kind']
  owner: PgColumn
  /** Column that identifies the item by its catalog id, or by its order number if the item is a parcel. */
  thing: PgColumn
  isOpen: (now: Date) => SQL | undefined
  /**
   * Finds the catalog item by its id, which is the value of the column `thing`. Omitted for parcels, whose order number
   * is displayed instead of a name.
   */
  find?: (id: string) => Named | undefined
}

/** Maximum number of names listed per kind, because a member may have any number of orders. */
const mostNames = 100

/** Tables of the items that a member would lose, in the order in which the preview lists them. */
export const sources: readonly Source[] = [
  {
    kind: 'parcel',
    owner: parcels.memberId,
    thing: parcels.name,
    // Selects parcels of orders only, because `redemption` and `gift` below cover the other parcels.
    isOpen: (now) =>
      and(
        eq(parcels.sourceKind, 'order'),
        isParcelUnderway(parcels),
        eq(parcels.isListed, true),
        gte(newestStepAt(parcels), new Date(now.getTime() - today().parcelDays * 86_400_000).toISOString()),
      ),
  },
  {
    kind: 'redemption',
    owner: redemptions.memberId,
    thing: redemptions.product,
    isOpen: () => or(redemptionUnderWay(redemptions), redemptionReturned(redemptions)),
    find: (id) => mallProducts().get(id),
  },
  {
    kind: 'gift',
    owner: giftClaims.memberId,
    thing: giftClaims.gift,
    isOpen: () => isUnderWay(giftClaims),
    find: (id) => gifts().get(id),
  },
  {
    kind: 'voucher',
    owner: vouchers.memberId,
    thing: vouchers.voucher,
    isOpen: isUsable,
    find: (id) => voucherTypes().get(id),
  },
  {
    kind: 'ticket',
    owner: drawTickets.memberId,
    thing: drawTickets.draw,
    isOpen: (now) => and(isNull(drawTickets.usedAt), inArray(drawTickets.draw, openDraws(now))),
    find: (id) => draws().get(id),
  },
  {
    kind: 'raffleEntry',
    owner: raffleEntries.memberId,
    thing: raffleEntries.activity,
    isOpen: () =>
      and(
        eq(raffleEntries.state, 'entered'),
        // An entry may still have the state `entered` after the draw, because its state changes only when its member is
        // notified, and members are notified in batches.
        sql`not exists (select from ${raffleDraws} where ${raffleDraws.activity} = ${raffleEntries.activity} and ${raffleDraws.drawnAt} is not null)`,
      ),
    find: campaignNamed,
  },
  {
    kind: 'eventPlace',
    owner: eventRegistrations.memberId,
    thing: eventRegistrations.activity,
    isOpen: (now) =>
      and(ne(eventRegistrations.state, 'cancelled'), inArray(eventRegistrations.activity, openEvents(now))),
    find: campaignNamed,
  },
]

/** Returns ids of draws whose tickets can be used now or later. */
const openDraws = (now: Date) =>
  [...draws().values()].filter(({ closesAt }) => now < new Date(closesAt)).map(({ id }) => id)

/** Returns ids of campaigns whose event has not ended. */
const openEvents = (now: Date) =>
  campaigns()
    .en.filter(({ event }) => event && now < event.endsAt)
    .map(({ id }) => id)

function campaignNamed(id: string): Named | undefined {
  return campaignOf(id.toLowerCase())
}

type Asked = {
  member: Pick<Member, 'id' | 'babyContentSilencedAt'>
  language: Language
  now: Date
}

/**
 * Returns one entry with a count for each kind and name, such as three tickets of one draw. After the first 100 names
 * of a kind, combines all other rows in one entry with the name `null`.
 */
export async function underWayOf(db: Database, request: Asked): Promise<Item[]> {
  const itemLists = await Promise.all(sources.map((source) => itemsOf(db, source, request)))
  return itemLists.flat()
}

async function itemsOf(db: Database, source: Source, { member, language, now }: Asked): Promise<Item[]> {
  const { kind, owner, thing, isOpen, find } = source
  const rows = await db
    .select({
      thing: sql<string>`${thing}`,
      count: count(),
      all: sql`sum(count(*)) over ()`.mapWith(Number),
    })
    .from(thing.table)
    .where(and(eq(owner, member.id), isOpen(now)))
    .groupBy(thing)
    .orderBy(desc(count()), asc(thing))
    .limit(mostNames)
  const nameOf = (id: string) => {
    if (!find) return id
    const catalogEntry = find(id)
    return catalogEntry && mayShow(catalogEntry, member) ? catalogEntry.name[language] : null
  }
  const counts = new Map<string | null, number>()
  const add = (name: string | null, more: number) => counts.set(name, (counts.get(name) ?? 0) + more)
  for (const row of rows) add(nameOf(row.thing), row.count)
  const listed = rows.reduce((sum, row) => sum + row.count, 0)
  const rest = (rows[0]?.all ?? 0) - listed
  if (rest > 0) add(null, rest)
  return [...counts].map(([name, many]) => ({ kind, name, count: many }))
}
