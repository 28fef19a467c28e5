// Picture of a pregnancy pillow.
import { Art, Ground, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Pillow(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <PillowShape />
    </Art>
  )
}

export function PillowShape(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M30 32c-1 9-1.5 16 0 23 2 10 9 16 18.5 16S65 65 67 55c1.4-7 1-14 0-23"
        stroke={paint.rose}
        strokeWidth="23"
      />
      <path
        d="M30 32c-1 9-1.5 16 0 23 2 10 9 16 18.5 16S65 65 67 55c1.4-7 1-14 0-23"
        stroke={paint.blush}
        strokeWidth="16"
        transform="translate(-1 -1.5)"
      />
      <Pencil
        d="M30 31c-1 9-1.5 16 0 23 2 10 9 16 18.5 16S65 64 67 54c1.4-7 1-14 0-23"
        stroke={paint.rose}
        width={1.5}
      />
      <Pencil d="M17.5 33c-1 10-1.5 18 0 25M21 69c5 8 13 13 23 14M79.5 42c.3 6 .2 12-.5 16M24 27c2-3 5-4.5 8-4M72.5 27c-2-3-5-4.5-8-4" />
      <Star x={48.5} y={40} r={5} />
    </Placed>
  )
}
