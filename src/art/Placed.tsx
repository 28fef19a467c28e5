// Where a thing stands in a picture. Things are drawn in a box of 96 × 96; a picture says where its middle goes.
import type { ReactNode } from 'react'

export interface Place {
  /** Where the middle of the thing's box goes, in the picture's own units. */
  x?: number
  y?: number
  scale?: number
  /** Clockwise, in degrees. */
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
