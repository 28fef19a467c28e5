// Scene of the lantern check-in: seven lanterns over water; the lanterns of completed days are lit.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Crescent } from '../Crescent.tsx'

const lanterns = [
  [56, 138, 0.74],
  [98, 104, 0.82],
  [142, 130, 0.9],
  [182, 82, 1],
  [226, 124, 0.9],
  [268, 96, 0.82],
  [308, 134, 0.74],
] as const

export function LanternScene({ lit = [], ...props }: ArtProps & { lit?: readonly boolean[] }) {
  return (
    <Scene {...props}>
      <Crescent x={82} y={52} scale={0.56} />
      {lanterns.map(([x, y, scale], day) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          {lit[day] && <circle r="27" fill={paint.honey} opacity=".28" />}
          <path
            d="M-15-17c10-4 20-4 30 0 3 11 3 23-1 35-9 3-19 3-28 0-4-12-4-24-1-35Z"
            fill={lit[day] ? paint.honey : paint.blush}
          />
          <path
            d="M-7-19c5-1 9-1 14 0 2 13 2 26-1 39-4 .6-8 .6-12 0-3-13-3-26-1-39Z"
            fill={lit[day] ? paint.moon : paint.cream}
          />
          <path d="M-15-21c10-3 20-3 30 0v5c-10 2.6-20 2.6-30 0Z" fill={paint.plum} />
          {lit[day] && <path d="M0 2c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 1-5 5-9Z" fill={paint.cream} />}
          <Pencil d="M-16-8c-.6 8 .2 16 2 24M16-6c.4 7-.2 13-1.4 19M-4 22v5M4 22v5" width={1.5} />
        </g>
      ))}
      <path d="M34 176c98-12 194-12 292 0-24 24-80 34-146 34-68 0-122-10-146-34Z" fill={paint.dusk} />
      <Pencil d="M86 188c20-3 40-3 60 0M176 198c22-3 44-3 66 0M246 184c14-2 28-2 42 0" stroke={paint.cream} />
      <Star x={226} y={46} r={6} />
      <Star x={134} y={64} r={5} fill={paint.rose} />
      <Star x={286} y={54} r={4} fill={paint.rose} />
    </Scene>
  )
}
