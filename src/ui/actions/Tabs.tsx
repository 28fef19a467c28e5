// Tabs that look like a segmented control. They have the keyboard support of ARIA tabs: one Tab stop, arrow keys, Home
// and End.
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { segmentClass, segmentsClass } from '../style/segment.ts'

export interface TabItem {
  id: string
  label: ReactNode
}
export interface TabsProps {
  /** Name of the tab group for screen readers. */
  label: string
  items: readonly TabItem[]
  value: string
  onValueChange: (id: string) => void
  /** Content of the selected tab. */
  children: ReactNode
  className?: string
  panelClassName?: string
}

function adjacentTab(items: readonly TabItem[], value: string, key: string): TabItem | undefined {
  const at = items.findIndex((item) => item.id === value)
  if (key === 'ArrowRight') return items[(at + 1) % items.length]
  if (key === 'ArrowLeft') return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  return undefined
}

export function Tabs({ label, items, value, onValueChange, children, className, panelClassName }: TabsProps) {
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const next = adjacentTab(items, value, event.key)
    if (!next) return
    event.preventDefault()
    onValueChange(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={segmentsClass}>
        {items.map((item) => {
          const selected = item.id === value
          return (
            <button
              key={item.id}
              id={`${id}-${item.id}`}
              type="button"
              role="tab"
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onValueChange(item.id)}
              onKeyDown={move}
              className={segmentClass(selected)}
            >
              {item.label}
            </button>
          )
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={cx('mt-6', panelClassName)}
      >
        {children}
      </div>
    </div>
  )
}
