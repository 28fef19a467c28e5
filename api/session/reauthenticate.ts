// Step-up authentication: proves again who asks before a sensitive request, as for another e-mail, the export, the end of the account.
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

/** What a call brings that has to be proven. */
type Context = {
  db: Database
  member: Member
  now: Date
  browser: string
  integrations: Pick<Integrations, 'sites'>
}

/** @returns the member's whole row @throws PASSWORD_WRONG, CODE_WRONG, PASSKEY_WRONG */
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

/** Milliseconds for which one proof lasts for several acts of the same session. */
const proofLife = 600_000

/** @throws PROOF_NEEDED where none is given and none was lately, PASSWORD_WRONG, CODE_WRONG, PASSKEY_WRONG */
export async function assertProven(context: Context, proof: Proof | undefined) {
  if (proof) return void (await reauthenticate(context, proof))
  const { db, member, now } = context
  const [session] = await db
    .select({ provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, member.session.id))
  if (!session?.provenAt || now.getTime() - session.provenAt.getTime() >= proofLife) refuse('PROOF_NEEDED')
}

/**
 * Before a passkey is added, which opens the account from then on. A sign-in counts for this alone, and only in the window that
 * signed in: whoever has only got hold of the session's token is not there.
 * @throws PROOF_NEEDED, PASSWORD_WRONG, CODE_WRONG, PASSKEY_WRONG
 */
export async function assertProvenOrJustSignedIn(context: Context, proof: Proof | undefined) {
  if (proof) return void (await reauthenticate(context, proof))
  const { db, member, now, browser } = context
  const isHere = and(
    eq(sessions.id, member.session.id),
    eq(sessions.browserHash, hashOf(browser)),
    gt(sessions.createdAt, new Date(now.getTime() - proofLife)),
  )
  if (browser === '' || (await db.$count(sessions, isHere)) === 0) refuse('PROOF_NEEDED')
}
