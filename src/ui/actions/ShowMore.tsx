// End of a paginated list, with a button that loads the next page. With `auto` the next page is also loaded when the
// end comes near; after an error only by the button.
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface ShowMoreProps {
  /** "Show more". */
  label: ReactNode
  /** "12 of 48". */
  count: ReactNode
  pending?: boolean
  pendingLabel?: string
  /** Error of the last page. */
  error?: ReactNode
  /** Also load the next page when the end comes near. */
  auto?: boolean
  /** `undefined` once all pages have loaded. */
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
  // The last page removes the button: move its focus to the counter.
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
