// Layout `login`: a picture and a card. On phones the picture has a small height and the card overlaps it, so that the
// thumb can reach the field. From 1024 px on, picture and card are side by side.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { contentId, skipClass } from './frames.ts'

export interface LoginFrameProps {
  /** Picture that fills its box: an SVG with preserveAspectRatio="xMidYMid slice". */
  art: ReactNode
  brand: ReactNode
  actions?: ReactNode
  skipLabel: string
  banner?: ReactNode
  footer?: ReactNode
  /** Content below picture and card, in the full width. */
  below?: ReactNode
  children: ReactNode
}

export function LoginFrame({
  art,
  brand,
  actions,
  skipLabel,
  banner,
  footer,
  below,
  children,
}: LoginFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col md:grid md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <a href={`#${contentId}`} className={skipClass}>
        {skipLabel}
      </a>
      <header className="md:col-start-2 md:row-start-1">
        {banner}
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 px-4 py-2 sm:px-6 md:px-10">
          {brand}
          <div className="flex flex-wrap items-center justify-end gap-1">{actions}</div>
        </div>
      </header>
      <div
        className={cx(
          'overflow-clip bg-art-deep md:col-start-1 md:row-span-2 md:row-start-1 md:[&>svg]:size-full',
          // Show the band with the moon and both heads on phones, at each width.
          'max-md:[&>svg]:mx-auto max-md:[&>svg]:max-w-112 max-md:[&>svg]:-translate-y-[30%]',
          // Let the content below start above the end of the window, so that people notice it.
          below ? 'h-36 sm:h-64 md:h-[calc(100dvh-6rem)]' : 'h-44 sm:h-80 md:sticky md:top-0 md:h-dvh',
        )}
      >
        {art}
      </div>
      <div className="relative -mt-6 flex flex-1 flex-col rounded-t-[1.75rem] bg-surface md:col-start-2 md:mt-0 md:justify-center md:rounded-none">
        <main
          id={contentId}
          tabIndex={-1}
          className="mx-auto w-full max-w-form px-4 pt-8 pb-10 outline-none sm:px-6 md:max-w-slip md:px-0 md:pt-4"
        >
          {children}
        </main>
        {footer && (
          <footer className="mt-auto px-4 py-6 text-center text-sm text-ink-soft md:mt-8">{footer}</footer>
        )}
      </div>
      {below && <div className="relative bg-surface md:col-span-2 md:row-start-3">{below}</div>}
    </div>
  )
}
