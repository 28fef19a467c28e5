// Finds the resource of a call in the examples, so that each list entry opens its own detail.
import { isObject } from '#shared/unknown.ts'

export type Thing = Record<string, unknown>
/** Path parameters by name. */
export type Asked = Record<string, string>
/** Object with its path in a response: `items.*.product`. */
export type Placed = { at: string; thing: Thing }

/** Returns all nested objects of a value, the outermost first. */
export function thingsIn(value: unknown, at = ''): Placed[] {
  if (Array.isArray(value)) return value.flatMap((item) => thingsIn(item, `${at}*.`))
  if (!isObject(value)) return []
  return [
    { at, thing: value },
    ...Object.entries(value).flatMap(([name, member]) => thingsIn(member, `${at}${name}.`)),
  ]
}

/** Checks if an object has the fields of the path parameters. */
export const isNamed = (thing: Thing, names: string[]) =>
  names.every((name) => typeof thing[name] === 'string' || typeof thing[name] === 'number')

export const isAsked = (thing: Thing, pathParams: Asked) =>
  isNamed(thing, Object.keys(pathParams)) &&
  Object.entries(pathParams).every(([name, value]) => String(thing[name]) === value)

export const askedBy = (thing: Thing, names: string[]): Asked =>
  Object.fromEntries(names.map((name) => [name, String(thing[name])]))

/** Returns the resource of a response: its data, or an object directly in it. */
export function subjectOf(data: unknown, names: string[]): Thing | undefined {
  if (!isObject(data)) return undefined
  return [data, ...Object.values(data).filter(isObject)].find((thing) => isNamed(thing, names))
}

/**
 * Adapts the example of a detail to another entry of its list: copies the fields of the entry and keeps all other
 * fields.
 * @param entry list entry of the requested resource
 * @param exampleEntry list entry of the example's resource
 * @param isWrite keeps fields that the write of the example has changed
 */
export function dataFor(
  data: unknown,
  names: string[],
  { entry, exampleEntry, isWrite }: { entry: Thing; exampleEntry: Thing | undefined; isWrite: boolean },
) {
  const copy = structuredClone(data)
  const subject = subjectOf(copy, names)
  if (!subject) return copy
  // If the detail has all fields of the example's entry, it gets all fields of the other entry.
  const isAlike = exampleEntry && Object.keys(exampleEntry).every((name) => name in subject)
  for (const name of new Set([...Object.keys(exampleEntry ?? {}), ...Object.keys(entry)])) {
    if (isWrite && exampleEntry && !names.includes(name) && !isSame(exampleEntry[name], subject[name]))
      continue
    if (!(name in entry)) delete subject[name]
    else if (name in subject ? isSameKind(entry[name], subject[name]) : isAlike) subject[name] = entry[name]
  }
  return copy
}

export const isSame = (a: unknown, other: unknown) => JSON.stringify(a) === JSON.stringify(other)

/**
 * Checks if a value may replace another of the same field: a list entry may contain the count of a detail's
 * list.
 */
export const isSameKind = (a: unknown, other: unknown) =>
  a === null || other === null || (typeof a === typeof other && Array.isArray(a) === Array.isArray(other))

/** Checks for a scalar; lists and objects differ in detail between responses. */
export const isPlain = (value: unknown) => typeof value !== 'object' || value === null
