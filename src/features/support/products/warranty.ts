// Colors of the badges for a warranty, and its remaining fraction.
import type { WarrantyState } from '#generated/schema.d.ts'
import { noonOf } from '#src/runtime/format/dates.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

export const warrantyTones: Readonly<Record<WarrantyState, BadgeTone>> = {
  running: 'positive',
  endsSoon: 'warning',
  over: 'plain',
}

/**
 * Returns the remaining fraction of a warranty: 1 on the first day, 0 after the last day. All dates are `YYYY-MM-DD`.
 */
export function warrantyLeft({ from, until, today }: { from: string; until: string; today: string }): number {
  const [start, end, now] = [from, until, today].map((date) => noonOf(date).getTime())
  if (start === undefined || end === undefined || now === undefined || end <= start) return 0
  return Math.min(1, Math.max(0, (end - now) / (end - start)))
}
