// Lists the invalid fields of a form in page order, and moves the focus to a field.

export type InvalidField = {
  /** Name of the field in the form. */
  name: string
  /** Label of the field; missing if the field has no control. */
  label?: string
}

/** Returns the invalid fields in the order of the page. Fields without a control come last. */
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

/**
 * Focuses a field and scrolls it into view, because the field may already have the focus while it is outside the
 * visible area.
 */
export function focusField(form: Element, { name }: InvalidField) {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus({
    preventScroll: true,
  })
  field?.scrollIntoView({ block: 'nearest' })
}
