// Scene of content that is not available in the region: a globe with a moon.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Globe } from '../things/onTheWay.tsx'
import { Crescent } from '../Crescent.tsx'
import { Cloud } from '../things/outside.tsx'

export function ElsewhereScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path
        d="M84 158C52 96 140 30 232 52c66 16 70 78 26 112"
        stroke={paint.rose}
        strokeWidth="2.6"
        strokeDasharray="2 8"
      />
      <Floor />
      <Globe x={176} y={126} scale={1.42} />
      <Crescent x={270} y={78} scale={0.6} />
      <Cloud x={92} y={118} scale={0.6} />
      <Star x={108} y={56} r={7} />
      <Star x={300} y={132} r={5} fill={paint.rose} />
    </Scene>
  )
}
