// What was typed and not sent yet, kept in this tab. Storage may be full or forbidden: then there is no draft.

export function readDraft(name: string): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

/** `null` forgets the draft. Passwords, codes and tokens are never written down, whatever the form says. */
export function writeDraft(name: string, values: object | null, secret: readonly string[]) {
  try {
    if (values === null) return sessionStorage.removeItem(keyOf(name))
    const kept = Object.entries(values).filter(
      ([field]) => !secret.includes(field) && !alwaysSecret.test(field),
    )
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Nothing to do: the form works without.
  }
}

/** Forgets them all: whoever uses this tab next finds nothing of hers. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  } catch {
    // Then there are none.
  }
}

const keyOf = (name: string) => `draft:${name}`

const alwaysSecret = /password|^(?:code|ticket|token)$/i
