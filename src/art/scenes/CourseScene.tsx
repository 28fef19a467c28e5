// Scene of a course: a plant grows out of a book.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { OpenBook } from '../things/paper.tsx'

export function CourseScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <OpenBook x={180} y={146} scale={1.5}>
        <path
          d="M16 32c8-3 18-3 26 1M16 42c8-3 18-3 26 1M16 52c8-3 18-3 26 1M80 32c-8-3-18-3-26 1M80 42c-8-3-18-3-26 1M80 52c-8-3-18-3-26 1"
          stroke={paint.blush}
          strokeWidth="3.4"
        />
      </OpenBook>
      <path d="M180 122c-2-22 0-44 2-66" stroke={paint.fern} strokeWidth="5" />
      <path d="M181 100c-2-24-20-36-44-34 0 24 18 38 44 34Z" fill={paint.leaf} />
      <path d="M182 78c0-24 16-40 44-40 2 26-16 42-44 40Z" fill={paint.fern} />
      <Pencil d="M178 96c-8-10-18-18-30-23M184 74c8-12 18-21 31-27" width={2} />
      <Star x={110} y={52} r={7} />
      <Star x={256} y={76} r={8} />
      <Star x={88} y={92} r={5} fill={paint.rose} />
    </Scene>
  )
}
