// Reloads a page that did not finish loading. Stores typed text for the next load (`typed.ts`), because browsers do
// not restore forms after a reload. Fields whose `autocomplete` attribute forbids storage are not stored.
import { typedKey } from './names.ts'

export function reloadWithTyped() {
  const typed: [name: string, value: string | boolean][] = []
  for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input,select,textarea)')) {
    const { type, autocomplete } = field
    const name = field.name || field.getAttribute('aria-label')
    if (name && !/^(?:password|hidden|file|radio)$/.test(type) && !/off|code$|password/.test(autocomplete))
      typed.push([name, type === 'checkbox' ? field.checked : field.value])
  }
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ path: location.pathname, typed }))
  } catch {
    // Storage is blocked or full: the text is lost.
  }
  location.reload()
}
