// Picture from the catalog, with a placeholder until the picture has loaded.
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { cx } from '#src/ui/style/cx.ts'

export const Picture = ({ src, className }: { src: string; className?: string }) => (
  <Drawing src={src} lazy className={cx('bg-blush object-cover', className)} />
)
