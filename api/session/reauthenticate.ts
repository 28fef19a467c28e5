// Re-authenticates a member before a sensitive request, such as a change of email, an export or the deletion of the
// account.
import type { components } from '#generated/schema.d.ts'
import { and, eq, gt } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Database } from '../store/store.ts'
import { accountsOf } from './accounts.ts'
import { refuseCode, useCode } from './codes.ts'
import { readMemberRow } from './members.ts'
import { memberByPasskey } from './passkeys/passkeys.ts'
import { matchesSecret, normalPassword } from './passwords.ts'
import { sessions } from './tables.ts'
import type { Member } from '../members/member.ts'
import { hashOf } from '../store/secrets.ts'

export type Proof = components['schemas']['Proof']

/** Fields of a request that are needed to re-authenticate the member. */
type Context = {
  db: Database
  member: Member
  now: Date
  browser: string
  integrations: Pick<Integrations, 'sites'>
}

/** @returns all columns of the member's row @throws PASSWORD_WRONG, CODE_WRONG, PASSKEY_WRONG */
export async function reauthenticate({ db, member, now, browser, integrations }: Context, proof: Proof) {
  const row = await readMemberRow(db, member)
  const ceremony = {
    purpose: 'proof',
    holder: member.session.id,
    memberId: member.id,
    hub: integrations.sites.hub,
    now,
  } as const
  if ('code' in proof) {
    const [account = refuseCode('proof.code')] = accountsOf(row)
    const presented = { account, purpose: 'confirm', browser, field: 'proof.code', code: proof.code } as const
    await useCode(db, presented, now)
  } else if ('passkey' in proof) await memberByPasskey(db, proof.passkey, ceremony)
  else if (!(await matchesSecret(row.passwordHash, normalPassword(proof.password))))
    refuse('PASSWORD_WRONG', { reasons: [{ code: 'PASSWORD_WRONG', field: 'proof.password' }] })
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, member.session.id))
  return row
}

/** Milliseconds for which a re-authentication is valid in the same session. */
const reauthenticationLifetime = 600_000

/**
 * @throws PROOF_NEEDED if the request contains no re-authentication and the member did not re-authenticate within the
 * last ten minutes; also errors that `reauthenticate` throws
 */
export async function assertReauthenticated(context: Context, proof: Proof | undefined) {
  if (proof) return void (await reauthenticate(context, proof))
  const { db, member, now } = context
  const [session] = await db
    .select({ provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, member.session.id))
  if (!session?.provenAt || now.getTime() - session.provenAt.getTime() >= reauthenticationLifetime)
    refuse('PROOF_NEEDED')
}

/**
 * Call before a passkey is added, so that a stolen session token alone is not sufficient to add one. A recent sign-in
 * in the same browser is accepted instead of a re-authentication.
 * @throws PROOF_NEEDED without a re-authentication and without a recent sign-in; also errors that `reauthenticate`
 * throws
 */
export async function assertReauthenticatedOrSignedIn(context: Context, proof: Proof | undefined) {
  if (proof) return void (await reauthenticate(context, proof))
  const { db, member, now, browser } = context
  const isHere = and(
    eq(sessions.id, member.session.id),
    eq(sessions.browserHash, hashOf(browser)),
    gt(sessions.createdAt, new Date(now.getTime() - reauthenticationLifetime)),
  )
  if (browser === '' || (await db.$count(sessions, isHere)) === 0) refuse('PROOF_NEEDED')
}
