// Picture of a baby bottle, used for the topic of feeding.
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Bottle(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <BottleShape />
    </Art>
  )
}

export function BottleShape(place: Place) {
  return (
    <Placed {...place}>
      <g transform="rotate(11 48 48)">
        <path
          d="M34 38c-6 4-9 8-9 15v22c0 7 5 11 11 11h24c7 0 11-4 11-11V53c0-7-3-11-9-15Z"
          fill={paint.cream}
        />
        <path
          d="M25 58c7-3 13 2.5 22 1 9-1.5 16-4 24-1v17c0 7-4 11-11 11H36c-6 0-11-4-11-11Z"
          fill={paint.blush}
        />
        <path
          d="M31 31c0-3 2-4.5 5-4.5h24c3 0 5 1.5 5 4.5v5c0 3-2 4.5-5 4.5H36c-3 0-5-1.5-5-4.5Z"
          fill={paint.plum}
        />
        <path d="M38 26.5c0-4 4-5 5-9 .5-4 2-7 5-7s4.5 3 5 7c1 4 5 5 5 9Z" fill={paint.rose} />
        <Pencil d="M63 56h-7M63 64h-5M63 72h-7M37 31.5v5M43 31v6M24 54c0-6 3-10.5 8-14M24 72c0 8 5 13.5 11 14.5M45 14c.5-2 1.5-3.5 3-3.5" />
        <Pencil d="M33 66v9" stroke={paint.cream} width={3} />
      </g>
    </Placed>
  )
}
