// Picture of a ribbon, used for prizes, birthdays and rewards.
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Ribbon(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <RibbonShape />
    </Art>
  )
}

export function RibbonShape(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M42 52c-4 10-10 19-18 28l10-1 4 8c6-10 10-20 12-32Zm12 0c3 10 9 19 17 28l-10-1-4 8c-6-10-10-20-11-32Z"
        fill={paint.plum}
      />
      <path
        d="M48 46C38 30 22 22 15 29c-7 8 6 24 33 19Zm0 0c10-16 26-24 33-17 7 8-6 24-33 19Z"
        fill={paint.rose}
      />
      <path
        d="M46 45c-7-7-17-11-21-8-4 4 6 12 21 10Zm4 0c7-7 17-11 21-8 4 4-6 12-21 10Z"
        fill={paint.plum}
        opacity=".5"
      />
      <path d="M41 44c0-5 3-7 7.5-7s7.5 2 7.5 7v6c0 4-3 6.5-7.5 6.5S41 54 41 50Z" fill={paint.blush} />
      <Pencil d="M42 38C34 29 22 24 15.5 28M55 37c8-9 19-13 25.5-9M40 60c-3 6-6 11-10 16M58 60c3 6 6 11 10 16M46 42c-.5 3-.5 6 0 9M51 42c.5 3 .5 6 0 9M30 40c3 1 6 2.5 9 4.5M67 40c-3 1-6 2.5-9 4.5" />
    </Placed>
  )
}
