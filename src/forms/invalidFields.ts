// Finds the invalid fields of a form in page order, and moves the focus to a field.

export type InvalidField = {
  /** Name of the field in the form. */
  name: string
  /** Label of the field; absent if the field has no control. */
  label?: string
}

/** Returns the fields in page order; fields without a control come last. */
export function invalidFieldsIn(form: Element, names: readonly string[]): InvalidField[] {
  const fieldsOnPage = [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const { field: name = '' } = field.dataset
    return names.includes(name)
      ? { name, label: field.querySelector('legend, label')?.textContent ?? name }
      : []
  })
  const isShown = new Set(fieldsOnPage.map(({ name }) => name))
  return [...fieldsOnPage, ...names.filter((name) => !isShown.has(name)).map((name) => ({ name }))]
}

/** Focuses a field and scrolls it into view: it may have the focus already but be off screen. */
export function focusField(form: Element, { name }: InvalidField) {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus({
    preventScroll: true,
  })
  field?.scrollIntoView({ block: 'nearest' })
}
