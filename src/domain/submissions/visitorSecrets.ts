// Stores draft ids and claim codes of a visitor per questionnaire, in local storage only. URLs, events, logs,
// persisted queries and form drafts must not contain them. Server-rendered pages read them after hydration
// (`useVisitorSecret`), because the server has no access to the storage.
import { useSyncExternalStore } from 'react'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { objectOf } from '#shared/unknown.ts'

export type VisitorSecret = {
  /** Id of the draft, which gives access to the answers given so far. */
  draftId?: string
  /** Claim code, which gives access to the submission and lets a member claim it. */
  claimCode?: string
}

const name = 'visitorSecrets'
const parts = ['draftId', 'claimCode'] as const satisfies (keyof VisitorSecret)[]
const listeners = new Set<() => void>()

/** @returns the secrets for the questionnaire; an empty object if this device does not have secrets for it */
export const readSecret = (questionnaireId: string): VisitorSecret => secretIn(storedText(), questionnaireId)

/** Merges values into the stored secrets; a value of `undefined` deletes that secret. */
export function storeSecret(
  questionnaireId: string,
  part: { [Part in keyof VisitorSecret]: string | undefined },
) {
  const { [questionnaireId]: before, ...otherSecrets } = all(storedText())
  const merged = shaped({ ...objectOf(before), ...part })
  write(Object.keys(merged).length > 0 ? { ...otherSecrets, [questionnaireId]: merged } : otherSecrets)
}

/** Returns the claim codes of submissions that no member has claimed yet. */
export const storedClaims = (): { questionnaireId: string; claimCode: string }[] =>
  Object.entries(all(storedText())).flatMap(([questionnaireId, stored]) => {
    const { claimCode } = shaped(stored)
    return claimCode === undefined ? [] : [{ questionnaireId, claimCode }]
  })

/** Deletes all secrets. */
export const deleteSecrets = () => write({})

/**
 * @returns `undefined` on the server and during hydration; afterwards the secrets of this device, including changes
 * in other tabs
 */
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

/** Returns all secrets as JSON, for `useSyncExternalStore`. */
const storedText = () => localStore.get(name) ?? ''

const secretIn = (text: string, questionnaireId: string): VisitorSecret => shaped(all(text)[questionnaireId])

function write(secrets: Record<string, unknown>) {
  const text = Object.keys(secrets).length > 0 ? JSON.stringify(secrets) : ''
  if (text === storedText()) return
  localStore.set(name, text || null)
  for (const listener of listeners) listener()
}

/** Parses all secrets; ignores invalid content, because other scripts may write to the storage. */
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
