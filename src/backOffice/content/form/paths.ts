// Reads and changes values by their path, such as `prizes.0.name.th`.
import { isObject } from '../../../shared/unknown.ts'

export const pathOf = (parent: string, name: string | number) =>
  parent === '' ? String(name) : `${parent}.${name}`

/** Returns the value at the path. */
export const valueIn = (data: unknown, path: string): unknown =>
  path === ''
    ? data
    : path.split('.').reduce<unknown>((parent, name) => {
        if (Array.isArray(parent)) return parent[Number(name)]
        return isObject(parent) ? parent[name] : undefined
      }, data)

/** Returns a copy of the data with the value at the path; `undefined` removes a property. */
export function withValue(data: unknown, path: string, value: unknown): unknown {
  return path === '' ? value : replaced(data, path.split('.'), value)
}

function replaced(data: unknown, [name = '', ...below]: readonly string[], value: unknown): unknown {
  const next = (child: unknown) => (below.length === 0 ? value : replaced(child, below, value))
  if (Array.isArray(data))
    return data.map((child: unknown, index) => (String(index) === name ? next(child) : child))
  const before = isObject(data) ? data : {}
  const { [name]: child, ...rest } = before
  const changed = next(child)
  if (changed === undefined) return rest
  return { ...before, [name]: changed }
}

/** Returns the list with the item at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
