// Reads the media types of a message, and the schema of the body for each.
import { objectOf, placed, textOf } from './json.ts'
import type { Place } from './place.ts'
import { follow } from './references.ts'
import type { Document, MediaTypes, Schema } from './shapes.ts'

/** @returns the property name for a body whose media type is not the main one, such as `body as image/png` */
export const bodyAs = (type: string) => `body as ${type}`
export const isFurtherBody = (name: string) => name.startsWith('body as ')

const isJson = (type: string) => /[/+]json\b/i.test(type)

/** @returns the main media type: JSON, if the body can have that type */
export const mainType = (content: object) => {
  const types = Object.keys(content)
  return types.find((type) => /^application\/json\b/i.test(type)) ?? types.find(isJson)
}

/**
 * A body that is read entry by entry, such as JSON Lines or server-sent events, is compared as a list (OpenAPI 3.2).
 */
const sequenceOf = (whole: unknown, itemSchema: unknown): Schema => ({
  ...objectOf(whole),
  type: 'array',
  items: itemSchema,
})

/**
 * @returns the schemas of the body. The schema of the main media type has the key `body`; other media types have the
 * keys that `bodyAs` returns.
 */
export function bodiesOf(content: object, at: Place): Record<string, Schema> {
  const main = mainType(content)
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const { schema: whole, itemSchema } = objectOf(media)
      const schema = itemSchema === undefined ? objectOf(whole) : sequenceOf(whole, itemSchema)
      const place = [...at, 'content', type, 'schema']
      return [type === main ? 'body' : bodyAs(type), '$ref' in schema ? { ...schema } : placed(place, schema)]
    }),
  )
}

export function mediaTypesOf(document: Document, { requestBody, responses }: Schema): MediaTypes {
  const contentOf = (node: unknown) => Object.keys(objectOf(follow(document, node, []).schema.content))
  const answers = Object.values(objectOf(responses)).flatMap(contentOf)
  return { request: contentOf(requestBody), answers: [...new Set(answers)] }
}

/**
 * @param types media types of the other version of the contract
 * @returns the content with an additional entry for each of `types` that a range such as `image/*` covers
 */
export function withTypesInRanges(content: object, types: readonly string[] = []): object {
  const ranges = Object.entries(objectOf(content)).filter(([type]) => type.includes('*'))
  if (ranges.length === 0) return content
  // Use the narrowest range: `image/*` before `*/*`.
  const narrowFirst = ranges.toSorted(([a], [b]) => b.length - a.length)
  const covered = types.flatMap((type): [string, unknown][] => {
    const range = narrowFirst.find(([candidate]) => isInRange(type, candidate))
    return type in content || type.includes('*') || !range ? [] : [[type, range[1]]]
  })
  return { ...content, ...Object.fromEntries(covered) }
}

const isInRange = (type: string, range: string) => range === '*/*' || type.startsWith(range.replace('*', ''))

/**
 * Media types of the successful responses, or of all responses if no status is successful. A caller accepts one of
 * them.
 */
export function typesOf(document: Document, { responses }: Schema, types: readonly string[] = []): string[] {
  const listed = Object.entries(objectOf(responses)).map(([status, response]) => ({
    status,
    types: Object.keys(withTypesInRanges(objectOf(follow(document, response, []).schema.content), types)),
  }))
  const successes = listed.filter((answer) => isSuccess(answer.status) && answer.types.length > 0)
  return [
    ...new Set((successes.length > 0 ? successes : listed).flatMap((answer) => answer.types)),
  ].toSorted()
}

export const isSuccess = (status: unknown) => /^[123]/.test(textOf(status))
