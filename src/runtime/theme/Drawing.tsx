// A drawn picture that comes as a file: in the night theme, chosen or the system's, its night variant, and never both.
import { nightTwin } from '../../art/nightTwin.ts'
import { useAppContext, useStore } from '../app/AppProvider.tsx'

export interface DrawingProps {
  src: string
  /** Wait until somebody comes near it. */
  lazy?: boolean
  className?: string
}

/** It adorns: what it means stands beside it in words. */
export function Drawing({ src, lazy, className }: DrawingProps) {
  const chosen = useStore(useAppContext().theme)
  return (
    <picture className="contents">
      {!chosen && <source media="(prefers-color-scheme: dark)" srcSet={nightTwin(src)} />}
      <img
        src={chosen === 'night' ? nightTwin(src) : src}
        alt=""
        loading={lazy ? 'lazy' : undefined}
        className={className}
      />
    </picture>
  )
}
