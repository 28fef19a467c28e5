// Moves the focus to the field with a problem, after a click on the problem in the list.
import { useEffect } from 'react'

const focusable = 'input:not([type=file]), textarea, button'

/** @param path path of the field; its group, if there is no field with this path */
export function useFieldFocus(path: string | undefined) {
  useEffect(() => {
    if (path !== undefined) focusField(path)
  }, [path])
}

export function focusField(path: string) {
  const field = fieldAt(path)
  const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

function fieldAt(path: string): HTMLElement | null {
  const parts = path.split('.')
  const paths = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'))
  for (const each of paths) {
    const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(each)}"]`)
    if (field) return field
  }
  return null
}
