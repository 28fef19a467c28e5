// The one sign of "still working", shared by buttons and ongoing notices. A ring of CSS, because buttons are in every first load
// and the icon library need not be.
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
