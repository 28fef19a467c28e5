// Lists the differences between two versions of an entry: one line for each value that was added, changed or removed.
import { isObject } from '#shared/unknown.ts'

/** Path of a value in the entry, such as `name.th` or `prizes.2.stock`, and the value before and after. */
export type Difference = { path: string; before: string | null; after: string | null }

/** Maximum number of characters of a value in a difference. */
const maxLength = 4000

/** Returns the differences, at most `limit`. A missing entry is `null`. */
export function differencesOf(before: unknown, after: unknown, limit = 200): Difference[] {
  const [old, next] = [valuesOf(before), valuesOf(after)]
  const paths = [...new Set([...old.keys(), ...next.keys()])]
  return paths
    .filter((path) => old.get(path) !== next.get(path))
    .slice(0, limit)
    .map((path) => ({ path, before: old.get(path) ?? null, after: next.get(path) ?? null }))
}

/** Returns all simple values by path; an empty list or object counts as a value. */
function valuesOf(data: unknown): Map<string, string> {
  const values = new Map<string, string>()
  function add(value: unknown, path: string) {
    const children = Array.isArray(value) ? value : isObject(value) ? value : undefined
    const entries = children === undefined ? [] : Object.entries(children)
    if (entries.length > 0) for (const [name, child] of entries) add(child, path ? `${path}.${name}` : name)
    else if (value !== undefined && !(path === '' && value === null)) values.set(path, textOf(value))
  }
  add(data, '')
  return values
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}
