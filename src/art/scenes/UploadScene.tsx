// Scene of an upload: a picture rises to a cloud.
import { Star, type ArtProps } from '../Art.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Cloud } from '../things/outside.tsx'
import { Receipt } from '../things/paper.tsx'

export function UploadScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Cloud x={180} y={72} scale={1.7} />
      <Receipt x={180} y={150} scale={0.98} turn={-3} />
      <path d="M180 116V66M162 82l18-18 18 18" stroke={paint.plum} strokeWidth="7" />
      <path
        d="M104 134v24M94 144l10-10 10 10M256 142v24M246 152l10-10 10 10"
        stroke={paint.rose}
        strokeWidth="4"
      />
      <Star x={76} y={96} r={6} />
      <Star x={290} y={110} r={7} />
    </Scene>
  )
}
