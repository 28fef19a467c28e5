// Scene of a mother's birthday, with a cake.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Twig } from '../things/outside.tsx'
import { Person } from '../things/people.tsx'
import { Balloon, Cake } from '../things/play.tsx'

export function MomBirthdayScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Balloon x={76} y={96} scale={0.86} />
      <Balloon x={292} y={92} scale={0.86} colour={paint.honey} />
      <Person x={160} y={120} scale={1.26} hair="bun" dress={paint.plum} />
      <Twig x={150} y={70} scale={0.5} turn={-24} />
      <path d="M50 182c86-8 174-8 260 0-28 17-74 27-130 28-60 1-104-9-130-28Z" fill={paint.blush} />
      <Cake x={234} y={148} scale={0.84} candles={3} />
      <Star x={112} y={48} r={7} />
      <Star x={246} y={52} r={8} />
      <Star x={210} y={34} r={5} fill={paint.rose} />
    </Scene>
  )
}
