// Under maintenance: somebody is repainting the moon, the bucket is half full.
import { Pencil, Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Crescent } from '../Crescent.tsx'
import { Cloud } from '../things/outside.tsx'

export function MaintenanceScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Crescent x={196} y={92} scale={1.5} />
      <path
        d="M208 128c16 10 32 14 50 12-10 12-26 22-46 23-12 0-22-2-30-7 12-6 22-14 26-28Z"
        fill={paint.honey}
      />
      <path
        d="M92 198 132 46M124 198 158 46M130 62h24M124 86h26M118 110h26M112 134h26M106 158h26M100 180h26"
        stroke={paint.straw}
        strokeWidth="5"
      />
      <Floor />
      <path d="M250 152h44l-5 36c-11 2-23 2-34 0Z" fill={paint.rose} />
      <ellipse cx="272" cy="152" rx="22" ry="6" fill={paint.honey} />
      <path d="M252 150c4-22 36-22 40 0" stroke={paint.plum} strokeWidth="3" />
      <path d="M284 150l14-34" stroke={paint.straw} strokeWidth="5" />
      <path d="M294 98l14 6-6 18-14-6Z" fill={paint.plum} />
      <Pencil d="M250 160l3 20M262 192c8 .6 14 .6 22 0" />
      <Cloud x={84} y={78} scale={0.56} />
      <Star x={256} y={52} r={8} />
      <Star x={284} y={74} r={5} fill={paint.rose} />
    </Scene>
  )
}
