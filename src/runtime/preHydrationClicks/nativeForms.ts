// Handles forms that the server can process without scripts: on a first visit the browser posts them before the code of
// the page has loaded.
import { attributes } from './names.ts'

/**
 * Returns the form that the browser should post when a control is clicked. Returns `undefined` if a service worker is
 * active, because the code then loads sooner than the server would respond.
 * @param isFailed true if the page cannot be hydrated
 */
export function formSentByBrowser(control: HTMLElement, isFailed: boolean): HTMLFormElement | undefined {
  const form = control instanceof HTMLFormElement ? control : control.closest('form')
  if (!form?.hasAttribute(attributes.worksAlone) || control.getAttribute('type') === 'button')
    return undefined
  if (!navigator.onLine || (navigator.serviceWorker?.controller && !isFailed)) return undefined
  return form
}

/**
 * Fills the hidden fields of a form with the values stored in this browser, or stores the values that the server
 * proposed.
 */
export function restoreStoredFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>(`[${attributes.storageKey}]`)) {
    try {
      const key = field.getAttribute(attributes.storageKey) ?? ''
      const stored = sessionStorage.getItem(key) ?? localStorage.getItem(key)
      if (stored !== null) field.value = stored
      else if (field.value) sessionStorage.setItem(key, field.value)
    } catch {
      // Storage is blocked: post the values that the server proposed.
    }
  }
}
