// Issues tickets for sign-ins that passed the first factor and wait for the second. A ticket is valid for ten minutes,
// five attempts and one use, and only in the browser of the sign-in.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { hashOf, newToken } from '#api/store/secrets.ts'
import type { Database } from '#api/store/store.ts'
import { hasPasskey } from '../passkeys/passkeys.ts'
import type { FirstFactor } from './firstFactor.ts'
import { secondFactorTickets, type secondFactors } from './tables.ts'

const ticketSeconds = 600
const maxTries = 5

export type SecondFactorTicket = typeof secondFactorTickets.$inferSelect

type SignIn = {
  firstFactor: FirstFactor
  browser: string
  reopens: boolean
  socialTicketHash: string | undefined
}

/** @returns the error that contains the ticket; the caller must throw this error after the transaction is committed */
export async function issueTicket(
  tx: Database,
  { memberId, secret }: typeof secondFactors.$inferSelect,
  { browser, now, ...signIn }: SignIn & { now: Date },
): Promise<Refused> {
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000)
  const row = { ticketHash: hashOf(ticket), memberId, browserHash: hashOf(browser), expiresAt }
  await tx.insert(secondFactorTickets).values({ ...row, ...signIn })
  const methods: components['schemas']['SecondFactorMethod'][] = [
    ...(secret === null ? [] : (['authenticator'] as const)),
    ...((await hasPasskey(tx, memberId)) ? (['passkey'] as const) : []),
  ]
  const secondFactor = { ticket, expiresInSeconds: ticketSeconds, methods }
  return new Refused('SECOND_FACTOR_NEEDED', { reasons: [], secondFactor })
}

type Presented = { ticket: string; browser: string; now: Date }

const usable = ({ ticket, browser, now }: Presented) =>
  and(
    eq(secondFactorTickets.ticketHash, hashOf(ticket)),
    eq(secondFactorTickets.browserHash, hashOf(browser)),
    gt(secondFactorTickets.expiresAt, now),
    lt(secondFactorTickets.tries, maxTries),
  )

/** @throws SECOND_FACTOR_GONE for a ticket that is unknown, expired, used, out of attempts or from another browser */
export async function readTicket(db: Database, presented: Presented): Promise<SecondFactorTicket> {
  const [row] = await db.select().from(secondFactorTickets).where(usable(presented))
  return row ?? refuse('SECOND_FACTOR_GONE')
}

/**
 * Counts an attempt before the second factor is compared, so that concurrent guesses share the five attempts.
 * @throws SECOND_FACTOR_GONE in the same cases as `readTicket`
 */
export async function takeTry(db: Database, presented: Presented): Promise<SecondFactorTicket> {
  const [row] = await db
    .update(secondFactorTickets)
    .set({ tries: sql`${secondFactorTickets.tries} + 1` })
    .where(usable(presented))
    .returning()
  return row ?? refuse('SECOND_FACTOR_GONE')
}

/**
 * Makes the ticket invalid for further use. Call within the transaction that opens the session.
 * @throws SECOND_FACTOR_GONE if a concurrent call used the ticket first
 */
export async function spendTicket(tx: Database, { ticketHash }: SecondFactorTicket) {
  const [spent] = await tx
    .delete(secondFactorTickets)
    .where(eq(secondFactorTickets.ticketHash, ticketHash))
    .returning({ memberId: secondFactorTickets.memberId })
  if (!spent) refuse('SECOND_FACTOR_GONE')
}

/** Deletes the member's sign-ins that wait for the second factor. Called when the member's sessions are revoked. */
export async function deleteTickets(tx: Database, memberId: string) {
  await tx.delete(secondFactorTickets).where(eq(secondFactorTickets.memberId, memberId))
}
