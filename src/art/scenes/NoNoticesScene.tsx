// Scene of an empty notification list: a mailbox with a sleeping moon.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Mailbox } from '../things/onTheWay.tsx'
import { Crescent } from '../Crescent.tsx'
import { Tuft } from '../things/outside.tsx'

export function NoNoticesScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path d="M36 194c96-14 192-14 288 0" stroke={paint.leaf} strokeWidth="9" />
      <Mailbox x={186} y={136} scale={1.26} />
      <Crescent x={206} y={76} scale={0.66} turn={62} />
      <Tuft x={100} y={162} scale={0.7} />
      <Tuft x={270} y={168} scale={0.52} front={paint.fern} back={paint.leaf} />
      <path d="M250 56h12l-12 14h12M272 34h9l-9 11h9" stroke={paint.rose} strokeWidth="2.6" />
      <Star x={106} y={70} r={7} />
      <Star x={132} y={44} r={5} fill={paint.rose} />
    </Scene>
  )
}
