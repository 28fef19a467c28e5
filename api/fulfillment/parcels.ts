// Stores steps of parcels of orders, redemptions and gift claims, and converts parcels to the format of the API
// contract.
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { giftOf, pictureOf } from '../catalog/gifts.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import { today } from '../catalog/today.ts'
import type { ShopStep } from '../integrations/shopOrders.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '../store/id.ts'
import { insertRows } from '../store/insertRows.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { mergeSteps, newestOf, shownSteps, trackOf } from './parcelSteps.ts'
import { isParcelUnderway, newestStepAt, parcels } from './tables.ts'

type Schemas = components['schemas']
export type ParcelRow = typeof parcels.$inferSelect

export type ParcelUpdate = {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** New steps, which are merged into the stored steps. */
  steps: ShopStep[]
}

export type ParcelOwner = {
  memberId: string
  kind: Schemas['ParcelSource']['kind']
  /** Id of the order, redemption or gift claim. */
  id: string
  /** Order number, or catalog id of the product or gift. */
  name: string
}

/** Key of the parcel of a redemption or gift claim, because each of them has only one parcel. */
export const onlyParcel = 'only'

/**
 * Stores an update of a parcel; `null` in the update keeps the stored value. The caller must have locked the row of the
 * order, redemption or claim.
 */
export async function upsertParcel(
  tx: Database,
  { memberId, kind, id: sourceId, name }: ParcelOwner,
  { key, steps, ...tracking }: ParcelUpdate & { key: string },
): Promise<ParcelRow> {
  const source = and(eq(parcels.sourceKind, kind), eq(parcels.sourceId, sourceId), eq(parcels.key, key))
  const [previousRow] = await tx.select().from(parcels).where(source)
  const row = {
    memberId,
    sourceKind: kind,
    sourceId,
    key,
    name,
    carrier: tracking.carrier ?? previousRow?.carrier ?? null,
    trackingNumber: tracking.trackingNumber ?? previousRow?.trackingNumber ?? null,
    trackingUrl: tracking.trackingUrl ?? previousRow?.trackingUrl ?? null,
    steps: mergeSteps(previousRow?.steps ?? [], steps),
  }
  const [parcelRow] = await tx
    .insert(parcels)
    .values({ id: newId(), ...row })
    .onConflictDoUpdate({ target: [parcels.sourceKind, parcels.sourceId, parcels.key], set: row })
    .returning()
  if (!parcelRow) throw new Error('Insert of a parcel returned no row.')
  return parcelRow
}

const stepAt = { shipped: 'handedOver', delivered: 'delivered', returned: 'failed' } as const

export type ParcelMove = {
  to: keyof typeof stepAt
  /** Steps of the redemption or gift claim. */
  steps: { state: string; at: string }[]
  now: Date
  parcel?: Partial<ParcelUpdate> | undefined
}

/** Adds the new state of a redemption or gift claim to the steps of its parcel. */
export async function followParcel(tx: Database, owner: ParcelOwner, move: ParcelMove) {
  const { parcel } = move
  await upsertParcel(tx, owner, {
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    ...parcel,
    key: onlyParcel,
    steps: [...stepsOf(move), ...(parcel?.steps ?? [])],
  })
}

/** Returns the steps of the parcel for a move: the packing, and the new state. */
function stepsOf({ to, steps, now }: Omit<ParcelMove, 'parcel'>): ShopStep[] {
  const packed = steps.find(({ state }) => state === 'packed')
  const at = { place: null, note: null }
  return [
    { ...at, state: 'packed', at: packed ? new Date(packed.at) : now },
    { ...at, state: stepAt[to], at: now },
  ]
}

export type Shipment = {
  owner: ParcelOwner
  /** Steps of the redemption or gift claim. */
  steps: ParcelMove['steps']
  tracking: Omit<ParcelUpdate, 'steps'>
  /** Stored parcel of the redemption or gift claim, whose row the caller has locked. */
  stored: ParcelRow | undefined
}

/** Returns the parcels of gift claims and redemptions by the kind and the id of the source, such as `gift 0199…`. */
export async function parcelsBySource(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, ParcelRow>()
  const rows = await db
    .select()
    .from(parcels)
    .where(
      and(
        inArray(parcels.sourceKind, ['gift', 'redemption']),
        inArray(parcels.sourceId, ids),
        eq(parcels.key, onlyParcel),
      ),
    )
  return new Map(rows.map((row) => [`${row.sourceKind} ${row.sourceId}`, row]))
}

/** Stores the parcels of shipped redemptions and gift claims together, as `followParcel` does for each of them. */
export async function shipParcels(tx: Database, shipments: readonly Shipment[], now: Date) {
  if (shipments.length === 0) return
  const rows = shipments.map(({ owner, steps, tracking, stored: row }) => {
    return {
      id: row?.id ?? newId(),
      memberId: owner.memberId,
      sourceKind: owner.kind,
      sourceId: owner.id,
      key: onlyParcel,
      name: owner.name,
      carrier: tracking.carrier ?? row?.carrier ?? null,
      trackingNumber: tracking.trackingNumber ?? row?.trackingNumber ?? null,
      trackingUrl: tracking.trackingUrl ?? row?.trackingUrl ?? null,
      steps: mergeSteps(row?.steps ?? [], stepsOf({ to: 'shipped', steps, now })),
    }
  })
  await tx.execute(sql`${insertRows(parcels, rows)}
    on conflict (source_kind, source_id, key) do update set carrier = excluded.carrier,
      tracking_number = excluded.tracking_number, tracking_url = excluded.tracking_url, steps = excluded.steps`)
}

/** Selects parcels that are contained in the newest message of the shop about their order. */
const isListed = eq(parcels.isListed, true)

/** Returns parcels, oldest first, keyed by the id of their order, redemption or gift claim. */
export async function parcelsOf(
  db: Database,
  kind: ParcelOwner['kind'],
  sourceIds: string[],
): Promise<Map<string, Schemas['Parcel'][]>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.sourceKind, kind), inArray(parcels.sourceId, sourceIds), isListed))
    .orderBy(parcels.id)
  const bySource = Map.groupBy(rows, ({ sourceId }) => sourceId)
  return new Map([...bySource].map(([id, all]) => [id, all.map(shownParcel)]))
}

/**
 * Returns at most 20 parcels that are neither delivered nor failed and have a step within the configured number of
 * days; latest step first.
 */
export async function parcelsUnderway(
  db: Database,
  memberId: string,
  { language, now }: { language: Language; now: Date },
) {
  const since = new Date(now.getTime() - today().parcelDays * 86_400_000).toISOString()
  const rows = await underway(db).execute({ memberId, since })
  return rows.map((row) => ({
    kind: row.sourceKind === 'order' ? ('order' as const) : ('parcel' as const),
    id: row.id,
    name: nameIn(language, row),
    picture: pictureFor(row),
    parcelState: newestOf(row.steps)?.state ?? 'packed',
  }))
}

const underway = prepared((db) =>
  db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.memberId, sql.placeholder('memberId')),
        isParcelUnderway(parcels),
        isListed,
        gte(newestStepAt(parcels), sql.placeholder('since')),
      ),
    )
    .orderBy(desc(newestStepAt(parcels)), desc(parcels.id))
    .limit(20)
    .prepare('parcels_underway'),
)

/**
 * Returns the picture of the product or gift. All orders have the same picture, because an order may contain many
 * products.
 */
function pictureFor({ sourceKind, name }: ParcelRow): string {
  if (sourceKind === 'order') return '/art/products/product.svg'
  return sourceKind === 'gift' ? pictureOf({ id: name }) : productPicture(name)
}

/** Returns the steps of a member's parcel. @throws NOT_FOUND */
export async function logisticsOf(
  db: Database,
  memberId: string,
  { id, language }: { id: string; language: Language },
): Promise<Schemas['Logistics']> {
  const ofMember = and(eq(parcels.id, id), eq(parcels.memberId, memberId), isListed)
  const [row] = await db.select().from(parcels).where(ofMember)
  if (!row) return refuse('NOT_FOUND')
  const source = { kind: row.sourceKind, id: row.sourceId, name: nameIn(language, row) }
  return { parcel: shownParcel(row), source, steps: shownSteps(row.steps).toReversed() }
}

function nameIn(language: Language, { sourceKind, name }: ParcelRow): string {
  if (sourceKind === 'redemption') return mallProducts().get(name)?.name[language] ?? name
  return sourceKind === 'gift' ? giftOf(name).name[language] : name
}

export function shownParcel(row: ParcelRow): Schemas['Parcel'] {
  const { id, carrier, trackingNumber, trackingUrl, steps } = row
  const newest = newestOf(steps)
  if (!newest) throw new Error(`Parcel ${id} has no step.`)
  const { state, at: updatedAt } = newest
  return { id, carrier, trackingNumber, trackingUrl, state, ...trackOf(steps), updatedAt }
}
