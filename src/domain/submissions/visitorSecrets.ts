// Keeps what opens a visitor's draft and what they sent, on this device and for each questionnaire. Only local storage has them:
// never an address, an event, a log, a persisted query or another draft. Pages that the server renders read them after hydration
// (`useVisitorSecret`), because the server never sees the storage.
import { useSyncExternalStore } from 'react'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { objectOf } from '#shared/unknown.ts'

export type VisitorSecret = {
  /** Opens the answers so far. */
  draftId?: string
  /** Opens what was sent; who becomes a member takes it over by this. */
  claimCode?: string
}

const name = 'visitorSecrets'
const parts = ['draftId', 'claimCode'] as const satisfies (keyof VisitorSecret)[]
const listeners = new Set<() => void>()

/** @returns an empty object where this device has none */
export const readSecret = (questionnaireId: string): VisitorSecret => secretIn(storedText(), questionnaireId)

/** Keeps what is said beside what is there; a part that is `undefined` is forgotten. */
export function keepSecret(
  questionnaireId: string,
  part: { [Part in keyof VisitorSecret]: string | undefined },
) {
  const { [questionnaireId]: before, ...otherSecrets } = all(storedText())
  const merged = shaped({ ...objectOf(before), ...part })
  write(Object.keys(merged).length > 0 ? { ...otherSecrets, [questionnaireId]: merged } : otherSecrets)
}

/** What was sent from this device and belongs to nobody yet. */
export const keptClaims = (): { questionnaireId: string; claimCode: string }[] =>
  Object.entries(all(storedText())).flatMap(([questionnaireId, stored]) => {
    const { claimCode } = shaped(stored)
    return claimCode === undefined ? [] : [{ questionnaireId, claimCode }]
  })

/** Deletes all of them. */
export const forgetSecrets = () => write({})

/** @returns `undefined` on the server and while the page hydrates, then what this device has, also as other tabs change it */
export function useVisitorSecret(questionnaireId: string): VisitorSecret | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, storedText, () => undefined)
  return text === undefined ? undefined : secretIn(text, questionnaireId)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** All of them as text, the same as long as nothing changes. */
const storedText = () => localStore.get(name) ?? ''

const secretIn = (text: string, questionnaireId: string): VisitorSecret => shaped(all(text)[questionnaireId])

function write(secrets: Record<string, unknown>) {
  const text = Object.keys(secrets).length > 0 ? JSON.stringify(secrets) : ''
  if (text === storedText()) return
  localStore.set(name, text || null)
  for (const listener of listeners) listener()
}

/** Whatever the storage holds: others may have written there. */
function all(text: string): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text || '{}'))
  } catch {
    return {}
  }
}

function shaped(stored: unknown): VisitorSecret {
  const values = objectOf(stored)
  return Object.fromEntries(
    parts.flatMap((part) => (typeof values[part] === 'string' ? [[part, values[part]]] : [])),
  )
}
