// Menu of actions that opens when its button is clicked. It uses the native popover, which closes automatically, is in
// the top layer and needs no portal. The menu opens at the bottom of the screen on phones, and below its button from
// the breakpoint `tablet` on.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** True for an irreversible action, which is shown in red. */
  grave?: boolean
  disabled?: boolean
  onSelect: () => void
}
export interface MenuProps {
  /** Name of the menu for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button: `(props) => <IconButton label="More" {...props}>…`. */
  trigger: (props: { popoverTarget: string; 'aria-haspopup': 'menu'; 'aria-expanded': boolean }) => ReactNode
}

export function Menu({ label, items, trigger }: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const move = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.findIndex((entry) => entry === document.activeElement)
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    if (next) event.preventDefault()
    next?.focus()
    // Close the menu, because the Tab key moves the focus out of it.
    if (event.key === 'Tab') menu.current?.hidePopover()
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={cx(
          'm-0 w-full max-w-none border border-line bg-raised p-2 text-ink shadow-float backdrop:bg-scrim open:animate-rise',
          'top-auto bottom-0 rounded-t-card pb-[max(0.5rem,env(safe-area-inset-bottom))]',
          'tablet:anchored tablet:backdrop:bg-transparent tablet:w-max tablet:max-w-72 tablet:min-w-48 tablet:rounded-panel tablet:pb-2',
        )}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            // Set the `autofocus` attribute directly, because React does not support it. The browser focuses the
            // element when it opens the popover, before the user can press another key.
            ref={(entry) => void entry?.toggleAttribute('autofocus', index === 0)}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled}
            onClick={() => {
              if (item.disabled) return
              menu.current?.hidePopover()
              item.onSelect()
            }}
            className={cx(
              'flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-2 text-left transition-colors hover:bg-blush',
              'focus-visible:-outline-offset-2 [&>svg]:size-5 [&>svg]:shrink-0',
              item.disabled ? 'opacity-55' : item.grave && 'text-negative-ink',
            )}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}
