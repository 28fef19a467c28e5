// Drafts of unsent form input, stored in this tab for each owner. When a session ends without a sign-out, drafts of the
// member are retained for an hour, so that a returning member finds the form filled. If storage is full or blocked, no
// draft is stored.
import { isObject, objectOf } from '#shared/unknown.ts'
import type { CallContext } from '#src/client/context.ts'
import { draftKeys, deleteDrafts, prefix, visitor } from './deleteDrafts.ts'

type DraftOwner = Required<Pick<CallContext, 'token' | 'member'>>

/** Stored draft. @property expiresAt expiry in ms since 1970, set when the session has ended */
type Entry = { values: Record<string, unknown>; expiresAt?: number }

export type Drafts = {
  read: (name: string) => Record<string, unknown> | null
  /**
   * Stores a draft; `null` deletes it. Passwords, codes, tokens and files are not stored, even if the form does not
   * exclude them.
   */
  write: Write<object | null>
  /** Stores a draft at the end of the session, even if another tab has already deleted the token. */
  writeLast: Write<object>
}

type Write<Values> = (name: string, values: Values, secret?: readonly string[]) => void

/** Retention time in ms of drafts after the end of their session. */
export const returnTime = 3_600_000

/**
 * Returns the drafts of the current owner. A form uses the returned object, so that it cannot access drafts of another
 * owner.
 */
export function draftsOf(context: DraftOwner): Drafts {
  const owner = ownerOf(context)
  const keyOf = (name: string) => `${prefix}${owner}:${name}`
  const put: Write<object> = (name, values, secret = []) => {
    const stored = Object.entries(values).filter(
      ([field, value]) => !secret.includes(field) && !alwaysSecret.test(field) && !hasFile(value),
    )
    if (stored.length === 0) store(keyOf(name), null)
    else if (owner !== undefined) store(keyOf(name), { values: Object.fromEntries(stored) })
  }
  return {
    read: (name) => {
      deleteExpired()
      return owner === undefined ? null : (entryAt(keyOf(name))?.values ?? null)
    },
    write: (name, values, secret) => {
      // The session may have ended in the meantime, while the form is still shown.
      if (values === null || ownerOf(context) === owner) put(name, values ?? {}, secret)
    },
    writeLast: put,
  }
}

/** @returns true if the current owner has at least one draft */
export const hasDrafts = (context: DraftOwner) =>
  draftKeys().some((key) => key.startsWith(`${prefix}${ownerOf(context)}:`))

/** Makes the drafts of members expire in one hour. Call this function at the end of a session. */
export function expireDrafts() {
  const expiresAt = Date.now() + returnTime
  for (const key of draftKeys(visitor)) {
    const entry = entryAt(key)
    if (entry && entry.expiresAt === undefined) store(key, { ...entry, expiresAt })
  }
  deleteExpired()
}

/**
 * Deletes drafts of other owners. If the current owner is a visitor, drafts of members expire instead, because the
 * members may return. Their session may have expired, or the server or another tab may have ended it.
 */
export function deleteDraftsOfOthers(context: DraftOwner) {
  const owner = ownerOf(context)
  if (owner === visitor) expireDrafts()
  else if (owner !== undefined) deleteDrafts([owner])
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Deletes expired drafts immediately, and again when the next draft expires. */
function deleteExpired() {
  clearTimeout(timer)
  let next = Infinity
  for (const key of draftKeys()) {
    const { expiresAt } = entryAt(key) ?? {}
    if (expiresAt === undefined) continue
    const rest = expiresAt - Date.now()
    // Delete the draft if its remaining time exceeds the retention time: this happens only if the clock of the device
    // was set back.
    if (rest > 0 && rest <= returnTime) next = Math.min(next, rest)
    else store(key, null)
  }
  if (next <= returnTime) timer = setTimeout(deleteExpired, next)
}

function entryAt(key: string): Entry | null {
  try {
    const { values, expiresAt } = objectOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return isObject(values) ? { values, ...(typeof expiresAt === 'number' && { expiresAt }) } : null
  } catch {
    return null
  }
}

function store(key: string, entry: Entry | null) {
  try {
    if (entry) sessionStorage.setItem(key, JSON.stringify(entry))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the form works without a draft.
  }
}

/**
 * Returns the owner of drafts: the id of the member, or `visitor` without a session. Returns `undefined` for a member
 * whose id is not known yet; such a member has no drafts.
 */
const ownerOf = ({ token, member }: DraftOwner) => (token() === null ? visitor : member())

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(hasFile))

const alwaysSecret = /password|^(?:code|ticket|token|claimCode|draftId)$/i
