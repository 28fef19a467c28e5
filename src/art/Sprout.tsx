// Picture of a sprout, used for a new level, a first step or a habit.
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Sprout(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <SproutShape />
    </Art>
  )
}

export function SproutShape(place: Place) {
  return (
    <Placed {...place}>
      <path d="M28 58h41c-1 9-3 17-6 24-1 2.5-3 4-6 4H40c-3 0-5-1.5-6-4-3-7-5-15-6-24Z" fill={paint.rose} />
      <path
        d="M25 55c0-3 1.5-4.5 4.5-4.5h38c3 0 4.5 1.5 4.5 4.5v4c0 3-1.5 4.5-4.5 4.5h-38c-3 0-4.5-1.5-4.5-4.5Z"
        fill={paint.plum}
      />
      <path d="M48 44c-2-16-13-24-29-22 0 15 12 25 29 22Z" fill={paint.leaf} />
      <path d="M49 36c0-14 10-23 27-23 1 15-10 25-27 23Z" fill={paint.fern} />
      <Pencil d="M48.5 51c.5-8 0-14 .5-21" stroke={paint.fern} width={3} />
      <Pencil d="M47 42c-6-7-13-12-21-15M50 34c5-7 11-12 18-15M32 68c1 5 2 9 3.5 13M31 55.5h12M63 68l-1 5" />
    </Placed>
  )
}
