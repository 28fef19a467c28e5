// Types like a keyboard. Playwright would set the value of a field, a change that React does not notice.

/** Name of Playwright's typing function in the page. */
const name = '__pw_bidiInsertText'

/**
 * Replaces Playwright's typing function. Its source code is sent to the page, so it must not refer to outer variables.
 */
function typeByKeyboard(place: string) {
  if (Object.hasOwn(window, place)) return
  const insert = (text: string) => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else types as a keyboard does
    document.execCommand(text ? 'insertText' : 'delete', false, text)
  }
  Object.defineProperty(window, place, { get: () => insert, set: () => {} })
}

/** Expression that runs in each page before its own scripts. */
export const typing = `() => (${String(typeByKeyboard)})('${name}')`
