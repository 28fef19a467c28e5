// The kind for descriptions, examples and other documentation that does not affect messages.
import type { Context, Kind, Pair, Site } from '../changes/change.ts'
import { differencesOf, textOf } from '../changes/difference.ts'
import { follow, listOf, objectOf, type Messages, type Model } from '@members-hub/openapi'

/** Keywords of a schema that document it. */
export const proseKeywords = ['description', 'title', 'summary', 'examples', 'example']

/** Members of an operation that document it or that do not affect callers. */
const members = new Set([
  'summary',
  'description',
  'tags',
  'externalDocs',
  'operationId',
  'x-status',
  'x-payload',
  'x-audit',
  'x-may-be-old',
  'x-no-reaction',
  'x-deprecated-since',
])

export const prose: Kind = {
  name: 'prose',
  title: 'Descriptions or examples changed',
  documentation: 'descriptions or examples',
  severity: 'safe',
  sentence: ({ name, place, operation, at }) =>
    `${at.after.at(-1) === name ? operation : place}: ${name} changed; check if the meaning changed, too`,
  isOfMember: ({ name }) => members.has(name),
  isMark: (part) => part === '',
}

/** Compares the documentation of an operation whose schemas are the same. */
export function compareDocumentation(site: Site, operations: Pair<Messages>, { note, models }: Context) {
  const before = documentationOf(models.before, operations.before)
  const after = documentationOf(models.after, operations.after)
  for (const { name, oldValue, newValue } of differencesOf(before, after))
    note(site, { kind: prose, name, oldValue: textOf(oldValue), newValue: textOf(newValue) })
}

/** Descriptions and examples outside of schemas, without the names of the components that contain them. */
function documentationOf({ document }: Model, { raw }: Messages) {
  const schemaOf = (node: unknown) => follow(document, node, []).schema
  const listed = [...listOf(raw.shared), ...listOf(raw.parameters)]
  const responses = Object.values(objectOf(raw.responses)).map(schemaOf)
  const headers = responses.flatMap((response) => Object.values(objectOf(response.headers)))
  const parts = [...[...listed, raw.requestBody].map(schemaOf), ...responses, ...headers.map(schemaOf)]
  const media = parts.flatMap(({ content }) => Object.values(objectOf(content)).map(objectOf))
  return {
    descriptions: [...parts, ...media].map(({ summary, description }) => [summary, description]),
    examples: [...parts, ...media].flatMap(({ example, examples }) => [
      example,
      ...Object.values(objectOf(examples)).map(schemaOf),
    ]),
  }
}
