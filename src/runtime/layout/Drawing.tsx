// SVG drawing or photograph from a file, with a variant for the dark theme. Uses the chosen theme, otherwise the system theme, and
// loads only one of the two files.
import type { Photo } from '#generated/schema.d.ts'
import { darkVariant } from '#src/art/darkVariant.ts'
import { useAppContext, useStore } from '../app/AppProvider.tsx'

export interface DrawingProps {
  src: string
  /** Alternative text and size of a photograph. */
  photo?: Photo | undefined
  /** Text alternative; omitted if the adjacent text describes the drawing. */
  alt?: string
  /** True to load the drawing only when it is about to scroll into view. */
  lazy?: boolean
  className?: string
}

/** Decorative without `alt`. */
export function Drawing({ src, photo, alt = '', lazy, className }: DrawingProps) {
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
        {...photo}
        loading={lazy ? 'lazy' : undefined}
        className={className}
      />
    </picture>
  )
}
