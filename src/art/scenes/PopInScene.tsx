// Scene of the Pop In game: a house with seven windows; each completed day lights one window.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Crescent } from '../Crescent.tsx'
import { Tree, Tuft } from '../things/outside.tsx'

const windows = [
  [150, 92],
  [180, 92],
  [210, 92],
  [135, 126],
  [165, 126],
  [195, 126],
  [225, 126],
] as const

export function PopInScene({ lit = [], ...props }: ArtProps & { lit?: readonly boolean[] }) {
  return (
    <Scene {...props}>
      <Crescent x={292} y={58} scale={0.62} />
      <Tree x={68} y={146} scale={0.98} />
      <path d="M226 30h16v34h-16Z" fill={paint.straw} />
      <path d="M116 74c42-3 86-3 128 0v118c-42 3-86 3-128 0Z" fill={paint.cream} />
      <path d="M226 74h18v118l-26 1.4c8-38 12-80 8-119.4Z" fill={paint.line} opacity=".1" />
      <path
        d="M100 80 172 26c5-4 11-4 16 0l72 54c-3 4-7 6-12 4L180 40 112 84c-5 2-9 0-12-4Z"
        fill={paint.plum}
      />
      <circle cx="180" cy="62" r="8" fill={paint.honey} />
      {windows.map(([x, y], day) => (
        <g key={`${x} ${y}`}>
          <path
            d={`M${x - 10} ${y - 8}c6-5 14-5 20 0v20c-6 1.5-14 1.5-20 0Z`}
            fill={lit[day] ? paint.honey : paint.dusk}
          />
          <Pencil d={`M${x} ${y - 10}v22M${x - 9} ${y + 2}h18`} width={1.3} />
        </g>
      ))}
      <path d="M164 192v-28c0-18 32-18 32 0v28Z" fill={paint.rose} />
      <circle cx="188" cy="176" r="2.4" fill={paint.moon} />
      <Pencil d="M126 82c-1 36-1 72 0 106M164 194v-30M196 194v-30" width={1.4} />
      <Floor />
      <Tuft x={272} y={172} scale={0.44} />
      <Star x={104} y={46} r={6} />
      <Star x={310} y={120} r={5} fill={paint.rose} />
      <Star x={52} y={82} r={4} fill={paint.rose} />
    </Scene>
  )
}
