// Shared frame and style of all pictures: soft shapes without outlines, and a few pencil lines that deviate slightly
// from the shapes. A picture is decorative unless it has a title.
import type { ReactNode } from 'react'
import { paint } from './paint.ts'

export interface ArtProps {
  /** Text alternative; without it the picture is hidden from screen readers. */
  title?: string
  className?: string
}

interface FrameProps extends ArtProps {
  width?: number
  height?: number
  /** Amount by which the view box is cropped on each side, in units of the picture. */
  inset?: number
  /** True to fill the box and crop the picture; set for background scenes. */
  slice?: boolean
  children: ReactNode
}

export function Art(props: FrameProps) {
  const { width = 96, height = 96, inset = 0, slice, title, className, children } = props
  return (
    <svg
      viewBox={`${inset} ${inset} ${width - 2 * inset} ${height - 2 * inset}`}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** Draws an irregular patch of color behind a small picture. */
export function Ground() {
  return (
    <path d="M47 7c22-2 40 11 42 33 2 24-14 46-41 48C25 90 7 75 6 52 5 28 24 9 47 7Z" fill={paint.mist} />
  )
}

/** Draws pencil lines; pass one path that contains all lines of a picture. */
export function Pencil({
  d,
  width = 1.7,
  stroke = paint.line,
}: {
  d: string
  width?: number
  stroke?: string
}) {
  return <path d={d} stroke={stroke} strokeWidth={width} />
}

/** Draws a four-pointed star; `r` is the distance from the center to a point. */
export function Star({
  x,
  y,
  r = 3,
  fill = paint.honey,
}: {
  x: number
  y: number
  r?: number
  fill?: string
}) {
  const d = `M0-1C.12-.3.3-.12 1 0 .3.12.12.3 0 1-.12.3-.3.12-1 0-.3-.12-.12-.3 0-1Z`
  return <path d={d} transform={`translate(${x} ${y}) scale(${r})`} fill={fill} />
}
