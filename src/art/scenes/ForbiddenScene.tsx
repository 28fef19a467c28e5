// Not for this account: a garden gate, shut but kind.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Gate } from '../things/keeping.tsx'
import { Crescent } from '../Crescent.tsx'
import { Tree, Tuft } from '../things/outside.tsx'

export function ForbiddenScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Crescent x={270} y={58} scale={0.56} />
      <Tree x={96} y={118} scale={1.14} />
      <Tree x={270} y={136} scale={0.84} />
      <path d="M40 192c60-16 220-16 280 0-60 14-220 14-280 0Z" fill={paint.leaf} />
      <Gate x={180} y={126} scale={1.36} />
      <Tuft x={128} y={172} scale={0.44} front={paint.fern} />
      <Star x={180} y={42} r={7} />
      <Star x={220} y={58} r={5} fill={paint.rose} />
    </Scene>
  )
}
