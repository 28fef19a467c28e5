// Head of a page or section: back link, title, and one additional element.
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { linkClass, type RenderLink } from '../actions/link.ts'

export interface PageHeadProps {
  /** BackLink or Breadcrumbs. */
  back?: ReactNode
  title: ReactNode
  intro?: ReactNode
  /** Picture or button, next to the title on wide screens. */
  aside?: ReactNode
  /** Links to the variants of the page, below its title. */
  ways?: ReactNode
}

export function PageHead({ back, title, intro, aside, ways }: PageHeadProps) {
  return (
    <header className="mb-6">
      {back}
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:justify-between">
        <div className="max-w-full min-w-0">
          <h1 className="title-page">{title}</h1>
          {intro && <p className="mt-2 max-w-read text-ink-soft">{intro}</p>}
        </div>
        {/* Keep the label of a button on one line next to a long intro. */}
        {aside && <div className="w-full sm:w-auto sm:shrink-0">{aside}</div>}
      </div>
      {ways}
    </header>
  )
}

export function SectionHead({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <h2 className="title-card">{title}</h2>
      {aside}
    </div>
  )
}

/** Link one level up, for pages with exactly one parent. */
export function BackLink({ label, render }: { label: ReactNode; render: RenderLink }) {
  const children = (
    <>
      <ArrowLeft aria-hidden className="size-5 shrink-0" />
      <span>{label}</span>
    </>
  )
  return render({ className: linkClass, children })
}

export interface Crumb {
  id: string
  label: ReactNode
  /** Renders the link; `undefined` for the last breadcrumb, which is the current page. */
  render?: RenderLink
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map((crumb, place) => (
          <li key={crumb.id} className="flex items-center gap-1">
            {place > 0 && <ChevronRight aria-hidden className="size-4 text-ink-soft" />}
            {crumb.render ? (
              crumb.render({ className: linkClass, children: crumb.label })
            ) : (
              <span aria-current="page" className="text-ink-soft">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
