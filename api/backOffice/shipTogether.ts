// Marks many parcels as shipped with a few statements. The result is the same as that of `fulfil` for each parcel; a
// test compares them. A statement for each parcel would make an import of many rows ten times slower.
import { inArray, sql } from 'drizzle-orm'
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
  for (const [state, group] of Map.groupBy(ready, ({ item }) => item.source.state)) {
    const steps = stepsTo(state, now)
    await moveRows(tx, group, { steps, now })
    for (const { item } of group) item.steps = [...item.steps, ...steps]
  }
  await shipParcels(
    tx,
    ready.map(({ item, parcel: { carrier, trackingNumber, trackingUrl = null } }) => ({
      owner: item.source.owner,
      steps: item.steps,
      tracking: { carrier, trackingNumber, trackingUrl },
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

type Move = { steps: { state: string; at: string }[]; now: Date }

async function moveRows(tx: Database, group: readonly Shipped[], { steps, now }: Move) {
  const added = JSON.stringify(steps)
  const idsOf = (kind: 'gift' | 'redemption') =>
    group.flatMap(({ parcel: { source } }) => (source.kind === kind ? [source.id] : []))
  const [gifts, redeemed] = [idsOf('gift'), idsOf('redemption')]
  if (gifts.length > 0)
    await tx
      .update(giftClaims)
      .set({ state: 'shipped', steps: sql`${giftClaims.steps} || ${added}::jsonb` })
      .where(inArray(giftClaims.id, gifts))
  if (redeemed.length > 0)
    await tx
      .update(redemptions)
      .set({ state: 'shipped', stateAt: now, steps: sql`${redemptions.steps} || ${added}::jsonb` })
      .where(inArray(redemptions.id, redeemed))
}
