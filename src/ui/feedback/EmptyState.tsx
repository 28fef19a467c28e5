// Placeholder for a page or list without content: a picture, an explanation, and exactly one action.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface EmptyStateProps {
  art?: ReactNode
  /** Number above the title, for example the status code of a page error. */
  code?: number
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Heading level of the title. */
  level?: 1 | 2 | 3
  /** True to show the empty state as a card from 768 px on; set if the page has other cards. */
  framed?: boolean
  className?: string
}

export function EmptyState({
  art,
  code,
  title,
  text,
  action,
  level = 2,
  framed,
  className,
}: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={cx(
        'mx-auto flex max-w-slip flex-col items-center px-2 py-8 text-center',
        framed && 'framed-state',
        className,
      )}
    >
      {art && <div className="mb-6 w-full max-w-72 [&>svg]:mx-auto">{art}</div>}
      {code !== undefined && <p className="mb-1 title-card text-ink-soft tabular-nums">{code}</p>}
      <Title className={level === 1 ? 'title-page' : 'title-card'}>{title}</Title>
      {/* Do not render a paragraph here, because the content may consist of several paragraphs (see Notice). */}
      {text && <div className="mt-2 text-ink-soft">{text}</div>}
      {action && <div className="mt-6 w-full sm:w-auto">{action}</div>}
    </div>
  )
}
