// Finds the resource of a call in the examples, so that the response for a single resource matches its entry in a list.
import { isObject } from '#shared/unknown.ts'

export type Entry = Record<string, unknown>
/** Values of the path parameters of a call, by name. */
export type Asked = Record<string, string>
/** Object in the data of a response, with its path such as `items.*.product`. */
export type Placed = { at: string; entry: Entry }

/** Returns all objects that a value contains at any depth, the outermost first. */
export function entriesIn(value: unknown, at = ''): Placed[] {
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, `${at}*.`))
  if (!isObject(value)) return []
  return [
    { at, entry: value },
    ...Object.entries(value).flatMap(([name, member]) => entriesIn(member, `${at}${name}.`)),
  ]
}

/** Checks whether an object has fields with the names of the path parameters. */
export const isNamed = (entry: Entry, names: string[]) =>
  names.every((name) => typeof entry[name] === 'string' || typeof entry[name] === 'number')

export const isAsked = (entry: Entry, pathParams: Asked) =>
  isNamed(entry, Object.keys(pathParams)) &&
  Object.entries(pathParams).every(([name, value]) => String(entry[name]) === value)

export const askedBy = (entry: Entry, names: string[]): Asked =>
  Object.fromEntries(names.map((name) => [name, String(entry[name])]))

/** Returns the resource in the data of a response: the data itself, or an object in one of the fields of the data. */
export function subjectOf(data: unknown, names: string[]): Entry | undefined {
  if (!isObject(data)) return undefined
  return [data, ...Object.values(data).filter(isObject)].find((entry) => isNamed(entry, names))
}

/**
 * Adapts the example of one resource to another resource of the list: copies the fields of its list entry and keeps all
 * other fields.
 * @param entry list entry of the requested resource
 * @param exampleEntry list entry of the resource in the example
 * @param isWrite true for the response to a write. Fields that differ between the example and its list entry are then
 * kept, because the write has changed them
 */
export function dataFor(
  data: unknown,
  names: string[],
  { entry, exampleEntry, isWrite }: { entry: Entry; exampleEntry: Entry | undefined; isWrite: boolean },
) {
  const copy = structuredClone(data)
  const subject = subjectOf(copy, names)
  if (!subject) return copy
  // If the example contains all fields of the list entry of the same resource, copy all fields of the requested list
  // entry.
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
 * Checks whether a value may replace another value of the field with the same name. Their types may differ: for
 * example, a field may be a number in a list entry but an array in the response for the single resource.
 */
export const isSameKind = (a: unknown, other: unknown) =>
  a === null || other === null || (typeof a === typeof other && Array.isArray(a) === Array.isArray(other))

/**
 * Checks whether a value is a scalar. Only scalars are copied between responses, because lists and objects may have
 * different fields in different responses.
 */
export const isPlain = (value: unknown) => typeof value !== 'object' || value === null
