// The hub on the first screen: one tap away, also without a network.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Crescent } from '../Crescent.tsx'
import { Cloud } from '../things/outside.tsx'
import { Phone } from '../things/paper.tsx'

export function InstallScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Cloud x={88} y={96} scale={0.66} />
      <Phone x={186} y={114} scale={2}>
        <path
          d="M35 20h8v8h-8ZM53 20h8v8h-8ZM35 36h8v8h-8Z"
          fill={paint.blush}
          stroke={paint.blush}
          strokeWidth="3"
        />
        <path d="M52 35h10v10H52Z" fill={paint.plum} stroke={paint.plum} strokeWidth="5" />
        <Crescent x={57} y={40} scale={0.12} />
        <path d="M38 72h20" stroke={paint.rose} strokeWidth="4" />
      </Phone>
      <path d="M272 70v56M254 110l18 18 18-18" stroke={paint.rose} strokeWidth="6" />
      <path d="M252 146h40" stroke={paint.honey} strokeWidth="6" />
      <Star x={112} y={50} r={7} />
      <Star x={278} y={44} r={6} />
    </Scene>
  )
}
