// Drawings of bags.
import { Pencil, Star } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function Tote({ main = paint.cream, ...place }: Place & { main?: string }) {
  return (
    <Placed {...place}>
      <path d="M30 40c-1-34 37-34 36 0" stroke={paint.plum} strokeWidth="4.5" />
      <path
        d="M14 36c22-2 45-2 68 0l-4 44c-.5 5-3 7-7 7.2-15 .8-31 .8-46 0-4-.2-6.5-2.2-7-7.2Z"
        fill={main}
      />
      <path
        d="M62 34.6c7 .2 13 .7 20 1.4l-4 44c-.5 5-3 7-7 7.2-5 .3-11 .4-16 .5C62 72 64 54 62 34.6Z"
        fill={paint.straw}
        opacity=".32"
      />
      <path
        d="M48 80c-1-12-8-19-20-20 0 12 8 20 20 20Zm0 0c1-17 9-26 22-26 0 14-9 25-22 26Z"
        fill={paint.leaf}
      />
      <path d="M27 33h7v10h-7ZM62 33h7v10h-7Z" fill={paint.plum} />
      <Pencil d="M13 46l2.5 28M48 79c-4-6-9-11-15-15M48 77c4-8 10-15 17-19M28 91c10 .6 20 .6 30 0M20 42h5M39 42h18" />
    </Placed>
  )
}

export function TravelTote(place: Place) {
  return (
    <Placed {...place}>
      <path d="M28 38C28 6 68 6 68 38" stroke={paint.straw} strokeWidth="5" />
      <path
        d="M10 36c25-3 51-3 76 0 2 15 2 29 0 43-.8 5-3 7-8 7.4-20 1-40 1-60 0-5-.4-7-2.4-8-7.4-2-14-2-28 0-43Z"
        fill={paint.plum}
      />
      <path d="M8 34c0-3 2-4.6 5-5 23-2 47-2 70 0 3 .4 5 2 5 5v8c-27 3-53 3-80 0Z" fill={paint.rose} />
      <path
        d="M24 54c16-1.5 32-1.5 48 0v24c0 3-2 4.5-5 4.7-12 .7-26 .7-38 0-3-.2-5-1.7-5-4.7Z"
        fill={paint.rose}
      />
      <path d="M24 54c16-1.5 32-1.5 48 0v8c-16 2-32 2-48 0Z" fill={paint.blush} />
      <path d="M30 30v14M66 30v14" stroke={paint.straw} strokeWidth="6" />
      <circle cx="48" cy="65" r="3.4" fill={paint.honey} />
      <Pencil d="M8 50c-.6 9-.4 18 .6 26M30 72c4 .6 8 .8 12 1M14 36c14-1 28-1.5 43-1.2M82 48c.8 8 .6 15 0 23" />
    </Placed>
  )
}

export function CoolerBag(place: Place) {
  return (
    <Placed {...place}>
      <path d="M30 28c0-22 36-22 36 0" stroke={paint.plum} strokeWidth="5" />
      <path
        d="M14 42c23-1.5 45-1.5 68 0l-3 38c-.5 5-3 6.6-7 6.8-16 .8-32 .8-48 0-4-.2-6.5-1.8-7-6.8Z"
        fill={paint.sky}
      />
      <path
        d="M66 41c5 .2 11 .5 16 1l-3 38c-.5 5-3 6.6-7 6.8-5 .3-10 .4-15 .5C63 73 67 58 66 41Z"
        fill={paint.dusk}
        opacity=".22"
      />
      <path d="M12 33c0-4 2-6 6-6.3 20-1 40-1 60 0 4 .3 6 2.3 6 6.3v10c-24 2-48 2-72 0Z" fill={paint.plum} />
      <path
        d="M48 53v24M37.6 59l20.8 12M58.4 59 37.6 71M44 56l4 3 4-3M44 74l4-3 4 3"
        stroke={paint.cream}
        strokeWidth="2.6"
      />
      <path d="M20 38c18 1.2 36 1.2 54 0" stroke={paint.rose} strokeWidth="1.8" strokeDasharray="3 3" />
      <path d="M76 37.5l6 5" stroke={paint.honey} strokeWidth="3.4" />
      <Pencil d="M13 50l2 26M16 30c-2 .6-3 2-3 4M28 90c10 .6 19 .6 28 0" />
    </Placed>
  )
}

export function CarryPouch(place: Place) {
  return (
    <Placed {...place}>
      <path d="M76 34c12 2 14 18 4 22" stroke={paint.straw} strokeWidth="4" />
      <path
        d="M12 34c24-2 48-2 72 0 4 12 4 26-1 40-1 5-4 8-9 8.4-17 1-35 1-52 0-5-.4-8-3.4-9-8.4-5-14-5-28-1-40Z"
        fill={paint.leaf}
      />
      <path
        d="M68 33l16 1c4 12 4 26-1 40-1 5-4 8-9 8.4-5 .3-10 .5-15 .6C68 68 71 50 68 33Z"
        fill={paint.fern}
        opacity=".5"
      />
      <path d="M11 30c0-3 2-4 4-4.2 22-1 44-1 66 0 2 .2 4 1.2 4 4.2v6c-25 2-49 2-74 0Z" fill={paint.fern} />
      <path d="M17 32c20-1 40-1 60 0" stroke={paint.honey} strokeWidth="1.8" strokeDasharray="2.5 2.5" />
      <path d="M22 32l-3 11" stroke={paint.honey} strokeWidth="3.6" />
      <path
        d="M52 46c-8 .5-13.5 6-13.3 13 .2 7 6 12 13 11.7 5-.2 9-2.7 11-6.5-7 2-14-2-14.5-9-.2-4 1.4-7 3.8-9.2Z"
        fill={paint.moon}
      />
      <Star x={61} y={53} r={3.5} fill={paint.moon} />
      <Pencil d="M10 44c-1.5 8-1 17 1.5 26M30 86c10 .6 20 .6 30 0" />
    </Placed>
  )
}

export function BatikPouch(place: Place) {
  const flowers = [
    [26, 50],
    [48, 46],
    [70, 50],
    [36, 66],
    [60, 66],
  ] as const
  return (
    <Placed {...place}>
      <path
        d="M10 34c25-3 51-3 76 0l-5 40c-.6 5-3 8-8 8.4-17 1-33 1-50 0-5-.4-7.4-3.4-8-8.4Z"
        fill={paint.dusk}
      />
      <path
        d="M15 72c22 2 44 2 66 0-.5 6-3 10-8 10.4-17 1-33 1-50 0-5-.4-7.5-4.4-8-10.4Z"
        fill={paint.straw}
      />
      <path
        d="M9 30c0-3 2-4.4 4-4.6 23-1.2 47-1.2 70 0 2 .2 4 1.6 4 4.6v6c-26 2-52 2-78 0Z"
        fill={paint.straw}
      />
      {flowers.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0-1c-4-7 4-7 0 0 7-4 7 4 0 0 4 7-4 7 0 0-7 4-7-4 0 0Z"
            fill={paint.honey}
            stroke={paint.honey}
            strokeWidth="1.6"
          />
          <circle r="1.8" fill={paint.plum} />
        </g>
      ))}
      <path
        d="M18 40c4 8 4 14 2 22M78 40c-4 8-4 14-2 22M36 40c-2 3-2 6 0 9M60 40c2 3 2 6 0 9"
        stroke={paint.rose}
        strokeWidth="1.8"
      />
      <path d="M16 31c20-1 40-1 60 0" stroke={paint.plum} strokeWidth="1.6" strokeDasharray="2.5 2.5" />
      <path d="M76 31l6 12" stroke={paint.plum} strokeWidth="3.6" />
      <Pencil d="M9 44l3.5 24M20 78c6 .6 12 1 18 1" />
    </Placed>
  )
}

export function Basket(place: Place) {
  return (
    <Placed {...place}>
      <path d="M22 44c-4-14 6-22 18-20 8 1 12 8 12 20Z" fill={paint.rose} />
      <path d="M44 44c0-18 6-28 14-28s13 10 12 28Z" fill={paint.cream} />
      <circle cx="62" cy="36" r="11" fill={paint.moon} />
      <Pencil d="M57 35c1.2 1.5 3.2 1.5 4.4 0M64 35c1.2 1.5 3.2 1.5 4.4 0M27 32c4-3 9-4 14-2" width={1.5} />
      <path
        d="M12 42c24-2 48-2 72 0l-6 38c-.7 4-3 6.6-7 6.8-15 .8-31 .8-46 0-4-.2-6.3-2.8-7-6.8Z"
        fill={paint.straw}
      />
      <path
        d="M66 41c6 .2 12 .5 18 1l-6 38c-.7 4-3 6.6-7 6.8-5 .3-10 .4-15 .5C63 73 67 58 66 41Z"
        fill={paint.plum}
        opacity=".28"
      />
      <path d="M10 40c25-3 51-3 76 0 1 3 1 6 0 8-25 3-51 3-76 0-1-2-1-5 0-8Z" fill={paint.honey} />
      <Pencil
        d="M18 52c8 6 14 6 20 0 6 6 14 6 20 0 6 6 13 6 20 0M20 63c7 6 12 6 18 0 6 6 14 6 20 0 6 6 12 6 18 0M22 74c6 6 10 6 16 0 6 6 14 6 20 0 5 6 10 6 15 0"
        width={1.5}
      />
      <path d="M11 44c-7 2-9 10-5 16M85 44c7 2 9 10 5 16" stroke={paint.plum} strokeWidth="3.6" />
    </Placed>
  )
}
