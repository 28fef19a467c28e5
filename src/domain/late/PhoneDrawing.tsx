// Drawing of a phone whose home screen contains the icon of the hub.
import { paint } from '#src/art/paint.ts'

export const PhoneDrawing = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 56 72" fill="none" aria-hidden className={className}>
    <rect
      x="8"
      y="3"
      width="40"
      height="66"
      rx="9"
      fill={paint.blush}
      stroke={paint.plum}
      strokeWidth="2.2"
    />
    <path d="M24 8.5h8" stroke={paint.plum} strokeWidth="2" strokeLinecap="round" />
    <g fill={paint.rose} opacity=".55">
      <rect x="14" y="16" width="8" height="8" rx="2.5" />
      <rect x="24" y="16" width="8" height="8" rx="2.5" />
      <rect x="34" y="16" width="8" height="8" rx="2.5" />
      <rect x="14" y="27" width="8" height="8" rx="2.5" />
    </g>
    <rect
      x="18"
      y="37"
      width="20"
      height="20"
      rx="6"
      fill={paint.cream}
      stroke={paint.plum}
      strokeWidth="1.8"
    />
    <path
      d="M29.6 40.6c-2.2.2-3.7 1.8-3.6 3.8.1 1.9 1.6 3.3 3.5 3.3 1.3 0 2.4-.8 3-1.9-2 .6-4-.6-4.1-2.5-.1-1.1.4-2.1 1.2-2.7Z"
      fill={paint.honey}
    />
    <path
      d="M21.6 47.2c.5 3 2.9 5 6.3 5s5.9-2 6.4-4.9M23.4 48.4c1 1.2 2.4 1.9 4.4 1.9s3.5-.7 4.5-1.9"
      stroke={paint.plum}
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)
