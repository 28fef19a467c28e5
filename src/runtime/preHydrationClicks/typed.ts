// Restores text that the user typed into a page that did not finish loading; `reload.ts` has stored the text. It is
// restored before the fields of the reloaded page hydrate.
import { typedKey } from './names.ts'

type Typed = { path: string; typed: [name: string, value: string | boolean][] }

export function restoreTyped() {
  const { path, typed } = takeTyped()
  if (path !== location.pathname) return
  const values = new Map(typed)
  for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input,select,textarea)')) {
    const value = values.get(field.name || (field.getAttribute('aria-label') ?? ''))
    if (typeof value === 'boolean') field.checked = value
    else if (value !== undefined) field.value = value
  }
}

/** Reads the stored text once and deletes it. */
function takeTyped(): Partial<Typed> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}')
    sessionStorage.removeItem(typedKey)
    return isTyped(stored) ? stored : {}
  } catch {
    return {}
  }
}

const isTyped = (stored: unknown): stored is Typed =>
  typeof stored === 'object' && stored !== null && 'typed' in stored
