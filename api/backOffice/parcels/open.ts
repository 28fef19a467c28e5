// Reads parcels with their addresses. An address is personal data, so each reading is recorded in the audit.
import { inArray } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { shownAddress, type StoredAddress } from '../../addresses/index.ts'
import type { Act } from '../../audit/acts.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { redemptions } from '../../coins/tables.ts'
import { parcelsBySource } from '../../fulfillment/parcels.ts'
import { isUndelivered, targetsOf, type FulfillmentState, type Step } from '../../fulfillment/states.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { countryName, languageIn } from '../../locale/language.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { giftRow, itemOf, redemptionRow } from './list.ts'

type Schemas = components['schemas']
export type Reference = Schemas['ParcelReference']
export type StaffActor = { staff: Pick<StaffMember, 'id'>; now: Date }

type Opening = StaffActor & { act: Extract<Act, 'parcel-opened' | 'parcel-exported'> }

/** Returns the parcels that exist, in the order of the references, and records the reading in the audit. */
export async function openParcels(
  db: Database,
  references: readonly Reference[],
  { staff, now, act }: Opening,
): Promise<Schemas['OpenedParcel'][]> {
  return await db.transaction(async (tx) => {
    const parcels = await readParcels(tx, references)
    await recordActs(
      tx,
      now,
      ...parcels.map(({ source, id, memberId }) => ({
        what: act,
        by: actorOf(staff),
        memberId,
        subject: `${source}:${id}`,
      })),
    )
    return parcels
  })
}

async function readParcels(
  tx: Database,
  references: readonly Reference[],
): Promise<Schemas['OpenedParcel'][]> {
  const idsOf = (kind: Reference['kind']) =>
    references.flatMap((reference) => (reference.kind === kind ? [reference.id] : []))
  const [claims, redeemed] = [
    await tx
      .select()
      .from(giftClaims)
      .where(inArray(giftClaims.id, idsOf('gift'))),
    await tx
      .select()
      .from(redemptions)
      .where(inArray(redemptions.id, idsOf('redemption'))),
  ]
  const rows = [
    ...claims.map((claim) => ({ ...claim, row: giftRow(claim) })),
    // A redemption that issued a voucher has no parcel.
    ...redeemed
      .filter(({ voucherId }) => voucherId === null)
      .map((redemption) => ({ ...redemption, coins: 0, row: redemptionRow(redemption) })),
  ]
  const trackings = await parcelsBySource(
    tx,
    rows.map(({ id }) => id),
  )
  const opened = new Map(
    rows.map(({ row, ...stored }) => {
      const key = `${row.source} ${row.id}`
      const tracking = trackings.get(key)
      const trackingUrl = tracking?.trackingUrl ?? null
      return [key, { ...itemOf(row, tracking), trackingUrl, ...detailOf(row.kind, stored) }]
    }),
  )
  const keys = new Set(references.map(({ kind, id }) => `${kind} ${id}`))
  return [...keys].flatMap((key) => opened.get(key) ?? [])
}

type Stored = {
  memberId: string
  coins: number
  state: FulfillmentState
  steps: readonly Step[]
  address: StoredAddress | null
}

function detailOf(kind: Schemas['StaffParcelKind'], stored: Stored) {
  const { memberId, address, steps, state } = stored
  return {
    memberId,
    address: address && printedAddress(address),
    steps: steps.map(({ state: reached, at }) => ({ state: reached, at })),
    nextStates: targetsOf(state).filter((to) => to !== 'reserved'),
    advice: adviceOn(kind, stored),
  }
}

/** Returns the next steps for a returned parcel. */
function adviceOn(
  kind: Schemas['StaffParcelKind'],
  { state, steps, coins }: Stored,
): Schemas['ParcelAdvice'][] {
  if (state !== 'returned') return []
  return [
    ...(coins > 0 ? (['coinsReturned'] as const) : []),
    isUndelivered({ state, steps }) ? 'memberCanReorder' : 'memberSentBack',
    // Prizes have no stock, because each draw counts the pieces that it grants.
    ...(kind === 'prize' ? [] : (['checkPiece'] as const)),
  ]
}

/** Formats an address for a label, in the language of its country, and with the English name of the country. */
function printedAddress(stored: StoredAddress): Schemas['ParcelAddress'] {
  const address = shownAddress(stored, languageIn(stored.countryCode))
  const { line1, line2, ward, district, city, provinceName, postcode } = address
  const lines = [
    line1,
    line2,
    joined(', ', ward, district),
    joined(', ', city, joined(' ', provinceName, postcode)),
  ]
  return {
    recipient: address.recipient,
    phone: address.phone,
    lines: lines.flatMap((line) => (line ? [line] : [])),
    country: countryName(stored.countryCode, 'en'),
  }
}

const joined = (between: string, ...parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(between)
