// Drawings of cloths for wrapping, covering and drying.
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Person } from './people.tsx'
import { Placed, type Place } from '../Placed.tsx'

/** Draws a muslin cloth over a rail, printed with crosses. */
export function Muslin(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M20 20h58c2 16 2 30 1 44-3 4-6 4-9 1-3 4-7 4-10 0-3 4-7 4-10 0-3 4-7 4-10 0-3 3-6 3-9-.6-3 3.6-7 3.6-10-.4-2-15-2-29-1-44Z"
        fill={paint.blush}
      />
      <path d="M12 20h54c-3 20-3 42-1 62-18 2-35 2-52 0 2-21 2-42-1-62Z" fill={paint.cream} />
      <path
        d="M54 20h12c-3 20-3 42-1 62-5 .6-10 1-15 1.3 6-20 7-42 4-63.3Z"
        fill={paint.straw}
        opacity=".28"
      />
      <path
        d="M22 32l5 5M27 32l-5 5M40 30l5 5M45 30l-5 5M29 48l5 5M34 48l-5 5M48 47l5 5M53 47l-5 5M22 64l5 5M27 64l-5 5M41 64l5 5M46 64l-5 5"
        stroke={paint.rose}
        strokeWidth="2.4"
      />
      <path d="M13 75c17 2 34 2 51.5 0" stroke={paint.rose} strokeWidth="2.4" />
      <path d="M2 18h92" stroke={paint.straw} strokeWidth="6" />
      <Pencil d="M10 30c1 8 1 18 .4 28M60 26c-2 9-2.6 19-2.4 30M6 14c9-.6 18-.6 27 0M26 87c8 .6 16 .6 24 .2" />
    </Placed>
  )
}

/** Draws folded cloths; the first color of `colours` is at the bottom. */
export function Folded({ colours, ...place }: Place & { colours: readonly string[] }) {
  return (
    <Placed {...place}>
      {colours.map((colour, index) => (
        <g key={colour} transform={`translate(${index % 2 ? 2 : 0} ${84 - 16 * index})`}>
          <path
            d="M14-4c0-8 4-11 11-11.4 15-.7 31-.7 47 0 7 .3 11 3 11 8S79 .6 73 1C57 2 41 2 25 1.3 18 1 14-1 14-4Z"
            fill={colour}
          />
          <path
            d="M22-7c16 1.5 33 1.7 50 .6 5-.3 9-2 10.6-4.6C84-5 80 .6 73 1 57 2 41 2 25 1.3 18 1 14-1 14-4c1 2 4 3 8 3.4"
            fill={paint.line}
            opacity=".1"
          />
          <Pencil d="M24-7c16 1.3 32 1.3 48 .2 3-.2 5-1.2 6-2.8M13-9c1-3 3.6-5 7-5.6" width={1.5} />
        </g>
      ))}
    </Placed>
  )
}

export function HoodedTowel(place: Place) {
  return (
    <Placed {...place}>
      <circle cx="29" cy="20" r="10" fill={paint.cream} />
      <circle cx="67" cy="20" r="10" fill={paint.cream} />
      <circle cx="29" cy="20" r="5" fill={paint.rose} />
      <circle cx="67" cy="20" r="5" fill={paint.rose} />
      <path
        d="M48 12c-20 0-29 15-31 34-1 14-4 26-8 37 26 5 52 5 78 0-4-11-7-23-8-37-2-19-11-34-31-34Z"
        fill={paint.cream}
      />
      <path
        d="M58 13c12 4 19 17 21 33 1 14 4 26 8 37-13 2.5-26 3.7-39 3.7 12-20 18-46 10-73.7Z"
        fill={paint.blush}
      />
      <path d="M30 42c0-13 7-20 18-20s18 7 18 20c0 12-7 19-18 19s-18-7-18-19Z" fill={paint.rose} />
      <path
        d="M34 44c0-11 5-16 14-16s14 5 14 16c0 9-5 14-14 14s-14-5-14-14Z"
        fill={paint.plum}
        opacity=".55"
      />
      <path d="M11 76c25 5 50 5 74 0l2 7c-26 5-52 5-78 0Z" fill={paint.rose} />
      <Pencil d="M16 50c-1 8-2 15-4 22M40 64c-2 5-5 8-9 11M56 64c2 5 5 8 9 11M20 17c1-4 3-6 6-7M22 30c3-6 8-10 14-12" />
    </Placed>
  )
}

export function Shawl(place: Place) {
  const fringe = [22, 29, 36, 43, 50, 57, 64]
  return (
    <Placed {...place}>
      <path d="M38 16h42c2 14 2 28 0 44-14 2-26 2-40 0Z" fill={paint.rose} />
      <path d="M44 62v7M52 62v8M60 62v8M68 62v8M76 61v7" stroke={paint.rose} strokeWidth="2.6" />
      <path d="M16 16h54c-4 18-4 38-2 58-17 2-33 2-50 0 3-20 2-40-2-58Z" fill={paint.plum} />
      <path d="M18 34c17 2 34 2 50 0M18 58c17 2 33 2 49 0" stroke={paint.rose} strokeWidth="5" opacity=".8" />
      <path
        d="M32 16c2 20 2 40 1 59M54 16c-2 20-2 40-1 59"
        stroke={paint.blush}
        strokeWidth="2.4"
        opacity=".7"
      />
      {fringe.map((x) => (
        <path key={x} d={`M${x} 75l${x % 2 ? -1 : 1} 10`} stroke={paint.plum} strokeWidth="2.8" />
      ))}
      <path d="M6 15h84" stroke={paint.straw} strokeWidth="6" />
      <Pencil d="M15 28c1 9 1 18 0 28M62 24c-2 9-3 19-2 29M10 11c8-.5 16-.5 24 0" />
    </Placed>
  )
}

/** Draws a nursing cover as it is worn: a loop around the neck, and an arch to look through. */
export function NursingCover(place: Place) {
  return (
    <Placed {...place}>
      <Person dress={paint.rose} />
      <path d="M34 56c4 6 24 8 30 0" stroke={paint.straw} strokeWidth="4" />
      <path d="M12 92c0-16 6-28 22-34 4 10 24 12 30 0 14 6 22 18 24 34Z" fill={paint.leaf} />
      <path d="M64 58c14 6 22 18 24 34H62c6-10 7-22 2-34Z" fill={paint.fern} opacity=".5" />
      <path d="M34 57c4 10 24 13 30 1l3 2c-6 16-30 14-36-.6Z" fill={paint.cream} />
      <path
        d="M24 76c-4 1-6 3-6 7 4 0 6-3 6-7Zm0 0c4 1 6 3 6 7-4 0-6-3-6-7Zm22 2c-4 1-6 3-6 7 4 0 6-3 6-7Zm0 0c4 1 6 3 6 7-4 0-6-3-6-7Zm26-4c-4 1-6 3-6 7 4 0 6-3 6-7Zm0 0c4 1 6 3 6 7-4 0-6-3-6-7Z"
        fill={paint.cream}
      />
      <Pencil d="M16 82c1-6 4-12 9-16M58 78c1 4 1 8 .6 12" />
    </Placed>
  )
}

export function Robe({
  main = paint.rose,
  trim = paint.plum,
  ...place
}: Place & { main?: string; trim?: string }) {
  return (
    <Placed {...place}>
      <Pencil
        d="M48 14c0-4 5-4 5-8 0-3-3-4.5-5-4-2 .4-3 1.6-3 3M22 24c10-5 18-8 26-10 8 2 16 5 26 10"
        width={2.2}
      />
      <path
        d="M36 18h24c10 3 17 6 21 11 4 8 7 18 9 29l-15 5-6-15c0 13 1 26 3 38-16 3-32 3-48 0 2-12 3-25 3-38l-6 15-15-5c2-11 5-21 9-29 4-5 11-8 21-11Z"
        fill={main}
      />
      <path
        d="M60 18c10 3 17 6 21 11 4 8 7 18 9 29l-15 5-6-15c0 13 1 26 3 38-7 1.3-14 2-21 2.2C60 66 62 40 60 18Z"
        fill={trim}
        opacity=".28"
      />
      <path
        d="M36 18c3 14 7 24 12 32 5-8 9-18 12-32l6 2c-2 18-8 32-16 40l2 28-8-.2 2-27.8c-10-8-15-22-16-40Z"
        fill={trim}
      />
      <path d="M27 55c14 3 28 3 42 0v8c-14 3-28 3-42 0Z" fill={trim} />
      <path d="M46 62c-2 8-4 14-8 19M51 62c1 6 2 10 4 14" stroke={trim} strokeWidth="3.6" />
      <path d="M58 68h9v8h-9Z" fill={paint.cream} opacity=".55" />
      <Pencil d="M14 34c-3 7-5 14-6 22M28 50c-.6 10-1.5 20-3 30M69 46c-1-4-1-9-.6-13" />
    </Placed>
  )
}

/** Swaddled baby, asleep. */
export function Swaddled({
  wrap = paint.cream,
  fold = paint.blush,
  ...place
}: Place & { wrap?: string; fold?: string }) {
  return (
    <Placed {...place}>
      <path d="M30 34c-12 12-16 30-6 42 10 13 38 13 48 0 10-12 6-30-6-42Z" fill={wrap} />
      <path d="M66 34c12 12 16 30 6 42-10 13-38 13-48 0 22 0 40-16 42-42Z" fill={fold} />
      <circle cx="48" cy="27" r="20" fill={paint.skin} />
      <path d="M26 36c12 14 32 14 44 0 5 6 7 11 7 16-18 10-40 10-58 0 0-5 2-10 7-16Z" fill={wrap} />
      <path d="M70 36c5 6 7 11 7 16-14 8-32 9-48 4 18-2 34-8 41-20Z" fill={fold} />
      <circle cx="37" cy="32" r="3.6" fill={paint.rose} opacity=".65" />
      <circle cx="59" cy="32" r="3.6" fill={paint.rose} opacity=".65" />
      <Pencil d="M38 26c2 2.4 5.5 2.4 7.4 0M51 26c2 2.4 5.5 2.4 7.4 0M45 34c2 1.6 4.4 1.6 6.4 0M47 7c-3 3-2 6 2 6.6M22 46c-4 8-4 17 0 25M34 84c8 4 18 5 27 2" />
    </Placed>
  )
}

export function SleepMask({
  main = paint.plum,
  shade = paint.deep,
  ...place
}: Place & { main?: string; shade?: string }) {
  return (
    <Placed {...place}>
      <path d="M12 42C2 44 0 56 8 60M84 42c10 2 12 14 4 18" stroke={paint.rose} strokeWidth="5" />
      <path
        d="M10 44c0-11 8-15 18-15h40c10 0 18 4 18 15 0 15-8 25-20 25-11 0-12-9-18-9s-7 9-18 9c-12 0-20-10-20-25Z"
        fill={main}
      />
      <path
        d="M64 29h4c10 0 18 4 18 15 0 15-8 25-20 25-5 0-8-2-10-4 10-8 14-20 8-36Z"
        fill={shade}
        opacity=".5"
      />
      <path
        d="M24 46c4 5 12 5 16 0M56 46c4 5 12 5 16 0M25 53l-2 3M32 55v4M39 53l2 3M57 53l-2 3M64 55v4M71 53l2 3"
        stroke={paint.blush}
        strokeWidth="2.6"
      />
      <Star x={48} y={40} r={5} />
      <Pencil d="M8 40c1-7 6-11 13-12M16 68c3 3 7 5 12 5" />
    </Placed>
  )
}

/** Draws an unfolded changing mat: three quilted panels and a strap. */
export function ChangingMat(place: Place) {
  return (
    <Placed {...place}>
      <g transform="rotate(-9 48 48)">
        <path
          d="M28 8c14-2 28-2 42 0 4 .6 6 3 6.4 7 2 22 2 44 0 66-.4 4-2.4 6.4-6.4 7-14 2-28 2-42 0-4-.6-6-3-6.4-7-2-22-2-44 0-66 .4-4 2.4-6.4 6.4-7Z"
          fill={paint.sky}
        />
        <path
          d="M20.6 62c18 1.6 38 1.6 57 0-.2 6-.6 13-1.2 19-.4 4-2.4 6.4-6.4 7-14 2-28 2-42 0-4-.6-6-3-6.4-7-.6-6-.9-13-1-19Z"
          fill={paint.rose}
        />
        <path d="M34 20c10-1.4 20-1.4 30 0 4 9 4 18 0 26-10 2-20 2-30 0-4-8-4-17 0-26Z" fill={paint.cream} />
        <path
          d="M24 14c16-2 33-2 49 0M22 54c18 1.6 36 1.6 54 0M25 82c16 2 32 2 48 0"
          stroke={paint.cream}
          strokeWidth="1.8"
          strokeDasharray="1 4.5"
        />
        <path d="M44 30c2-4 8-4 10 0 3 5-5 8-5 8s-8-3-5-8Z" fill={paint.rose} />
        <path d="M76 68c9-1 13 1 14 5s-4 7-14 6Z" fill={paint.plum} />
        <circle cx="85" cy="73.6" r="2.4" fill={paint.honey} />
        <Pencil d="M18 24c-.8 14-.8 28 0 42M32 92c10 1 20 1 31 0M20.6 62c18 1.6 38 1.6 57 0" />
      </g>
    </Placed>
  )
}

/** Draws a rolled-up cloth, tied in the middle. */
export function Rolled({ main, inner, ...place }: Place & { main: string; inner: string }) {
  return (
    <Placed {...place}>
      <path d="M28 20h46c8 6 10 14 10 24s-2 22-10 28H28Z" fill={main} />
      <path d="M28 60c18 2 36 2 54-1-1 5-4 10-8 13H28Z" fill={paint.line} opacity=".12" />
      <path d="M56 19.6h10c3 17 3 36 0 52.6H56c3-17 3-36 0-52.6Z" fill={paint.straw} />
      <circle cx="30" cy="46" r="26" fill={main} />
      <circle cx="30" cy="46" r="26" fill={paint.line} opacity=".06" />
      <path
        d="M30 46c4-3 8 2 5 6-4 5-13 2-13-6 0-9 9-14 17-11 10 4 12 17 5 24-8 8-23 7-29-3"
        stroke={inner}
        strokeWidth="4"
      />
      <Pencil d="M14 24c6-5 13-7 20-6M8 60c3 5 7 9 12 11M74 26c3 5 4 11 4 18" />
    </Placed>
  )
}
