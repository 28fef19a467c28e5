// Which of the examples' things a call is about: an item of a list opens its own detail, and no other's.
import { isObject } from '#shared/unknown.ts'

export type Thing = Record<string, unknown>
/** What is asked for, by the names of the path's parameters. */
export type Asked = Record<string, string>
/** A thing with where it stands in an answer: `items.*.product`. */
export type Placed = { at: string; thing: Thing }

/** Every object in a value, outermost first. */
export function thingsIn(value: unknown, at = ''): Placed[] {
  if (Array.isArray(value)) return value.flatMap((item) => thingsIn(item, `${at}*.`))
  if (!isObject(value)) return []
  return [
    { at, thing: value },
    ...Object.entries(value).flatMap(([name, member]) => thingsIn(member, `${at}${name}.`)),
  ]
}

/** Whether the thing has names as the path has them. */
export const isNamed = (thing: Thing, names: string[]) =>
  names.every((name) => typeof thing[name] === 'string' || typeof thing[name] === 'number')

export const isAsked = (thing: Thing, pathParams: Asked) =>
  isNamed(thing, Object.keys(pathParams)) &&
  Object.entries(pathParams).every(([name, value]) => String(thing[name]) === value)

export const askedBy = (thing: Thing, names: string[]): Asked =>
  Object.fromEntries(names.map((name) => [name, String(thing[name])]))

/** The thing that an answer is about: its data, or what stands directly in it. */
export function subjectOf(data: unknown, names: string[]): Thing | undefined {
  if (!isObject(data)) return undefined
  return [data, ...Object.values(data).filter(isObject)].find((thing) => isNamed(thing, names))
}

/**
 * An example's data for another thing of its list: what the list tells of that one, and the rest as the example has it.
 * @param entry the list's entry of what is asked for
 * @param exampleEntry the list's entry of what the example is about
 * @param isWrite what a write has changed in its own entry stays changed
 */
export function dataFor(
  data: unknown,
  names: string[],
  { entry, exampleEntry, isWrite }: { entry: Thing; exampleEntry: Thing | undefined; isWrite: boolean },
) {
  const copy = structuredClone(data)
  const subject = subjectOf(copy, names)
  if (!subject) return copy
  // Of an entry that has all that its detail has, the detail has all.
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

/** Whether one may stand where the other does, as far as examples tell: a list may count what its detail lists. */
export const isSameKind = (a: unknown, other: unknown) =>
  a === null || other === null || (typeof a === typeof other && Array.isArray(a) === Array.isArray(other))

/** What is neither a list nor has parts: of those, one place tells more than another. */
export const isPlain = (value: unknown) => typeof value !== 'object' || value === null
