// A picture of the house's own hand that comes as a file: by night its twin, by her own choice or the system's, and never both.
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
