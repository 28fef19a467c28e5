// Compares limits and values that are integers beyond 2^53, which validators cannot distinguish because they
// calculate with doubles.
import { compareDecimals, ExactNumber, exactNumber, listOf } from '@members-hub/openapi'
import { pairOf, type Change, type Pair } from '../changes/change.ts'
import type { Side } from '../read/step.ts'

/** For each version an integer that only this version allows; `undefined` if there is no such integer. */
export type ExactValues = Pair<ExactNumber | undefined>

/** Direction in which a limit must change to allow more values: 1n if it must increase, -1n if it must decrease. */
const directions = new Map([
  ['maximum', 1n],
  ['exclusiveMaximum', 1n],
  ['minimum', -1n],
  ['exclusiveMinimum', -1n],
])

/**
 * @returns for each version an integer that only this version allows; `undefined` if the changed keyword contains no
 * integer beyond 2^53
 */
export function exactValuesOf({ name, oldValue, newValue }: Change): ExactValues | undefined {
  const values = { before: oldValue, after: newValue }
  if (![oldValue, newValue].flat().some((value) => value instanceof ExactNumber)) return undefined
  if (name === 'enum' && Array.isArray(oldValue) && Array.isArray(newValue))
    return pairOf((side) => listOf(values[side]).find((value) => isOnlyIn(value, values[otherSide[side]])))
  const direction = directions.get(name)
  if (direction === undefined) return undefined
  return pairOf((side) => {
    const limits = { limit: values[side], otherLimit: values[otherSide[side]] }
    return integerBetween(limits, { direction, isExclusive: name.startsWith('exclusive') })
  })
}

const otherSide: Record<Side, Side> = { before: 'after', after: 'before' }

const isOnlyIn = (value: unknown, list: unknown): value is ExactNumber =>
  value instanceof ExactNumber && !listOf(list).includes(value)

type Limit = { direction: bigint; isExclusive: boolean }

/** @returns an integer that `limit` allows and `otherLimit` does not; a missing limit allows all integers */
function integerBetween(
  { limit, otherLimit }: { limit: unknown; otherLimit: unknown },
  { direction, isExclusive }: Limit,
) {
  if (otherLimit === undefined) return undefined
  if (limit === undefined) return exactNumber(`${integerOf(otherLimit) + direction}`)
  if (BigInt(compareDecimals(textOf(limit), textOf(otherLimit))) !== direction) return undefined
  return exactNumber(`${integerOf(limit) - (isExclusive ? direction : 0n)}`)
}

const textOf = (limit: unknown) => (limit instanceof ExactNumber ? limit.text : String(limit))

const integerOf = (limit: unknown) =>
  limit instanceof ExactNumber ? BigInt(limit.text) : BigInt(Math.trunc(Number(limit)))
