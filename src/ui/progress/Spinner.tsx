// Spinner in buttons and ongoing notifications. It uses only CSS, because every first load contains buttons but not
// the icon library.
import { cx } from '../style/cx.ts'

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-block animate-turn rounded-full border-2 border-current border-r-transparent motion-reduce:opacity-70',
        className ?? 'size-5',
      )}
    />
  )
}
