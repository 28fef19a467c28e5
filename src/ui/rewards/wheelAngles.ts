// Calculates the slices of a wheel of fortune, in degrees clockwise from the top, and the turn that stops at a given
// slice.

export type Arc = { id: string; from: number; to: number }

/** Returns slices in proportion to the odds (`share`); omits entries without odds. */
export function arcsOf(shares: readonly { id: string; share: number }[]): Arc[] {
  const whole = shares.reduce((sum, { share }) => sum + share, 0)
  let at = 0
  return shares
    .filter(({ share }) => share > 0)
    .map(({ id, share }) => {
      const from = at
      at += (360 * share) / whole
      return { id, from, to: at }
    })
}

/**
 * Returns the angle in degrees at which the middle of a slice is below the pointer at the top.
 * @param from current angle in degrees; the wheel turns at least `fullTurns` times from there
 */
export function turnTo(
  arcs: readonly Arc[],
  id: string,
  { from = 0, fullTurns = 0 }: { from?: number; fullTurns?: number } = {},
): number {
  const arc = arcs.find((candidate) => candidate.id === id)
  if (!arc) return from
  const rest = 360 - (arc.from + arc.to) / 2
  const least = from + fullTurns * 360
  return least + ((((rest - least) % 360) + 360) % 360)
}
