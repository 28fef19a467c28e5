// Scene of a new baby: a baby in a nest.
import { Star, type ArtProps } from '../Art.tsx'
import { NestShape } from '../Nest.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Swaddled } from '../things/cloth.tsx'
import { Crescent } from '../Crescent.tsx'
import { Tuft } from '../things/outside.tsx'

export function NewbornScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path d="M30 196c90-14 210-14 300 0" stroke={paint.straw} strokeWidth="8" />
      <Tuft x={84} y={158} scale={0.84} />
      <Tuft x={278} y={160} scale={0.8} front={paint.fern} back={paint.leaf} />
      <NestShape x={180} y={136} scale={1.62}>
        <Swaddled x={48} y={32} scale={0.68} turn={-10} />
      </NestShape>
      <Crescent x={272} y={64} scale={0.6} />
      <Star x={96} y={72} r={8} />
      <Star x={124} y={46} r={5} fill={paint.rose} />
      <Star x={236} y={40} r={6} />
    </Scene>
  )
}
