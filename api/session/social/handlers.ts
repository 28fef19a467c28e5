// Handles the sign-in with other services such as Google, the list of connected accounts, and links into the shop.
import type { Handlers } from '#api/http/operation.ts'
import { shopPlaces } from '#api/integrations/shop.ts'
import { refuse, refuseGuess } from '#shared/protocol/refuse.ts'
import { admitAccount } from '../admitAccount.ts'
import { sendAll } from '../announce.ts'
import { codeLife, compareCode, issueCode, refuseCode, useCode, withCode } from '../codes.ts'
import { codeMessage } from '../codeMails.ts'
import { rejectionOfPhoneCode } from '../unusedAccounts.ts'
import { findMember, readMemberRow } from '../members.ts'
import { matchesSecret, normalPassword } from '../passwords.ts'
import { assertReauthenticated, reauthenticate } from '../reauthenticate.ts'
import { registerMember } from '../registration.ts'
import { sessionOf, signIn } from '../signIn.ts'
import { bind, boundAccounts, unbind } from './accounts.ts'
import { socialSeconds, storeAttempt, consumeAttempt } from './attempts.ts'
import { ask, refuseAnswer } from './provider.ts'
import { newToken } from '#api/store/secrets.ts'
import type { Database } from '#api/store/store.ts'
import { attemptOf } from './secrets.ts'
import { shopEntryUrl } from '../shop.ts'
import { bindByTicket, resultFor, signInAuthenticated, announceConnection } from './signIn.ts'
import { rememberCode, spendTicket, useTicket, type TicketRow } from './tickets.ts'

export const social = {
  async oauthLogin({ db, path: { provider }, body, now, integrations }) {
    const secrets = { state: newToken(), binding: newToken() }
    const attempt = attemptOf(secrets.state, secrets.binding)
    const url = await ask(integrations, provider, (service) => service.authorizeUrl(attempt))
    await storeAttempt(db, secrets, { ...body, provider, now })
    return { url, ...secrets, nonce: attempt.nonce, expiresInSeconds: socialSeconds }
  },

  async oauthCallback({ db, path: { provider }, query, now, integrations, caller, browser }) {
    const { code, error, iss, ...secrets } = query
    if (code === undefined && error === undefined)
      refuse('BAD_REQUEST', { reasons: [{ code: 'REQUIRED', field: 'code' }] })
    const { attempt, ...row } = await consumeAttempt(db, secrets, { provider, now })
    if (code === undefined || error !== undefined) return refuseAnswer(error ?? '')
    const identity = await ask(integrations, provider, (service) => service.exchange(attempt, { code, iss }))
    return await resultFor(db, row, { identity, now, caller, browser })
  },

  async socialLogin({ db, body: { provider, idToken, ...secrets }, now, integrations, caller, browser }) {
    const { attempt, ...row } = await consumeAttempt(db, secrets, { provider, now })
    const identity = await ask(integrations, provider, (service) =>
      service.readIdToken(idToken, attempt.nonce),
    )
    return await resultFor(db, row, { identity, now, caller, browser })
  },

  async socialSendMailCode({ db, body, language, now, integrations }) {
    const ticket = await useTicket(db, body.ticket, { intent: 'signIn', now })
    const account = await accountFor(db, ticket, body.account)
    const code = await issueCode(db, { account, purpose: 'link', browser: ticket.ticketHash }, now)
    await rememberCode(db, ticket, account)
    const isMember = (await findMember(db, account)) !== undefined
    // Does not await the message, because the time that an email takes would disclose whether the account exists.
    void integrations.send(codeMessage(account, 'link', { code, isMember, language }))
    return { expiresInSeconds: codeLife.seconds, resendInSeconds: codeLife.resendSeconds }
  },

  async socialVerifyMailCode(request) {
    const { db, body, now } = request
    const ticket = await useTicket(db, body.ticket, { intent: 'signIn', now })
    const account = ticket.codeAccount ?? refuseCode()
    const { code } = body
    const presented = { account, purpose: 'link', browser: ticket.ticketHash, code } as const
    const { member, rejection } = await withCode(db, presented, {
      now,
      work: async (tx) => {
        const candidate = await findMember(tx, account)
        return {
          member: candidate,
          rejection: candidate && (await rejectionOfPhoneCode(tx, candidate, { account, now })),
        }
      },
    })
    if (rejection) throw rejection
    return member ? await signInAuthenticated(request, member, ticket) : refuseCode()
  },

  async socialVerifyPass(request) {
    const { db, body, now } = request
    const ticket = await useTicket(db, body.ticket, { intent: 'signIn', now })
    const member = await findMember(db, await accountFor(db, ticket, body.account))
    const fits = await matchesSecret(member?.passwordHash, normalPassword(body.password))
    return member && fits
      ? await signInAuthenticated(request, member, ticket)
      : refuseGuess('CREDENTIALS_WRONG', member?.id)
  },

  socialRegister: {
    async prepare({
      db: rootDb,
      body: { ticket: secret, code, account: typed, ...person },
      now,
      caller,
      browser,
    }) {
      const account = typed === undefined ? undefined : await admitAccount(rootDb, typed)
      const presented = account !== undefined &&
        code !== undefined && { account, purpose: 'register' as const, browser, code }
      const compared = presented ? await compareCode(rootDb, presented) : undefined
      return async ({ db }) => {
        const ticket = await useTicket(db, secret, { intent: 'signIn', now })
        const registration = { ...person, account: account ?? ticket.email ?? refuseWithoutAccount() }
        if (presented) await useCode(db, { ...presented, compared }, now)
        else if (account !== undefined)
          refuse('BAD_REQUEST', { reasons: [{ code: 'REQUIRED', field: 'code' }] })
        return await db.transaction(async (tx) => {
          await spendTicket(tx, ticket)
          const memberId = await registerMember(tx, registration, now)
          await bind(tx, memberId, { ticket, now })
          return sessionOf(await signIn(tx, memberId, { now, by: ticket.provider, caller, browser }))
        })
      }
    },
  },

  async listBoundAccounts({ db, member }) {
    return { items: await boundAccounts(db, member.id) }
  },

  async bindAccount(request) {
    const { db, body, language, now, integrations } = request
    const ticket = await useTicket(db, body.ticket, { intent: 'bind', now })
    const proven = await reauthenticate(request, body.proof)
    const messages = await db.transaction((tx) => bindByTicket(tx, proven, { ticket, by: { language, now } }))
    sendAll(integrations, messages)
  },

  async removeAccount(request) {
    const { db, body, member, language, now, integrations } = request
    const { provider, proof } = body
    await assertReauthenticated(request, proof)
    const row = await readMemberRow(db, member)
    const messages = await db.transaction(async (tx) =>
      (await unbind(tx, member.id, { provider, now }))
        ? await announceConnection(tx, row, { change: 'unbound', provider, language, now })
        : [],
    )
    sendAll(integrations, messages)
  },

  async getShopifyPass({ db, query: { returnTo = shopPlaces.start }, member, now, integrations: { shop } }) {
    const { url, signedIn } = await shopEntryUrl({ db, member, shop, now }, returnTo)
    return signedIn ? { url } : refuse('SHOP_EMAIL_MISSING', { reasons: [{ code: 'EMAIL_MISSING' }] })
  },
} satisfies Partial<Handlers<'session'>>

/**
 * Returns the email address or phone number in the request. If it is omitted, returns the email address that the ticket
 * contains.
 * @throws BAD_REQUEST if both are missing; also errors that `admitAccount` throws
 */
const accountFor = async (db: Database, { email }: TicketRow, typedAccount: string | undefined) =>
  typedAccount === undefined ? (email ?? refuseWithoutAccount()) : await admitAccount(db, typedAccount)

const refuseWithoutAccount = () =>
  refuse('BAD_REQUEST', { reasons: [{ code: 'REQUIRED', field: 'account' }] })
