// Formats locations and values for the sentences of findings, such as `Member.babies[].name`.
import { authored, type Operation, type Place } from '@members-hub/openapi'

const keyNames: Record<string, string> = {
  security: 'access',
  url: 'the path',
  responses: 'answer',
  requestBody: 'request',
}

export const isInOperation = ([first]: Place) => first === 'paths' || first === 'webhooks'

/**
 * @returns the location of a node inside an operation as `paths`, path, method and further keys, even if the path item
 * is in another file
 */
export function placeInOperation(place: Place, operation: Operation | undefined): Place {
  if (!operation) return place
  const { at, path, method } = operation
  const item = at.slice(0, -1)
  if (isWithin(place, at)) return ['paths', path, method, ...place.slice(at.length)]
  return isWithin(place, [...item, 'parameters']) ? ['paths', path, ...place.slice(item.length)] : place
}

const isWithin = (place: Place, outer: Place) => outer.every((key, index) => key === place[index])

/**
 * Returns the last keys of a location, starting at the nearest node that has a name, such as a component or an
 * operation.
 */
function namedKeys(at: Place, operation: string): Place {
  const { file, place } = authored(at)
  const [first = ''] = place
  if (isInOperation(place)) return [operation, ...place.slice(place[2] === 'additionalOperations' ? 4 : 3)]
  if (first === 'components') return place.slice(2)
  if (file === '') return place
  if (place.length > 1 && ['definitions', '$defs', 'schemas'].includes(first)) return place.slice(1)
  const isNamed = first !== '' && !['properties', 'items', 'content', 'schema'].includes(first)
  return isNamed ? place : [baseNameOf(file), ...place]
}

/** Name of a file without folder and extension: `Pet` for `schemas/Pet.yaml`. */
const baseNameOf = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '')

/** Name of a location in the contract, such as `Member.babies[].name` or `getTasks answer 404`. */
export function nameOf(at: Place, operation: string): string {
  const inside = namedKeys(at, operation)
  let name = ''
  for (let index = 0; index < inside.length; index++) {
    const key = inside[index] ?? ''
    if (key === 'properties') name += `.${inside[(index += 1)]}`
    else if (key === 'items') name += '[]'
    else if (key === 'additionalProperties') name += '{}'
    else if (['content', 'oneOf', 'anyOf', 'allOf'].includes(key)) index += 1
    else if (!['schema', 'parameters'].includes(key)) name += `${name ? ' ' : ''}${keyNames[key] ?? key}`
  }
  return name.replace('answer 200', 'answer')
}

/** Maximum length of a value in a sentence, in characters. */
const maxLength = 100

export function quote(value: unknown) {
  if (value === undefined) return 'not set'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `\`${text.length > maxLength ? `${text.slice(0, maxLength)}…` : text}\``
}

/** Returns the values of a list or object as text, separated by commas. */
export const listed = (values: unknown) =>
  Object.values(typeof values === 'object' && values !== null ? values : [])
    .map(quote)
    .join(', ')
