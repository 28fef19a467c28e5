// Scene of the 404 page: a single sock on a clothesline.
import { Pencil, Star, type ArtProps } from './Art.tsx'
import { Scene } from './Scene.tsx'
import { paint } from './paint.ts'

const peg = 'M-4-9c0-2 1.5-3 4-3s4 1 4 3l-1 17c0 2-1 3-3 3s-3-1-3-3Z'

export function LostScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <path
        d="M286 34c-16 1-28 13-28 29 0 15 13 27 28 26 10 0 18-5 23-14-15 6-31-3-31-19-.5-9 3-17 8-22Z"
        fill={paint.moon}
      />
      <Pencil d="M268 66c1.8 2 5 2 6.6-.3M280 34c-14 2-24 13-25 27" />
      <path d="M42 60c6 40 6 90 2 140M318 66c-4 40-4 90 0 134" stroke={paint.straw} strokeWidth="8" />
      <Pencil d="M44 74c84 34 188 36 272 4" width={2.2} />
      <path
        d="M118 100h44c-2 18-1 32 4 44 8 6 22 8 28 16 6 9 0 20-12 21-18 2-38 0-50-8-10-7-13-16-12-28 1-16 1-30-2-45Z"
        fill={paint.rose}
      />
      <path d="M116 92c16-2 32-2 48 0 2 8 2 14 0 20-16 2-32 2-48 0-2-6-2-12 0-20Z" fill={paint.plum} />
      <path
        d="M120 150c14-4 28 6 26 26-18-1-28-10-26-26Zm66 6c-8 4-12 14-6 24 14-1 20-12 14-20-2-2-5-3-8-4Z"
        fill={paint.blush}
      />
      <path d="M119 122c16 2 30 2 44 0v8c-14 2-28 2-43 0Z" fill={paint.cream} />
      <Pencil d="M126 96v11M136 95v13M146 95v13M156 96v11M116 118c1 12 0 22-1 32M138 184c14 4 30 4 44 1" />
      <g fill={paint.honey}>
        <path d={peg} transform="translate(128 92) rotate(-3)" />
        <path d={peg} transform="translate(153 94) rotate(2)" />
        <path d={peg} transform="translate(222 99) rotate(-5)" />
        <path d={peg} transform="translate(248 96) rotate(9)" />
      </g>
      <Pencil d="M128 90v6M153 92v6M222 97v6M247 94v6" width={1.4} />
      <path
        d="M216 118h42c-2 18-1 28 4 38 8 6 20 8 26 15 5 9 0 17-11 18-17 2-35 0-46-7-9-7-12-15-11-25 1-14 1-26-4-39Z"
        stroke={paint.rose}
        strokeWidth="2.2"
        strokeDasharray="2 7"
      />
      <Star x={206} y={50} r={8} />
      <Star x={92} y={46} r={6} fill={paint.rose} />
      <path d="M30 202c90-10 210-10 300 0" stroke={paint.leaf} strokeWidth="6" />
      <path d="M76 200c-6-10-6-18-2-28 8 9 9 18 2 28Zm2 0c2-9 7-14 16-16 0 9-6 15-16 16Z" fill={paint.fern} />
    </Scene>
  )
}
