// Scene of a referral: two friends and a gift.
import { Star, type ArtProps } from '../Art.tsx'
import { ParcelShape } from '../Parcel.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Person } from '../things/people.tsx'

export function ReferralScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Person x={104} y={130} scale={1.16} hair="bun" dress={paint.plum} />
      <Person x={256} y={130} scale={1.16} hair="scarf" colour={paint.rose} dress={paint.fern} mirror />
      <path d="M38 180c94-6 190-6 284 0 4 4 4 8 0 12-94 6-190 6-284 0-4-4-4-8 0-12Z" fill={paint.straw} />
      <ParcelShape x={180} y={150} scale={0.66} />
      <path
        d="M180 96c-12-8-18-14-18-21 0-5 4-9 8-9s8 2.4 10 6c2-3.6 6-6 10-6s8 4 8 9c0 7-6 13-18 21Z"
        fill={paint.rose}
      />
      <Star x={180} y={36} r={8} />
      <Star x={146} y={52} r={5} />
      <Star x={214} y={50} r={5} />
    </Scene>
  )
}
