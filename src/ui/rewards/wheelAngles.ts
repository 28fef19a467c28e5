// Where the slices of a wheel lie, in degrees clockwise from the top, and how far it turns to one of them.

export type Arc = { id: string; from: number; to: number }

/** Slices as large as their share of all, in their order; those without a share have none. */
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
 * The turn, in degrees from where the wheel was made, at which the middle of a slice stands below the pointer at the top.
 * @param from the turn at which it stands now; it is passed by so many full turns at least
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
