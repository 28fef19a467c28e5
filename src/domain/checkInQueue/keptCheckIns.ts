// Check-ins that were pressed without a connection wait on this device for the member who pressed, for some hours: each with
// its key, the date it was for them, and the instant. What a day is the server decides; the date only shows which one waits.
import { lateHours } from '#generated/lateCheckIn.ts'
import type { Game } from '#generated/schema.d.ts'
import type { CallContext } from '#src/client/context.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { valueAt } from '#shared/unknown.ts'

export type KeptCheckIn = { member: string; game: Game; date: string; pressedAt: string; key: string }

const name = 'keptCheckIns'
const listeners = new Set<() => void>()

/** Also told of what other tabs keep and send. */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** All of them as text, the same as long as nothing changes. */
export const keptText = () => localStore.get(name) ?? ''

/** A member's own, the oldest first. */
export function keptOf(member: string | undefined, text = keptText()): KeptCheckIn[] {
  return all(text).filter((checkIn) => checkIn.member === member)
}

/** One for each game and date: the first press is the one. */
export function keepCheckIn(pressed: Omit<KeptCheckIn, 'key'>) {
  const { member, game, date } = pressed
  const isThere = keptOf(member).some((checkIn) => checkIn.game === game && checkIn.date === date)
  if (!isThere) write([...all(keptText()), { ...pressed, key: crypto.randomUUID() }])
}

export const removeKept = (key: string) => write(all(keptText()).filter((checkIn) => checkIn.key !== key))

/** Whether it has waited for so long that it counts no more. */
export const isTooLate = ({ pressedAt }: KeptCheckIn) =>
  Date.now() - Date.parse(pressedAt) > lateHours * 3_600_000

/** Deletes all of them. */
export const forgetKept = () => write([])

/** A session may have ended in another tab, or by its age. */
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
