// A picture that the catalogue names. It adorns: what it means stands beside it in words.
import { cx } from '../../ui/cx.ts'

export const Picture = ({ src, className }: { src: string; className?: string }) => (
  <img src={src} alt="" loading="lazy" className={cx('bg-blush object-cover', className)} />
)
