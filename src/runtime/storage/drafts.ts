// Drafts: typed and unsent input, stored in this tab under its owner. When a session ends without a sign-out, its member's drafts
// stay for an hour, so that the member returns to a filled form. Storage may be full or blocked: then there is no draft.
import { isObject, objectOf } from '#shared/unknown.ts'
import type { CallContext } from '#src/client/context.ts'
import { draftKeys, forgetDrafts, prefix, visitor } from './forgetDrafts.ts'

type Whose = Required<Pick<CallContext, 'token' | 'member'>>

/** An entry of the storage. @property expiresAt in ms, once the session has ended */
type Entry = { values: Record<string, unknown>; expiresAt?: number }

export type Drafts = {
  read: (name: string) => Record<string, unknown> | null
  /** `null` removes the draft. Passwords, codes, tokens and files are never stored, whatever the form says. */
  write: Write<object | null>
  /** Stores a draft at the end of the session, when another tab may have removed the token already. */
  writeLast: Write<object>
}

type Write<Values> = (name: string, values: Values, secret?: readonly string[]) => void

/** Lifetime of drafts after the end of their member's session, in ms. */
export const returnTime = 3_600_000

/** The drafts of the present owner. A form keeps this object, so it never reads or writes another owner's. */
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

/** @returns true if the present owner has a draft */
export const hasDrafts = (context: Whose) =>
  draftKeys().some((key) => key.startsWith(`${prefix}${ownerOf(context)}:`))

/** Lets the drafts of members expire an hour from now. Called at the end of a session. */
export function expireDrafts() {
  const expiresAt = Date.now() + returnTime
  for (const key of draftKeys(visitor)) {
    const entry = entryAt(key)
    if (entry && entry.expiresAt === undefined) store(key, { ...entry, expiresAt })
  }
  forgetExpired()
}

/**
 * Removes the drafts of other owners. For a visitor, those of members expire instead: the session may have ended on the server,
 * in another tab or by its age, and its member may return.
 */
export function forgetDraftsOfOthers(context: Whose) {
  const owner = ownerOf(context)
  if (owner === visitor) expireDrafts()
  else if (owner !== undefined) forgetDrafts([owner])
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Removes expired drafts, now and when the next one expires. */
function forgetExpired() {
  clearTimeout(timer)
  let next = Infinity
  for (const key of draftKeys()) {
    const { expiresAt } = entryAt(key) ?? {}
    if (expiresAt === undefined) continue
    const rest = expiresAt - Date.now()
    // More is left only if the device's clock was set back.
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
    // Storage is blocked or full: the form works without.
  }
}

/** A member's id, or nothing for a visitor; `undefined` for a member of whom it is not known, who has no drafts. */
const ownerOf = ({ token, member }: Whose) => (token() === null ? visitor : member())

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(hasFile))

const alwaysSecret = /password|^(?:code|ticket|token|claimCode|draftId)$/i
