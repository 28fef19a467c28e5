// Types as a keyboard does where Playwright would set a field's value: React is told nothing of that one.

/** The name under which Playwright puts its own way into a page. */
const name = '__pw_bidiInsertText'

/** Its text is sent to the page: it refers to nothing outside. */
function typeByKeyboard(place: string) {
  if (Object.hasOwn(window, place)) return
  const insert = (text: string) => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else types as a keyboard does
    document.execCommand(text ? 'insertText' : 'delete', false, text)
  }
  Object.defineProperty(window, place, { get: () => insert, set: () => {} })
}

/** What runs in each page before its own scripts, as an expression. */
export const typing = `() => (${String(typeByKeyboard)})('${name}')`
