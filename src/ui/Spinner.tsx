// One quiet sign of "still working", shared by buttons and ongoing notices.
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cx } from './cx.ts'

export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden
      className={cx('animate-turn motion-reduce:opacity-70', className ?? 'size-5')}
    />
  )
}
