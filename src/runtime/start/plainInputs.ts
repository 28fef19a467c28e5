// Removes invisible control characters from pasted text, because the contract rejects them (`x-texts`).
import { notInLine, notInLines } from '#generated/texts.ts'

/**
 * Removes control characters from input before React and the forms read it, and from values that are already in fields.
 */
export function keepInputsPlain() {
  for (const field of document.querySelectorAll('input, textarea')) clean(field)
  addEventListener('input', ({ target }) => clean(target), { capture: true })
}

function clean(field: EventTarget | null) {
  if (field instanceof HTMLTextAreaElement) write(field, (text) => text.replace(notInLines, ''))
  else if (field instanceof HTMLInputElement && isLine(field)) write(field, onOneLine)
}

const onOneLine = (text: string) => text.replace(notInLine, (mark) => (/\s/.test(mark) ? ' ' : ''))

/**
 * Returns true for a text field. Returns false for passwords, which are not changed, even if the field shows the
 * password as text.
 */
const isLine = ({ type, autocomplete }: HTMLInputElement) =>
  /^(?:text|search|tel|url|email)$/.test(type) && !autocomplete.includes('password')

function write(field: HTMLInputElement | HTMLTextAreaElement, plain: (text: string) => string) {
  const { value, selectionStart: caret } = field
  const text = plain(value)
  if (text === value) return
  // Use the native setter: React overrides the setter of the element and ignores changes through it.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  if (caret !== null) {
    const at = plain(value.slice(0, caret)).length
    field.setSelectionRange(at, at)
  }
}
