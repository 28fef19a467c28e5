// Picture of a member, or initials if there is no picture or it fails to load.
import { useState } from 'react'
import { cx } from '../style/cx.ts'

export interface AvatarProps {
  initials: string
  src?: string
  /** Name of the member for screen readers; omit it if the name is shown next to the picture. */
  label?: string
  size?: 'small' | 'regular' | 'large'
  className?: string
}

const sizes = { small: 'size-9 text-sm', regular: 'size-12 text-base', large: 'size-20 text-2xl' }

export function Avatar({ initials, src, label, size = 'regular', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(
        'relative inline-grid shrink-0 place-items-center overflow-clip rounded-full bg-blush-deep font-semibold text-accent uppercase',
        sizes[size],
        className,
      )}
    >
      {initials.slice(0, 2)}
      {src && src !== broken && (
        <img
          src={src}
          alt=""
          onError={() => setBroken(src)}
          className="absolute inset-0 dim-at-night size-full object-cover"
        />
      )}
    </span>
  )
}
