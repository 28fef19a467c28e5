// Stores check-ins that a member made offline on this device, each with its idempotency key, date and time. They expire
// after the time for which the server accepts late check-ins (`lateHours`). The server decides for which day a check-in
// counts; the stored date is only displayed.
import { lateHours } from '#generated/lateCheckIn.ts'
import type { Game } from '#generated/schema.d.ts'
import type { CallContext } from '#src/client/context.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { valueAt } from '#shared/unknown.ts'

export type StoredCheckIn = { member: string; game: Game; date: string; pressedAt: string; key: string }

const name = 'keptCheckIns'
const listeners = new Set<() => void>()

/** Subscribes to changes of the stored check-ins, including changes in other tabs. */
export function subscribeToCheckIns(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Returns all stored check-ins as JSON, for `useSyncExternalStore`. */
export const storedText = () => localStore.get(name) ?? ''

/** Returns the stored check-ins of a member, oldest first. */
export function storedCheckInsOf(member: string | undefined, text = storedText()): StoredCheckIn[] {
  return all(text).filter((checkIn) => checkIn.member === member)
}

/** Stores at most one check-in per game and date; further check-ins on the same date are ignored. */
export function storeCheckIn(pressed: Omit<StoredCheckIn, 'key'>) {
  const { member, game, date } = pressed
  const isThere = storedCheckInsOf(member).some((checkIn) => checkIn.game === game && checkIn.date === date)
  if (!isThere) write([...all(storedText()), { ...pressed, key: crypto.randomUUID() }])
}

export const removeCheckIn = (key: string) =>
  write(all(storedText()).filter((checkIn) => checkIn.key !== key))

/** True if the check-in is too old to be sent. */
export const isExpired = ({ pressedAt }: StoredCheckIn) =>
  Date.now() - Date.parse(pressedAt) > lateHours * 3_600_000

/** Deletes all stored check-ins. */
export const deleteCheckIns = () => write([])

/** Deletes check-ins of other members, whose session may have ended in another tab or expired. */
export function deleteCheckInsOfOthers({ token, member }: Required<Pick<CallContext, 'token' | 'member'>>) {
  if (token() === null) deleteCheckIns()
  else if (member() !== undefined) write(storedCheckInsOf(member()))
}

function write(checkIns: StoredCheckIn[]) {
  const text = checkIns.length ? JSON.stringify(checkIns) : ''
  if (text === storedText()) return
  localStore.set(name, text || null)
  for (const listener of listeners) listener()
}

function all(text: string): StoredCheckIn[] {
  try {
    const entries: unknown = JSON.parse(text || '[]')
    return Array.isArray(entries) ? entries.filter(isStoredCheckIn) : []
  } catch {
    return []
  }
}

const isStoredCheckIn = (entry: unknown): entry is StoredCheckIn =>
  ['member', 'game', 'date', 'pressedAt', 'key'].every((part) => typeof valueAt(entry, part) === 'string')
