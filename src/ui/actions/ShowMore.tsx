// End of a paginated list, with a button that loads the next page. With `auto`, the next page is also loaded when the
// end of the list is near; after an error only the button loads it.
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface ShowMoreProps {
  /** "Show more". */
  label: ReactNode
  /** "12 of 48". */
  count: ReactNode
  pending?: boolean
  pendingLabel?: string
  /** Error message if the most recently requested page failed to load. */
  error?: ReactNode
  /** True to load the next page automatically when the end of the list is near. */
  auto?: boolean
  /** Loads the next page; `undefined` if all pages have loaded. */
  onMore?: () => void
}

export function ShowMore({ label, count, pending, pendingLabel, error, auto, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const watches = Boolean(auto && !pending && !error)
  useEffect(() => {
    if (!watches || !onMore || !end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '400px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [watches, onMore])
  // Move the focus to the counter, because the button disappears once the last page has loaded.
  const keepPlace = useCallback((button: HTMLButtonElement) => {
    return () => {
      if (document.activeElement === button) words.current?.focus()
    }
  }, [])
  return (
    <div ref={end} className="flex flex-col items-center gap-2 py-4 text-center">
      <p ref={words} tabIndex={-1} aria-live="polite" className="text-sm text-ink-soft">
        {count}
      </p>
      {error && <p className="text-sm font-semibold text-negative-ink">{error}</p>}
      {onMore && (
        <Button ref={keepPlace} variant="soft" pending={pending} pendingLabel={pendingLabel} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  )
}
