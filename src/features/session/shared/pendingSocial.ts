// State of a social sign-in until it is finished: the binding that the provider's response requires, then the ticket
// for members who still have to re-authenticate. The user leaves the page for the provider, and again to read a code,
// so both are in session storage for ten minutes, and not in a URL.
import { isObject } from '#shared/unknown.ts'
import type { SocialIntent, SocialProvider, SocialResult, SocialTicket } from '#generated/schema.d.ts'

type Attempt = {
  provider: SocialProvider
  intent: SocialIntent
  state: string
  binding: string
  /** Redirect target if the attempt fails. */
  redirect: string
}
type Ticketed = SocialResult & { ticket: SocialTicket }
/** Ticket with its expiry in ms since 1970. */
export type PendingTicket = Ticketed & { until: number }

const attemptKey = 'social:attempt'
const ticketKey = 'social:ticket'

/** @returns true if this browser could store it: otherwise the provider cannot redirect back here */
export function storeAttempt({ provider, intent, state, binding, redirect }: Attempt): boolean {
  drop(ticketKey)
  return write(attemptKey, { provider, intent, state, binding, redirect })
}

/** Returns the attempt that this tab started with that state and deletes it, so that it can be used once. */
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

/** Returns the ticket of this tab if it has not expired. */
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
    // Storage is blocked, so it contains no entry.
  }
}
