// Selects a row of a list with `j` and `k`.
import { useState } from 'react'
import { useShortcuts } from './shortcuts.ts'

type Row = { id: string }

/** @param open called with the id of the selected row when Enter is pressed @returns the selected id */
export function useRowSelection(rows: readonly Row[], open?: (id: string) => void): string | undefined {
  const [selected, select] = useState<string>()
  const at = rows.findIndex(({ id }) => id === selected)
  const move = (step: number) => select(rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.id)
  useShortcuts([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['Enter', () => at >= 0 && selected !== undefined && open?.(selected)],
  ])
  return at < 0 ? undefined : selected
}
