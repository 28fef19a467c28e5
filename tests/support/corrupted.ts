// Creates invalid variants of a valid value that differ from it at a single location.
import * as fc from 'fast-check'
import { isObject, listOf, objectOf, valueAt } from '#shared/unknown.ts'

type Corrupt = (value: unknown) => unknown

const wrongTypes: unknown[] = [null, true, 17, -1.5, '', 'canary', [], {}, [[]], { canary: 1 }, 1e300]

/**
 * Changes a valid value at one location. Some results may still be valid, so callers validate the results with the
 * schema.
 */
export function corrupted(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value)
  return fc
    .tuple(fc.constantFrom(...places), fc.nat(3), fc.constantFrom(...wrongTypes), fc.string({ maxLength: 8 }))
    .map(([place, kind, other, name]) =>
      changed(value, place, corruptionsWith(other, name)[kind] ?? (() => other)),
    )
}

/**
 * Returns variants of the value, each with one change at one location. Inserted strings contain the character ✗,
 * because few patterns match it.
 */
export const eachCorrupted = (value: unknown): unknown[] =>
  corruptionsWith('✗ canary', '').flatMap((spoil) =>
    placesIn(value).map((place) => changed(value, place, spoil)),
  )

/**
 * Inserts a control character into each string of the value in turn. Each result has the path of the changed string.
 */
export const eachWithControl = (value: unknown, mark: string): { place: string; marked: unknown }[] =>
  placesIn(value)
    .filter(
      (place) => typeof place.reduce<unknown>((inside, name) => valueAt(inside, name), value) === 'string',
    )
    .map((place) => ({
      place: place.join('.'),
      marked: changed(value, place, (old) => `${String(old).slice(0, 1)}${mark}${String(old).slice(1)}`),
    }))

const corruptionsWith = (other: unknown, name: string): Corrupt[] => [
  () => other,
  (old) => (isObject(old) ? { ...old, [`canary${name.replaceAll('\0', '')}`]: other } : other),
  (old) => (typeof old === 'string' ? old + 'x'.repeat(6_000) : typeof old === 'number' ? old + 1e12 : other),
  () => undefined,
]

/** Lists the paths of the value itself and of all nested values. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...path, name]))]
}

function changed(value: unknown, [first, ...rest]: string[], change: Corrupt): unknown {
  if (first === undefined) return change(value)
  if (Array.isArray(value))
    return listOf(value).map((item, index) => (String(index) === first ? changed(item, rest, change) : item))
  return { ...objectOf(value), [first]: changed(valueAt(value, first), rest, change) }
}
