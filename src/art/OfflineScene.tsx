// Scene of the offline page: a tin can telephone with a loose string.
import { Pencil, Star, type ArtProps } from './Art.tsx'
import { Scene } from './Scene.tsx'
import { paint } from './paint.ts'

export function OfflineScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path
        d="M206 54c-22 1-39 18-39 40 0 21 18 38 40 37 14-.5 25-8 32-19-21 8-43-5-44-26-.5-13 4-24 11-32Z"
        fill={paint.moon}
      />
      <Pencil d="M182 97c2.4 2.8 6.6 2.8 9-.4M198 54c-20 3-35 19-36 38" width={2} />
      <path
        d="M196 130c2-12 16-17 26-9 7-14 30-12 33 4 13-2 20 6 18 15-22 6-54 6-76 0-4-4-4-9-1-10Z"
        fill={paint.cream}
      />
      <path
        d="M128 118c2-9 12-13 19-7 5-10 22-8 24 3 9-1 14 4 13 11-16 4-39 4-55 0-3-3-3-6-1-7Z"
        fill={paint.sky}
      />
      <Pencil d="M208 145c16 2 32 2 48-1M222 122c4 1 7 4 8 8M138 129c11 1 22 1 33-1" />
      <g transform="rotate(-16 84 160)">
        <path d="M58 136h52l-7 52c-13 3-25 3-38 0Z" fill={paint.rose} />
        <path d="M62 160c15 3 29 3 44 0l-2 13c-13 3-27 3-40 0Z" fill={paint.cream} />
        <ellipse cx="84" cy="136" rx="26" ry="7" fill={paint.plum} />
        <Pencil d="M57 142c1 16 3 30 6 44M74 193c6 1 12 1 18 0" />
      </g>
      <g transform="rotate(14 276 164)">
        <path d="M250 138h52l-7 52c-13 3-25 3-38 0Z" fill={paint.leaf} />
        <path d="M254 162c15 3 29 3 44 0l-2 13c-13 3-27 3-40 0Z" fill={paint.cream} />
        <ellipse cx="276" cy="138" rx="26" ry="7" fill={paint.fern} />
        <Pencil d="M249 144c1 16 3 30 6 44M266 195c6 1 12 1 18 0" />
      </g>
      <Pencil
        d="M98 190c18 16 42 12 50-2 5-10-8-15-12-6-3 8 8 14 22 10M262 192c-10 14-30 18-42 8-7-7 1-15 8-10 5 4 2 11-8 13"
        width={2.2}
      />
      <path d="M156 188l8 1M157 193l6 5M214 202l-7 2M216 206l-4 6" stroke={paint.rose} strokeWidth="2.2" />
      <Star x={104} y={72} r={8} />
      <Star x={264} y={62} r={6} fill={paint.rose} />
      <Star x={140} y={48} r={5} fill={paint.rose} />
    </Scene>
  )
}
