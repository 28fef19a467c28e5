// Scene of a paused check-in: the moon sleeps on a cloud.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Crescent } from '../Crescent.tsx'
import { Cloud } from '../things/outside.tsx'

export function PausedScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Crescent x={182} y={94} scale={1.32} />
      <Cloud x={152} y={154} scale={1.3} />
      <Cloud x={236} y={160} scale={1.08} colour={paint.blush} />
      <Star x={92} y={72} r={7} />
      <Star x={276} y={62} r={9} />
      <Star x={254} y={110} r={5} fill={paint.rose} />
      <Star x={112} y={112} r={4} fill={paint.rose} />
    </Scene>
  )
}
