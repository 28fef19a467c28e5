// Names of events, element ids and attributes that the script for clicks before hydration shares with the page.

/** Event on the window: React has started to hydrate the document. */
export const hydrated = 'hub:hydrated'

/** Event on the window: the document cannot be hydrated, because its code or messages failed to load. */
export const failed = 'hub:failed'

/** Id of the live region that announces a click that waits for hydration. */
export const statusId = 'status'

/**
 * Id of the notification that is shown if the page did not finish loading and a click was lost. The button of the
 * notification reloads the page.
 */
export const failedToLoadId = 'unloaded'

/**
 * Session-storage key of text that the user typed into a page that did not finish loading. The text is stored when the
 * button of the notification reloads the page (`typed.ts`).
 */
export const typedKey = 'typed'

/** Names of attributes that the script reads and sets. */
export const attributes = {
  /** Set on a control that was clicked and waits for hydration. */
  pending: 'data-pending',
  /**
   * Set while a click is pending. The attribute is used instead of the property, because Firefox before 119 does not
   * reflect ARIA properties.
   */
  busy: 'aria-busy',
  /** Text of the live region while a click waits for hydration. */
  pendingText: 'data-words',
  /** Set on a form that the server handles without scripts. */
  worksAlone: 'data-works-alone',
  /** Set on a field whose value is stored in the browser; the attribute contains the storage key. */
  storageKey: 'data-kept',
  /** Set on a control that toggles the theme. */
  togglesTheme: 'data-turns-theme',
} as const
