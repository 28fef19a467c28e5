// Sets single values of a response by overrides: `getMyMembership/data/level/name=null` is an operation and a JSON
// Pointer (RFC 6901). Values are JSON, otherwise strings; an empty value removes the field.
import type { Wishes } from './wishes.ts'
import { isObject, valueAt } from '#shared/unknown.ts'

/** @returns the body with the values, and a message for each path that does not exist */
export function placed<Body>(id: string, body: Body, { places }: Pick<Wishes, 'places'>): [Body, string[]] {
  const placements = places.get(id) ?? []
  if (placements.length === 0) return [body, []]
  const copy = structuredClone(body)
  const problems = placements.flatMap(([way, text]) =>
    put(copy, way.map(unescaped), text) ? [] : [`${id}: its answer has no place ${way.join('/')}`],
  )
  return [copy, problems]
}

function put(body: unknown, way: string[], text: string): boolean {
  const [name] = way.slice(-1)
  const within = way.slice(0, -1).reduce<unknown>(ownOf, body)
  if (name === undefined || (!isObject(within) && !Array.isArray(within))) return false
  if (text !== '') Object.assign(within, { [name]: valueOf(text) })
  else if (Array.isArray(within)) within.splice(Number(name), 1)
  else Reflect.deleteProperty(within, name)
  return true
}

const ownOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null && Object.hasOwn(thing, name) ? valueAt(thing, name) : undefined

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

type Place = [way: string[], value: unknown]

/**
 * Finds the values to set in a response to turn it into another.
 * @returns overrides for the operation, as names and values of a query string
 */
export const placesBetween = (id: string, from: unknown, to: unknown): [name: string, value: string][] =>
  differences(from, to).map(([way, value]) => [
    [id, ...way.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/'),
    textOf(value),
  ])

/** Serializes a value; strings are quoted only if they would be parsed as another value. */
function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' && value !== '' && valueOf(value) === value ? value : JSON.stringify(value)
}

function differences(from: unknown, to: unknown, way: string[] = []): Place[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  const isList = Array.isArray(from) && Array.isArray(to) && from.length === to.length
  if (!isList && !(isObject(from) && isObject(to))) return [[way, to]]
  return [...new Set([from, to].flatMap((value) => Object.keys(value)))].flatMap((name) =>
    differences(ownOf(from, name), ownOf(to, name), [...way, name]),
  )
}
