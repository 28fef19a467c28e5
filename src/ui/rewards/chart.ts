// Calculates the points, the curve and the scale of a line chart in a box of 100 × 100 units. The page scales the box.

/**
 * Returns the end of the value axis, a round number that is at least the largest value. Also returns the values of at
 * most five grid lines, in whole steps.
 */
export function scaleOf(values: readonly number[]): { top: number; lines: number[] } {
  const largest = Math.max(1, ...values)
  const rough = largest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 5, 10].map((each) => each * magnitude)
  const step = Math.max(1, steps.find((each) => each >= rough) ?? 1)
  const count = Math.ceil(largest / step)
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, place) => place * step) }
}

/** Returns the points of the values in the chart; y increases downwards, as on the page. */
export function placesOf(values: readonly number[], top: number): { x: number; y: number }[] {
  const last = Math.max(1, values.length - 1)
  return values.map((value, place) => ({ x: (100 * place) / last, y: 100 - (100 * value) / top }))
}

/** Returns a smooth path through equidistant points. It does not overshoot, because it is flat at local extremes. */
export function curveThrough(places: readonly { x: number; y: number }[]): string {
  const slope = (at: number) => {
    const [from, to] = [places[at - 1], places[at]]
    return from && to ? (to.y - from.y) / (to.x - from.x) : 0
  }
  const tangent = (at: number) => {
    const [before, after] = [slope(at), slope(at + 1)]
    return before * after > 0 ? (2 * before * after) / (before + after) : 0
  }
  return places
    .map(({ x, y }, at) => {
      const before = places[at - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const third = (x - before.x) / 3
      const leaving = `${round(before.x + third)} ${round(before.y + third * tangent(at - 1))}`
      const arriving = `${round(x - third)} ${round(y - third * tangent(at))}`
      return `C${leaving} ${arriving} ${round(x)} ${round(y)}`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100
