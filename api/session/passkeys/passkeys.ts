// Adds, renames and removes a member's passkeys, and identifies the member to whom a passkey belongs.
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '#api/audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '#api/store/id.ts'
import { prepared } from '#api/store/prepared.ts'
import type { Database } from '#api/store/store.ts'
import { spendChallenge, type ChallengeKey } from './challenges.ts'
import { userHandleOf } from './options.ts'
import { passkeys } from './tables.ts'
import { challengeOf, verifyAssertion, verifyAttestation } from './verify.ts'

type Schemas = components['schemas']
type Row = typeof passkeys.$inferSelect

/** Maximum number of passkeys of a member. */
const passkeysAtMost = 10

export const passkeysOf = (db: Database, memberId: string) =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.id))

export const hasPasskey = async (db: Database, memberId: string) =>
  (await anyPasskey(db).execute({ memberId })).length > 0

const anyPasskey = prepared((db) =>
  db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.memberId, sql.placeholder('memberId')))
    .limit(1)
    .prepare('passkey_any'),
)

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Row): Schemas['Passkey'] => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** @throws PASSKEY_LIMIT */
export function assertBelowLimit(rows: readonly Row[]) {
  if (rows.length >= passkeysAtMost)
    refuse('PASSKEY_LIMIT', { reasons: [{ code: `AT_MOST_${passkeysAtMost}` }] })
}

/**
 * Context in which a passkey response is verified. `hub` is the hub's origin. `memberId` is set if the passkey must
 * belong to this member.
 */
type Ceremony = ChallengeKey & { hub: string; now: Date; memberId?: string }

/** @throws PASSKEY_WRONG */
async function usedChallenge(db: Database, { now, ...key }: Ceremony, clientDataJSON: string) {
  const challenge = await challengeOf(clientDataJSON)
  if (challenge === undefined || !(await spendChallenge(db, key, { challenge, now }))) refuse('PASSKEY_WRONG')
  return challenge
}

/** @throws PASSKEY_WRONG for a response that was not created for this challenge */
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
 * Adds a passkey. Call with the member's row locked, so that concurrent calls cannot exceed the maximum. A unique index
 * ensures that a passkey belongs to one member.
 * @throws PASSKEY_TAKEN if this or another member has already added the passkey; PASSKEY_LIMIT if the member already
 * has the maximum number of passkeys
 */
export async function insertPasskey(tx: Database, passkey: NewPasskey, now: Date): Promise<Row> {
  const { memberId } = passkey
  assertBelowLimit(await passkeysOf(tx, memberId))
  const [row] = await tx
    .insert(passkeys)
    .values({ ...passkey, id: newId(), createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row) return refuse('PASSKEY_TAKEN')
  await recordActs(tx, now, { what: 'passkey-added', memberId, subject: `passkey:${row.id}` })
  return row
}

/** @throws NOT_FOUND if the passkey was removed or belongs to another member */
export async function rename(db: Database, memberId: string, { id, name }: { id: string; name: string }) {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(isOwnPasskey(memberId, id))
    .returning({ id: passkeys.id })
  if (!row) refuse('NOT_FOUND')
}

/** @throws NOT_FOUND if the passkey was removed or belongs to another member */
export async function remove(tx: Database, memberId: string, { id, now }: { id: string; now: Date }) {
  const [row] = await tx.delete(passkeys).where(isOwnPasskey(memberId, id)).returning({ id: passkeys.id })
  if (!row) refuse('NOT_FOUND')
  await recordActs(tx, now, { what: 'passkey-removed', memberId, subject: `passkey:${id}` })
}

/** Removes all passkeys of a member whose account is recovered. */
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
 * Identifies the member by the passkey that signed the challenge. The challenge cannot be used again, even if the
 * response is wrong.
 * @returns the member's id
 * @throws PASSKEY_WRONG for a wrong response or an unknown passkey
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
  // Compares the counter again in the update, because a concurrent request may have stored the same or a later counter.
  // If two responses have the same counter, one of them is from a cloned passkey.
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

/**
 * Checks that the passkey belongs to the member `memberId`. At a sign-in, the member is not known yet. The response
 * must then contain the user handle of the passkey's owner.
 */
function isFor(passkey: Row, { userHandle }: Schemas['PasskeyAssertion'], { memberId }: Ceremony): boolean {
  if (memberId !== undefined && memberId !== passkey.memberId) return false
  return userHandle === undefined ? memberId !== undefined : userHandle === userHandleOf(passkey.memberId)
}
