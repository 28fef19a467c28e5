// Handles operations that complete a sign-in with the second factor or change a member's second factor.
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '#api/audit/recordActs.ts'
import type { Handlers, OperationRequest } from '#api/http/operation.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Message } from '#api/integrations/integrations.ts'
import type { MemberRow } from '#api/members/member.ts'
import type { Database } from '#api/store/store.ts'
import { addressOf } from '../accounts.ts'
import { sendAll } from '../announce.ts'
import { lockMember, openSession, readMemberRow } from '../members.ts'
import { issueChallenge } from '../passkeys/challenges.ts'
import { requestOptions } from '../passkeys/options.ts'
import { hasPasskey, passkeysOf } from '../passkeys/passkeys.ts'
import { assertReauthenticated } from '../reauthenticate.ts'
import { reopen } from '../reopen.ts'
import { bindByTicket } from '../social/signIn.ts'
import { readTicket as readSocialTicket } from '../social/tickets.ts'
import { assertOneGiven, checkSecondFactor } from './give.ts'
import { announceSecondFactor } from '../secondFactorMails.ts'
import { replaceRecoveryCodes } from '../secondFactor/recoveryCodes.ts'
import { startSetup, confirmSetup, deleteSetup } from '../secondFactor/setups.ts'
import { describeSecondFactor, findSecondFactor, turnOff, turnOn } from '../secondFactor/state.ts'
import { readTicket, spendTicket, takeTry, type SecondFactorTicket } from '../secondFactor/tickets.ts'

export const twoStep: Pick<
  Handlers<'session'>,
  | 'beginSecondFactorPasskey'
  | 'loginBySecondFactor'
  | 'getSecondFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'turnOnPasskeyFactor'
  | 'renewRecoveryCodes'
  | 'turnOffSecondFactor'
> = {
  async beginSecondFactorPasskey({ db, body: { ticket }, browser, now, integrations }) {
    const { memberId, ticketHash } = await readTicket(db, { ticket, browser, now })
    const passkeys = await passkeysOf(db, memberId)
    const challenge = await issueChallenge(db, { purpose: 'secondFactor', holder: ticketHash }, now)
    const credentialIds = passkeys.map(({ credentialId }) => credentialId)
    return requestOptions({ hub: integrations.sites.hub, challenge, credentialIds })
  },

  async loginBySecondFactor(request) {
    const { db, body, browser, now, caller, integrations } = request
    assertOneGiven(body)
    const ticket = await takeTry(db, { ticket: body.ticket, browser, now })
    const { use, secondFactor } = await checkSecondFactor(request, ticket, body)
    const { session, messages } = await db.transaction(async (tx) => {
      const member = await lockMember(tx, ticket.memberId)
      const used = await use(tx, member)
      await spendTicket(tx, ticket)
      if (ticket.reopens) await reopen(tx, member.id, now)
      const by = ticket.firstFactor
      const opened = await openSession(tx, member.id, { now, by, secondFactor, caller, browser })
      return {
        session: opened,
        messages: [...used, ...(await bindWaiting(tx, member, { request, ticket }))],
      }
    })
    sendAll(integrations, messages)
    return session
  },

  async getSecondFactor({ db, member }) {
    return await describeSecondFactor(db, member.id)
  },

  async beginAuthenticator(request) {
    const { db, member, body, now } = request
    await assertReauthenticated(request, body.proof)
    const account = addressOf(await readMemberRow(db, member))
    return await startSetup(db, member, { account, now })
  },

  async confirmAuthenticator(request) {
    const { db, member, body, now } = request
    const authenticator = await confirmSetup(db, member, { code: body.code, now })
    return await change(request, async (tx) => {
      await deleteSetup(tx, member, authenticator.secret)
      const { wasOff, codes } = await turnOn(tx, member.id, { authenticator, now })
      return { codes, announced: wasOff ? 'on' : 'authenticatorReplaced' }
    })
  },

  async turnOnPasskeyFactor(request) {
    const { member, body, now } = request
    await assertReauthenticated(request, body.proof)
    return await change(request, async (tx) => {
      if (!(await hasPasskey(tx, member.id)))
        refuse('NOT_ELIGIBLE', { reasons: [{ code: 'PASSKEY_MISSING' }] })
      const { wasOff, codes } = await turnOn(tx, member.id, { now })
      return { codes, announced: wasOff ? 'on' : undefined }
    })
  },

  async renewRecoveryCodes(request) {
    const { member, body, now } = request
    await assertReauthenticated(request, body.proof)
    return await change(request, async (tx) => {
      if (!(await findSecondFactor(tx, member.id)))
        refuse('NOT_ELIGIBLE', { reasons: [{ code: 'SECOND_FACTOR_OFF' }] })
      const codes = await replaceRecoveryCodes(tx, member.id, now)
      await recordActs(tx, now, { what: 'recovery-codes-renewed', memberId: member.id })
      return { codes, announced: 'codesRenewed' }
    })
  },

  async turnOffSecondFactor(request) {
    const { member, body, now } = request
    await assertReauthenticated(request, body.proof)
    await change(request, async (tx) => {
      const wasOn = await turnOff(tx, member.id, { now })
      return { codes: [], announced: wasOn ? 'off' : undefined }
    })
  },
}

type Context = Pick<
  OperationRequest<'turnOffSecondFactor'>,
  'db' | 'member' | 'language' | 'now' | 'integrations'
>
type Changed = {
  codes: string[]
  announced: Parameters<typeof announceSecondFactor>[2]['change'] | undefined
}

/**
 * Runs `work` in a transaction that locks the member's row, and announces the change to the member.
 * @returns the new recovery codes
 */
async function change(
  { db, member, language, now, integrations }: Context,
  work: (tx: Database) => Promise<Changed>,
): Promise<components['schemas']['RecoveryCodes']> {
  const { codes, messages } = await db.transaction(async (tx) => {
    const owner = await lockMember(tx, member.id)
    const { announced, codes: newCodes } = await work(tx)
    const written = announced
      ? await announceSecondFactor(tx, owner, { change: announced, language, now })
      : []
    return { codes: newCodes, messages: written }
  })
  sendAll(integrations, messages)
  return { codes }
}

/**
 * Connects the account at a provider such as Google if the sign-in was started with it.
 * @returns the messages that notify the member of the connection
 */
async function bindWaiting(
  tx: Database,
  member: MemberRow,
  { request, ticket }: { request: Pick<Context, 'language' | 'now'>; ticket: SecondFactorTicket },
): Promise<Message[]> {
  const { language, now } = request
  const { socialTicketHash } = ticket
  if (socialTicketHash === null) return []
  const waiting = await readSocialTicket(tx, socialTicketHash, now)
  return await bindByTicket(tx, member, { ticket: waiting, by: { language, now } })
}
