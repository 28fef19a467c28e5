// Scene of signing out: a paper boat and the moon.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { PaperBoat } from '../things/onTheWay.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud } from '../things/outside.tsx'

export function GoodbyeScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Crescent x={116} y={80} scale={0.94} />
      <Cloud x={272} y={70} scale={0.64} />
      <path
        d="M26 134c30-10 60 10 90 0s60 10 90 0 60 10 90 0c14-4 26-4 40-2-4 44-58 76-156 78C86 212 32 178 26 134Z"
        fill={paint.sky}
      />
      <path d="M70 158h40M92 176h56M246 168h44M206 188h34" stroke={paint.cream} strokeWidth="3.4" />
      <path d="M104 146h28" stroke={paint.honey} strokeWidth="4" />
      <PaperBoat x={222} y={112} scale={1} turn={-4} />
      <Star x={180} y={44} r={7} />
      <Star x={226} y={50} r={5} fill={paint.rose} />
    </Scene>
  )
}
