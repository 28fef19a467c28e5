// Drawing or photograph in a static part of a page (`staticPart.tsx`). The style sheet chooses the variant of the
// theme, because no script runs when the theme changes. The browser does not load a lazy picture that is not displayed.
import type { Photo } from '#generated/schema.d.ts'
import { darkVariant } from '#src/art/darkVariant.ts'
import { cx } from '#src/ui/style/cx.ts'

interface StaticDrawingProps {
  src: string
  /** Alternative text and size of a photograph; a drawing is decorative. */
  photo?: Photo | undefined
  /** Width and height of a drawing in px, to reserve its space. */
  size: readonly [width: number, height: number]
  className?: string
}

export function StaticDrawing({ src, photo, size: [width, height], className }: StaticDrawingProps) {
  const shared = { width, height, ...photo, loading: 'lazy', decoding: 'async' } as const
  const alt = photo?.alt ?? ''
  const dark = darkVariant(src)
  if (dark === src) return <img alt={alt} src={src} {...shared} className={cx('block', className)} />
  return (
    <>
      <img alt={alt} src={src} {...shared} className={cx('by-day', className)} />
      <img alt={alt} src={dark} {...shared} className={cx('by-night', className)} />
    </>
  )
}
