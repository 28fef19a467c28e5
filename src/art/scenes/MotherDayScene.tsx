// Scene of the Mother's Day check-in: seven flowers; the flowers of completed days are open.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'

const flowers = [
  [104, 112],
  [128, 74],
  [152, 104],
  [180, 58],
  [208, 104],
  [234, 74],
  [256, 112],
] as const

const colours = [paint.rose, paint.honey, paint.blush] as const

export function MotherDayScene({ lit = [], ...props }: ArtProps & { lit?: readonly boolean[] }) {
  return (
    <Scene {...props}>
      {flowers.map(([x, y]) => (
        <path
          key={x}
          d={`M180 172C${(x + 180) / 2} 150 ${x} ${y + 44} ${x} ${y}`}
          stroke={paint.fern}
          strokeWidth="4"
        />
      ))}
      <path
        d="M128 134c-16-4-28 2-34 16 16 4 28-2 34-16Zm104 0c16-4 28 2 34 16-16 4-28-2-34-16Z"
        fill={paint.leaf}
      />
      {flowers.map(([x, y], day) => {
        const colour = colours[day % colours.length]
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            {lit[day] ? (
              <>
                {[0, 72, 144, 216, 288].map((turn) => (
                  <ellipse key={turn} cy="-12" rx="8.5" ry="11" fill={colour} transform={`rotate(${turn})`} />
                ))}
                <circle r="7" fill={paint.moon} />
                <Pencil d="M-3 0c1.5 2 4.5 2 6 0" width={1.4} />
              </>
            ) : (
              <path d="M-8-2c-2-9 2-17 8-20 6 3 10 11 8 20-4 5-12 5-16 0Z" fill={paint.leaf} />
            )}
          </g>
        )
      })}
      <path d="M140 138c26-4 54-4 80 0-2 20-8 38-16 54-16 3-32 3-48 0-8-16-14-34-16-54Z" fill={paint.cream} />
      <path d="M148 158c22 4 42 4 64 0l-3 11c-19 4-39 4-58 0Z" fill={paint.rose} />
      <path d="M180 164c-12-9-22-7-22 1s12 8 22-1Zm0 0c12-9 22-7 22 1s-12 8-22-1Z" fill={paint.plum} />
      <Pencil d="M146 142c2 16 6 32 12 46M214 146c-2 8-4 16-7 23" />
      <Floor />
      <Star x={76} y={62} r={6} />
      <Star x={292} y={66} r={7} />
      <Star x={296} y={140} r={4} fill={paint.rose} />
    </Scene>
  )
}
