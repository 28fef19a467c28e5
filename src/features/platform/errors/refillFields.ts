// Fills in the fields of a part of the page that was rendered again with the values of the fields before.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * @param before fields that were in the page, which keep their values
 * @param selector finds fields
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

/** Files cannot be filled in, and hidden fields are not typed. */
const isField = (field: Element): field is Field =>
  'type' in field && field.type !== 'file' && field.type !== 'hidden'

/** Fields of a group have the same name and different values. */
function keyOf(field: Field): string {
  const name = field.name || field.getAttribute('aria-label') || field.id
  return isChoice(field) ? `${name} ${field.value}` : name
}

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

const valueOf = (field: Field) => (isChoice(field) ? field.checked : field.value)

/** As if it was typed: React ignores the event of a value that was set on the element itself. */
function enter(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
