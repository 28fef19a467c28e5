// Scene of a sent email: an envelope with wings.
import { Star, type ArtProps } from '../Art.tsx'
import { EnvelopeShape } from '../Envelope.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Cloud, Twig } from '../things/outside.tsx'

export function MailSentScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path
        d="M52 172c40 20 84 10 84-18 0-22-30-22-30 0 0 30 52 26 70-6"
        stroke={paint.rose}
        strokeWidth="2.8"
        strokeDasharray="2 8"
      />
      <Cloud x={86} y={80} scale={0.66} />
      <Cloud x={282} y={160} scale={0.7} colour={paint.sky} />
      <g transform="rotate(-10 214 98)">
        <Twig x={140} y={84} scale={0.72} mirror turn={14} />
        <Twig x={288} y={84} scale={0.72} turn={-14} />
        <EnvelopeShape x={214} y={94} scale={1.3} />
      </g>
      <Star x={144} y={46} r={7} />
      <Star x={300} y={54} r={6} fill={paint.rose} />
    </Scene>
  )
}
