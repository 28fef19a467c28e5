// Parses each entry of a list only once: versions of a topic share the data of unchanged entries, so a new version costs
// as much as its changed entries.
import * as z from 'zod/mini'
import { isObject } from '#shared/unknown.ts'
import { childrenOf, layersOf } from './schemaWalk.ts'

type Schema = z.core.$ZodType

/**
 * Lets the schema of a topic return the same output for an entry that it has parsed before.
 * @param list property with the entries; not set if the topic itself is a list
 * @returns a function that parses an entry in advance
 */
export function reuseEntries(schema: Schema, list: string | undefined): (entry: unknown) => void {
  const schemas = list === undefined ? entrySchemas(schema) : propertiesOf(schema, list).flatMap(entrySchemas)
  for (const entry of schemas) remember(entry)
  return (entry) => {
    for (const { _zod: internals } of schemas) void internals.run({ value: entry, issues: [] }, {})
  }
}

const propertiesOf = (schema: Schema, property: string): Schema[] =>
  layersOf(schema)
    .flatMap(childrenOf)
    .filter(([name]) => name === property)
    .map(([, child]) => child)

const entrySchemas = (schema: Schema): Schema[] =>
  layersOf(schema).flatMap((layer) => (layer instanceof z.ZodMiniArray ? [layer._zod.def.element] : []))

function remember(schema: Schema) {
  const outputs = new WeakMap<object, { output: unknown }>()
  const { _zod: internals } = schema
  const parse = internals.run.bind(internals)
  schema._zod.run = (payload, context) => {
    const value: unknown = payload.value
    if (!isObject(value)) return parse(payload, context)
    const stored = outputs.get(value)
    if (stored) {
      payload.value = stored.output
      return payload
    }
    const result = parse(payload, context)
    if (!(result instanceof Promise) && result.issues.length === 0)
      outputs.set(value, { output: result.value })
    return result
  }
}
