// Drawings of locks, keys and clocks.
import { Pencil } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function Padlock({ open, ...place }: Place & { open?: boolean }) {
  return (
    <Placed {...place}>
      <path
        d={open ? 'M28 44V28c0-22 34-24 36-4' : 'M28 46V30c0-26 40-26 40 0v16'}
        stroke={paint.straw}
        strokeWidth="8"
      />
      <path d="M16 44c21-2 43-2 64 0 2 13 2 25 0 38-21 2-43 2-64 0-2-13-2-25 0-38Z" fill={paint.plum} />
      <path d="M66 43l14 1c2 13 2 25 0 38-5 .5-10 .8-15 1 3-14 4-27 1-40Z" fill={paint.line} opacity=".2" />
      <path
        d="M50 52c-6.5.4-11 5-10.8 11 .2 6 5 10 11 9.8 4-.2 7.5-2.3 9-5.5-5.5 1.7-11.5-1.7-12-7.5-.2-3.4 1-6 2.8-7.8Z"
        fill={paint.moon}
      />
      <Pencil d="M13 52c-.6 8-.4 16 .4 24M30 90c12 .6 24 .6 36 0" />
    </Placed>
  )
}

export function Key(place: Place) {
  return (
    <Placed {...place}>
      <path d="M46 48h44M74 48v14M86 48v10" stroke={paint.honey} strokeWidth="7" />
      <circle cx="28" cy="48" r="18" stroke={paint.honey} strokeWidth="8" />
      <path d="M28 62c-7 0-12-3-14-8M46 52h24" stroke={paint.straw} strokeWidth="3" />
      <Pencil d="M8 40c2-7 7-12 14-14M50 42h14" />
    </Placed>
  )
}

export function Hourglass(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M26 16h44c0 18-8 24-16 32 8 8 16 14 16 32H26c0-18 8-24 16-32-8-8-16-14-16-32Z"
        fill={paint.sky}
      />
      <path
        d="M40 78c2-8 6-12 8-14 2 2 8 6 10 14ZM36 34h24c-3 5-8 9-12 13-4-4-9-8-12-13Z"
        fill={paint.honey}
      />
      <path d="M48 46v20" stroke={paint.honey} strokeWidth="2.4" />
      <path
        d="M18 10c20-1.6 40-1.6 60 0 2 3 2 6 0 9-20 1.6-40 1.6-60 0-2-3-2-6 0-9ZM18 78c20-1.6 40-1.6 60 0 2 3 2 6 0 9-20 1.6-40 1.6-60 0-2-3-2-6 0-9Z"
        fill={paint.plum}
      />
      <Pencil d="M22 24c1 8 5 15 11 21M62 58c4 5 7 10 8 16M28 92c13 .6 26 .6 40 0" />
    </Placed>
  )
}
