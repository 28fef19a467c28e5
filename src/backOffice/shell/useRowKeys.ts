// Moves the focus between the rows of a table with `j` and `k`. Enter then follows the link that has the focus.
import { useRef } from 'react'
import { useShortcuts } from './shortcuts.ts'

/** @returns a ref for the body of the table, and a function that returns the id of the row that has the focus */
export function useRowKeys() {
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = () => [...(body.current?.rows ?? [])]
  const isFocused = (row: HTMLElement) => row.contains(document.activeElement)
  const move = (step: number) => {
    const list = rows()
    const next = Math.min(Math.max(list.findIndex(isFocused) + step, 0), list.length - 1)
    list[next]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  useShortcuts([
    ['j', () => move(1)],
    ['k', () => move(-1)],
  ])
  return { body, focusedId: () => rows().find(isFocused)?.dataset.id, focusFirst: () => move(-Infinity) }
}
