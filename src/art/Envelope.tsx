// Picture of an envelope, used for messages and codes.
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Envelope(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <EnvelopeShape />
    </Art>
  )
}

export function EnvelopeShape(place: Place) {
  return (
    <Placed {...place}>
      <path d="M25 22c0-3 2-4.5 5-4.6 12-.5 24-.5 36 0 3 .1 5 1.6 5 4.6v34H25Z" fill={paint.cream} />
      <path
        d="M14 42c11 9 22 17 34 22 12-5 23-13 34-22v34c0 5-3 7.5-7 7.8-18 1-36 1-54 0-4-.3-7-2.8-7-7.8Z"
        fill={paint.blush}
      />
      <path
        d="M16 81c9-9 17-16 25-20.5 4-2.3 10-2.3 14 0C63 65 71 72 80 81c-1.5 2-3.5 2.7-6 2.8-17 1-35 1-52 0-2.5-.1-4.5-.8-6-2.8Z"
        fill={paint.rose}
      />
      <circle cx="48" cy="62" r="8" fill={paint.plum} />
      <path
        d="M49.6 57.5c-3 .2-5 2.3-5 4.8 0 2.6 2.2 4.6 5 4.5 1.6-.1 3-.9 3.7-2.1-2.7.6-5-1-5.2-3.5-.1-1.5.5-2.8 1.5-3.7Z"
        fill={paint.moon}
      />
      <Pencil d="M34 28c8-.5 17-.5 26 0M34 36c6-.4 12-.4 17-.2M12.5 46v28M15 41c7 6 14 11 21 15.5M82 43c-6 5-12 9.5-19 14M22 86c9 .6 18 .8 27 .7" />
    </Placed>
  )
}
