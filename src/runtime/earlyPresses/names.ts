// Events, element ids and attributes that the script for early clicks shares with the page.

/** Dispatched on the window once React has started to hydrate the document. */
export const hydrated = 'hub:hydrated'

/** Dispatched on the window if the document cannot be hydrated: its code or messages failed to load. */
export const failed = 'hub:failed'

/** The live region of the document for a pending click. */
export const statusId = 'status'

/** The notification for a page that did not finish loading and lost a click; its button reloads the page. */
export const failedToLoadId = 'unloaded'

/** The key of the session storage for text typed before such a reload (`typed.ts`). */
export const typedKey = 'typed'

/** Attributes that the script reads and sets. */
export const attributes = {
  /** Set on a control whose click is pending. */
  pending: 'data-pending',
  /** An attribute, because Firefox before 119 does not reflect ARIA properties. */
  busy: 'aria-busy',
  /** The text of the live region while a click is pending. */
  pendingText: 'data-words',
  /** A form that the server answers without scripts. */
  worksAlone: 'data-works-alone',
  /** A field whose value is stored under this key. */
  storageKey: 'data-kept',
  /** A control that toggles the theme. */
  togglesTheme: 'data-turns-theme',
} as const
