// Figure of a mother with a baby, 200 × 200 units. The faces have few features, so that any mother can identify with
// the figure.
import { Pencil } from './Art.tsx'
import { paint } from './paint.ts'

export function MotherAndBaby({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path
        d="M88 74c-26 6-44 30-50 62-4 20-10 38-16 52 26 9 128 10 158 0 4-22-6-38-22-48 2-26-8-54-40-65-10-4-20-4-30-1Z"
        fill={paint.plum}
      />
      <path d="M92 84c6-3 8-8 7-16l22 4c-1 6 1 10 6 13-10 9-27 9-35-1Z" fill={paint.skin} />
      <path
        d="M106 24c18-2 32 10 32 27 0 18-13 31-28 30-16-1-27-13-27-29 0-15 9-26 23-28Z"
        fill={paint.skin}
      />
      <circle cx="125" cy="66" r="5" fill={paint.rose} opacity=".6" />
      <path
        d="M103 20c18-5 36 7 36 27-11-1-21-6-27-14-2 13-8 24-18 33-2 8-8 14-16 14-10 0-17-8-16-17 1-7 6-12 13-13 1-16 12-26 28-30Z"
        fill={paint.hair}
      />
      <path d="M150 92c-3-13 5-23 16-23s20 10 18 21-11 17-20 16c-8 0-13-6-14-14Z" fill={paint.skin} />
      <path
        d="M148 95c-18 2-42 14-52 34 8 20 44 26 68 10 12-8 18-20 19-35-12 6-27 2-35-9Z"
        fill={paint.cream}
      />
      <path d="M148 95c-8 1-18 4-27 9 14 10 38 14 58 15 3-5 4-10 4-15-12 6-27 2-35-9Z" fill={paint.blush} />
      <path d="M78 98c-10 22-4 42 22 48 20 5 42 2 58-8" stroke={paint.rose} strokeWidth="24" />
      <path d="M160 128c7-3 13-1 14 4s-4 10-12 11c-6 1-10-1-11-5s3-8 9-10Z" fill={paint.skin} />
      <Pencil
        width={2.2}
        d="M112 60c2.5 2.6 6.5 2.6 9-.2M161 89c1.5 2 4.5 2.3 6.3.5M166 69c-1-4 1-7 4-8M66 104c-9 22-4 42 18 51M48 132c-6 20-12 36-18 48M100 160c22 6 46 4 66-6M70 176c30 8 70 8 100 2M126 108c10 7 24 10 36 11M68 66c2-5 7-8 12-7M110 30c-3 12-9 22-17 29"
      />
    </g>
  )
}
