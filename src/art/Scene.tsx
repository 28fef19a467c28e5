// Background of a scene: an irregular patch of 360 × 220 units.
import type { ReactNode } from 'react'
import { Art, type ArtProps } from './Art.tsx'
import { paint } from './paint.ts'

export function Scene({ children, ...props }: ArtProps & { children: ReactNode }) {
  return (
    <Art width={360} height={220} {...props}>
      <path
        d="M182 12c90-6 154 34 156 98 2 60-62 98-158 100C84 212 22 174 24 112 26 56 92 18 182 12Z"
        fill={paint.mist}
      />
      {children}
    </Art>
  )
}

/** Draws the floor of a scene; its top edge is at y = 190. */
export function Floor({ colour = paint.straw }: { colour?: string }) {
  return <path d="M36 194c96-8 192-8 288 0" stroke={colour} strokeWidth="8" />
}
