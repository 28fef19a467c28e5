// Verifies a second factor: an authenticator code, a recovery code or a passkey.
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '#api/audit/recordActs.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Message } from '#api/integrations/integrations.ts'
import type { MemberRow } from '#api/members/member.ts'
import type { Database } from '#api/store/store.ts'
import { sendAll } from '../announce.ts'
import { lockMember } from '../members.ts'
import { memberByPasskey } from '../passkeys/passkeys.ts'
import type { OperationRequest } from '#api/http/operation.ts'
import { acceptStep, takeGuess } from '../secondFactor/guesses.ts'
import { announceRecoveryCode, announceSecondFactor } from '../secondFactorMails.ts'
import { countRecoveryCodes, useRecoveryCode } from '../secondFactor/recoveryCodes.ts'
import { refuseAuthenticatorCode } from '../secondFactor/setups.ts'
import { findSecondFactor } from '../secondFactor/state.ts'
import type { SecondFactorTicket } from '../secondFactor/tickets.ts'
import { stepOf } from '../secondFactor/totp.ts'

type Given = Omit<components['schemas']['LoginBySecondFactorRequest'], 'ticket'>
type Context = Pick<OperationRequest<'loginBySecondFactor'>, 'db' | 'now' | 'language' | 'integrations'>

/**
 * Second factor that was verified. `use` makes it invalid for further use and must be called in the transaction that
 * opens the session.
 */
type Accepted = {
  secondFactor: 'authenticator' | 'recoveryCode' | 'passkey'
  /** @returns the messages to the member, to be sent after the transaction */
  use: (tx: Database, member: MemberRow) => Promise<Message[]>
}

/**
 * Verifies the second factor. Call after the attempt was counted for the ticket, and outside of a transaction, because
 * a rollback would undo the count of failures.
 * @throws BAD_REQUEST if the request contains no second factor; AUTHENTICATOR_WRONG or PASSKEY_WRONG for a wrong second
 * factor; SECOND_FACTOR_WAIT if the member has reached the hourly limit of wrong codes
 */
export async function checkSecondFactor(
  context: Context,
  ticket: SecondFactorTicket,
  { code, recoveryCode, passkey }: Given,
): Promise<Accepted> {
  if (code !== undefined) return await checkCode(context, ticket.memberId, code)
  if (passkey !== undefined) return await checkPasskey(context, ticket, passkey)
  if (recoveryCode !== undefined) return checkRecoveryCode(context, recoveryCode)
  return refuseWithout()
}

const refuseWithout = () => refuse('BAD_REQUEST', { reasons: [{ code: 'REQUIRED', field: 'code' }] })

/** @throws BAD_REQUEST unless the request contains exactly one second factor */
export function assertOneGiven({ code, recoveryCode, passkey }: Given) {
  if ([code, recoveryCode, passkey].filter((proof) => proof !== undefined).length !== 1) refuseWithout()
}

async function checkCode(
  { db, now, ...context }: Context,
  memberId: string,
  code: string,
): Promise<Accepted> {
  const { isLast } = await takeGuess(db, memberId, now)
  const factor = await findSecondFactor(db, memberId)
  const step = factor?.secret ? stepOf(factor.secret, code, now) : undefined
  const isNew = step !== undefined && step > (factor?.lastStep ?? -1)
  if (!isNew) {
    if (isLast) await announceLock({ db, now, ...context }, memberId)
    return refuseAuthenticatorCode()
  }
  return {
    secondFactor: 'authenticator',
    async use(tx) {
      if (!(await acceptStep(tx, memberId, step))) refuseAuthenticatorCode()
      return []
    },
  }
}

/** Notifies the member that someone has passed the first factor and is guessing the second factor. */
async function announceLock({ db, now, language, integrations }: Context, memberId: string) {
  const messages = await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    await recordActs(tx, now, { what: 'second-factor-locked', memberId })
    return await announceSecondFactor(tx, member, { change: 'locked', language, now })
  })
  sendAll(integrations, messages)
}

function checkRecoveryCode({ now, language }: Context, code: string): Accepted {
  return {
    secondFactor: 'recoveryCode',
    async use(tx, member) {
      if (!(await useRecoveryCode(tx, member.id, code)))
        refuse('RECOVERY_CODE_WRONG', { reasons: [{ code: 'RECOVERY_CODE_WRONG', field: 'recoveryCode' }] })
      await recordActs(tx, now, { what: 'recovery-code-used', memberId: member.id })
      const left = await countRecoveryCodes(tx, member.id)
      return await announceRecoveryCode(tx, member, { left, language, now })
    },
  }
}

async function checkPasskey(
  { db, now, integrations }: Context,
  { ticketHash, memberId }: SecondFactorTicket,
  passkey: components['schemas']['PasskeyAssertion'],
): Promise<Accepted> {
  const hub = integrations.sites.hub
  await memberByPasskey(db, passkey, { purpose: 'secondFactor', holder: ticketHash, memberId, hub, now })
  return { secondFactor: 'passkey', use: async () => [] }
}
