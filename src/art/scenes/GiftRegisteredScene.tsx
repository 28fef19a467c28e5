// Scene of a registered purchase: a receipt with a check mark.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Receipt } from '../things/paper.tsx'
import { Tick } from '../things/play.tsx'

export function GiftRegisteredScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <Receipt x={172} y={110} scale={1.3} turn={-3} />
      <Tick x={226} y={150} scale={0.72} />
      <Star x={98} y={78} r={8} />
      <Star x={262} y={70} r={10} fill={paint.rose} />
      <Star x={84} y={136} r={6} fill={paint.rose} />
    </Scene>
  )
}
