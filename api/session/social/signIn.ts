// Decides the next step after a person has signed in at a provider. If the account at the provider is connected to a
// member, the member is signed in. Otherwise the person must authenticate as a member or register.
import type { components } from '#generated/schema.d.ts'
import type { Language } from '#api/locale/language.ts'
import type { Caller } from '#api/http/operation.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import type { Integrations, Message } from '#api/integrations/integrations.ts'
import type { Provider, SocialIdentity } from '#api/integrations/social.ts'
import type { Database } from '#api/store/store.ts'
import { announce, sendAll } from '../announce.ts'
import { findMember } from '../members.ts'
import { sessionOf, signIn } from '../signIn.ts'
import { bind, boundMember } from './accounts.ts'
import { personOf } from './rules.ts'
import { issueTicket, spendTicket, type TicketRow } from './tickets.ts'
import type { MemberRow } from '#api/members/member.ts'
import { writeMail } from '#api/locale/intl.ts'

type Result = components['schemas']['SocialResult']
type Taken = { provider: Provider; intent: components['schemas']['SocialIntent']; redirect: string }

/**
 * Returns the next step for the person. With the intent `bind`, a member only wants to connect the account. The person
 * is then not signed in, because this could silently replace the current session.
 */
export async function resultFor(
  db: Database,
  { provider, intent, redirect }: Taken,
  {
    identity,
    now,
    caller,
    browser,
  }: Pick<Context, 'now' | 'caller' | 'browser'> & { identity: SocialIdentity },
): Promise<Result> {
  const person = personOf(identity)
  const ticketFor = async (next: Result['next']): Promise<Result> => ({
    next,
    session: null,
    ticket: await issueTicket(db, provider, { ...person, intent, now }),
    redirect,
  })
  if (intent === 'bind') return await ticketFor('bind')
  const memberId = await boundMember(db, person)
  if (memberId !== undefined) {
    const session = sessionOf(await signIn(db, memberId, { now, by: provider, caller, browser }))
    return { next: 'done', session, ticket: null, redirect }
  }
  const isKnown = person.email !== null && (await findMember(db, person.email)) !== undefined
  return await ticketFor(isKnown ? 'prove' : 'register')
}

/** Fields of a request that are needed for a sign-in. */
type Context = {
  db: Database
  now: Date
  integrations: Integrations
  language: Language
  caller: Caller
  browser: string
}

/**
 * Signs in a member who has authenticated, connects the provider account of the social ticket, and announces the
 * connection. If the second factor is on, `loginBySecondFactor` connects the account later.
 */
export async function signInAuthenticated(
  { db, now, integrations, language, caller, browser }: Context,
  member: MemberRow,
  ticket: TicketRow,
) {
  const { opened, messages } = await db.transaction(async (tx) => {
    const { provider: by, ticketHash: socialTicketHash } = ticket
    const result = await signIn(tx, member.id, { now, by, caller, browser, socialTicketHash })
    if (result instanceof Refused) return { opened: result, messages: [] }
    return { opened: result, messages: await bindByTicket(tx, member, { ticket, by: { language, now } }) }
  })
  sendAll(integrations, messages)
  return sessionOf(opened)
}

type Receiver = Pick<MemberRow, 'id' | 'email' | 'phone'>

/** @returns the messages to send to the member; empty if the account was already connected */
export async function bindByTicket(
  tx: Database,
  member: Receiver,
  { ticket, by }: { ticket: TicketRow; by: Announcement },
) {
  await spendTicket(tx, ticket)
  return (await bind(tx, member.id, { ticket, now: by.now }))
    ? await announceConnection(tx, member, { change: 'bound', provider: ticket.provider, ...by })
    : []
}

type Announcement = Pick<Context, 'language' | 'now'>

/**
 * Announces a connected or disconnected account. Call within the transaction of the change.
 * @returns the messages to send to the member after the transaction
 */
export const announceConnection = (
  tx: Database,
  member: Receiver,
  { change, provider, language, now }: Announcement & { change: 'bound' | 'unbound'; provider: Provider },
): Promise<Message[]> =>
  announce(tx, member, { write: (to) => accountMessage(to, change, { provider, language }), now })

const mails = { bound: 'mails.serviceConnected', unbound: 'mails.serviceDisconnected' } as const

const services: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** Composes the message about a connected or disconnected provider account. */
const accountMessage = (
  to: string,
  change: keyof typeof mails,
  { provider, language }: { provider: Provider; language: Language },
): Message => writeMail(to, mails[change], { language, params: { service: services[provider] } })
