// Marks that nobody sees come along when a name or a number is pasted, and the contract refuses them (`x-texts`): a field loses
// them as they come in.
import { notInLine, notInLines } from '#generated/texts.ts'

/** Before React and the forms read what came in; what came before them, too. */
export function keepInputsPlain() {
  for (const field of document.querySelectorAll('input, textarea')) clean(field)
  addEventListener('input', ({ target }) => clean(target), { capture: true })
}

function clean(field: EventTarget | null) {
  if (field instanceof HTMLTextAreaElement) write(field, (text) => text.replace(notInLines, ''))
  else if (field instanceof HTMLInputElement && isLine(field)) write(field, onOneLine)
}

const onOneLine = (text: string) => text.replace(notInLine, (mark) => (/\s/.test(mark) ? ' ' : ''))

/** A password is whatever was chosen, also where it is shown. */
const isLine = ({ type, autocomplete }: HTMLInputElement) =>
  /^(?:text|search|tel|url|email)$/.test(type) && !autocomplete.includes('password')

function write(field: HTMLInputElement | HTMLTextAreaElement, plain: (text: string) => string) {
  const { value, selectionStart: caret } = field
  const text = plain(value)
  if (text === value) return
  // By the platform's own setter: React takes what is set through the element for something it has seen.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  if (caret !== null) {
    const at = plain(value.slice(0, caret)).length
    field.setSelectionRange(at, at)
  }
}
