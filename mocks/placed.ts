// Sets single values of a response by overrides such as `getMyMembership/data/level/name=null`. The name of the
// override consists of an operation and a JSON Pointer (RFC 6901). The value is parsed as JSON; text that is not valid
// JSON is a string. An empty value removes the field.
import type { Overrides } from './overrides.ts'
import { isObject, valueAt } from '#shared/unknown.ts'

/** @returns the changed body, and a message for each path that does not exist */
export function placed<Body>(
  id: string,
  body: Body,
  { places }: Pick<Overrides, 'places'>,
): [Body, string[]] {
  const placements = places.get(id) ?? []
  if (placements.length === 0) return [body, []]
  const copy = structuredClone(body)
  const problems = placements.flatMap(([way, text]) =>
    put(copy, way.map(unescaped), text) ? [] : [`${id}: the response has no field ${way.join('/')}`],
  )
  return [copy, problems]
}

function put(body: unknown, way: string[], text: string): boolean {
  const [name] = way.slice(-1)
  const within = way.slice(0, -1).reduce<unknown>(ownProperty, body)
  if (name === undefined || (!isObject(within) && !Array.isArray(within))) return false
  if (text !== '') Object.assign(within, { [name]: valueOf(text) })
  else if (Array.isArray(within)) within.splice(Number(name), 1)
  else Reflect.deleteProperty(within, name)
  return true
}

const ownProperty = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, name) ? valueAt(entry, name) : undefined

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
 * Finds the values that differ between two responses. If an override sets these values, the first response turns into
 * the second.
 * @returns overrides of the operation, each as the name and value of a query parameter
 */
export const placesBetween = (id: string, from: unknown, to: unknown): [name: string, value: string][] =>
  differences(from, to).map(([way, value]) => [
    [id, ...way.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/'),
    textOf(value),
  ])

/** Serializes a value for an override. Strings are quoted only if they would be parsed as another value. */
function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' && value !== '' && valueOf(value) === value ? value : JSON.stringify(value)
}

function differences(from: unknown, to: unknown, way: string[] = []): Place[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  const isList = Array.isArray(from) && Array.isArray(to) && from.length === to.length
  if (!isList && !(isObject(from) && isObject(to))) return [[way, to]]
  return [...new Set([from, to].flatMap((value) => Object.keys(value)))].flatMap((name) =>
    differences(ownProperty(from, name), ownProperty(to, name), [...way, name]),
  )
}
