// Marks many parcels as shipped with a few statements. The result is the same as that of `fulfil` for each parcel; a
// test compares them. A statement for each parcel would make an import of many rows ten times slower.
import { sql } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { redemptions } from '../coins/tables.ts'
import { shipParcels } from '../fulfillment/parcels.ts'
import { nextStates, shippingStates } from '../fulfillment/states.ts'
import { giftClaims } from '../gifts/tables.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { shippedNotice } from './fulfil.ts'
import type { Actor } from './messages.ts'
import type { PlannedParcel } from './trackingPlan.ts'

type Shipped = Required<PlannedParcel> & { item: NonNullable<PlannedParcel['item']> }

/** Call in the transaction that has locked the rows with `planTracking`. */
export async function shipTogether(tx: Database, planned: readonly PlannedParcel[], { by, now }: Actor) {
  const ready = planned.flatMap(({ item, ...rest }): Shipped[] => (item ? [{ ...rest, item }] : []))
  if (ready.length === 0) return
  const moves = ready.map(({ item, parcel }) => ({ item, parcel, added: stepsTo(item.source.state, now) }))
  await moveRows(tx, moves, now)
  await shipParcels(
    tx,
    moves.map(({ item, added, parcel: { carrier, trackingNumber, trackingUrl = null } }) => ({
      owner: item.source.owner,
      steps: [...item.steps, ...added],
      tracking: { carrier, trackingNumber, trackingUrl },
      stored: item.stored,
    })),
    now,
  )
  await notify(tx, ...ready.map(({ item }) => shippedNotice(item.source, now)))
  await recordActs(
    tx,
    now,
    ...ready.map(({ item: { source } }) => ({
      what: `${source.kind}-moved` as const,
      memberId: source.owner.memberId,
      by,
      subject: `${source.kind}:${source.owner.id}`,
      outcome: 'shipped',
    })),
  )
}

/** Returns the steps from a state to `shipped`. @throws RangeError if the state does not lead to `shipped` */
function stepsTo(state: string, now: Date): { state: (typeof shippingStates)[number]; at: string }[] {
  const reached = shippingStates.findIndex((each) => each === state)
  const path = shippingStates.slice(reached + 1, shippingStates.indexOf('shipped') + 1)
  const isAllowed = path.every((next, at) => {
    const from = shippingStates[reached + at]
    return from !== undefined && nextStates[from].includes(next)
  })
  if (reached < 0 || path.length === 0 || !isAllowed)
    throw new RangeError(`A parcel cannot change from ${state} to shipped.`)
  return path.map((next) => ({ state: next, at: now.toISOString() }))
}

type Move = Pick<Shipped, 'item' | 'parcel'> & { added: { state: string; at: string }[] }

/** Updates all gift claims with one statement, and all redemptions with another. */
async function moveRows(tx: Database, moves: readonly Move[], now: Date) {
  const movesOf = (kind: 'gift' | 'redemption') =>
    moves.flatMap(({ parcel: { source }, added }) => (source.kind === kind ? [{ id: source.id, added }] : []))
  const [gifts, redeemed] = [movesOf('gift'), movesOf('redemption')]
  const rowsOf = (all: object[]) =>
    sql`json_to_recordset(${JSON.stringify(all)}::json) as move (id text, added jsonb)`
  if (gifts.length > 0)
    await tx.execute(sql`
      update ${giftClaims} set state = 'shipped', steps = steps || move.added
      from ${rowsOf(gifts)} where ${giftClaims.id} = move.id`)
  if (redeemed.length > 0)
    await tx.execute(sql`
      update ${redemptions} set state = 'shipped', state_at = ${now.toISOString()}::timestamptz, steps = steps || move.added
      from ${rowsOf(redeemed)} where ${redemptions.id} = move.id`)
}
