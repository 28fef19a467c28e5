// Scene of an activity that has ended: flags half down, a deflated balloon.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Crescent } from '../Crescent.tsx'
import { Balloon, Bunting } from '../things/play.tsx'

export function ActivityOverScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Crescent x={256} y={60} scale={0.66} />
      <path d="M62 56v138M230 128v66" stroke={paint.straw} strokeWidth="8" />
      <Bunting x={140} y={88} scale={1.62} turn={24} />
      <Floor />
      <Balloon x={284} y={158} scale={0.7} turn={-64} />
      <path d="M96 182c24-3 48-3 72 0" stroke={paint.cream} strokeWidth="7" />
      <path d="M124 172c4-6 12-6 16 0v5h-16Z" fill={paint.rose} />
      <circle cx="154" cy="176" r="2.6" fill={paint.straw} />
      <circle cx="112" cy="176" r="2" fill={paint.straw} />
      <Star x={196} y={46} r={6} />
      <Star x={300} y={104} r={5} fill={paint.rose} />
    </Scene>
  )
}
