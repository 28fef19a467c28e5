// Drafts: what was typed and not sent yet, stored in this tab for whoever typed it. Storage may be full or blocked: then there
// is no draft.
import type { CallContext } from '../../client/context.ts'

type Whose = Required<Pick<CallContext, 'token' | 'member'>>

export type Drafts = {
  read: (name: string) => Record<string, unknown> | null
  /** `null` removes the draft. Passwords, codes and tokens are never stored, whatever the form says. */
  write: (name: string, values: object | null, secret?: readonly string[]) => void
}

/** The drafts of whoever uses the page now. A form keeps this object, so it never reads or writes another owner's. */
export function draftsOf(whose: Whose): Drafts {
  const owner = ownerOf(whose)
  const keyOf = (name: string) => `${prefix}${owner}:${name}`
  return {
    read: (name) => {
      try {
        return owner === undefined ? null : JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
      } catch {
        return null
      }
    },
    write: (name, values, secret = []) => {
      try {
        if (values === null) return sessionStorage.removeItem(keyOf(name))
        // The session may have ended since, while the form is still shown.
        if (owner === undefined || ownerOf(whose) !== owner) return
        const kept = Object.entries(values).filter(
          ([field]) => !secret.includes(field) && !alwaysSecret.test(field),
        )
        sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
      } catch {
        // Storage is blocked or full: the form works without.
      }
    },
  }
}

/** Whether whoever uses the page now has a draft. */
export const hasDrafts = (whose: Whose) => keys().some((key) => key.startsWith(`${prefix}${ownerOf(whose)}:`))

/** Removes them all: whoever uses this tab next finds nothing of the member's. */
export function forgetDrafts() {
  for (const key of keys()) sessionStorage.removeItem(key)
}

/** Removes other owners' drafts: a session may have ended on the server, in another tab, or by its age. */
export function forgetDraftsOfOthers(whose: Whose) {
  const owner = ownerOf(whose)
  if (owner === undefined) return
  for (const key of keys()) if (!key.startsWith(`${prefix}${owner}:`)) sessionStorage.removeItem(key)
}

/** A member's id, or nothing for a visitor; `undefined` for a member of whom it is not known, who has no drafts. */
const ownerOf = ({ token, member }: Whose) => (token() === null ? '' : member())

function keys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

const prefix = 'draft:'

const alwaysSecret = /password|^(?:code|ticket|token|claimCode|draftId)$/i
