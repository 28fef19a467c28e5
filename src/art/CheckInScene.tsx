// Scene of the check-in: a garland of seven coins; the coins of completed days are gold.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'

const coins = [
  [58, 74],
  [96, 94],
  [137, 105],
  [180, 109],
  [223, 105],
  [264, 94],
  [302, 74],
] as const

interface CheckInSceneProps extends ArtProps {
  /** One value per day of the cycle, starting with the first day: true if the day is completed. Empty by default. */
  lit?: readonly boolean[]
}

export function CheckInScene({ lit = [], ...props }: CheckInSceneProps) {
  return (
    <Art width={360} height={180} {...props}>
      <path
        d="M180 10c92-4 160 26 162 78s-62 84-160 86C84 176 18 142 18 92 18 44 88 14 180 10Z"
        fill={paint.mist}
      />
      <path d="M20 20c12 46 10 100 2 150M340 20c-12 46-10 100-2 150" stroke={paint.straw} strokeWidth="7" />
      <path
        d="M24 58c16-2 26-12 30-28-18 0-28 10-30 28Zm-2 76c18 2 30-4 38-20-18-4-32 3-38 20Z"
        fill={paint.leaf}
      />
      <path
        d="M336 58c-16-2-26-12-30-28 18 0 28 10 30 28Zm2 76c-18 2-30-4-38-20 18-4 32 3 38 20Z"
        fill={paint.fern}
      />
      <Pencil d="M28 46c80 50 224 50 304 0" width={2} />
      {coins.map(([x, y], day) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Pencil d="M0-22v8" />
          <circle cy="2.5" r="16.5" fill={lit[day] ? paint.straw : paint.rose} />
          <circle r="16.5" fill={lit[day] ? paint.honey : paint.cream} />
          <path
            d="M2-8c-6 .3-10 4.3-10 9.3S-4 10.3 2 10c3.3 0 6-1.6 7.4-4.3C4 7.3-.8 4-1.1-1-1.2-4 0-6.4 2-8Z"
            fill={lit[day] ? paint.moon : paint.blush}
          />
          <Pencil d="M-6-13c-4 2-7 6-7.5 10" width={1.4} />
        </g>
      ))}
      <Star x={180} y={40} r={11} />
      <Star x={140} y={54} r={5} fill={paint.rose} />
      <Star x={222} y={52} r={6} fill={paint.rose} />
      <path d="M96 168c10-24 30-34 56-30M264 168c-10-24-30-34-56-30" stroke={paint.fern} strokeWidth="3" />
      <path
        d="M112 150c-2-10 2-18 12-22 2 11-2 18-12 22Zm136 0c2-10-2-18-12-22-2 11 2 18 12 22Z"
        fill={paint.leaf}
      />
    </Art>
  )
}
