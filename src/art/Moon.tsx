// Sleeping moon of the brand, used for rest and completed days.
import { Art, Ground, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'

export function Moon(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <path
        d="M58 19c-18 1-32 14-32 31 0 17 14 30 32 29 11-.5 20-6 25-15-17 6-34-4-35-21-.5-10 4-18 10-24Z"
        fill={paint.moon}
      />
      <circle cx="42" cy="60" r="4" fill={paint.rose} opacity=".55" />
      <Pencil d="M36.5 53c1.8 2 4.8 2 6.6-.3M46.5 64.5c1.2 1 2.6 1.2 4 .6M52 18.5C36 21 24.5 33 24 49M28.5 64c3 6 7.5 10.5 13 13" />
      <Star x={66} y={32} r={5.5} />
      <Star x={76} y={48} r={3.5} />
      <circle cx="62" cy="47" r="1.4" fill={paint.honey} />
    </Art>
  )
}
