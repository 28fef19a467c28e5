// What a form found wrong, where it stands on the page, and the way there.

export type Fault = {
  /** The field's, as the form knows it. */
  name: string
  /** What the page calls it; absent where no control asks for it. */
  label?: string
}

/** In the order of the page; what no control asks for comes last. */
export function faultsIn(form: Element, names: readonly string[]): Fault[] {
  const shown = [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const { field: name = '' } = field.dataset
    return names.includes(name) ? { name, label: field.querySelector('label')?.textContent ?? name } : []
  })
  const isShown = new Set(shown.map(({ name }) => name))
  return [...shown, ...names.filter((name) => !isShown.has(name)).map((name) => ({ name }))]
}

/** Takes the focus to a field, and the field into sight: it may have the focus already and be far off the screen. */
export function leadTo(form: Element, { name }: Fault) {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus({
    preventScroll: true,
  })
  field?.scrollIntoView({ block: 'nearest' })
}
