// Scene for a completed day: the moon in bed.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'

export function AllDoneScene(props: ArtProps) {
  return (
    <Art width={360} height={220} {...props}>
      <path
        d="M178 12c92-6 156 36 158 98 2 60-64 98-158 100C80 212 22 172 24 112 26 56 90 18 178 12Z"
        fill={paint.mist}
      />
      <path d="M56 70c2-6 6-8 12-8s10 4 10 10l2 116H54Z" fill={paint.straw} />
      <path d="M284 118c0-6 4-9 10-9s10 4 10 10v69h-22Z" fill={paint.straw} />
      <path d="M70 150c60-10 160-10 222 0v34c-70 8-150 8-222 0Z" fill={paint.plum} />
      <path
        d="M80 134c-4-20 6-32 24-34 34-4 70-2 92 8 12 8 12 32-2 38-34 8-82 6-104 2-6-2-9-7-10-14Z"
        fill={paint.cream}
      />
      <path
        d="M106 112c-1-24 16-43 40-44 25-1 43 17 44 41 1 25-17 44-42 44-24 0-41-17-42-41Z"
        fill={paint.moon}
      />
      <path d="M172 76c20 12 24 44 6 66-8 8-18 11-30 11 22-12 34-42 24-77Z" fill={paint.honey} />
      <circle cx="128" cy="124" r="7" fill={paint.rose} opacity=".55" />
      <path d="M104 92c4-26 24-42 50-38 16 3 28 12 34 26-24-8-58-4-84 12Z" fill={paint.plum} />
      <path d="M112 66c-16-2-30 6-36 22l10 2c2-8 8-13 18-12Z" fill={paint.plum} />
      <circle cx="81" cy="92" r="9" fill={paint.blush} />
      <path
        d="M100 90c28-17 62-21 90-12 3 1 4 4 3 7s-4 4-7 3c-26-7-56-4-80 11-3 1-6 1-8-2-1-3 0-5 2-7Z"
        fill={paint.blush}
      />
      <Pencil
        d="M116 114c3 3.5 8.5 3.5 11.5-.5M148 112c3 3.5 8.5 3.5 11.5-.5M132 130c3 2.2 7 2.2 10 .2M134 56c14-4 28-1 38 8M90 122c-3-6-2-12 2-16"
        width={2}
      />
      <path
        d="M128 152c10-10 26-12 36-6 40-10 92-12 126 4 8 12 10 28 6 44-62 6-116 6-170 2-8-14-8-32 2-44Z"
        fill={paint.rose}
      />
      <path
        d="M128 152c10-10 26-12 36-6 40-10 92-12 126 4 3 5 5 10 6 16-50-12-110-10-172 2 0-6 1-11 4-16Z"
        fill={paint.blush}
      />
      <Pencil d="M130 172c54-10 108-12 158-3M150 190c4-8 4-14 3-20M208 192c2-8 2-16 0-25M262 192c2-8 1-16-1-24M74 80c0 30 1 60 1 96M292 124c1 18 1 36 0 52" />
      <path d="M62 188v14M296 188v14" stroke={paint.straw} strokeWidth="9" />
      <Star x={204} y={60} r={10} />
      <Star x={236} y={88} r={6} />
      <Star x={252} y={46} r={7} fill={paint.rose} />
      <Star x={108} y={44} r={6} fill={paint.rose} />
      <circle cx="222" cy="70" r="2.5" fill={paint.honey} />
    </Art>
  )
}
