// Brings what two examples differ in onto other data: of a scenario, of Faker, of what was written before.
import { isObject } from '#shared/unknown.ts'
import { isSame } from './things.ts'

/**
 * The data, changed as one example is from the other.
 * @param base what is changed; what the examples agree in stays as it is
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
