// Scene of an expired link: an hourglass and a faded letter.
import { Star, type ArtProps } from '../Art.tsx'
import { EnvelopeShape } from '../Envelope.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Hourglass } from '../things/keeping.tsx'

export function LinkExpiredScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <g opacity=".6">
        <EnvelopeShape x={136} y={130} scale={1.28} turn={-6} />
      </g>
      <Hourglass x={230} y={128} scale={1.3} />
      <Star x={108} y={56} r={6} fill={paint.rose} />
      <Star x={282} y={70} r={7} />
    </Scene>
  )
}
