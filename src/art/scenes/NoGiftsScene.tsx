// Scene of an empty gift list: an open box with the moon.
import { Star, type ArtProps } from '../Art.tsx'
import { RibbonShape } from '../Ribbon.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { OpenBox } from '../things/onTheWay.tsx'
import { Crescent } from '../Crescent.tsx'
import { Tuft } from '../things/outside.tsx'

export function NoGiftsScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <Tuft x={76} y={160} scale={0.72} />
      <OpenBox x={180} y={132} scale={1.36}>
        <Crescent awake x={52} y={30} scale={0.56} turn={-8} />
      </OpenBox>
      <RibbonShape x={282} y={172} scale={0.56} turn={-8} />
      <Star x={110} y={62} r={8} />
      <Star x={254} y={58} r={6} fill={paint.rose} />
    </Scene>
  )
}
