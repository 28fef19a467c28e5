// Drawings of toys, prizes and celebrations.
import type { ReactNode } from 'react'
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

function Block({
  x,
  y,
  turn = 0,
  face,
  side,
  children,
}: {
  x: number
  y: number
  turn?: number
  face: string
  side: string
  children: ReactNode
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-15-15c10-1 20-1 30 0 1 10 1 20 0 30-10 1-20 1-30 0-1-10-1-20 0-30Z" fill={face} />
      <path
        d="M9-15.4l6 .4c1 10 1 20 0 30-10 1-20 1-30 0l-.2-5c8 .6 16 .6 24-.4 1-8 1-17 .2-25Z"
        fill={side}
        opacity=".5"
      />
      {children}
      <Pencil d="M-17-8c-.4 5-.4 10 0 15M-9-18c5-.4 9-.4 14-.2" width={1.5} />
    </g>
  )
}

export function Blocks(place: Place) {
  return (
    <Placed {...place}>
      <Block x={28} y={70} face={paint.straw} side={paint.plum}>
        <path d="M1-9a9 9 0 1 0 8.5 12A7.5 7.5 0 0 1 1-9Z" fill={paint.moon} />
      </Block>
      <Block x={63} y={70} turn={-3} face={paint.leaf} side={paint.fern}>
        <path d="M-6 6c0-9 4-13 12-14 1 9-3 14-12 14Z" fill={paint.cream} />
      </Block>
      <Block x={46} y={37} turn={5} face={paint.rose} side={paint.plum}>
        <Star x={0} y={0} r={10} fill={paint.cream} />
      </Block>
      <path d="M76 40c5-7 14-5 16 2s-4 12-9 11-9-7-7-13Z" fill={paint.honey} />
    </Placed>
  )
}

/** Draws a plush full moon with open eyes. */
export function PlushMoon(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M18 66c-8 2-12 8-8 12 5 3 12 0 16-6ZM78 66c8 2 12 8 8 12-5 3-12 0-16-6ZM34 84c-3 6 0 9 5 9s6-4 5-8ZM62 84c3 6 0 9-5 9s-6-4-5-8Z"
        fill={paint.honey}
      />
      <circle cx="48" cy="49" r="39" fill={paint.moon} />
      <path
        d="M60 12c16 5 27 20 27 37 0 22-17 39-39 39-6 0-11-1-16-3.5C58 78 74 44 60 12Z"
        fill={paint.honey}
        opacity=".75"
      />
      <circle cx="26" cy="58" r="6.5" fill={paint.rose} opacity=".7" />
      <circle cx="62" cy="58" r="6.5" fill={paint.rose} opacity=".7" />
      <circle cx="33" cy="46" r="4.4" fill={paint.line} />
      <circle cx="55" cy="46" r="4.4" fill={paint.line} />
      <circle cx="34.5" cy="44.5" r="1.5" fill={paint.cream} />
      <circle cx="56.5" cy="44.5" r="1.5" fill={paint.cream} />
      <Pencil d="M40 57c2.6 2.6 5.6 2.6 8 0M30 13C16 20 8 33 7 48M72 72l3 4M76 67l3.6 3.4M67 76l2.4 4.4" />
      <circle cx="45" cy="24" r="5" fill={paint.honey} opacity=".7" />
      <circle cx="31" cy="30" r="2.6" fill={paint.honey} opacity=".7" />
    </Placed>
  )
}

const flags = [paint.rose, paint.honey, paint.leaf, paint.plum, paint.sky] as const

/** Draws flags on a string, about 96 units wide. */
export function Bunting(place: Place) {
  return (
    <Placed {...place}>
      {flags.map((colour, index) => {
        const [x, y] = [10 + index * 19, 34 + 16 - 4 * (index - 2) ** 2]
        return (
          <g key={colour} transform={`translate(${x} ${y}) rotate(${(2 - index) * 7})`}>
            <path d="M-9-1c6-1 12-1 18 0-2 9-5 17-9 25-4-8-7-16-9-25Z" fill={colour} />
            <path d="M-6.5 4h13" stroke={paint.cream} strokeWidth="2" strokeDasharray="1.5 3" />
          </g>
        )
      })}
      <Pencil d="M-6 26C24 56 72 56 102 26" width={2} />
      <path
        d="M-6 26c-4-6-10-5-10-1 2 4 7 4 10 1Zm0 0c-6 2-8 8-5 10 5 0 6-5 5-10ZM102 26c4-6 10-5 10-1-2 4-7 4-10 1Zm0 0c6 2 8 8 5 10-5 0-6-5-5-10Z"
        fill={paint.plum}
      />
    </Placed>
  )
}

export function Cake({ candles = 1, ...place }: Place & { candles?: number }) {
  const spread = Array.from({ length: candles }, (_, index) => 48 + (index - (candles - 1) / 2) * 13)
  return (
    <Placed {...place}>
      {spread.map((x) => (
        <g key={x}>
          <path d={`M${x} 36V20`} stroke={paint.sky} strokeWidth="5" />
          <path d={`M${x} 4c4 5 5 7 5 9.5a5 5 0 0 1-10 0c0-2.5 1-4.5 5-9.5Z`} fill={paint.honey} />
        </g>
      ))}
      <path d="M18 46c0-8 6-12 13-12h34c7 0 13 4 13 12v36c-20 2-40 2-60 0Z" fill={paint.cream} />
      <path d="M18 62c20-3 40-3 60 0v20c-20 2-40 2-60 0Z" fill={paint.rose} />
      <path d="M66 34c7 0 12 4 12 12v36l-18 1.3c5-16 8-33 6-49.3Z" fill={paint.plum} opacity=".22" />
      <path
        d="M18 46c0-8 6-12 13-12h34c7 0 13 4 13 12v4c-3 8-9 8-11 1-3 9-12 9-14 0-2 12-12 12-14 1-2 7-11 7-12-1-1 6-7 6-9-1Z"
        fill={paint.blush}
      />
      <path d="M8 84c26-3 54-3 80 0" stroke={paint.straw} strokeWidth="5.5" />
      <Pencil d="M16 54v20M26 72c3-2 6-2 9 0M42 74c3-2 6-2 9 0M58 72c3-2 6-2 9 0M26 38c-3 1-4.6 3-5 6" />
    </Placed>
  )
}

export function Balloon({ colour = paint.rose, ...place }: Place & { colour?: string }) {
  return (
    <Placed {...place}>
      <Pencil d="M48 62c-6 10 6 16 0 30" width={1.6} />
      <path d="M48 6c16 0 25 11 25 26 0 16-12 28-25 28S23 48 23 32C23 17 32 6 48 6Z" fill={colour} />
      <path d="M43 64l5-6 5 6Z" fill={colour} />
      <Pencil d="M33 16c-3 3-5 8-5.4 13" stroke={paint.cream} width={3.4} />
      <Pencil d="M22 26c-1.5 8 0 16 4 22" />
    </Placed>
  )
}

export function Pram(place: Place) {
  return (
    <Placed {...place}>
      <path d="M72 50C78 34 82 28 92 26" stroke={paint.straw} strokeWidth="4.5" />
      <path d="M28 72c-4 4-6 8-8 12M62 72c4 4 6 8 8 12" stroke={paint.straw} strokeWidth="4.5" />
      <path d="M10 50C8 24 22 10 46 10v40Z" fill={paint.plum} />
      <path d="M46 10c-10 6-16 22-16 40h16Z" fill={paint.dusk} opacity=".6" />
      <path d="M48 50c0-14 6-20 14-18 7 2 9 9 7 18Z" fill={paint.cream} />
      <path d="M8 50h66c2 16-8 26-24 26H30C14 76 6 66 8 50Z" fill={paint.rose} />
      <path d="M8 50h66c.4 3 .3 6-.3 9-22 3-44 3-65.5 0-.4-3-.5-6-.2-9Z" fill={paint.blush} />
      <circle cx="20" cy="84" r="8.5" fill={paint.cream} stroke={paint.line} strokeWidth="3" />
      <circle cx="68" cy="84" r="8.5" fill={paint.cream} stroke={paint.line} strokeWidth="3" />
      <Pencil d="M14 40c1-12 7-20 17-25M16 66c3 4 7 7 12 8M46 12v36" />
    </Placed>
  )
}

/** Draws a check mark in a green seal. */
export function Tick({ colour = paint.leaf, ...place }: Place & { colour?: string }) {
  return (
    <Placed {...place}>
      <path
        d="M48 8c6-3 8 5 14 5s10-1 12 4 1 9 5 12 9 5 8 10-4 7-2 12 5 9 2 13-8 3-10 8-1 10-6 12-9-1-13 1-8 6-13 4-6-6-11-7-10 1-13-3 0-9-3-12-9-4-9-10 5-7 5-12-5-9-3-14 8-3 11-7 1-10 6-12 9 1 12-1 4-5 8-3Z"
        fill={colour}
      />
      <path d="M32 49l11 12 21-25" stroke={paint.cream} strokeWidth="8" />
      <Pencil d="M20 32c-3 4-5 8-6 12M30 82c4 3 8 5 13 6" />
    </Placed>
  )
}
