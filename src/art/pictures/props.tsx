// Drawings of objects that occur only in larger pictures.
import type { ReactNode } from 'react'
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function Note({ colour, ...place }: Place & { colour: string }) {
  return (
    <Placed {...place}>
      <path d="M40 62V36l22-5v26" stroke={colour} strokeWidth="4" />
      <ellipse cx="35" cy="62" rx="6" ry="4.6" fill={colour} />
      <ellipse cx="57" cy="57" rx="6" ry="4.6" fill={colour} />
    </Placed>
  )
}

export function Signpost(place: Place) {
  return (
    <Placed {...place}>
      <path d="M48 12v78" stroke={paint.straw} strokeWidth="5" />
      <path d="M44 16h30l8 8-8 8H44Z" fill={paint.rose} />
      <path d="M52 36H24l-8 8 8 8h28Z" fill={paint.honey} />
      <path d="M44 56h24l8 8-8 8H44Z" fill={paint.cream} />
      <path d="M60 20a4.4 4.4 0 1 0 4 6.2 3.7 3.7 0 0 1-4-6.2Z" fill={paint.moon} />
      <Star x={34} y={44} r={5.5} fill={paint.cream} />
      <path d="M56 67c0-5 2-7 7-7.5 .4 5-2 7.5-7 7.5Z" fill={paint.leaf} />
      <Pencil d="M42 19v10M54 39v10M42 59v10M26 34.5h14" width={1.3} />
    </Placed>
  )
}

/** Armchair. */
export function Armchair({ main = paint.rose, ...place }: Place & { main?: string }) {
  return (
    <Placed {...place}>
      <path d="M24 80v10M72 80v10" stroke={paint.straw} strokeWidth="5" />
      <path d="M22 48c-2-24 8-36 26-36s28 12 26 36v20H22Z" fill={main} />
      <path d="M60 14c10 5 15 16 14 34v20H58c6-18 7-36 2-54Z" fill={paint.plum} opacity=".28" />
      <path d="M28 56c13-3 27-3 40 0v24H28Z" fill={paint.blush} />
      <path d="M8 52c0-7 16-7 17 1v28H16c-5 0-7-3-7-7ZM88 52c0-7-16-7-17 1v28h9c5 0 7-3 7-7Z" fill={main} />
      <path d="M26 66c14 2 30 2 44 0v16H26Z" fill={main} />
      <Pencil d="M30 24c-3 5-4 11-4 18M7 58c0 6 .4 12 1.6 17M36 70c8 1 16 1 24 0M48 22v10" />
    </Placed>
  )
}

/** Draws a window; children draw the view from the window by day or at night, centered at (48, 48). */
export function Window({
  sky = paint.dusk,
  children,
  ...place
}: Place & { sky?: string; children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path d="M14 84V40C14 18 29 6 48 6s34 12 34 34v44Z" fill={paint.straw} />
      <path d="M19 82V41c0-19 13-30 29-30s29 11 29 30v41Z" fill={sky} />
      {children}
      <path d="M48 11v71M19 52h58" stroke={paint.straw} strokeWidth="3" />
      <path d="M8 84c26-2 54-2 80 0" stroke={paint.straw} strokeWidth="6" />
      <Pencil d="M11 40C11 26 17 14 27 8M30 90c12 .5 24 .5 36 0" />
    </Placed>
  )
}

/** Draws a measuring tape that is half rolled up. */
export function Tape(place: Place) {
  return (
    <Placed {...place}>
      <path d="M34 74h56v14H34Z" fill={paint.honey} />
      <path d="M42 74v6M50 74v8M58 74v6M66 74v8M74 74v6M82 74v8" stroke={paint.line} strokeWidth="1.8" />
      <circle cx="34" cy="58" r="30" fill={paint.honey} />
      <circle cx="34" cy="58" r="21" fill={paint.straw} />
      <circle cx="34" cy="58" r="12" fill={paint.moon} />
      <Pencil d="M12 42c4-6 9-10 16-11M8 66c2 6 6 12 11 15M34 50v4M42 58h-4M34 66v-4M26 58h4" />
    </Placed>
  )
}

/** Draws a tub of warm water with bubbles. */
export function Tub({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <Placed {...place}>
      {children}
      <circle cx="24" cy="38" r="9" fill={paint.cream} />
      <circle cx="38" cy="34" r="12" fill={paint.cream} />
      <circle cx="56" cy="37" r="10" fill={paint.cream} />
      <circle cx="71" cy="36" r="11" fill={paint.cream} />
      <circle cx="80" cy="18" r="5" fill={paint.cream} />
      <path
        d="M8 44c26-2 54-2 80 0l-8 36c-1 5-4 7-9 7.3-15 .8-31 .8-46 0-5-.3-8-2.3-9-7.3Z"
        fill={paint.plum}
      />
      <path
        d="M70 43c6 .2 12 .5 18 1l-8 36c-1 5-4 7-9 7.3-5 .3-10 .4-15 .5C66 74 70 58 70 43Z"
        fill={paint.line}
        opacity=".2"
      />
      <path d="M6 42c28-2 56-2 84 0 1.5 3 1.5 6 0 9-28 2-56 2-84 0-1.5-3-1.5-6 0-9Z" fill={paint.rose} />
      <Pencil d="M12 58l5 18M30 30c1-3 4-5 7-5M66 30c1-2 3-3 5-3M34 91c10 .5 19 .5 28 0" />
    </Placed>
  )
}

/** Draws a person who sleeps on their side under a blanket, 96 units wide. */
export function Sleeper({
  blanket = paint.rose,
  hair = paint.hair,
  ...place
}: Place & { blanket?: string; hair?: string }) {
  return (
    <Placed {...place}>
      <path d="M2 62c0-8 8-11 18-11s16 4 16 11-6 12-16 12S2 70 2 62Z" fill={paint.cream} />
      <circle cx="24" cy="52" r="11" fill={paint.skin} />
      <path d="M13 54c-3-10 3-17 12-17 7 0 11 5 11 11-8-3-14-1-16 5-1 3-5 4-7 1Z" fill={hair} />
      <Pencil d="M25 55c1.2 1.4 3.2 1.4 4.4 0" width={1.5} />
      <path d="M32 60c8-12 20-14 30-10 10-6 24-2 32 10v20c-20 3-44 3-62 0-4-6-4-14 0-20Z" fill={blanket} />
      <path
        d="M32 60c5-8 12-11 19-11.5C46 58 46 70 50 82c-6-.4-12-1-18-2-4-6-4-14 0-20Z"
        fill={paint.blush}
        opacity=".6"
      />
      <Pencil d="M62 58c3 5 4 11 3 16M40 84c14 1.6 30 1.6 45 .4" width={1.5} />
    </Placed>
  )
}

/** Draws a krathong: a float of leaves with a candle, which people set on a river. */
export function Krathong(place: Place) {
  return (
    <Placed {...place}>
      <path d="M48 14c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12Z" fill={paint.honey} />
      <path d="M44 34h8v22h-8Z" fill={paint.cream} />
      <path
        d="M18 62c-6-12-2-20 4-24 8 6 10 14 6 24Zm60 0c6-12 2-20-4-24-8 6-10 14-6 24ZM36 60c-8-8-7-17-2-22 8 4 11 12 8 22Zm24 0c8-8 7-17 2-22-8 4-11 12-8 22Z"
        fill={paint.rose}
      />
      <path
        d="M6 58c10-4 18-2 22 6 4-10 14-12 20-2 6-10 16-8 20 2 4-8 12-10 22-6-4 18-22 26-42 26S10 76 6 58Z"
        fill={paint.leaf}
      />
      <path d="M16 74c10-4 22-4 32 2 10-6 22-6 32-2-8 7-20 10-32 10s-24-3-32-10Z" fill={paint.fern} />
      <circle cx="48" cy="58" r="6" fill={paint.moon} />
      <Pencil d="M10 66c3 7 9 12 17 15M30 92c12 1 24 1 36 0" />
    </Placed>
  )
}
