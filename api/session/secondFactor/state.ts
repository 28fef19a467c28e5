// Reads a member's second factor, and turns it on and off.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '#api/audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '#api/store/store.ts'
import { hasPasskey } from '../passkeys/passkeys.ts'
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts'
import { authenticatorSetups, secondFactors, secondFactorTickets } from './tables.ts'

export async function findSecondFactor(db: Database, memberId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.memberId, memberId))
  return row
}

export async function describeSecondFactor(
  db: Database,
  memberId: string,
): Promise<components['schemas']['SecondFactor']> {
  const factor = await findSecondFactor(db, memberId)
  return {
    turnedOnAt: factor?.turnedOnAt.toISOString() ?? null,
    hasAuthenticator: typeof factor?.secret === 'string',
    hasPasskey: await hasPasskey(db, memberId),
    recoveryCodesLeft: await countRecoveryCodes(db, memberId),
  }
}

/**
 * Authenticator app that the member has confirmed. `lastStep` is the time step of the code with which it was confirmed.
 */
type Authenticator = { secret: string; lastStep: number }

/**
 * Turns on the second factor, or replaces the authenticator app. Call with the member's row locked.
 * @param authenticator new authenticator app, which replaces the current app; omitted for passkeys
 * @returns `wasOff`: true if the second factor was off before; `codes`: the new recovery codes, or an empty list if the
 * existing codes stay valid
 */
export async function turnOn(
  tx: Database,
  memberId: string,
  { authenticator, now }: { authenticator?: Authenticator; now: Date },
) {
  const before = await findSecondFactor(tx, memberId)
  if (before) {
    if (!authenticator) return { wasOff: false, codes: [] }
    await tx.update(secondFactors).set(authenticator).where(eq(secondFactors.memberId, memberId))
    await recordActs(tx, now, { what: 'authenticator-replaced', memberId })
    return { wasOff: false, codes: [] }
  }
  await tx.insert(secondFactors).values({ memberId, turnedOnAt: now, ...authenticator })
  const outcome = authenticator ? 'authenticator' : 'passkey'
  await recordActs(tx, now, { what: 'second-factor-on', memberId, outcome })
  return { wasOff: true, codes: await replaceRecoveryCodes(tx, memberId, now) }
}

/**
 * Turns off the second factor. Call with the member's row locked.
 * @param by id of the back-office user who turns it off; omitted if the member turns it off
 * @returns true if the second factor was on
 */
export async function turnOff(
  tx: Database,
  memberId: string,
  { by, now }: { by?: string; now: Date },
): Promise<boolean> {
  const [removed] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.memberId, memberId))
    .returning({ memberId: secondFactors.memberId })
  await deleteRecoveryCodes(tx, memberId)
  await tx.delete(authenticatorSetups).where(eq(authenticatorSetups.memberId, memberId))
  await tx.delete(secondFactorTickets).where(eq(secondFactorTickets.memberId, memberId))
  if (removed) await recordActs(tx, now, { what: 'second-factor-off', memberId, by })
  return removed !== undefined
}

/** @returns true if passkeys are the member's only second factor, apart from recovery codes */
export async function needsPasskey(db: Database, memberId: string): Promise<boolean> {
  const factor = await findSecondFactor(db, memberId)
  return factor !== undefined && factor.secret === null
}

/** @throws LAST_SECOND_FACTOR if the second factor is on and the member has neither an authenticator nor a passkey */
export async function assertFactorLeft(tx: Database, memberId: string) {
  if ((await needsPasskey(tx, memberId)) && !(await hasPasskey(tx, memberId))) refuse('LAST_SECOND_FACTOR')
}
