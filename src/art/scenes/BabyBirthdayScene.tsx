// Scene of a baby's birthday: flags, blocks and one candle.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Blocks, Bunting, Cake } from '../things/play.tsx'

export function BabyBirthdayScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Bunting x={180} y={50} scale={1.86} />
      <Floor />
      <Cake x={160} y={148} scale={1} />
      <Blocks x={262} y={154} scale={0.84} />
      <Star x={74} y={128} r={7} fill={paint.rose} />
      <Star x={236} y={96} r={7} />
      <Star x={96} y={156} r={5} />
    </Scene>
  )
}
