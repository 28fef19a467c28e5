// A picture that the catalogue names, on the ground it stands on until it comes.
import { Drawing } from '../../runtime/theme/Drawing.tsx'
import { cx } from '../../ui/cx.ts'

export const Picture = ({ src, className }: { src: string; className?: string }) => (
  <Drawing src={src} lazy className={cx('bg-blush object-cover', className)} />
)
