// Drawings of deliveries and destinations.
import type { ReactNode } from 'react'
import { Pencil } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

/** Draws an opened box; children draw its content, centered at (48, 30). */
export function OpenBox({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path d="M14 46 0 35c-2-1-1-3 1-3l28 2ZM82 46l14-11c2-1 1-3-1-3l-28 2Z" fill={paint.straw} />
      <path d="M14 44c23-5 45-5 68 0v10H14Z" fill={paint.plum} />
      {children}
      <path
        d="M12 48c24-1.6 48-1.6 72 0l-3 32c-.4 4-2 5-6 5.2-18 1-36 1-54 0-4-.2-5.6-1.2-6-5.2Z"
        fill={paint.honey}
      />
      <path d="M68 47.2l16 .8-3 32c-.4 4-2 5-6 5.2l-14 .6c5-12 8-25 7-38.6Z" fill={paint.straw} />
      <path
        d="M49 56c-6.5.4-11 5-10.8 11 .2 6 5 10 11 9.8 4-.2 7.5-2.3 9-5.5-5.5 1.7-11.5-1.7-12-7.5-.2-3.4 1-6 2.8-7.8Z"
        fill={paint.moon}
      />
      <Pencil d="M17 54l2 20M30 87c12 .6 23 .6 34 .2" />
    </Placed>
  )
}

/** Draws a scooter with a parcel behind the saddle. */
export function Scooter({ parcel, ...place }: Place & { parcel: ReactNode }) {
  return (
    <Placed {...place}>
      {parcel}
      <path d="M70 22c4-2 8-2 11 0M76 22l8 48" stroke={paint.line} strokeWidth="4" />
      <path d="M80 38c6 2 10 10 10 24-5 4-9 6-14 6-4-12-2-22 4-30Z" fill={paint.rose} />
      <path d="M8 52c8-4 26-6 36-2 2 8 6 14 14 15l18 1c2 5 0 8-4 9H22C10 75 4 64 8 52Z" fill={paint.rose} />
      <path d="M10 50c0-5 3-7 8-7h20c6 0 9 3 8 8-12-2-24-2-36-1Z" fill={paint.plum} />
      <circle cx="22" cy="78" r="11" fill={paint.cream} stroke={paint.line} strokeWidth="4" />
      <circle cx="84" cy="78" r="11" fill={paint.cream} stroke={paint.line} strokeWidth="4" />
      <circle cx="22" cy="78" r="3" fill={paint.honey} />
      <circle cx="84" cy="78" r="3" fill={paint.honey} />
      <circle cx="83" cy="34" r="4" fill={paint.moon} />
      <Pencil d="M12 60c2 5 5 9 9 10M46 72h20M86 48c1 5 1 9 0 13" />
    </Placed>
  )
}

export function Mailbox(place: Place) {
  return (
    <Placed {...place}>
      <path d="M44 56h10v36H44Z" fill={paint.straw} />
      <path d="M12 58V38c0-12 8-20 18-20h40c10 0 16 8 16 20v20Z" fill={paint.plum} />
      <path d="M12 58V38c0-12 8-20 18-20s18 8 18 20v20Z" fill={paint.rose} />
      <path d="M22 42c5-.6 11-.6 16 0v4H22Z" fill={paint.line} opacity=".5" />
      <path d="M66 40h16" stroke={paint.honey} strokeWidth="4" />
      <circle cx="64" cy="40" r="3.6" fill={paint.honey} />
      <Pencil d="M10 50V38c0-8 3-14 9-18M56 62h24M48 66v18" />
    </Placed>
  )
}

/** Draws a map pin that contains a house. */
export function Pin({ colour = paint.plum, ...place }: Place & { colour?: string }) {
  return (
    <Placed {...place}>
      <path d="M48 8c18 0 30 13 30 30 0 20-16 34-30 52C34 72 18 58 18 38 18 21 30 8 48 8Z" fill={colour} />
      <path d="M58 10c12 4 20 15 20 28 0 20-16 34-30 52 12-28 22-52 10-80Z" fill={paint.line} opacity=".18" />
      <circle cx="48" cy="38" r="17" fill={paint.cream} />
      <path d="M38 38l10-9 10 9v10H38Z" fill={paint.rose} />
      <Pencil d="M22 26c3-7 8-12 15-14M24 54c3 6 7 11 11 16" />
    </Placed>
  )
}

export function Globe(place: Place) {
  return (
    <Placed {...place}>
      <path d="M80 18c12 20 8 44-10 56M48 82v8M32 92h32" stroke={paint.straw} strokeWidth="5" />
      <circle cx="46" cy="44" r="36" fill={paint.sky} />
      <path
        d="M20 24c10-2 18 2 20 8 3 8-8 8-8 16s-8 8-14 4c-6-10-4-20 2-28Zm34-14c10 2 18 8 22 16-6 4-14 4-18 0s-8-10-4-16ZM50 46c8-4 20-2 26 4-2 12-10 22-20 26-8-4-6-12-8-18-1-5-1-10 2-12Z"
        fill={paint.leaf}
      />
      <path
        d="M56 9.4c16 4.6 26 18 26 34.6 0 20-16 36-36 36-4 0-8-.6-12-2C60 72 72 42 56 9.4Z"
        fill={paint.line}
        opacity=".14"
      />
      <Pencil d="M34 8C20 13 10 26 9 42M14 62c4 8 10 13 18 16" />
    </Placed>
  )
}

export function PaperBoat(place: Place) {
  return (
    <Placed {...place}>
      <path d="M48 18 72 58H24Z" fill={paint.blush} />
      <path d="M48 18 72 58H48Z" fill={paint.rose} />
      <path d="M6 54c14 3 28 4 42 4s28-1 42-4L76 80H20Z" fill={paint.cream} />
      <path d="M90 54 76 80H48l10-22c11-.6 22-2 32-4Z" fill={paint.blush} />
      <Pencil d="M44 22 28 50M10 58l11 18M34 84h30" />
    </Placed>
  )
}
