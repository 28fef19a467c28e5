// A drawn picture that comes as a file: in the night theme, chosen or the system's, its night variant, and never both.
import { nightTwin } from '#src/art/nightTwin.ts'
import { useAppContext, useStore } from '../app/AppProvider.tsx'

export interface DrawingProps {
  src: string
  /** What it shows, where that does not stand beside it as text. */
  alt?: string
  /** Load it only when it is about to scroll into view. */
  lazy?: boolean
  className?: string
}

/** Decorative, unless it is told in words. */
export function Drawing({ src, alt = '', lazy, className }: DrawingProps) {
  const chosen = useStore(useAppContext().theme)
  return (
    <picture className="contents">
      {/* It would be a cell of its own in a grid, and a gap in a row. */}
      {!chosen && <source media="(prefers-color-scheme: dark)" srcSet={nightTwin(src)} className="hidden" />}
      <img
        src={chosen === 'night' ? nightTwin(src) : src}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        className={className}
      />
    </picture>
  )
}
