// Proposes numbers at the limits of two schemas: the nearest multiples on both sides of each limit, and numbers
// between two limits.
import { wholeMultiple } from '@members-hub/openapi'
import type { Shape } from './shape.ts'

const limitKeys = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const

/** The numbers just above and just below the range of int32. */
const formatLimits = [2 ** 31, -(2 ** 31) - 1]

export function numbersNear(schema: Shape, other: Shape): Set<number> {
  const shapes = [schema, other]
  if (!shapes.some(isNumeric)) return new Set()
  const limits = shapes.flatMap((shape) => limitKeys.map((key) => shape[key])).filter(isNumber)
  const ordered = [0, ...limits].toSorted((a, b) => a - b)
  const between = ordered.slice(1).map((limit, index) => (limit + (ordered[index] ?? limit)) / 2)
  const distances = shapes.flatMap(stepsOf)
  // Add half steps, to find values between two multiples of the other schema.
  const steps = new Set([...distances, ...distances.map((distance) => distance / 2)])
  const multiples = [...ordered, ...between].flatMap((limit) =>
    [...steps].flatMap((step) => multiplesNear(limit, step)),
  )
  return new Set([...between, ...multiples, ...(shapes.some(hasFormat) ? formatLimits : [])])
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

const hasFormat = ({ format }: Shape) => format !== undefined

const isNumeric = ({ type = 'number' }: Shape) => {
  const types = [type].flat()
  return types.includes('number') || types.includes('integer')
}

/**
 * Distances between adjacent numbers that a schema allows, from `multipleOf`; typical distances if the schema has no
 * `multipleOf`.
 */
function stepsOf({ type, multipleOf }: Shape): number[] {
  const isWhole = [type].flat().includes('integer')
  if (multipleOf === undefined || !(multipleOf > 0)) return isWhole ? [1] : [1, 0.5, 0.001]
  return [multipleOf, wholeMultiple(multipleOf)]
}

/** Returns multiples of the step near the limit, rounded to avoid floating-point errors: 3 × 0.1 gives 0.3. */
const multiplesNear = (limit: number, step: number) =>
  [-2, -1, 0, 1, 2].map((offset) => Number(((Math.floor(limit / step) + offset) * step).toPrecision(15)))
