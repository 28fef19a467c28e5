// Drawings of sky, plants and ground for scenes.
import { Pencil } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function Sun({ face = false, ...place }: Place & { face?: boolean }) {
  return (
    <Placed {...place}>
      <path
        d="M48 4v10M48 82v10M4 48h10M82 48h10M17 17l7 7M72 72l7 7M79 17l-7 7M24 72l-7 7"
        stroke={paint.honey}
        strokeWidth="5"
      />
      <circle cx="48" cy="48" r="26" fill={paint.honey} />
      <circle cx="45" cy="45" r="21" fill={paint.moon} />
      {face && (
        <>
          <circle cx="34" cy="50" r="3.6" fill={paint.rose} opacity=".6" />
          <circle cx="57" cy="50" r="3.6" fill={paint.rose} opacity=".6" />
          <Pencil d="M36 43c1.8 2 4.8 2 6.4 0M49 43c1.8 2 4.8 2 6.4 0M42 51c2 2 5 2 7 0" />
        </>
      )}
      <Pencil d="M34 26c-6 4-10 10-11 17" />
    </Placed>
  )
}

export function Cloud({ colour = paint.cream, ...place }: Place & { colour?: string }) {
  return (
    <Placed {...place}>
      <path
        d="M12 56c1-11 14-14 22-7 5-17 30-15 32 3 12-2 20 5 19 14-18 7-54 7-72 0-3-3-3-8-1-10Z"
        fill={colour}
      />
      <Pencil d="M22 70c18 3 36 3 54-1M58 44c4 1 6 4 7 8" />
    </Placed>
  )
}

/** Draws three leaves whose root is at (48, 90). */
export function Tuft({
  front = paint.leaf,
  back = paint.fern,
  ...place
}: Place & { front?: string; back?: string }) {
  return (
    <Placed {...place}>
      <path d="M46 90C34 62 36 38 48 16c14 26 14 50-2 74Z" fill={back} />
      <path
        d="M46 90C26 82 14 66 12 44c22 6 34 22 34 46Zm2 0c2-24 14-38 38-44-2 22-16 38-38 44Z"
        fill={front}
      />
      <Pencil
        d="M47 84c-1-18-.6-32 1-46M42 82c-6-12-12-20-20-27M52 82c6-11 13-19 22-25"
        stroke={paint.cream}
        width={1.8}
      />
    </Placed>
  )
}

/** Draws a twig that grows to the right, with leaves on both sides. */
export function Twig({ colour = paint.leaf, ...place }: Place & { colour?: string }) {
  return (
    <Placed {...place}>
      <path d="M6 58C30 50 60 46 90 48" stroke={paint.fern} strokeWidth="3.4" />
      <path d="M30 51c-6-10-4-18 4-24 6 10 4 18-4 24Zm26-4c-4-11-1-18 8-23 4 11 1 18-8 23Z" fill={colour} />
      <path
        d="M36 50c4 11 12 14 22 11-4-11-12-14-22-11Zm26-3c6 9 14 11 23 6-6-9-14-11-23-6Z"
        fill={paint.fern}
      />
    </Placed>
  )
}

export function Tree({
  colour = paint.leaf,
  shade = paint.fern,
  ...place
}: Place & { colour?: string; shade?: string }) {
  return (
    <Placed {...place}>
      <path d="M48 92V48M48 70l-12-12M48 62l11-10" stroke={paint.straw} strokeWidth="5.5" />
      <path
        d="M48 6c17-1 26 10 25 23 8 4 9 16 3 23-8 9-20 8-28 3-8 5-22 5-29-4-5-8-2-19 5-22C23 16 31 6 48 6Z"
        fill={colour}
      />
      <path
        d="M58 8c11 4 16 12 15 21 8 4 9 16 3 23-6 7-14 8-21 6.5C68 46 68 24 58 8Z"
        fill={shade}
        opacity=".55"
      />
      <path d="M48 74V50M48 66l-9-9M48 60l8-7" stroke={paint.straw} strokeWidth="4" />
      <Pencil d="M26 22c2-7 7-11 14-13M17 44c0 4 2 7 5 9" />
    </Placed>
  )
}

/** Draws hills at the bottom of a banner of 320 × 200 units; the rear hill is drawn first. */
export function Hills({ back = paint.leaf, front = paint.fern }: { back?: string; front?: string }) {
  return (
    <>
      <path d="M0 156c51-26 115-30 173-10 57-14 109-14 147-2v56H0Z" fill={back} />
      <path d="M0 186c64-20 141-22 198-8 45-8 90-8 122-2v24H0Z" fill={front} />
    </>
  )
}
