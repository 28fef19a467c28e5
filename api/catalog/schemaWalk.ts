// Reads the structure of catalog schemas: children, and metadata such as formats and references to other lists.
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Child schemas by property; `*` stands for all properties or items. */
export type Children = ReadonlyMap<string, readonly Schema[]>

/** Returns the schema inside of optional, nullable, default and transformed schemas. */
function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodMiniPipe) return schema._zod.def.in
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return schema._zod.def.innerType
  return schema instanceof z.ZodMiniLazy ? schema._zod.def.getter() : undefined
}

/** Returns the schema, and all schemas of the same value inside of it. */
export function layersOf(schema: Schema): Schema[] {
  const inner = innerOf(schema)
  const inside = schema instanceof z.ZodMiniUnion ? [...schema._zod.def.options] : inner ? [inner] : []
  return [schema, ...inside.flatMap(layersOf)]
}

/** Returns the schemas of properties or items. */
export function childrenOf(schema: Schema): [name: string, child: Schema][] {
  if (schema instanceof z.ZodMiniArray) return [['*', schema._zod.def.element]]
  if (schema instanceof z.ZodMiniRecord) return [['*', schema._zod.def.valueType]]
  if (!(schema instanceof z.ZodMiniObject)) return []
  const { shape, catchall } = schema._zod.def
  return [...Object.entries(shape), ...(catchall ? [['*', catchall] satisfies [string, Schema]] : [])]
}

/** Returns the metadata of the value at a path, such as its format. */
export function metadataAt(schema: Schema, path: readonly (string | number)[]): Record<string, unknown> {
  const layers = layersOf(schema)
  const [name, ...rest] = path
  if (name === undefined)
    return layers.reduceRight<Record<string, unknown>>(
      (metadata, layer) => ({ ...metadata, ...z.globalRegistry.get(layer) }),
      {},
    )
  for (const layer of layers)
    for (const [property, child] of childrenOf(layer))
      if (property === '*' || property === name) return metadataAt(child, rest)
  return {}
}

/** Path of a field that refers to an entry of a list; `*` stands for all properties or items. */
export type Reference = { path: readonly string[]; list: string }

/** Returns the fields of a schema that refer to entries of other lists. */
export function referencesIn(schema: Schema, path: readonly string[] = []): Reference[] {
  return layersOf(schema).flatMap((layer) => {
    const list = z.globalRegistry.get(layer)?.['x-reference']
    const ofLayer = typeof list === 'string' ? [{ path, list }] : []
    return [...ofLayer, ...childrenOf(layer).flatMap(([name, child]) => referencesIn(child, [...path, name]))]
  })
}
