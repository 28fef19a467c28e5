// SVG drawing from a file, with a variant for the dark theme. Uses the chosen theme, otherwise the system theme, and
// loads only one of the two files.
import { darkVariant } from '#src/art/darkVariant.ts'
import { useAppContext, useStore } from '../app/AppProvider.tsx'

export interface DrawingProps {
  src: string
  /** Text alternative; omitted if the adjacent text describes the drawing. */
  alt?: string
  /** True to load the drawing only when it is about to scroll into view. */
  lazy?: boolean
  className?: string
}

/** Decorative without `alt`. */
export function Drawing({ src, alt = '', lazy, className }: DrawingProps) {
  const chosen = useStore(useAppContext().theme)
  return (
    <picture className="contents">
      {/* Hide the source element: otherwise it would be a grid cell, or add a gap to a flex row. */}
      {!chosen && (
        <source media="(prefers-color-scheme: dark)" srcSet={darkVariant(src)} className="hidden" />
      )}
      <img
        src={chosen === 'night' ? darkVariant(src) : src}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        className={className}
      />
    </picture>
  )
}
