// Scene next to the greeting on the home page: the same hill by day and at night.
import { Art, Pencil, Star, type ArtProps } from './Art.tsx'
import { MotherAndBaby } from './MotherAndBaby.tsx'
import { paint } from './paint.ts'

export interface GreetingSceneProps extends ArtProps {
  time?: 'day' | 'night'
}

function Sun() {
  return (
    <>
      <circle cx="92" cy="66" r="30" fill={paint.honey} />
      <circle cx="88" cy="62" r="24" fill={paint.moon} />
      <Pencil d="M92 22v-8M123 35l6-6M136 66h8M61 35l-6-6M48 66h-8" stroke={paint.honey} width={3} />
      <path
        d="M168 56c2-10 14-14 22-7 6-11 24-9 26 4 10-1 15 5 14 12-18 5-46 5-64 0-3-4-2-8 2-9Z"
        fill={paint.cream}
      />
      <Pencil d="M178 69c14 2 30 2 44-1M190 50c3 1 5 3 6 6" />
    </>
  )
}

function Night() {
  return (
    <>
      <path
        d="M104 26c-24 1-42 19-42 42s19 41 43 40c15-.5 27-8 34-20-23 8-46-5-47-28-.5-14 5-26 12-34Z"
        fill={paint.moon}
      />
      <Pencil d="M77 71c2.5 3 7 3 9.5-.5M96 27C75 30 59 47 58 67" width={2} />
      <Star x={176} y={40} r={9} />
      <Star x={148} y={66} r={5} fill={paint.moon} />
      <Star x={214} y={62} r={6} fill={paint.moon} />
      <Star x={38} y={38} r={6} />
      <circle cx="128" cy="34" r="2" fill={paint.honey} />
    </>
  )
}

export function GreetingScene({ time = 'day', ...props }: GreetingSceneProps) {
  const night = time === 'night'
  return (
    <Art width={360} height={180} {...props}>
      {night ? <Night /> : <Sun />}
      <path d="M4 180c26-42 96-66 160-42 62-36 138-36 196-10v52Z" fill={night ? paint.dusk : paint.blush} />
      <path d="M0 180c50-24 140-32 214-18 50-12 106-10 146 0v18Z" fill={night ? paint.plum : paint.leaf} />
      <path
        d="M62 166c-8-14-7-28 2-41 10 13 10 28-2 41Zm2 0c0-13 7-22 19-27 2 14-5 23-19 27Z"
        fill={paint.fern}
      />
      <Pencil d="M63 168c-1-12 0-22 1-32M65 164c3-8 7-13 12-17" width={1.5} />
      <MotherAndBaby transform="translate(204 24) scale(.74)" />
      <path d="M40 180c60-8 96-8 140-7 60-6 120-5 180 1v6Z" fill={night ? paint.deep : paint.fern} />
    </Art>
  )
}
