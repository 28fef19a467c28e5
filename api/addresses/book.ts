// Manages a member's address book, which has a maximum size and, unless it is empty, exactly one default address. Each
// change locks the member's row first, so that concurrent changes of an address book run one after another.
import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { addressesAtMost } from '../catalog/addressForms.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { lockMember } from '../session/index.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { storedAddress, type StoredAddress } from './addresses.ts'
import { storedParts, problemsOf } from './rules.ts'
import { addresses } from './tables.ts'

type Modification = components['schemas']['ModifyAddressRequest']

/** Returns the default address first, then the others, newest first. */
export async function addressBook(db: Database, memberId: string): Promise<StoredAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
  return rows.map(storedAddress)
}

/**
 * Adds an address, or replaces the address that has the given id.
 * @throws ADDRESS_INCOMPLETE, ADDRESS_LIMIT, NOT_FOUND
 */
export async function saveAddress(
  db: Database,
  memberId: string,
  { body, now }: { body: Modification; now: Date },
) {
  const { id, isDefault, ...fields } = body
  const reasons = problemsOf(fields)
  if (reasons.length) refuse('ADDRESS_INCOMPLETE', { reasons })
  return await inBook(db, memberId, async (tx) => {
    const parts = storedParts(fields)
    const saved = await (id === undefined
      ? add(tx, { ...parts, memberId, createdAt: now })
      : replace(tx, memberId, { id, parts }))
    if (!isDefault || saved.isDefault) return storedAddress(saved)
    await moveDefault(tx, memberId, saved.id)
    return storedAddress({ ...saved, isDefault: true })
  })
}

/** @throws NOT_FOUND if the address does not exist or belongs to another member */
export async function chooseDefault(db: Database, memberId: string, id: string) {
  await inBook(db, memberId, (tx) => moveDefault(tx, memberId, id))
}

/**
 * Removes an address. If it was the default, the newest other address becomes the default.
 * @throws NOT_FOUND
 */
export async function removeAddress(db: Database, memberId: string, id: string) {
  await inBook(db, memberId, async (tx) => {
    const [removed] = await tx.delete(addresses).where(isOwnAddress(memberId, id)).returning()
    if (!removed) return refuse('NOT_FOUND')
    if (!removed.isDefault) return
    const [heir] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.memberId, memberId))
      .orderBy(desc(addresses.id))
      .limit(1)
    if (heir) await moveDefault(tx, memberId, heir.id)
  })
}

async function inBook<Of>(db: Database, memberId: string, work: (tx: Database) => Promise<Of>): Promise<Of> {
  return await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    return await work(tx)
  })
}

async function add(tx: Database, values: Omit<typeof addresses.$inferInsert, 'id' | 'isDefault'>) {
  const [tally] = await tx
    .select({ stored: count() })
    .from(addresses)
    .where(eq(addresses.memberId, values.memberId))
  const already = tally?.stored ?? 0
  if (already >= addressesAtMost)
    refuse('ADDRESS_LIMIT', { reasons: [{ code: `AT_MOST_${addressesAtMost}` }] })
  const [added] = await tx
    .insert(addresses)
    .values({ ...values, id: newId(), isDefault: already === 0 })
    .returning()
  return added ?? refuse('NOT_FOUND')
}

async function replace(
  tx: Database,
  memberId: string,
  { id, parts }: { id: string; parts: ReturnType<typeof storedParts> },
) {
  const [replaced] = await tx.update(addresses).set(parts).where(isOwnAddress(memberId, id)).returning()
  return replaced ?? refuse('NOT_FOUND')
}

/** Clears the old default first, because the unique index allows only one default address. */
async function moveDefault(tx: Database, memberId: string, id: string) {
  const isTheDefault = and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true))
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(isTheDefault, ne(addresses.id, id)))
  const [chosen] = await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(isOwnAddress(memberId, id))
    .returning({ id: addresses.id })
  if (!chosen) refuse('NOT_FOUND')
}

const isOwnAddress = (memberId: string, id: string) =>
  and(eq(addresses.id, id), eq(addresses.memberId, memberId))
