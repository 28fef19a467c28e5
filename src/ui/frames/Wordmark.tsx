// Placeholder logo until the official logo is available: a crescent in a nest, and the name.
import { cx } from '../style/cx.ts'

export interface WordmarkProps {
  /** Name of the brand; with `markOnly` the name is only the text alternative of the symbol. */
  text: string
  markOnly?: boolean
  className?: string
}

export function Wordmark({ text, markOnly, className }: WordmarkProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-accent', className)}>
      <svg
        viewBox="0 0 40 40"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? text : undefined}
        aria-hidden={markOnly ? undefined : true}
        className="size-9 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <path
          d="M23.4 4.6c-6 .3-10.2 4.8-10 10.3.2 5.3 4.5 9.3 9.7 9.2 3.7-.1 6.7-2.1 8.2-5.1-5.6 1.7-11-1.7-11.3-7-.2-3 1.2-5.8 3.4-7.4Z"
          fill="var(--coin)"
          stroke="none"
        />
        <path d="M4.2 21.5c1.1 8.4 7.6 13.9 15.9 13.9s14.6-5.4 15.7-13.7" strokeWidth="2.6" />
        <path d="M8.9 24.3c2.6 3.9 6.5 5.9 11.2 5.9s8.7-2 11.2-5.8" strokeWidth="2.2" />
        <path d="M4.2 21.5c2.2 3.1 5 4.3 7.4 3.5M35.8 21.7c-2.1 2.9-4.8 4.1-7.3 3.4" strokeWidth="1.9" />
      </svg>
      {!markOnly && <span className="font-brand text-lg tracking-tight sm:text-xl">{text}</span>}
    </span>
  )
}
