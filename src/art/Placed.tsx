// Positions an object within a picture. Objects are drawn in a box of 96 × 96 units; a picture sets the position of
// the center of that box.
import type { ReactNode } from 'react'

export interface Place {
  /** Position of the center of the box, in units of the picture. */
  x?: number
  y?: number
  scale?: number
  /** Rotation in degrees, clockwise. */
  turn?: number
  mirror?: boolean
}

export function Placed({
  x = 48,
  y = 48,
  scale = 1,
  turn = 0,
  mirror = false,
  children,
}: Place & { children: ReactNode }) {
  if (x === 48 && y === 48 && scale === 1 && !turn && !mirror) return <g>{children}</g>
  const steps = [
    `translate(${x} ${y})`,
    turn ? `rotate(${turn})` : '',
    mirror ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`,
    'translate(-48 -48)',
  ]
  return <g transform={steps.filter(Boolean).join(' ')}>{children}</g>
}
