// Scene of an empty address book: a house and a map pin.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { House } from '../things/home.tsx'
import { Pin } from '../things/onTheWay.tsx'
import { Cloud, Tree } from '../things/outside.tsx'

export function NoAddressesScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Cloud x={96} y={60} scale={0.6} />
      <path d="M34 190c60-34 230-34 292 0-70 18-222 18-292 0Z" fill={paint.leaf} />
      <Tree x={82} y={140} scale={0.8} />
      <House x={150} y={132} scale={1.12} />
      <path d="M158 182c34 18 66 14 92 0" stroke={paint.cream} strokeWidth="4" strokeDasharray="2 9" />
      <ellipse cx="262" cy="178" rx="22" ry="6" fill={paint.fern} />
      <Pin x={262} y={128} scale={1.08} />
      <Star x={218} y={52} r={7} />
    </Scene>
  )
}
