// Picture of a wearable breast pump.
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Pump(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <PumpShape />
    </Art>
  )
}

export function PumpShape(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M19 56c-1-22 12-38 31-39 17-1 29 13 30 33 1 19-11 32-30 33-18 1-30-9-31-27Z"
        fill={paint.blush}
      />
      <path
        d="M50 17c17-1 29 13 30 33 1 19-11 32-30 33 10-8 15-19 14.5-34C64 35 59 25 50 17Z"
        fill={paint.rose}
      />
      <path
        d="M31 55c-.5-9 5-16 13-16.5 8-.5 13 6 13.5 15 .5 8-5 14-13 14.5-8 0-13-5-13.5-13Z"
        fill={paint.plum}
      />
      <path d="M44.5 45c4 5 6 8 6 11.5a6.2 6.2 0 0 1-12.4.3c0-3.6 2.4-6.8 6.4-11.8Z" fill={paint.cream} />
      <Pencil d="M46 15.5c-17 1.5-29 16-29 36M20 66c3 8 9 14 17 16.5M66 33c4 4.5 6 10 6.5 17M41.5 57.5c.3 1.6 1.3 2.6 2.8 2.8" />
      <path d="M66 62h6" stroke={paint.honey} strokeWidth="3.4" />
    </Placed>
  )
}
