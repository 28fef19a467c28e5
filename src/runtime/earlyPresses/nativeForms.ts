// Forms that the server answers without scripts: the browser sends them on a first visit, before the code of the page is loaded.
import { attributes } from './names.ts'

/**
 * The form that the browser sends for a control. On a later visit the service worker has the code sooner than the server answers.
 * @param isFailed the page cannot be hydrated
 */
export function formSentByBrowser(control: HTMLElement, isFailed: boolean): HTMLFormElement | undefined {
  const form = control instanceof HTMLFormElement ? control : control.closest('form')
  if (!form?.hasAttribute(attributes.worksAlone) || control.getAttribute('type') === 'button')
    return undefined
  if (!navigator.onLine || (navigator.serviceWorker?.controller && !isFailed)) return undefined
  return form
}

/** Fills hidden fields with values of this browser, and stores those that the server proposed. */
export function restoreStoredFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>(`[${attributes.storageKey}]`)) {
    try {
      const key = field.getAttribute(attributes.storageKey) ?? ''
      const stored = sessionStorage.getItem(key) ?? localStorage.getItem(key)
      if (stored !== null) field.value = stored
      else if (field.value) sessionStorage.setItem(key, field.value)
    } catch {
      // Storage is blocked: the form sends the values that the server proposed.
    }
  }
}
