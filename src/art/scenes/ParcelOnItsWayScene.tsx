// Scene of a delivery by scooter.
import { Star, type ArtProps } from '../Art.tsx'
import { ParcelShape } from '../Parcel.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { House } from '../things/home.tsx'
import { Scooter } from '../things/onTheWay.tsx'
import { Cloud, Tree } from '../things/outside.tsx'

export function ParcelOnItsWayScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Cloud x={110} y={60} scale={0.6} />
      <Tree x={82} y={136} scale={0.8} />
      <House x={284} y={144} scale={0.82} />
      <path d="M30 186c100-8 200-8 300 0v8c-100 8-200 8-300 0Z" fill={paint.leaf} />
      <path d="M60 190h30M120 189h30M190 189h30M260 190h30" stroke={paint.cream} strokeWidth="3.4" />
      <Scooter x={180} y={130} scale={1.18} parcel={<ParcelShape x={22} y={24} scale={0.44} />} />
      <path d="M118 116h-30M112 136H92M118 156H96" stroke={paint.rose} strokeWidth="3" />
      <Star x={226} y={52} r={7} />
    </Scene>
  )
}
