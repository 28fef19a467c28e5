// A form's invalid fields in the order of the page, and moving the focus to one.

export type InvalidField = {
  /** The field's name in the form. */
  name: string
  /** The field's label; absent where no control asks for it. */
  label?: string
}

/** In the order of the page; fields without a control come last. */
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

/** Focuses a field and scrolls it into view: it may have the focus already and be far off the screen. */
export function focusField(form: Element, { name }: InvalidField) {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus({
    preventScroll: true,
  })
  field?.scrollIntoView({ block: 'nearest' })
}
