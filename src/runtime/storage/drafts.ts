// Drafts: unsent input, stored in this tab per owner. When a session ends without a sign-out, drafts of its member
// are retained for an hour, so that the member returns to a filled form. If storage is full or blocked, there is no
// draft.
import { isObject, objectOf } from '#shared/unknown.ts'
import type { CallContext } from '#src/client/context.ts'
import { draftKeys, forgetDrafts, prefix, visitor } from './forgetDrafts.ts'

type Whose = Required<Pick<CallContext, 'token' | 'member'>>

/** Stored draft. @property expiresAt in ms, set when the session has ended */
type Entry = { values: Record<string, unknown>; expiresAt?: number }

export type Drafts = {
  read: (name: string) => Record<string, unknown> | null
  /**
   * Stores a draft; `null` deletes it. Passwords, codes, tokens and files are not stored, even if the form does not
   * exclude them.
   */
  write: Write<object | null>
  /** Stores a draft at the end of the session, when another tab may have deleted the token already. */
  writeLast: Write<object>
}

type Write<Values> = (name: string, values: Values, secret?: readonly string[]) => void

/** Retention of drafts after the end of their session, in ms. */
export const returnTime = 3_600_000

/** Drafts of the current owner. A form keeps this object, so that it cannot access drafts of another owner. */
export function draftsOf(context: Whose): Drafts {
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
      forgetExpired()
      return owner === undefined ? null : (entryAt(keyOf(name))?.values ?? null)
    },
    write: (name, values, secret) => {
      // The session may have ended since, while the form is still shown.
      if (values === null || ownerOf(context) === owner) put(name, values ?? {}, secret)
    },
    writeLast: put,
  }
}

/** @returns true if the current owner has a draft */
export const hasDrafts = (context: Whose) =>
  draftKeys().some((key) => key.startsWith(`${prefix}${ownerOf(context)}:`))

/** Sets the expiry of drafts of members to an hour from now. Called at the end of a session. */
export function expireDrafts() {
  const expiresAt = Date.now() + returnTime
  for (const key of draftKeys(visitor)) {
    const entry = entryAt(key)
    if (entry && entry.expiresAt === undefined) store(key, { ...entry, expiresAt })
  }
  forgetExpired()
}

/**
 * Deletes drafts of other owners. For a visitor, drafts of members expire instead: the session may have ended on the
 * server, in another tab or by its age, and its member may return.
 */
export function forgetDraftsOfOthers(context: Whose) {
  const owner = ownerOf(context)
  if (owner === visitor) expireDrafts()
  else if (owner !== undefined) forgetDrafts([owner])
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Deletes expired drafts, now and when the next one expires. */
function forgetExpired() {
  clearTimeout(timer)
  let next = Infinity
  for (const key of draftKeys()) {
    const { expiresAt } = entryAt(key) ?? {}
    if (expiresAt === undefined) continue
    const rest = expiresAt - Date.now()
    // The rest exceeds the retention only if the clock of the device was set back.
    if (rest > 0 && rest <= returnTime) next = Math.min(next, rest)
    else store(key, null)
  }
  if (next <= returnTime) timer = setTimeout(forgetExpired, next)
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
    // Storage is blocked or full: the form works without drafts.
  }
}

/** Id of the member, or empty for a visitor; `undefined` for a member who is not known yet, who has no drafts. */
const ownerOf = ({ token, member }: Whose) => (token() === null ? visitor : member())

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(hasFile))

const alwaysSecret = /password|^(?:code|ticket|token|claimCode|draftId)$/i
