// Scene of a win: a parcel opens, with light inside.
import { Star, type ArtProps } from '../Art.tsx'
import { CoinShape } from '../Coin.tsx'
import { RibbonShape } from '../Ribbon.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { OpenBox } from '../things/onTheWay.tsx'

export function WinScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path
        d="M180 110 96 24l26-8ZM180 110l-30-98h28ZM180 110l20-98 28 4ZM180 110l66-84 22 16ZM180 110 60 64l12-20ZM180 110l112-56 10 22Z"
        fill={paint.moon}
        opacity=".55"
      />
      <Floor />
      <OpenBox x={180} y={138} scale={1.32}>
        <CoinShape x={48} y={26} scale={0.46} />
      </OpenBox>
      <RibbonShape x={266} y={166} scale={0.6} turn={10} />
      <CoinShape x={90} y={172} scale={0.42} />
      <Star x={180} y={34} r={11} />
      <Star x={118} y={62} r={7} fill={paint.rose} />
      <Star x={246} y={66} r={8} />
      <Star x={282} y={110} r={5} fill={paint.rose} />
      <Star x={78} y={106} r={5} />
    </Scene>
  )
}
