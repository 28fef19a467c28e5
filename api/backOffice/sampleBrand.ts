// Simulates the brand for sample members: accepts and rejects submissions alternately, and delivers parcels within two
// minutes.
import { count, gt, ne } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { giftRegistrations } from '../activities/tables.ts'
import { redemptions } from '../coins/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { faultOf, type Log } from '../process/log.ts'
import { rightProofs } from '../membership/tables.ts'
import { parcelsOf } from '../fulfillment/parcels.ts'
import { questionnaireReviews } from '../questionnaires/tables.ts'
import type { Database, Store } from '../store/store.ts'
import { decide } from './decide.ts'
import { fulfil } from './fulfil.ts'
import type { Decision, FulfilmentNews } from './messages.ts'
import { giftsUnderWay, redemptionsUnderWay, waitingItems, type Waiting } from './waiting.ts'

/** Milliseconds between two rounds of the simulation. */
const pause = 15_000
/** Milliseconds for which an item stays in a state, so that users can see the state. */
const rest = 12_000
/**
 * Maximum age in milliseconds of items that the simulation changes. Older parcels and submissions are sample data,
 * which stays unchanged.
 */
const recent = 86_400_000

const by = 'job:sample brand'

/** @returns a function that stops the simulation */
export function startSampleBrand(store: Store, log: Log, clock = () => new Date()) {
  const round = async () =>
    await store
      .withLock('sample brand', () => actAsBrand(store.db, clock()))
      .catch((error: unknown) =>
        log.error({
          event: 'sample_brand_failed',
          fault: faultOf(error),
          msg: `Simulated brand failed; it retries in ${pause / 1000} s.`,
        }),
      )
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => (running = running.then(round)), pause)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Runs one round of the simulation: moves each item to its next state if the item has stayed in its state long enough.
 */
export async function actAsBrand(db: Database, now: Date) {
  const rested = (since: Date) => now.getTime() - since.getTime() >= rest
  for (const waitingItem of await waitingItems(db)) {
    if (!rested(waitingItem.since) || now.getTime() - waitingItem.since.getTime() > recent) continue
    const verdict = await verdictOn(db, waitingItem)
    if (verdict) await decide(db, verdict, { by, now })
  }
  const since = new Date(now.getTime() - recent)
  const gifts = await giftsUnderWay(db, gt(giftClaims.claimedAt, since))
  const redeemed = await redemptionsUnderWay(db, gt(redemptions.redeemedAt, since))
  for (const [kind, rows] of [
    ['gift', gifts],
    ['redemption', redeemed],
  ] as const) {
    const parcels = await parcelsOf(
      db,
      kind,
      rows.map(({ id }) => id),
    )
    for (const { id, state, steps } of rows) {
      const parcel = parcels.get(id)?.[0]
      if (!rested(new Date(parcel?.updatedAt ?? steps.at(-1)?.at ?? now))) continue
      const next = nextNews(state, parcel?.state)
      if (next) await fulfil(db, { source: { kind, id }, at: now.toISOString(), ...next }, { by, now })
    }
  }
}

type Next = Omit<FulfilmentNews, 'source' | 'at'>

function nextNews(state: string, parcel: string | undefined): Next | undefined {
  if (state === 'reserved') return { state: 'confirmed' }
  if (state === 'confirmed') return { state: 'packed' }
  if (state === 'packed')
    return {
      state: 'shipped',
      carrier: 'Sample Post',
      trackingNumber: 'SP0012345679',
      trackingUrl: undefined,
    }
  if (parcel === 'handedOver') return { step: { state: 'inTransit', place: 'Sorting center', note: null } }
  if (parcel === 'inTransit') return { step: { state: 'outForDelivery', place: null, note: null } }
  return { state: 'delivered' }
}

/**
 * Returns acceptances and rejections alternately, starting with an acceptance; rejections have the most common reason.
 */
async function verdictOn(db: Database, { kind, id }: Waiting): Promise<Decision | undefined> {
  if (kind === 'gift' || kind === 'redemption') return undefined
  const table = tables[kind]
  if ((await decidedIn(db, table, table.state)) % 2 === 0) return { kind, id, verdict: 'accepted' }
  return { kind, id, verdict: 'refused', reason: 'unreadable' }
}

const tables = { proof: rightProofs, registration: giftRegistrations, review: questionnaireReviews }

async function decidedIn(db: Database, table: PgTable, state: PgColumn): Promise<number> {
  const [row] = await db.select({ decided: count() }).from(table).where(ne(state, 'submitted'))
  return row?.decided ?? 0
}
