// What was typed into a page that did not finish loading is put back into its fields before they come to life, where it counts
// as typed early (`hold.ts` keeps it).
import { typedKey } from './hold.ts'

type Typed = { path: string; typed: [name: string, value: string | boolean][] }

export function restoreTyped() {
  const { path, typed } = takeTyped()
  if (path !== location.pathname) return
  const values = new Map(typed)
  for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input,select,textarea)')) {
    const value = values.get(field.name || field.ariaLabel || '')
    if (typeof value === 'boolean') field.checked = value
    else if (value !== undefined) field.value = value
  }
}

/** Given once. */
function takeTyped(): Partial<Typed> {
  try {
    const kept: Partial<Typed> = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}')
    sessionStorage.removeItem(typedKey)
    return kept
  } catch {
    return {}
  }
}
