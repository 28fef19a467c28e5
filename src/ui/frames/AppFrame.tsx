// Layout `default`: a top bar, and navigation tabs. Screens below 1024 px show the tabs at the bottom, wider screens in
// a side bar. CSS moves the same navigation element, so that the layout does not depend on the user agent.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { FrameHeader } from './FrameHeader.tsx'
import { columnsClass, contentId, pageClass, railClass, shellClass } from './frames.ts'

export interface NavLinkProps {
  className: string
  'aria-current': 'page' | undefined
  children: ReactNode
}
export interface NavItem {
  id: string
  label: ReactNode
  icon: ReactNode
  /** Label of a dot on the icon; the dot indicates news. */
  dot?: string | undefined
  /** Tone of the dot; `calm` if the news is not urgent. */
  dotTone?: 'urgent' | 'calm'
  current: boolean
  /** Renders the link, for example `(props) => <Link to="/gifts" {...props} />`. */
  render: (props: NavLinkProps) => ReactNode
}
export interface AppFrameProps {
  brand: ReactNode
  /** Content at the end of the top bar: notifications, theme, avatar. */
  actions?: ReactNode
  items: readonly NavItem[]
  /** Name of the navigation for screen readers. */
  navLabel: string
  skipLabel: string
  /** Bar above the page content, for example "You are offline". */
  banner?: ReactNode
  /** Content below the links of the side bar, shown from 1024 px on. */
  aside?: ReactNode
  children: ReactNode
}

// Style of a tab. The longest label fits in a fifth of the width of a small phone, even with large text. Color
// transitions are disabled on phones: they would take half of the time in which a slow phone renders the page.
const itemClass = cx(
  'group flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-panel text-center',
  'text-[min(0.8125rem,3.7vw)] text-ink-soft hover:text-ink aria-[current=page]:text-accent',
  'md:min-h-12 md:flex-none md:flex-row md:justify-start md:gap-3 md:rounded-full md:px-4 md:text-base md:transition-colors',
  'md:hover:bg-blush md:aria-[current=page]:bg-blush md:aria-[current=page]:font-semibold',
)
const iconClass = cx(
  'relative grid h-7 w-12 place-items-center rounded-full [&>svg]:size-5.5 md:transition-colors',
  'group-aria-[current=page]:bg-blush-deep md:h-auto md:w-auto md:group-aria-[current=page]:bg-transparent',
)

const dotClass = 'absolute top-0.5 right-3 size-2.5 rounded-full border-2 border-raised md:-top-1 md:-right-1'
const dotTones = { urgent: 'bg-negative', calm: 'bg-accent' }

export function AppFrame(props: AppFrameProps) {
  const { brand, actions, items, navLabel, skipLabel, banner, aside, children } = props
  return (
    <div
      className={cx(
        // Height of the tabs and of an offer above them, for elements that are fixed above them.
        '[--tabs:calc(--spacing(16)+1px+env(safe-area-inset-bottom)+var(--offer,0px))] md:[--tabs:0px]',
        'min-h-dvh bar-at-end',
      )}
    >
      <FrameHeader brand={brand} actions={actions} skipLabel={skipLabel} banner={banner} />
      <div className={cx(shellClass, columnsClass)}>
        <nav
          data-tabs
          aria-label={navLabel}
          className={cx(
            'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]',
            // Align the icons with the logo: the padding of their buttons extends beyond the container.
            'print:hidden md:sticky md:top-4 md:-ml-4 md:border-0 md:bg-transparent md:pt-2',
            railClass,
          )}
        >
          <ul className="mx-auto flex max-w-form px-1 py-1 md:flex-col md:gap-1 md:px-0">
            {items.map((item) => (
              <li key={item.id} className="flex min-w-0 flex-1 md:flex-none md:flex-col">
                {item.render({
                  className: itemClass,
                  'aria-current': item.current ? 'page' : undefined,
                  children: (
                    <>
                      <span className={iconClass}>
                        {item.icon}
                        {item.dot && (
                          <span aria-hidden className={cx(dotClass, dotTones[item.dotTone ?? 'urgent'])} />
                        )}
                      </span>
                      <span className="max-w-full truncate">
                        {item.label}
                        {item.dot && <span className="sr-only"> {item.dot}</span>}
                      </span>
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
          {aside && <div className="mt-6 hidden md:block">{aside}</div>}
        </nav>
        <main id={contentId} tabIndex={-1} className={cx(pageClass, 'pb-28 md:pb-16')}>
          {children}
        </main>
      </div>
    </div>
  )
}
