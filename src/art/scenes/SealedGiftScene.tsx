// Scene of a draw ticket that has not been opened yet: a closed parcel.
import { Star, type ArtProps } from '../Art.tsx'
import { ParcelShape } from '../Parcel.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'

export function SealedGiftScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <ParcelShape x={180} y={126} scale={1.4} />
      <Star x={96} y={70} r={8} />
      <Star x={268} y={62} r={10} fill={paint.rose} />
      <Star x={292} y={120} r={6} />
      <Star x={70} y={130} r={6} fill={paint.rose} />
    </Scene>
  )
}
