// Scene of a new password: a key and an open lock.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Key, Padlock } from '../things/keeping.tsx'
import { Twig } from '../things/outside.tsx'

export function NewPasswordScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <Padlock open x={148} y={126} scale={1.36} />
      <Key x={248} y={148} scale={0.98} turn={-24} />
      <Twig x={80} y={150} scale={0.7} turn={-50} mirror />
      <Star x={228} y={62} r={8} />
      <Star x={262} y={86} r={5} fill={paint.rose} />
      <Star x={98} y={62} r={6} fill={paint.rose} />
    </Scene>
  )
}
