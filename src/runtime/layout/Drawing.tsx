// SVG drawing from a file, with a dark variant for the chosen or system dark theme; loads only one of the two.
import { nightTwin } from '#src/art/nightTwin.ts'
import { useAppContext, useStore } from '../app/AppProvider.tsx'

export interface DrawingProps {
  src: string
  /** Text alternative, if the adjacent text does not describe it. */
  alt?: string
  /** Load it only when it is about to scroll into view. */
  lazy?: boolean
  className?: string
}

/** Decorative without `alt`. */
export function Drawing({ src, alt = '', lazy, className }: DrawingProps) {
  const chosen = useStore(useAppContext().theme)
  return (
    <picture className="contents">
      {/* Hidden, because it would be a cell of a grid or add a gap to a row. */}
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
