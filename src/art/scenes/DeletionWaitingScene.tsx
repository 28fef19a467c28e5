// Scene of an account that will be deleted: seven lanterns above a house; one lantern goes out each day.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { House } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Tuft } from '../things/outside.tsx'

const places = [
  [64, 78],
  [102, 92],
  [140, 100],
  [180, 103],
  [220, 100],
  [258, 92],
  [296, 78],
] as const

export function DeletionWaitingScene({ daysLeft, ...props }: ArtProps & { daysLeft: number }) {
  return (
    <Scene {...props}>
      <Crescent x={180} y={42} scale={0.5} />
      <Star x={112} y={38} r={5} fill={paint.rose} />
      <Star x={246} y={40} r={6} />
      <path d="M36 54v140M324 54v140" stroke={paint.straw} strokeWidth="7" />
      <Pencil d="M36 62c84 40 204 40 288 0" width={2} />
      {places.map(([x, y], day) => {
        const lit = day < daysLeft
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            {lit && <circle cy="7" r="21" fill={paint.honey} opacity=".25" />}
            <path
              d="M-10-5c6-2 14-2 20 0 2 8 2 16 0 24-6 2-14 2-20 0-2-8-2-16 0-24Z"
              fill={lit ? paint.honey : paint.blush}
            />
            {lit && <path d="M0 1c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z" fill={paint.cream} />}
            <path d="M-9-7h18v4H-9ZM-8 18H8v4H-8Z" fill={lit ? paint.plum : paint.rose} />
          </g>
        )
      })}
      <path d="M36 194c96-8 192-8 288 0" stroke={paint.leaf} strokeWidth="8" />
      <House x={180} y={158} scale={0.76} door={paint.moon} />
      <Tuft x={112} y={170} scale={0.48} />
      <Tuft x={250} y={172} scale={0.42} front={paint.fern} back={paint.leaf} />
    </Scene>
  )
}
