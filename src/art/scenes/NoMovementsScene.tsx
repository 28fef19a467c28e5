// Scene of an empty list of coin movements: a jar and the first coin.
import { Star, type ArtProps } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { CoinJar } from '../things/home.tsx'
import { Tuft } from '../things/outside.tsx'

export function NoMovementsScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <CoinJar x={180} y={132} scale={1.3} coins={0} />
      <CoinShape x={238} y={56} scale={0.48} turn={14} />
      <path d="M214 82c4-8 8-13 13-17" stroke={paint.straw} strokeWidth="3" strokeDasharray="1 6" />
      <Tuft x={92} y={162} scale={0.68} />
      <Star x={112} y={70} r={7} />
      <Star x={276} y={88} r={6} fill={paint.rose} />
    </Scene>
  )
}
