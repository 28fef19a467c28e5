// Drawings of books, forms, receipts and other paper.
import type { ReactNode } from 'react'
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

/** Draws a closed book; children draw the cover, centered at (52, 46). */
export function Book({
  cover = paint.plum,
  spine = paint.rose,
  children,
  ...place
}: Place & { cover?: string; spine?: string; children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path
        d="M22 14c18-1.5 38-1.5 56 0 2 1 3 2 3 4v62c0 4-2 5-4 5.4-18 1-36 1-54 .6-5-.4-7-3-7-7V22c0-5 2-7.6 6-8Z"
        fill={cover}
      />
      <path d="M20 76c20-2 40-2 61-.6v4.6c0 4-2 5-4 5.4-18 1-36 1-54 .6-6-.6-8-8-3-10Z" fill={paint.cream} />
      <path d="M22 14c2-.2 4-.3 6-.4V76c-4 0-8 .3-10 1-1 .4-2 1.4-2 3V22c0-5 2-7.6 6-8Z" fill={spine} />
      {children}
      <path d="M64 78v14l4-3.6 4 3.6V78Z" fill={paint.honey} />
      <Pencil d="M14 28c-.5 15-.5 29 0 43M24 81c12-.8 24-1 35-.7M36 13c9-.5 18-.6 27-.4" />
    </Placed>
  )
}

/** Draws an open book; the centers of its pages are (26, 46) and (70, 46). */
export function OpenBook({
  cover = paint.plum,
  children,
  ...place
}: Place & { cover?: string; children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path
        d="M4 26c0-3 2-4 5-4h78c3 0 5 1 5 4v50c0 3-2 5-5 5H54c-4 3-8 3-12 0H9c-3 0-5-2-5-5Z"
        fill={cover}
      />
      <path d="M10 18c13-4 28-3 38 5v52c-10-8-25-9-38-5Z" fill={paint.cream} />
      <path d="M86 18c-13-4-28-3-38 5v52c10-8 25-9 38-5Z" fill={paint.cream} />
      <path d="M48 23c4-3 8-5 13-6-5 8-8 28-7 54-2 1-4 2-6 4Z" fill={paint.blush} />
      {children}
      <Pencil d="M48 26v46M8 30v36M20 84h20" />
    </Placed>
  )
}

/** Draws a cloth book with a tag, and a bear on its cover. */
export function ClothBook(place: Place) {
  return (
    <Placed {...place}>
      <path d="M80 40c10-2 12 12 2 12" stroke={paint.honey} strokeWidth="5" />
      <path
        d="M24 14c-6 0-10 3-10 9 2 16 2 34 0 50 0 8 4 11 11 11 16-2 32-2 48 0 7 0 10-3 10-10-2-16-2-34 0-51 0-6-4-9-10-9-16 2-33 2-49 0Z"
        fill={paint.sky}
      />
      <path
        d="M24 14c2 0 5 .3 8 .5-2 22-2 46 0 68-3 .2-5 .6-7 1-7 0-11-3-11-10.5 2-16 2-34 0-50 0-6 4-9 10-9Z"
        fill={paint.leaf}
      />
      <circle cx="45" cy="36" r="7" fill={paint.straw} />
      <circle cx="67" cy="36" r="7" fill={paint.straw} />
      <path d="M56 34c12 0 18 8 18 17s-7 15-18 15-18-6-18-15 6-17 18-17Z" fill={paint.straw} />
      <ellipse cx="56" cy="57" rx="8" ry="6.5" fill={paint.cream} />
      <circle cx="45" cy="55" r="3" fill={paint.rose} />
      <circle cx="67" cy="55" r="3" fill={paint.rose} />
      <Pencil d="M49 48v1.6M63 48v1.6M54 55h4M56 56v3M13 36c.5 9 .4 18-.2 26M40 18c9 .5 18 .4 27-.3" />
      <path
        d="M37 20v58M78 24c-1.5 16-1.5 34 0 50"
        stroke={paint.cream}
        strokeWidth="1.6"
        strokeDasharray="3 3"
      />
    </Placed>
  )
}

export function Calendar({ children, ...place }: Place & { children?: ReactNode }) {
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  return (
    <Placed {...place}>
      <path d="M12 20c24-1.5 48-1.5 72 0 2 20 2 42 0 63-24 2-48 2-72 0-2-21-2-43 0-63Z" fill={paint.cream} />
      <path
        d="M12 20c24-1.5 48-1.5 72 0 .8 6 1 12 1 18-25-1.5-49-1.5-74 0 0-6 .2-12 1-18Z"
        fill={paint.plum}
      />
      {days.map((day) => (
        <circle
          key={day}
          cx={24 + (day % 4) * 16}
          cy={49 + Math.floor(day / 4) * 12}
          r="3.6"
          fill={day < 5 ? paint.rose : paint.blush}
        />
      ))}
      {children ?? <Star x={72} y={61} r={10} />}
      <path d="M28 12v14M48 11v14M68 12v14" stroke={paint.honey} strokeWidth="4" />
      <Pencil d="M10 44c-.5 11-.3 22 .6 32M26 88c12 .8 24 .8 36 0" />
    </Placed>
  )
}

/** Draws a form on a clipboard; `done` is the number of ticked lines, out of four. */
export function Form({ done = 2, board = paint.straw, ...place }: Place & { done?: number; board?: string }) {
  const lines = [0, 1, 2, 3]
  return (
    <Placed {...place}>
      <path d="M18 14c20-1.5 40-1.5 60 0 2 24 2 48 0 72-20 1.5-40 1.5-60 0-2-24-2-48 0-72Z" fill={board} />
      <path
        d="M24 22c16-1 32-1 48 0 1.4 19 1.4 38 0 57-16 1-32 1-48 0-1.4-19-1.4-38 0-57Z"
        fill={paint.cream}
      />
      <path d="M34 12c0-4 6-2 8-6 2-4 10-4 12 0 2 4 8 2 8 6v9c-9 1.5-19 1.5-28 0Z" fill={paint.plum} />
      {lines.map((line) => (
        <g key={line} transform={`translate(34 ${33 + line * 12})`}>
          <circle r="4.6" fill={line < done ? paint.leaf : paint.blush} />
          {line < done && <path d="M-2 .2-.4 2 2.4-1.8" stroke={paint.line} strokeWidth="1.6" />}
          <path
            d={`M10 0h${line % 2 ? 17 : 22}`}
            stroke={line < done ? paint.rose : paint.blush}
            strokeWidth="3.6"
          />
        </g>
      ))}
      <Pencil d="M16 28c-.8 15-.8 30 0 45M30 90c12 .7 24 .7 35 0" />
    </Placed>
  )
}

export function Receipt(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M22 12c17-1.5 34-1.5 52 0 1.5 24 1.5 48 0 72l-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6L22 84c-1.5-24-1.5-48 0-72Z"
        fill={paint.cream}
      />
      <path d="M62 11.4l12 .6c1.5 24 1.5 48 0 72l-6.5-6-6.5 6C64 60 64 34 62 11.4Z" fill={paint.blush} />
      <circle cx="36" cy="26" r="6.5" fill={paint.rose} />
      <path
        d="M48 24h16M48 29h10M32 42h14M58 42h8M32 51h18M60 51h6M32 60h12M56 60h10"
        stroke={paint.rose}
        strokeWidth="3"
      />
      <path d="M32 68h34" stroke={paint.line} strokeWidth="1.6" strokeDasharray="3 3" />
      <Pencil d="M19 28c-.6 14-.6 28 0 42M34 9c9-.5 18-.5 27 0" />
    </Placed>
  )
}

/** Draws a voucher; children draw its benefit, centered at (36, 48). */
export function Voucher({
  main = paint.rose,
  stub = paint.plum,
  children,
  ...place
}: Place & { main?: string; stub?: string; children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path
        d="M10 24c18-1 36-1 52 0-1 7 6 7 6 0h18c3 0 4 2 4 4-.6 14-.6 26 0 40 0 2-1 4-4 4H68c0-7-7-7-6 0-16 1-34 1-52 0-3 0-4-2-4-4 .6-14 .6-26 0-40 0-2 1-4 4-4Z"
        fill={main}
      />
      <path
        d="M68 24h18c3 0 4 2 4 4-.6 14-.6 26 0 40 0 2-1 4-4 4H68c0-3.5-1.6-5.3-3-5.3V29.3c1.4 0 3-1.8 3-5.3Z"
        fill={stub}
      />
      <path d="M65 33v31" stroke={paint.cream} strokeWidth="2" strokeDasharray="2.5 4" />
      {children}
      <Star x={78} y={48} r={6.5} />
      <Pencil d="M4 34c.4 9 .4 18 0 27M16 76c14 .8 28 .8 42 .2M18 20.5c9-.4 18-.4 27-.2" />
    </Placed>
  )
}

export function Phone({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path
        d="M26 10c0-4 2-6 6-6.3 11-.6 21-.6 32 0 4 .3 6 2.3 6 6.3 1 26 1 50 0 76 0 4-2 6-6 6.3-11 .6-21 .6-32 0-4-.3-6-2.3-6-6.3-1-26-1-50 0-76Z"
        fill={paint.plum}
      />
      <path d="M31 13h34c1 23 1 46 0 69H31c-1-23-1-46 0-69Z" fill={paint.cream} />
      {children}
      <Pencil d="M23 24c-.4 12-.4 24 0 36M44 87.5h8" />
    </Placed>
  )
}

/** Draws a magazine issue; children draw the cover, centered at (48, 52). */
export function Magazine({
  cover = paint.blush,
  children,
  ...place
}: Place & { cover?: string; children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path d="M24 12c18-2 36-2 54-1 2 .2 3 1 3 3v68c0 2-1 3-3 3.2-18 1-36 1-54 0Z" fill={paint.cream} />
      <path
        d="M18 10c18-2 36-2 54-1 2 .2 3 1 3 3v68c0 2-1 3-3 3.2-18 1-36 1-54 0-3 0-4-2-4-4V14c0-2 1-4 4-4Z"
        fill={cover}
      />
      <path d="M24 20h34M24 27h18" stroke={paint.plum} strokeWidth="4" />
      {children}
      <Pencil d="M11.5 24c-.4 16-.4 32 0 48M28 87c13 .7 26 .7 38 0" />
    </Placed>
  )
}

/** Draws an open laptop; its screen has 64 × 42 units and the center (48, 38). */
export function Laptop({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path d="M14 12c22-1.5 46-1.5 68 0 2 18 2 36 0 54-22 1-46 1-68 0-2-18-2-36 0-54Z" fill={paint.plum} />
      <path
        d="M18 17c20-1.2 40-1.2 60 0 1.2 14 1.2 28 0 42-20 1-40 1-60 0-1.2-14-1.2-28 0-42Z"
        fill={paint.cream}
      />
      {children}
      <path
        d="M6 68c28-2 56-2 84 0 4 .4 5 3 3 5-1 3-4 4-8 4.2-24 1-50 1-74 0-4-.2-7-1.2-8-4.2-2-2-1-4.6 3-5Z"
        fill={paint.rose}
      />
      <Pencil d="M11 24c-.6 10-.6 22 0 33M38 72h20M12 80c9 .6 18 .8 28 .9" />
    </Placed>
  )
}
