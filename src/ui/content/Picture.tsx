// A photograph whose room is reserved before it loads, so that nothing below it moves. Until then, and if it never loads, a plain
// background is shown: no blur, nothing flashing.
import { useState, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface PictureProps {
  src: string | undefined
  /** Empty where the text beside it says the same. */
  alt: string
  /** Width by height: `4 / 3`. */
  ratio: number
  /** Candidates and their use, as `<img>` takes them. */
  srcSet?: string
  sizes?: string
  /** Load at once: the first picture of a screen. */
  eager?: boolean
  /** Drawn on the ground while there is no picture. */
  children?: ReactNode
  className?: string
}

export function Picture({ src, alt, ratio, srcSet, sizes, eager, children, className }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const failed = !src || src === broken
  return (
    <span
      role={failed && alt ? 'img' : undefined}
      aria-label={failed && alt ? alt : undefined}
      style={{ aspectRatio: ratio }}
      className={cx('relative grid w-full place-items-center overflow-clip bg-blush', className)}
    >
      {children}
      {!failed && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
          className="absolute inset-0 dim-at-night size-full object-cover"
        />
      )}
    </span>
  )
}
