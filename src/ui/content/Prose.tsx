// Typography for long texts: legal pages, answers, magazine issues. It styles plain HTML elements without classes, so
// that a text can be stored as data.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export function Prose({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'max-w-read [&>*+*]:mt-4 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_li+li]:mt-1',
        '[&>h2]:mt-10 [&>h2]:title-card [&>h3]:mt-6 [&>h3]:font-semibold [&>h2+*,&>h3+*]:mt-2',
        '[&>ol]:list-decimal [&>ol]:pl-6 [&>ul]:list-disc [&>ul]:pl-6 [&_li]:marker:text-line-strong',
        '[&>blockquote]:border-l-2 [&>blockquote]:border-accent [&>blockquote]:pl-4 [&>blockquote]:text-ink-soft',
      )}
    >
      {children}
    </div>
  )
}
