// Stores check-ins that were made offline on this device, per member and for some hours: idempotency key, date and
// instant of each. The server decides which day a check-in counts for; the date is only shown.
import { lateHours } from '#generated/lateCheckIn.ts'
import type { Game } from '#generated/schema.d.ts'
import type { CallContext } from '#src/client/context.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { valueAt } from '#shared/unknown.ts'

export type KeptCheckIn = { member: string; game: Game; date: string; pressedAt: string; key: string }

const name = 'keptCheckIns'
const listeners = new Set<() => void>()

/** Subscribes to changes, including those of other tabs. */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** All stored check-ins as JSON, for `useSyncExternalStore`. */
export const keptText = () => localStore.get(name) ?? ''

/** Returns the check-ins of a member, oldest first. */
export function keptOf(member: string | undefined, text = keptText()): KeptCheckIn[] {
  return all(text).filter((checkIn) => checkIn.member === member)
}

/** Stores one check-in per game and date; later ones of the same day are ignored. */
export function keepCheckIn(pressed: Omit<KeptCheckIn, 'key'>) {
  const { member, game, date } = pressed
  const isThere = keptOf(member).some((checkIn) => checkIn.game === game && checkIn.date === date)
  if (!isThere) write([...all(keptText()), { ...pressed, key: crypto.randomUUID() }])
}

export const removeKept = (key: string) => write(all(keptText()).filter((checkIn) => checkIn.key !== key))

/** True if the check-in is too old to be sent. */
export const isTooLate = ({ pressedAt }: KeptCheckIn) =>
  Date.now() - Date.parse(pressedAt) > lateHours * 3_600_000

/** Deletes all stored check-ins. */
export const forgetKept = () => write([])

/** Deletes check-ins of other members: a session may have ended in another tab or expired. */
export function forgetKeptOfOthers({ token, member }: Required<Pick<CallContext, 'token' | 'member'>>) {
  if (token() === null) forgetKept()
  else if (member() !== undefined) write(keptOf(member()))
}

function write(checkIns: KeptCheckIn[]) {
  const text = checkIns.length ? JSON.stringify(checkIns) : ''
  if (text === keptText()) return
  localStore.set(name, text || null)
  for (const listener of listeners) listener()
}

function all(text: string): KeptCheckIn[] {
  try {
    const entries: unknown = JSON.parse(text || '[]')
    return Array.isArray(entries) ? entries.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (entry: unknown): entry is KeptCheckIn =>
  ['member', 'game', 'date', 'pressedAt', 'key'].every((part) => typeof valueAt(entry, part) === 'string')
