// Moves the focus between the rows of a table with `j` and `k`. Enter follows the link of the row, and `x` selects it.
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { MessageId } from './messages.ts'
import { useShortcuts, type Shortcut } from './shortcuts.ts'

/** Key, its action on the row at the cursor, and its description. */
export type RowKey<Row> = readonly [key: string, action: (row: Row) => void, description: MessageId]

type Options<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  linkOf?: unknown
  selection?: { ids: ReadonlySet<string>; onToggle: (ids: readonly string[], isOn: boolean) => void }
  rowKeys?: readonly RowKey<Row>[]
}

/** Last row of each list, so that staff who return to a list continue at the row that they opened. */
const lastRows = new Map<string, string>()

/** @returns a ref for the body of the table, the id of the row at the cursor, and the listener of rows */
export function useRowCursor<Row>({ rows, idOf, linkOf, selection, rowKeys = [] }: Options<Row>) {
  const { pathname } = useLocation()
  const body = useRef<HTMLTableSectionElement>(null)
  const [id, setId] = useState(() => lastRows.get(pathname))
  const at = rows.findIndex((row) => idOf(row) === id)
  const cursor = rows[at]
  const elementAt = (index: number) => body.current?.rows[index]
  const move = (step: number) => {
    const next = Math.min(Math.max(at + step, 0), rows.length - 1)
    targetOf(elementAt(next))?.focus()
  }
  /** The row that gets the focus is at the cursor, so that keys never act on another row. */
  const onFocus = (row: string) => {
    setId(row)
    lastRows.set(pathname, row)
  }
  // An element that has the focus reacts to Enter itself.
  const open = () => {
    const isIdle = document.activeElement === document.body || document.activeElement?.tagName === 'H1'
    if (isIdle && cursor !== undefined) targetOf(elementAt(at))?.click()
  }
  useShortcuts([
    ['j', () => move(1), 'backOffice.keys.next'],
    ['k', () => move(-1), 'backOffice.keys.previous'],
    ...(linkOf === undefined ? [] : [['Enter', open, 'backOffice.keys.open'] satisfies Shortcut]),
    ...(selection === undefined ? [] : [toggleKey(cursor && idOf(cursor), selection)]),
    ...rowKeys.map(([key, action, description]): Shortcut => [
      key,
      () => cursor !== undefined && action(cursor),
      description,
    ]),
  ])
  return { body, cursorId: cursor && idOf(cursor), onFocus }
}

/** Returns the link or button of a row; or the row itself without them. */
const targetOf = (row: HTMLTableRowElement | undefined) =>
  row?.querySelector<HTMLElement>('a, button:not(:disabled)') ?? row

function toggleKey(id: string | undefined, { ids, onToggle }: NonNullable<Options<unknown>['selection']>) {
  const toggle = () => id !== undefined && onToggle([id], !ids.has(id))
  return ['x', toggle, 'backOffice.keys.select'] satisfies Shortcut
}
