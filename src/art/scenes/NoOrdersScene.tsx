// Scene of an empty order list: an empty shelf and a bag.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Tote } from '../things/bags.tsx'
import { Twig } from '../things/outside.tsx'

export function NoOrdersScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path d="M52 66h84" stroke={paint.straw} strokeWidth="7" />
      <path d="M94 66v12" stroke={paint.plum} strokeWidth="5" />
      <Tote x={94} y={124} scale={1.1} />
      <path d="M158 112c48-4 96-4 144 0M158 186c48-4 96-4 144 0" stroke={paint.straw} strokeWidth="8" />
      <path
        d="M176 64c14-1 28-1 42 0v42h-42ZM240 74c12-1 24-1 36 0v32h-36ZM172 132c22-1 44-1 66 0v48h-66ZM254 150c10-1 20-1 32 0v30h-32Z"
        stroke={paint.rose}
        strokeWidth="2.4"
        strokeDasharray="2 7"
      />
      <Twig x={206} y={164} scale={0.5} turn={-20} />
      <Star x={206} y={36} r={7} />
      <Star x={264} y={46} r={5} fill={paint.rose} />
    </Scene>
  )
}
