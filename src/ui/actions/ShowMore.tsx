// The end of a list that came in parts. While there are more, a button brings them; the next part is also fetched when the
// list's end comes near, unless that fails: then only the button tries again.
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface ShowMoreProps {
  /** "Show more". */
  label: ReactNode
  /** "12 of 48". */
  count: ReactNode
  pending?: boolean
  pendingLabel?: string
  /** The last part did not come, and why. */
  error?: ReactNode
  /** Fetch when the end comes near, too. */
  auto?: boolean
  /** `undefined` once all of them are there. */
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
  // The last part takes the button away: whoever pressed it keeps their place.
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
