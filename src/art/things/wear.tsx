// Drawings of clothes for mothers and babies.
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function Sock({
  main = paint.rose,
  trim = paint.plum,
  stripe = paint.cream,
  ...place
}: Place & { main?: string; trim?: string; stripe?: string }) {
  return (
    <Placed {...place}>
      <path
        d="M26 14h30c-1 14 0 24 4 31 5 6 16 8 20 15 5 9-1 17-10 18-13 2-28 0-37-6-7-6-10-11-9-20 1-13 3-25 2-38Z"
        fill={main}
      />
      <path
        d="M25 52c9-4 20 3 20 16-1 4-3 6-5 7-10-4-16-11-15-23Zm46 2c-7 4-9 14-4 24 14 1 18-11 13-18-2-3-5-4-9-6Z"
        fill={trim}
        opacity=".55"
      />
      <path d="M24 10c11-2 23-2 34 0 2 5 2 9 0 14-11 2-23 2-34 0-2-5-2-9 0-14Z" fill={trim} />
      <path d="M27 31c10 2 20 2 29 0l.6 6c-10 2-20 2-30 0Z" fill={stripe} />
      <Pencil d="M31 12v9M38 11.5v10M45 11.5v10M52 12v9M22 34c0 6-1 12-1.6 17M44 80c8 1 16 1 24 0" />
    </Placed>
  )
}

export function BabyHat(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M47 22C42 10 34 6 27 10c1 8 9 14 20 12Zm2 0C54 10 62 6 69 10c-1 8-9 14-20 12Z"
        fill={paint.plum}
      />
      <path d="M17 66c-3-30 10-47 31-47s34 17 31 47Z" fill={paint.rose} />
      <path d="M58 21c15 5 23 21 21 45H60c4-15 4-30-2-45Z" fill={paint.plum} opacity=".3" />
      <path d="M12 62c24-6 48-6 72 0 4 6 4 13 0 20-24 5-48 5-72 0-4-7-4-14 0-20Z" fill={paint.cream} />
      <path
        d="M66 58.5c6 .8 12 2 18 3.5 4 6 4 13 0 20-6 1.3-12 2-18 2.6 4-9 4-18 0-26.1Z"
        fill={paint.blush}
      />
      <Star x={36} y={42} r={6} fill={paint.moon} />
      <Star x={58} y={36} r={4.5} fill={paint.moon} />
      <Pencil d="M18 64v16M28 62v19M38 61v20M58 61v20M68 62v19M14 52c0-10 4-20 11-26M32 14c4 1 8 3 11 6" />
    </Placed>
  )
}

export function Vest({ main = paint.cream, ...place }: Place & { main?: string }) {
  return (
    <Placed {...place}>
      <path
        d="M34 14c8 7 20 7 28 0l22 14-9 18-9-5v25c-4 5-7 11-8 18-6-3-14-3-20 0-1-7-4-13-8-18V41l-9 5-9-18Z"
        fill={main}
      />
      <path
        d="M62 14l22 14-9 18-9-5v25c-4 5-7 11-8 18-3-1.5-6-2.2-9-2.3C58 60 62 36 62 14Z"
        fill={paint.blush}
      />
      <path d="M31 16c9 10 25 10 34 0l-3-3c-8 6-20 6-28 0Z" fill={paint.rose} />
      <path
        d="M48 56c-6-4-10-8-10-12 0-3 2-5 5-5 2 0 4 1 5 3 1-2 3-3 5-3 3 0 5 2 5 5 0 4-4 8-10 12Z"
        fill={paint.rose}
      />
      <Pencil d="M28 42c-.5 8-.5 16 0 24M12 30l7 14M42 79c4-1 8-1 12 0M68 42v8M33 69c3 3 4 6 5 10" />
    </Placed>
  )
}

export function Bra(place: Place) {
  return (
    <Placed {...place}>
      <path d="M26 42C26 28 28 16 33 8M70 42c0-14-2-26-7-34" stroke={paint.rose} strokeWidth="5" />
      <path
        d="M4 50c8-3 16-6 22-10 9 3 17 9 22 16 5-7 13-13 22-16 6 4 14 7 22 10v14c-14 12-32 18-44 12-12 6-30 0-44-12Z"
        fill={paint.rose}
      />
      <path
        d="M10 54c4-10 12-14 18-14 10 2 17 9 20 18-4 12-11 17-19 17-11-1-19-9-19-21Zm76 0c-4-10-12-14-18-14-10 2-17 9-20 18 4 12 11 17 19 17 11-1 19-9 19-21Z"
        fill={paint.blush}
      />
      <circle cx="26" cy="40" r="4" fill={paint.honey} />
      <circle cx="70" cy="40" r="4" fill={paint.honey} />
      <path d="M48 60l-5-4v8Zm0 0 5-4v8Z" fill={paint.plum} />
      <Pencil d="M14 62c6-2 11-7 14-13M82 62c-6-2-11-7-14-13M3 56v7M20 76c5 3 10 4 16 3M24 24c1-6 3-11 5-15" />
    </Placed>
  )
}

export function Briefs(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M12 28c24 4 48 4 72 0 2 9 2 17 0 24-13 2-21 11-23 25-1 6-25 6-26 0-2-14-10-23-23-25-2-7-2-15 0-24Z"
        fill={paint.blush}
      />
      <path
        d="M62 31c7-.6 15-1.5 22-3 2 9 2 17 0 24-13 2-21 11-23 25-.5 3-6 4.5-13 4.5 10-14 16-31 14-50.5Z"
        fill={paint.rose}
        opacity=".6"
      />
      <path d="M12 22c24 5 48 5 72 0 1.5 4 1.5 8 0 12-24 5-48 5-72 0-1.5-4-1.5-8 0-12Z" fill={paint.plum} />
      <path d="M48 31c-4-5-9-6-11-4 0 4 5 6 11 4Zm0 0c4-5 9-6 11-4 0 4-5 6-11 4Z" fill={paint.blush} />
      <Pencil d="M10 40c0 4 0 8 .6 11M19 57c8 4 12 11 13 20M77 57c-8 4-12 11-13 20M42 70c4-1 8-1 12 0" />
    </Placed>
  )
}
