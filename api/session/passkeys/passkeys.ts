// Adds, names and removes the passkeys of a member, and tells by them who is there.
import { and, asc, eq, lt } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '#api/audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import { spendChallenge, type ChallengeKey } from './challenges.ts'
import { userHandleOf } from './options.ts'
import { passkeys } from './tables.ts'
import { challengeOf, verifyAssertion, verifyAttestation } from './verify.ts'

type Schemas = components['schemas']
type Row = typeof passkeys.$inferSelect

/** More than anybody has devices and password managers. */
const passkeysAtMost = 10

export const passkeysOf = (db: Database, memberId: string) =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.id))

export const hasPasskey = async (db: Database, memberId: string) =>
  (await db.$count(passkeys, eq(passkeys.memberId, memberId))) > 0

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Row): Schemas['Passkey'] => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** @throws PASSKEY_LIMIT */
export function assertRoom(rows: readonly Row[]) {
  if (rows.length >= passkeysAtMost)
    refuse('PASSKEY_LIMIT', { reasons: [{ code: `AT_MOST_${passkeysAtMost}` }] })
}

/** Who answers a challenge, when, and on which origin the hub is; `memberId` where it is known whose passkey it has to be. */
type Ceremony = ChallengeKey & { hub: string; now: Date; memberId?: string }

/** @throws PASSKEY_WRONG */
async function usedChallenge(db: Database, { now, ...key }: Ceremony, clientDataJSON: string) {
  const challenge = await challengeOf(clientDataJSON)
  if (challenge === undefined || !(await spendChallenge(db, key, { challenge, now }))) refuse('PASSKEY_WRONG')
  return challenge
}

/** @throws PASSKEY_WRONG for what the browser did not make for this challenge */
export async function readNewPasskey(
  db: Database,
  attestation: Schemas['AddPasskeyRequest'],
  ceremony: Omit<Ceremony, 'purpose'>,
) {
  const challenge = await usedChallenge(db, { ...ceremony, purpose: 'add' }, attestation.clientDataJSON)
  return (await verifyAttestation(attestation, challenge, ceremony.hub)) ?? refuse('PASSKEY_WRONG')
}

type NewPasskey = Awaited<ReturnType<typeof readNewPasskey>> & Pick<Row, 'memberId' | 'name'>

/**
 * The database decides whose it is. To be called with the member locked, so that there are never more than ten.
 * @throws PASSKEY_TAKEN, also where it is the member's own already, PASSKEY_LIMIT
 */
export async function insertPasskey(tx: Database, passkey: NewPasskey, now: Date): Promise<Row> {
  const { memberId } = passkey
  assertRoom(await passkeysOf(tx, memberId))
  const [row] = await tx
    .insert(passkeys)
    .values({ ...passkey, id: newId(), createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row) return refuse('PASSKEY_TAKEN')
  await recordActs(tx, now, { what: 'passkey-added', memberId, subject: `passkey:${row.id}` })
  return row
}

/** @throws NOT_FOUND where it is another member's or was removed */
export async function rename(db: Database, memberId: string, { id, name }: { id: string; name: string }) {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(isOwnPasskey(memberId, id))
    .returning({ id: passkeys.id })
  if (!row) refuse('NOT_FOUND')
}

/** @throws NOT_FOUND where it is another member's or was removed already */
export async function remove(tx: Database, memberId: string, { id, now }: { id: string; now: Date }) {
  const [row] = await tx.delete(passkeys).where(isOwnPasskey(memberId, id)).returning({ id: passkeys.id })
  if (!row) refuse('NOT_FOUND')
  await recordActs(tx, now, { what: 'passkey-removed', memberId, subject: `passkey:${id}` })
}

/** Removes all of a member who has lost something that opened the account. */
export async function removeAll(tx: Database, memberId: string, now: Date) {
  const deletedRows = await tx
    .delete(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .returning({ id: passkeys.id })
  const acts = deletedRows.map(({ id }) => ({
    what: 'passkey-removed' as const,
    memberId,
    subject: `passkey:${id}`,
    outcome: 'recovery',
  }))
  await recordActs(tx, now, ...acts)
}

const isOwnPasskey = (memberId: string, id: string) =>
  and(eq(passkeys.memberId, memberId), eq(passkeys.id, id))

/**
 * Whose passkey has signed the challenge. Whatever does not fit, the challenge is used up.
 * @returns the member's id
 * @throws PASSKEY_WRONG, for an unknown passkey too
 */
export async function memberByPasskey(
  db: Database,
  assertion: Schemas['PasskeyAssertion'],
  ceremony: Ceremony,
): Promise<string> {
  const challenge = await usedChallenge(db, ceremony, assertion.clientDataJSON)
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, assertion.id))
  if (!passkey || !isFor(passkey, assertion, ceremony)) return refuse('PASSKEY_WRONG')
  const counter = await verifyAssertion(assertion, passkey, { challenge, hub: ceremony.hub })
  if (counter === undefined) return refuse('PASSKEY_WRONG')
  // Held against the row once more: of two answers with one count, one is a copy.
  const [used] = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: ceremony.now })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
      ),
    )
    .returning({ memberId: passkeys.memberId })
  return used?.memberId ?? refuse('PASSKEY_WRONG')
}

/** Where nobody said whose it has to be, the device does; else it may leave that out. */
function isFor(passkey: Row, { userHandle }: Schemas['PasskeyAssertion'], { memberId }: Ceremony): boolean {
  if (memberId !== undefined && memberId !== passkey.memberId) return false
  return userHandle === undefined ? memberId !== undefined : userHandle === userHandleOf(passkey.memberId)
}
