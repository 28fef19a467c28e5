// Stores the state of an unfinished social sign-in. At first, this is the `binding` value, which must be sent together
// with the response of the provider. Later, it is the ticket of a member who still has to re-authenticate. Session
// storage contains these values for ten minutes, because the user leaves the page to visit the provider and to read a
// code. A URL never contains them.
import { isObject } from '#shared/unknown.ts'
import type { SocialIntent, SocialProvider, SocialResult, SocialTicket } from '#generated/schema.d.ts'

type Attempt = {
  provider: SocialProvider
  intent: SocialIntent
  state: string
  binding: string
  /** Path of the page to which the user returns if the attempt fails. */
  redirect: string
}
type Ticketed = SocialResult & { ticket: SocialTicket }
/** Ticket with its expiry in ms since 1970. */
export type PendingTicket = Ticketed & { until: number }

const attemptKey = 'social:attempt'
const ticketKey = 'social:ticket'

/**
 * @returns true if the browser could store the attempt; otherwise the sign-in cannot continue when the provider
 * redirects back
 */
export function storeAttempt({ provider, intent, state, binding, redirect }: Attempt): boolean {
  drop(ticketKey)
  return write(attemptKey, { provider, intent, state, binding, redirect })
}

/**
 * Returns the attempt with the given state if this tab has started that attempt. Deletes the attempt, so that it can be
 * used only once.
 */
export function takeAttempt(provider: SocialProvider, state: string): Attempt | undefined {
  const attempt = read(attemptKey)
  if (!isAttempt(attempt) || attempt.provider !== provider || attempt.state !== state) return undefined
  drop(attemptKey)
  return attempt
}

export function storeTicket(result: Ticketed): PendingTicket {
  const pending = { ...result, until: Date.now() + result.ticket.expiresInSeconds * 1000 }
  write(ticketKey, pending)
  return pending
}

/** Returns the ticket that this tab stores, if it has not expired. */
export function pendingTicket(): PendingTicket | undefined {
  const pending = read(ticketKey)
  return isPendingTicket(pending) && pending.until > Date.now() ? pending : undefined
}

export const dropTicket = () => drop(ticketKey)

export const hasTicket = (result: SocialResult): result is Ticketed => result.ticket !== null

const isAttempt = (value: unknown): value is Attempt => isObject(value) && 'binding' in value
const isPendingTicket = (value: unknown): value is PendingTicket => isObject(value) && 'until' in value

function read(key: string): unknown {
  return JSON.parse(textOf(key) ?? 'null')
}

function textOf(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

function drop(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Ignore the error: if session storage is blocked, it contains no entry.
  }
}
