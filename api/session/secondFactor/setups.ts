// Sets up authenticator apps. A member must confirm the secret of a new app with the first code that it shows. This
// must happen within ten minutes and five attempts, in the session that started the setup.
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
 * Starts a setup with a new secret. Replaces an earlier setup of the member.
 * @param account name under which the app displays the member's account
 */
export async function startSetup(
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
 * Verifies the first code of the app. Counts the attempt before the code is compared.
 * @returns the secret of the app, and the time step of the verified code
 * @throws AUTHENTICATOR_GONE if there is no setup, or if it is expired or out of attempts; AUTHENTICATOR_WRONG for a
 * wrong code
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
 * Deletes the confirmed setup. Call within the transaction that stores the secret.
 * @throws AUTHENTICATOR_GONE if a concurrent call deleted the setup first
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
