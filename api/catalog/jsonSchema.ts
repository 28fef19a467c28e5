// Converts the schema of a topic to a JSON Schema, from which the back office builds its forms. Rules between fields
// cannot be expressed in JSON Schema; the server checks them.
import * as z from 'zod/mini'
import { isObject } from '#shared/unknown.ts'
import type { Topic } from './topic.ts'

export type JsonSchema = Record<string, unknown>

/** Returns the JSON Schema of the topic's data. Each field has a title. */
export function jsonSchemaOf({ schema }: Topic): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Omits the greatest safe integer, which is no limit of the content.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  addTitles(converted)
  return { ...converted }
}

/** Adds a title to each field without one: its name in words. */
function addTitles(value: unknown) {
  if (Array.isArray(value)) return value.forEach(addTitles)
  if (!isObject(value)) return
  if (isObject(value.properties))
    for (const [name, child] of Object.entries(value.properties))
      if (isObject(child) && child.title === undefined) child.title = wordsOf(name)
  Object.values(value).forEach(addTitles)
}

const abbreviations = { Id: 'ID', Url: 'URL', Faq: 'FAQ' }

/** Returns a name of the code in words: `opensAt` → `Opens at`. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ')
    .trim()
  const title = words.slice(0, 1).toUpperCase() + words.slice(1)
  return Object.entries(abbreviations).find(([word]) => word === title)?.[1] ?? title
}
