// The kind of change for descriptions, examples and other documentation without an effect on messages.
import type { Context, Kind, Pair, Site } from '../changes/change.ts'
import { differencesOf, textOf } from '../changes/difference.ts'
import { follow, listOf, objectOf, type Messages, type Model } from '@members-hub/openapi'

/** Keywords that only document a schema. */
export const proseKeywords = ['description', 'title', 'summary', 'examples', 'example']

/** Fields of an operation that only document it, and fields that do not affect callers. */
const members = new Set([
  'summary',
  'description',
  'tags',
  'externalDocs',
  'operationId',
  'x-status',
  'x-payload',
  'x-audit',
  'x-allow-stale',
  'x-no-reaction',
  'x-deprecated-since',
])

export const prose: Kind = {
  name: 'prose',
  title: 'Descriptions or examples changed',
  documentation: 'descriptions or examples changed',
  severity: 'safe',
  sentence: ({ name, place, operation, at }) =>
    `${at.after.at(-1) === name ? operation : place}: ${name} changed; check if the meaning changed, too`,
  isOfMember: ({ name }) => members.has(name),
  isMark: (part) => part === '',
}

/** Compares the documentation of an operation for which no other change was found. */
export function compareDocumentation(site: Site, operations: Pair<Messages>, { note, models }: Context) {
  const before = documentationOf(models.before, operations.before)
  const after = documentationOf(models.after, operations.after)
  for (const { name, oldValue, newValue } of differencesOf(before, after))
    note(site, { kind: prose, name, oldValue: textOf(oldValue), newValue: textOf(newValue) })
}

/**
 * Returns all descriptions and examples outside of schemas. Names of components are omitted, so that a renamed
 * component is not reported as changed documentation.
 */
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
