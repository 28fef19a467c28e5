// Writes names of places and values for the sentences of changes.
import type { Place } from '@members-hub/openapi'

const keyNames: Record<string, string> = {
  security: 'who may call',
  url: 'the path',
  responses: 'answer',
  requestBody: 'request',
}

export const isInOperation = ([first]: Place) => first === 'paths' || first === 'webhooks'

/** Name of a place: `Member.babies[].name`, `getTasks answer 404`. */
export function nameOf(at: Place, operation: string): string {
  const inside =
    at[0] === 'components'
      ? at.slice(2)
      : isInOperation(at)
        ? [operation, ...at.slice(at[2] === 'additionalOperations' ? 4 : 3)]
        : at
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

/** Values of a list or object, separated by commas. */
export const listed = (values: unknown) =>
  Object.values(typeof values === 'object' && values !== null ? values : [])
    .map(quote)
    .join(', ')
