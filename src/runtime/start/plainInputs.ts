// Removes invisible control characters from pasted input, because the contract rejects them (`x-texts`).
import { notInLine, notInLines } from '#generated/texts.ts'

/** Runs before React and the forms read the input; also cleans existing values. */
export function keepInputsPlain() {
  for (const field of document.querySelectorAll('input, textarea')) clean(field)
  addEventListener('input', ({ target }) => clean(target), { capture: true })
}

function clean(field: EventTarget | null) {
  if (field instanceof HTMLTextAreaElement) write(field, (text) => text.replace(notInLines, ''))
  else if (field instanceof HTMLInputElement && isLine(field)) write(field, onOneLine)
}

const onOneLine = (text: string) => text.replace(notInLine, (mark) => (/\s/.test(mark) ? ' ' : ''))

/** Passwords are not changed, even if shown as text. */
const isLine = ({ type, autocomplete }: HTMLInputElement) =>
  /^(?:text|search|tel|url|email)$/.test(type) && !autocomplete.includes('password')

function write(field: HTMLInputElement | HTMLTextAreaElement, plain: (text: string) => string) {
  const { value, selectionStart: caret } = field
  const text = plain(value)
  if (text === value) return
  // Use the native setter: React ignores changes through the setter of the element, which it overrides.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  if (caret !== null) {
    const at = plain(value.slice(0, caret)).length
    field.setSelectionRange(at, at)
  }
}
