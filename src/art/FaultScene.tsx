// Scene of a server error: a bottle has tipped over.
import { Pencil, Star, type ArtProps } from './Art.tsx'
import { Scene } from './Scene.tsx'
import { paint } from './paint.ts'

export function FaultScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path d="M26 168c100-8 206-8 308 0v10c-100 6-206 6-308 0Z" fill={paint.straw} />
      <path d="M60 178h16l-4 30H60Zm226 0h16v30h-12Z" fill={paint.straw} />
      <path
        d="M196 160c20-8 44-4 58-6 20-2 44 0 46 8 2 9-22 11-36 11 4 8-4 16-12 12-8-3-6-11-14-12-18-1-44-2-42-13Z"
        fill={paint.cream}
      />
      <path d="M258 190c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12Z" fill={paint.cream} />
      <g transform="rotate(86 150 130)">
        <path
          d="M118 92c-11 7-16 15-16 27v36c0 13 8 20 20 20h46c12 0 20-7 20-20v-36c0-12-6-20-17-27Z"
          fill={paint.cream}
        />
        <path d="M152 88h20c11 8 16 18 16 31v36c0 13-8 20-20 20h-12c6-30 4-60-4-87Z" fill={paint.blush} />
        <path d="M112 80c0-5 3-8 8-8h50c5 0 8 3 8 8v9c0 5-3 8-8 8h-50c-5 0-8-3-8-8Z" fill={paint.plum} />
        <path d="M126 72c0-7 7-9 9-16 1-8 4-12 10-12s9 4 10 12c2 7 9 9 9 16Z" fill={paint.rose} />
        <Pencil
          d="M112 126h14M112 140h10M112 154h14M124 80v9M136 79v11M100 122c0-11 5-19 14-25M104 160c2 8 8 13 16 15"
          width={2}
        />
      </g>
      <Pencil d="M212 168c16 2 30 2 44 1M276 160c8-1 14-1 20 1" />
      <path d="M40 168c4-22 18-30 40-28 8-6 18-4 22 4 10 6 14 14 12 24Z" fill={paint.rose} />
      <path d="M58 168c4-14 14-20 28-18 10 2 18 8 20 18Z" fill={paint.plum} opacity=".45" />
      <Pencil d="M52 154c6-8 14-11 24-10M84 146c6-1 10 1 13 5M70 164c3-6 8-9 15-9" />
      <Star x={252} y={62} r={9} />
      <Star x={282} y={92} r={5} fill={paint.rose} />
      <Star x={84} y={72} r={6} fill={paint.rose} />
      <Pencil
        d="M196 70c5-7 11-11 18-13M206 88c7-4 13-6 21-6M178 60c2-8 5-13 9-18"
        width={2.2}
        stroke={paint.rose}
      />
    </Scene>
  )
}
