// Scene of the magazine: an issue next to a cup.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Cup } from '../things/home.tsx'
import { Crescent } from '../Crescent.tsx'
import { Tuft } from '../things/outside.tsx'
import { Magazine } from '../things/paper.tsx'

export function MagazineScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <Magazine x={160} y={116} scale={1.5} turn={-5}>
        <path d="M24 60c16-8 32-8 48 0v20c-16 1-32 1-48 0Z" fill={paint.rose} />
        <Crescent x={48} y={54} scale={0.5} />
      </Magazine>
      <Cup x={264} y={154} scale={0.84} />
      <Tuft x={76} y={164} scale={0.6} />
      <Star x={92} y={72} r={7} />
      <Star x={258} y={62} r={7} fill={paint.rose} />
    </Scene>
  )
}
