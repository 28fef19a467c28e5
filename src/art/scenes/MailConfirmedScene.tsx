// Scene of a confirmed email address: an envelope with a check mark.
import { Star, type ArtProps } from '../Art.tsx'
import { EnvelopeShape } from '../Envelope.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Twig } from '../things/outside.tsx'
import { Tick } from '../things/play.tsx'

export function MailConfirmedScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <Twig x={90} y={140} scale={0.8} turn={-50} mirror />
      <EnvelopeShape x={176} y={120} scale={1.6} />
      <Tick x={248} y={142} scale={0.86} />
      <Star x={104} y={66} r={7} />
      <Star x={262} y={62} r={8} />
      <Star x={288} y={92} r={5} fill={paint.rose} />
    </Scene>
  )
}
