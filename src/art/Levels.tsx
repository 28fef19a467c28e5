// Emblems of the four membership levels: moon, sprout, nest, ribbon. Each emblem has more leaves than the previous one.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { NestShape } from './Nest.tsx'
import { RibbonShape } from './Ribbon.tsx'
import { paint } from './paint.ts'
import { Crescent } from './Crescent.tsx'
import { Placed, type Place } from './Placed.tsx'

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

function Moon() {
  return (
    <>
      <path d={seal} fill={paint.blush} />
      <circle cx="48" cy="48" r="27" fill={paint.plum} />
      <Crescent x={49} y={49} scale={0.5} />
      <Star x={62} y={40} r={4} />
      <Star x={60} y={56} r={2.5} fill={paint.blush} />
      <Pencil d="M27 33c-3 4-5 9-5 14M69 64c3-4 5-9 5-14" />
    </>
  )
}

function Sprout() {
  return (
    <>
      <path d={seal} fill={paint.rose} />
      <circle cx="48" cy="48" r="27" fill={paint.cream} />
      <path d="M48 52c-1-11-8-16-19-15 0 10 8 16 19 15Z" fill={paint.leaf} />
      <path d="M48 47c0-9 7-15 18-15 1 10-7 16-18 15Z" fill={paint.fern} />
      <path d="M31 61c5-3 11-4 17-4s12 1 17 4c-4 5-10 8-17 8s-13-3-17-8Z" fill={paint.straw} />
      <Pencil d="M48 58V43" stroke={paint.fern} width={2.6} />
      <Pencil d="M47 51c-4-5-9-8-14-10M49 46c3-5 7-8 12-10M37 61c4-1.5 8-2 12-2M27 33c-3 4-5 9-5 14M69 64c3-4 5-9 5-14" />
    </>
  )
}

function Nest() {
  return (
    <>
      <Leaves count={3} />
      <path d={seal} fill={paint.honey} transform="translate(7 7) scale(.854)" />
      <circle cx="48" cy="48" r="23" fill={paint.cream} />
      <NestShape x={48} y={46} scale={0.48} />
      <Pencil d="M27 36c-2 3-3 7-3 11M70 60c2-3 3-7 3-10" />
      <Star x={48} y={31} r={4} />
    </>
  )
}

function Ribbon() {
  return (
    <>
      <Leaves count={5} />
      <path d={seal} fill={paint.plum} transform="translate(7 7) scale(.854)" />
      <circle cx="48" cy="48" r="23" fill={paint.moon} />
      <RibbonShape x={48} y={47} scale={0.52} />
      <Pencil d="M27 36c-2 3-3 7-3 11M70 60c2-3 3-7 3-10" />
      <Star x={48} y={10} r={7} />
    </>
  )
}

const emblems = [Moon, Sprout, Nest, Ribbon] as const

/** Draws the emblem of a membership level as part of a picture; a level outside of 1 to 4 uses the nearest emblem. */
export function LevelShape({ level, ...place }: Place & { level: number }) {
  const Emblem = emblems[Math.max(1, Math.trunc(level)) - 1] ?? Ribbon
  return (
    <Placed {...place}>
      <Emblem />
    </Placed>
  )
}

/** Draws the emblem of a membership level from 1 to 4; a higher level uses the highest emblem. */
export function LevelEmblem({ level, ...props }: ArtProps & { level: number }) {
  return (
    <Art {...props}>
      <LevelShape level={level} />
    </Art>
  )
}
