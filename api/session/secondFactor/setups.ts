// Setups of authenticator apps: a secret that waits for its first code, for ten minutes and five attempts, in the session that started it.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '#api/members/member.ts'
import type { Database } from '#api/store/store.ts'
import { authenticatorSetups } from './tables.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

const setupSeconds = 600
const maxTries = 5

/**
 * Replaces an earlier setup of the member.
 * @param account name of the entry in the app
 */
export async function beginSetup(
  db: Database,
  { id: memberId, session }: Member,
  { account, now }: { account: string; now: Date },
): Promise<components['schemas']['AuthenticatorSetup']> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + setupSeconds * 1000)
  const fresh = { sessionId: session.id, secret, tries: 0, expiresAt }
  await db
    .insert(authenticatorSetups)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: authenticatorSetups.memberId, set: fresh })
  return { secret, uri: uriOf(secret, account), expiresInSeconds: setupSeconds }
}

const ownSetup = ({ id, session }: Member) =>
  and(eq(authenticatorSetups.memberId, id), eq(authenticatorSetups.sessionId, session.id))

/**
 * Counts the attempt before the code is compared.
 * @returns the secret and the step of the code
 * @throws AUTHENTICATOR_GONE without a setup, AUTHENTICATOR_WRONG
 */
export async function confirmSetup(db: Database, member: Member, { code, now }: { code: string; now: Date }) {
  const [setup] = await db
    .update(authenticatorSetups)
    .set({ tries: sql`${authenticatorSetups.tries} + 1` })
    .where(
      and(ownSetup(member), gt(authenticatorSetups.expiresAt, now), lt(authenticatorSetups.tries, maxTries)),
    )
    .returning({ secret: authenticatorSetups.secret })
  if (!setup) return refuse('AUTHENTICATOR_GONE')
  const lastStep = stepOf(setup.secret, code, now)
  return lastStep === undefined ? refuseAuthenticatorCode() : { secret: setup.secret, lastStep }
}

/**
 * Call within the transaction that stores the secret.
 * @throws AUTHENTICATOR_GONE if a concurrent call deleted it first
 */
export async function deleteSetup(tx: Database, member: Member, secret: string) {
  const [deleted] = await tx
    .delete(authenticatorSetups)
    .where(and(ownSetup(member), eq(authenticatorSetups.secret, secret)))
    .returning({ memberId: authenticatorSetups.memberId })
  if (!deleted) refuse('AUTHENTICATOR_GONE')
}

export const refuseAuthenticatorCode = (): never =>
  refuse('AUTHENTICATOR_WRONG', { reasons: [{ code: 'AUTHENTICATOR_WRONG', field: 'code' }] })
