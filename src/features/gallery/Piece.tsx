// Section of the gallery for one component: name, purpose, and the states side by side.
import type { ComponentType, ReactNode } from 'react'

export interface PieceOfWork {
  name: string
  /** Purpose of the component in one sentence. */
  note: string
  Show: ComponentType
}

interface PieceProps {
  name: string
  note: string
  /** Themes in which the states of the component are shown. */
  themes: readonly ('day' | 'night')[]
  children: ReactNode
}

/** Returns the URL fragment of a component. */
export const anchorOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export function Piece({ name, note, themes, children }: PieceProps) {
  return (
    <section
      id={anchorOf(name)}
      aria-labelledby={`${anchorOf(name)}-name`}
      className="scroll-mt-32 md:scroll-mt-20"
    >
      <div className="mb-4">
        <h3 id={`${anchorOf(name)}-name`} className="title-card">
          {name}
        </h3>
        <p className="max-w-read text-sm text-ink-soft">{note}</p>
      </div>
      <div className={themes.length > 1 ? 'grid gap-4 lg:grid-cols-2' : undefined}>
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className={
              themes.length > 1
                ? 'min-w-0 rounded-card border border-line bg-surface p-4'
                : 'min-w-0 border-t border-line pt-4'
            }
          >
            <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]">
              {children}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

interface StateProps {
  name: string
  /** True to show the state in the full width of the page. */
  wide?: boolean
  children: ReactNode
}

export function State({ name, wide, children }: StateProps) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <p className="mb-2 text-xs text-ink-soft">{name}</p>
      {children}
    </div>
  )
}
