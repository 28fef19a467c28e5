// Applies the difference between two examples to other data. This data is the example of a scenario, data from Faker,
// or data that earlier writes have changed.
import { isObject } from '#shared/unknown.ts'
import { isSame } from './entries.ts'

/**
 * Returns `base` after applying all changes between the example `from` and the example `to`.
 * @param base data to change; fields that are equal in both examples stay unchanged
 */
export function merged(base: unknown, from: unknown, to: unknown): unknown {
  if (isSame(from, to)) return base
  if (isSame(base, from)) return to
  if (typeof base === 'number' && typeof from === 'number' && typeof to === 'number')
    return base + to - from >= 0 ? base + to - from : to
  if (!isObject(base) || !isObject(from) || !isObject(to)) return to
  const changed = { ...base }
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (isSame(from[name], to[name])) continue
    if (!(name in to)) Reflect.deleteProperty(changed, name)
    else changed[name] = name in base ? merged(base[name], from[name], to[name]) : to[name]
  }
  return changed
}
