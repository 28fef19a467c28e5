// The four levels' emblems: a seed, a sprout, a branch, a moon in leaf. Names of levels are data; the
// pictures only promise growth.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'

const seal =
  'M48.0 8.0C53.3 6.3 54.5 12.8 58.1 13.7S66.1 10.1 69.6 14.3C75.0 15.8 72.5 21.9 75.1 24.6S83.7 25.9 84.4 31.4C88.1 35.5 82.7 39.3 83.4 42.9S90.0 48.7 87.6 53.7C88.5 59.1 81.9 59.5 80.6 62.9S82.9 71.3 78.2 74.2C76.0 79.3 70.3 76.0 67.4 78.1S64.8 86.5 59.3 86.4C54.7 89.5 51.7 83.6 48.0 83.8S41.3 89.5 36.7 86.4C31.2 86.5 31.8 79.9 28.6 78.1S20.0 79.3 17.8 74.2C13.1 71.3 17.1 66.1 15.4 62.9S7.5 59.1 8.4 53.7C6.0 48.7 12.2 46.6 12.6 42.9S7.9 35.5 11.6 31.4C12.3 25.9 18.7 27.5 20.9 24.6S21.0 15.8 26.4 14.3C29.9 10.1 34.4 14.9 37.9 13.7S42.7 6.3 48.0 8.0Z'

function Leaves({ count }: { count: number }) {
  const pairs = Array.from({ length: count }, (_, index) => 158 - index * 27)
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(48 48) scale(${side} 1)`}>
      {pairs.map((angle, index) => (
        <path
          key={angle}
          d="M-2-28c7-3 10-10 6-19-9 4-11 12-6 19Z"
          transform={`rotate(${angle})`}
          fill={index % 2 ? paint.leaf : paint.fern}
        />
      ))}
    </g>
  ))
}

export function Level1(props: ArtProps) {
  return (
    <Art {...props}>
      <path d={seal} fill={paint.blush} />
      <circle cx="48" cy="48" r="27" fill={paint.cream} />
      <path d="M49 30c9 3 14 12 13 21-1 8-6 13-14 13s-14-5-14-13c0-9 6-18 15-21Z" fill={paint.sky} />
      <circle cx="43" cy="49" r="2" fill={paint.line} opacity=".5" />
      <circle cx="52" cy="44" r="1.5" fill={paint.line} opacity=".5" />
      <circle cx="50" cy="56" r="2.2" fill={paint.line} opacity=".5" />
      <Pencil d="M44 32c-7 4-11 11-10.5 19M56 59c2-2 3-5 3.5-8M27 33c-3 4-5 9-5 14M69 64c3-4 5-9 5-14" />
    </Art>
  )
}

export function Level2(props: ArtProps) {
  return (
    <Art {...props}>
      <path d={seal} fill={paint.rose} />
      <circle cx="48" cy="48" r="27" fill={paint.cream} />
      <path d="M48 52c-1-11-8-16-19-15 0 10 8 16 19 15Z" fill={paint.leaf} />
      <path d="M48 47c0-9 7-15 18-15 1 10-7 16-18 15Z" fill={paint.fern} />
      <path d="M31 61c5-3 11-4 17-4s12 1 17 4c-4 5-10 8-17 8s-13-3-17-8Z" fill={paint.straw} />
      <Pencil d="M48 58V43" stroke={paint.fern} width={2.6} />
      <Pencil d="M47 51c-4-5-9-8-14-10M49 46c3-5 7-8 12-10M37 61c4-1.5 8-2 12-2M27 33c-3 4-5 9-5 14M69 64c3-4 5-9 5-14" />
    </Art>
  )
}

export function Level3(props: ArtProps) {
  return (
    <Art {...props}>
      <Leaves count={3} />
      <path d={seal} fill={paint.honey} transform="translate(7 7) scale(.854)" />
      <circle cx="48" cy="48" r="23" fill={paint.cream} />
      <path
        d="M51 31c-10 .5-17 7.5-17 16.5S41.5 64 51 63.5c6 0 11-3 13.5-8-9.5 3-18-3-18.5-12-.3-5 2-9.5 5-12.5Z"
        fill={paint.plum}
      />
      <Pencil d="M48 31c-8 1.5-14.5 7.5-15.5 15M27 36c-2 3-3 7-3 11M70 60c2-3 3-7 3-10" />
      <Star x={58} y={42} r={4.5} />
    </Art>
  )
}

export function Level4(props: ArtProps) {
  return (
    <Art {...props}>
      <Leaves count={5} />
      <path d={seal} fill={paint.plum} transform="translate(7 7) scale(.854)" />
      <circle cx="48" cy="48" r="23" fill={paint.deep} />
      <circle cx="48" cy="49" r="14.5" fill={paint.moon} />
      <path d="M53 36c6 3 10 8 9 14-1 7-6 12-13 13 7-6 9-18 4-27Z" fill={paint.honey} />
      <Pencil d="M42.5 48c1 1.2 2.6 1.2 3.6 0M50.5 48c1 1.2 2.6 1.2 3.6 0M46.5 54c1.2 1 2.6 1 3.8 0M41 36c-4 2-7 6-8 11" />
      <Star x={48} y={10} r={7} />
      <Star x={33} y={34} r={3} fill={paint.moon} />
      <Star x={63} y={63} r={2.5} fill={paint.moon} />
    </Art>
  )
}

const emblems = [Level1, Level2, Level3, Level4] as const

/** The emblem of a membership level, 1 to 4; a level beyond them wears the highest. */
export function LevelEmblem({ level, ...props }: ArtProps & { level: number }) {
  const Emblem = emblems[Math.max(1, Math.trunc(level)) - 1] ?? Level4
  return <Emblem {...props} />
}
