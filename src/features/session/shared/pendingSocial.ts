// The state of a sign-in by another service until it is finished: the binding without which the service's answer is worth
// nothing, then the ticket for whoever still has to prove who they are. They leave the window for the service's page, and again
// to read a code, so both are in its session storage, for ten minutes, and never in an address.
import { isObject } from '#shared/unknown.ts'
import type { SocialIntent, SocialProvider, SocialResult, SocialTicket } from '#generated/schema.d.ts'

type Attempt = {
  provider: SocialProvider
  intent: SocialIntent
  state: string
  binding: string
  /** Where the visitor was going, should the attempt fail. */
  redirect: string
}
type Ticketed = SocialResult & { ticket: SocialTicket }
/** A ticket, and until when it can be used, in milliseconds since 1970. */
export type PendingTicket = Ticketed & { until: number }

const attemptKey = 'social:attempt'
const ticketKey = 'social:ticket'

/** @returns whether this browser could store it: otherwise no service can lead back here */
export function storeAttempt({ provider, intent, state, binding, redirect }: Attempt): boolean {
  drop(ticketKey)
  return write(attemptKey, { provider, intent, state, binding, redirect })
}

/** The attempt that this window started with that state; it is removed, so it can be used once. */
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

/** The ticket of this window that can still be used. */
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
    // Nothing was stored there either.
  }
}
