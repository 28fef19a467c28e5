// The end of a list that has more. The button is always there; the next part is also fetched when the list's end
// comes near, unless that fails: then only the button tries again.
import { useEffect, useRef, type ReactNode } from 'react'
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
  onMore: () => void
}

export function ShowMore({ label, count, pending, pendingLabel, error, auto, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const watches = Boolean(auto && !pending && !error)
  useEffect(() => {
    if (!watches || !end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '400px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [watches, onMore])
  return (
    <div ref={end} className="flex flex-col items-center gap-2 py-4 text-center">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {count}
      </p>
      {error && <p className="text-sm font-semibold text-negative-ink">{error}</p>}
      <Button variant="soft" pending={pending} pendingLabel={pendingLabel} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
