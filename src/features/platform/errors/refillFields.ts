// Copies the values of form fields into new fields, after a failed part of the page was rendered again.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * @param before fields of the previous rendering, which still contain their values
 * @param selector CSS selector that matches the new fields
 */
export function refillFields(before: readonly Element[], selector: string) {
  const values = new Map(before.filter(isField).map((field) => [keyOf(field), valueOf(field)]))
  for (const field of [...document.querySelectorAll(selector)].filter(isField)) {
    const value = values.get(keyOf(field))
    if (value === undefined || value === valueOf(field)) continue
    if (typeof value === 'boolean') field.click()
    else enter(field, value)
  }
}

/** Returns false for file fields, whose value cannot be set, and for hidden fields. */
const isField = (field: Element): field is Field =>
  'type' in field && field.type !== 'file' && field.type !== 'hidden'

/**
 * Returns a key that identifies a field. For checkboxes and radio buttons it contains the value, because all buttons of
 * a group have the same name.
 */
function keyOf(field: Field): string {
  const name = field.name || field.getAttribute('aria-label') || field.id
  return isChoice(field) ? `${name} ${field.value}` : name
}

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

const valueOf = (field: Field) => (isChoice(field) ? field.checked : field.value)

/**
 * Sets the value of a field as if the user had typed it. Uses the prototype's setter: after a change by the setter that
 * React adds to each field, React ignores the event.
 */
function enter(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
