// Restores field values after a part of the page was rendered again.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * @param before fields of the previous render, which still have their values
 * @param selector selects the new fields
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

/** Excludes files, which cannot be set, and hidden fields. */
const isField = (field: Element): field is Field =>
  'type' in field && field.type !== 'file' && field.type !== 'hidden'

/** Returns a key of a field; fields of a group have the same name and different values. */
function keyOf(field: Field): string {
  const name = field.name || field.getAttribute('aria-label') || field.id
  return isChoice(field) ? `${name} ${field.value}` : name
}

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

const valueOf = (field: Field) => (isChoice(field) ? field.checked : field.value)

/** Simulates typing with the native setter: React ignores events after a change through its own setter. */
function enter(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
