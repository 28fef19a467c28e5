// Which movements the page shows, as its address says it.
import type { CoinMovementKind } from '../../../generated/schema.d.ts'

export const movementKinds = ['earned', 'spent', 'expired', 'returned'] as const satisfies CoinMovementKind[]

export type MovementFilter = { kind?: CoinMovementKind | undefined; month?: string | undefined }

/** What is no filter is said to be nothing: the router passes on what is left out. */
export const movementFilter = ({ kind, month }: Record<string, unknown>): MovementFilter => ({
  kind: movementKinds.find((each) => each === kind),
  month: typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
})
