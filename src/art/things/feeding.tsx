// Drawings of items for feeding, and for warming and storing milk.
import { Pencil } from '../Art.tsx'
import { paint } from '../paint.ts'
import { Placed, type Place } from '../Placed.tsx'

export function MilkBag(place: Place) {
  return (
    <Placed {...place}>
      <path
        d="M28 14c13-1.5 27-1.5 40 0l3 58c.4 8-4 13-12 13.4-8 .5-15 .5-22 0-8-.4-12.4-5.4-12-13.4Z"
        fill={paint.cream}
      />
      <path
        d="M26.4 46c7-3 13 2.5 22 1 8-1.3 14-4 21.3-1.5l1.3 26.5c.4 8-4 13-12 13.4-8 .5-15 .5-22 0-8-.4-12.4-5.4-12-13.4Z"
        fill={paint.blush}
      />
      <path
        d="M27 12c0-3 1-4.5 4-4.6 11-.6 23-.6 34 0 3 .1 4 1.6 4 4.6v7c-14 1.5-28 1.5-42 0Z"
        fill={paint.rose}
      />
      <Pencil d="M29 25c12 1.2 25 1.2 38 0M35 57h6M35 65h9M35 73h6M24 38l-1.3 26M40 88c6 .4 12 .4 17 0" />
      <Pencil d="M63 52l.7 14" stroke={paint.cream} width={3} />
    </Placed>
  )
}

function PumpCup({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 34)`}>
      <path d="M-17-6c1-13 8-20 17-20s16 7 17 20c-5 5-11 7-17 7s-12-2-17-7Z" fill={paint.blush} />
      <path d="M4-26C12-24 16-17 17-6 12-1 6 1 0 1 8-6 9-16 4-26Z" fill={paint.rose} />
      <path d="M-13 10h26c2 5 3 9 3 14v14c0 6-3 9-8 9H-8c-5 0-8-3-8-9V24c0-5 1-9 3-14Z" fill={paint.cream} />
      <path d="M-16 26c6-2 10 2 16 1s11-2 16-1v12c0 6-3 9-8 9H-8c-5 0-8-3-8-9Z" fill={paint.blush} />
      <path d="M-14 1h28v9h-28Z" fill={paint.plum} />
      <Pencil d="M-18-8c1-9 5-15 11-18M-17 22c-.4 6-.4 12 0 18M11 28H6M11 35H7" />
    </g>
  )
}

export function DuoPump(place: Place) {
  return (
    <Placed {...place}>
      <path d="M26 10C30 0 44 4 46 20v40M70 10C66 0 52 4 50 20v40" stroke={paint.straw} strokeWidth="3" />
      <PumpCup x={20} />
      <PumpCup x={76} />
      <path d="M32 62c0-5 3-8 8-8h16c5 0 8 3 8 8v16c0 6-4 9-9 9H41c-5 0-9-3-9-9Z" fill={paint.plum} />
      <circle cx="48" cy="68" r="8.5" fill={paint.deep} />
      <path
        d="M49.6 62.5c-3.3.2-5.6 2.5-5.5 5.3 0 2.8 2.4 5 5.5 4.9 1.8-.1 3.3-1 4-2.3-3 .7-5.5-1-5.7-3.8-.1-1.7.5-3 1.7-4.1Z"
        fill={paint.moon}
      />
      <path d="M43 81h10" stroke={paint.honey} strokeWidth="3" />
      <Pencil d="M30 66c-.3 5-.2 10 .6 14M38 56c-2.5.6-4 2-4.6 4.5" />
    </Placed>
  )
}

export function WarmCup(place: Place) {
  return (
    <Placed {...place}>
      <path d="M32 50V33c0-5 3-8 7-9h18c4 1 7 4 7 9v17Z" fill={paint.cream} />
      <path d="M31 18c0-2 1-3 3-3h28c2 0 3 1 3 3v6c0 2-1 3-3 3H34c-2 0-3-1-3-3Z" fill={paint.plum} />
      <path d="M38 15c0-4 4-4 5-8 .6-3 2-5 5-5s4.4 2 5 5c1 4 5 4 5 8Z" fill={paint.rose} />
      <path d="M20 50h56l-4 28c-.8 6-4 8.5-9 8.5H33c-5 0-8.2-2.5-9-8.5Z" fill={paint.rose} />
      <path d="M60 50h16l-4 28c-.8 6-4 8.5-9 8.5h-9c4-10 6-22 6-36.5Z" fill={paint.plum} opacity=".35" />
      <path
        d="M16 48c0-3 2-4 5-4.2 18-1 36-1 54 0 3 .2 5 1.2 5 4.2s-2 5-5 5.2c-18 1-36 1-54 0-3-.2-5-2.2-5-5.2Z"
        fill={paint.blush}
      />
      <circle cx="46" cy="69" r="7" fill={paint.cream} />
      <Pencil d="M46 69l3.5-3.5M18 58l2.6 18M33 89c7 .6 14 .6 21 0M37 32v10M19 48c6 1.5 13 2 20 2.2" />
      <path d="M82 36c-4-5 4-8 0-14M14 36c-4-5 4-8 0-14" stroke={paint.honey} strokeWidth="2.6" />
    </Placed>
  )
}

export function Steriliser(place: Place) {
  return (
    <Placed {...place}>
      <path d="M16 62c-1-30 12-44 32-44s33 14 32 44Z" fill={paint.sky} />
      <path d="M30 62V46c0-3 2-5 4-6v-6h10v6c2 1 4 3 4 6v16ZM56 62V48h14v14Z" fill={paint.cream} />
      <path d="M33 34c0-4 3-4 3.6-7 .4-3 4.4-3 4.8 0 .6 3 3.6 3 3.6 7Z" fill={paint.rose} />
      <path d="M56 48c0-6 3-9 7-9s7 3 7 9Z" fill={paint.blush} />
      <path d="M13 60c23-2 47-2 70 0l-2 17c-.8 7-5 10-12 10H27c-7 0-11.2-3-12-10Z" fill={paint.cream} />
      <path d="M66 59c6 0 11 .4 17 1l-2 17c-.8 7-5 10-12 10H56c6-8 9-17 10-28Z" fill={paint.blush} />
      <path d="M42 18c0-8 12-8 12 0Z" fill={paint.plum} />
      <circle cx="34" cy="74" r="5.5" fill={paint.leaf} />
      <Pencil d="M13 58c0-16 4-28 12-35M13 66l1 10M34 71.5v2.8M46 74h12M30 90c8 .5 16 .5 25 0" />
      <Pencil d="M66 28c4 4 7 9 8 16" stroke={paint.cream} width={3} />
    </Placed>
  )
}

export function WarmPads(place: Place) {
  return (
    <Placed {...place}>
      <circle cx="62" cy="42" r="26" fill={paint.plum} />
      <circle cx="62" cy="42" r="20" stroke={paint.rose} strokeWidth="1.8" strokeDasharray="3 4" />
      <path d="M60 42c-5-6 5-10 0-16" stroke={paint.rose} strokeWidth="3" />
      <circle cx="35" cy="58" r="27" fill={paint.rose} />
      <path d="M44 33c14 6 20 20 17 33-3 12-14 20-26 19 13-8 20-24 9-52Z" fill={paint.plum} opacity=".25" />
      <circle cx="35" cy="58" r="21" stroke={paint.blush} strokeWidth="1.8" strokeDasharray="3 4" />
      <path
        d="M26 68c-6-7 6-12 0-20M36 68c-6-7 6-12 0-20M46 68c-6-7 6-12 0-20"
        stroke={paint.cream}
        strokeWidth="3"
      />
      <Pencil d="M25 32C14 37 7 47 7 58M11 73c4 7 10 12 18 14M70 16c9 3 15 9 18 17" />
    </Placed>
  )
}

export function Flange({ rim = paint.rose, ...place }: Place & { rim?: string }) {
  return (
    <Placed {...place}>
      <path d="M24 18c20 4 29 15 34 22h18c4 0 6 3 6 8s-2 8-6 8H58c-5 7-14 18-34 22Z" fill={paint.cream} />
      <path d="M24 48c14 2 26 4 34 8-5 7-14 18-34 22ZM58 48h24c0 5-2 8-6 8H58Z" fill={paint.blush} />
      <ellipse cx="24" cy="48" rx="11" ry="32" fill={rim} />
      <ellipse cx="26" cy="48" rx="6" ry="19" fill={paint.plum} />
      <Pencil d="M18 18c-5 8-7 18-7 29M30 14c14 4 23 12 29 22M66 59h11M40 76c7-4 12-9 16-14" />
    </Placed>
  )
}

export function Valve(place: Place) {
  return (
    <Placed {...place}>
      <path d="M31 34c10 5 24 5 34 0l-9 45c-1.4 5.4-14.6 5.4-16 0Z" fill={paint.blush} />
      <path d="M52 37.6c5-.4 9-1.6 13-3.6l-9 45c-.8 3.2-5 4.6-9 4.1 4-13 5.6-28 5-45.5Z" fill={paint.rose} />
      <path d="M25 22c0-7 10-10 23-10s23 3 23 10v7c0 7-10 10-23 10s-23-3-23-10Z" fill={paint.rose} />
      <ellipse cx="48" cy="22" rx="23" ry="10" fill={paint.cream} />
      <ellipse cx="48" cy="22" rx="13" ry="5.4" fill={paint.plum} />
      <Pencil d="M41 80c2-6 4-10 7-14 3 4 5 8 7 14M28 28c1 4 6 6.6 13 7.6M36 46l4 22" />
    </Placed>
  )
}

export function Cable(place: Place) {
  return (
    <Placed {...place}>
      <path d="M18 70c-6-26 8-44 24-38s14 32 0 34-18-18-2-28 30-8 36-2" stroke={paint.plum} strokeWidth="5" />
      <path d="M70 26c4-3 8-2 11 2l6 9c2 4 1 7-2 9l-3 2L67 29Z" fill={paint.rose} />
      <path d="M82 47l5.5-4 6 8.5-5.5 4Z" fill={paint.cream} />
      <path d="M10 70h16v9c0 4-3 6-8 6s-8-2-8-6Z" fill={paint.rose} />
      <path d="M13 85h10v7H13Z" fill={paint.cream} />
      <Pencil d="M72 30l6 9M14 73v5M16 88h4" />
    </Placed>
  )
}
