// Which movements the page shows, as its address says it.
import type { CoinMovementKind } from '../../../generated/schema.d.ts'

export const movementKinds = ['earned', 'spent', 'expired', 'returned'] as const satisfies CoinMovementKind[]

export type MovementFilter = { kind?: CoinMovementKind; month?: string }

/** What is no filter is left out. */
export function movementFilter({ kind, month }: Record<string, unknown>): MovementFilter {
  const known = movementKinds.find((each) => each === kind)
  return {
    ...(known && { kind: known }),
    ...(typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && { month }),
  }
}
