// Photo with reserved space, so that the layout does not shift when the photo loads. Shows a plain background until
// the photo has loaded, or if it fails to load.
import { useState, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface PictureProps {
  src: string | undefined
  /** Text alternative; empty if the adjacent text describes the picture. */
  alt: string
  /** Aspect ratio, width by height: `4 / 3`. */
  ratio: number
  /** Candidates for the `srcset` attribute. */
  srcSet?: string
  sizes?: string
  /** True to load the picture immediately; set for the first picture of a screen. */
  eager?: boolean
  /** Content shown until the picture has loaded. */
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
