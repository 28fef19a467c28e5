// Picture of a nest, used for home and family.
import type { ReactNode } from 'react'
import { Art, Ground, Pencil, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'
import { Placed, type Place } from './Placed.tsx'

export function Nest(props: ArtProps) {
  return (
    <Art {...props}>
      <Ground />
      <NestShape />
    </Art>
  )
}

/** Draws a nest that contains three eggs, or the given children. */
export function NestShape({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <Placed {...place}>
      <path d="M13 50c1-7 16-12 35-12s34 5 35 12c1 8-15 12-35 12S12 57 13 50Z" fill={paint.plum} />
      {children ?? (
        <>
          <ellipse cx="37" cy="46" rx="9.5" ry="12" transform="rotate(-14 37 46)" fill={paint.cream} />
          <ellipse cx="58" cy="46" rx="9.5" ry="12" transform="rotate(13 58 46)" fill={paint.sky} />
          <ellipse cx="48" cy="49" rx="9" ry="11.5" fill={paint.blush} />
        </>
      )}
      <path
        d="M11 50c3 22 17 35 37 35s33-13 37-36c-7 7.5-20 11-37 11-18 0-30-3.5-37-10Z"
        fill={paint.straw}
      />
      <Pencil
        d="M10 52c9 7 22 10 38 10s29-3 37.5-10M16 63c10 6 20 9 33 8.5M24 74c8 4 17 6 27 5M80 64c-8 5-17 7.5-25 7.5M34 60c3 6 9 13 15 16M62 59c-3 6-8 11-13 13M20 57c3 7 7 12 12 16M76 57c-3 8-8 14-14 18"
        width={1.5}
      />
      <Pencil d="M12 50c-4-2-6-5-7-8M84 49c4-1 6-4 8-7M79 46c3-3 4-5 4-8" stroke={paint.straw} width={2.4} />
    </Placed>
  )
}
