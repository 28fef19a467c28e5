// Describes parameters and headers as properties of objects, by location.
import { withJoinedParts } from './allOf.ts'
import { isAnnotation } from './canonical.ts'
import { isObject, listOf, objectOf, origin, placed, textOf } from './json.ts'
import { namesIn } from './operations.ts'
import type { Place } from './place.ts'
import { follow } from './references.ts'
import type { Document, Operation, Schema } from './shapes.ts'

/**
 * Returns parameters grouped by location, such as `query`. Path parameters get the names at the same positions in
 * `path`.
 */
export function parametersOf(
  document: Document,
  { at, raw, shared, path: ownPath }: Operation,
  path: string,
) {
  const listed = (parameters: unknown, place: Place) =>
    listOf(parameters).map((parameter) => {
      const { name, $ref } = objectOf(parameter)
      return follow(document, parameter, [...place, textOf(name ?? textOf($ref).split('/').at(-1))])
    })
  const [ownNames, names] = [namesIn(ownPath), namesIn(path)]
  const nameIn = (name: string) => names[ownNames.indexOf(name)] ?? name
  const groups: Record<string, Field[]> = { path: [], query: [], header: [], cookie: [] }
  const ownParameters = listed(raw.parameters, [...at, 'parameters'])
  const keyOf = ({ schema: { in: location, name } }: { schema: Schema }) => textOf([location, name])
  const ownKeys = new Set(ownParameters.map(keyOf))
  // A parameter of the operation overrides that of its path.
  const sharedParameters = listed(shared.list, shared.at).filter((entry) => !ownKeys.has(keyOf(entry)))
  const all = [...sharedParameters, ...ownParameters]
  for (const parameter of all) {
    const { name, in: location, required } = parameter.schema
    if (typeof name !== 'string') continue
    if (location === 'header' && ignoredHeaders.has(name.toLowerCase())) continue
    if (location === 'querystring') {
      groups.query?.push(...ofQueryString(document, parameter))
      continue
    }
    const isPath = location === 'path'
    const group = (groups[textOf(location)] ??= [])
    const field = {
      name: isPath ? nameIn(name) : name,
      at: parameter.at,
      schema: { ...parameter.schema, required: isPath || required },
    }
    group.push(...(location === 'query' ? exploded(document, field) : [field]))
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, fieldsOf([...at, 'parameters'], group)]),
  )
}

const formType = 'application/x-www-form-urlencoded'

/**
 * Describes a parameter for the whole query string (OpenAPI 3.2). If its content is a form, each field becomes one
 * query parameter.
 */
function ofQueryString(document: Document, { schema, at }: { schema: Schema; at: Place }): Field[] {
  const { content, ...parameter } = schema
  const { schema: form } = objectOf(objectOf(content)[formType])
  // Use a fixed name, because callers do not see the name of this parameter.
  if (form === undefined) return [{ name: 'querystring', at, schema }]
  const field = {
    name: 'querystring',
    at: [...at, 'content', formType],
    schema: { ...parameter, schema: form },
  }
  return exploded(document, field)
}

/** Header parameters that OpenAPI ignores, because media types and security schemes describe them. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

/** A query parameter of type object is sent as one parameter for each property, unless it has another style. */
function exploded(document: Document, field: Field): Field[] {
  const { schema: parameter, at } = field
  const spot = follow(document, parameter.schema, [...at, 'schema'])
  const { schema, at: place } = withJoinedParts(document, spot)
  const { properties, required, type, additionalProperties: extra = true, ...rest } = schema
  const isPlain = Object.keys(rest).every((key) => isAnnotation(key)) && (extra === true || isOpen(extra))
  const isSerialized = (parameter.style ?? 'form') === 'form' && (parameter.explode ?? true) === true
  if (type !== 'object' || !isObject(properties) || !isPlain || !isSerialized) return [field]
  return Object.entries(properties).map(([name, property]) => ({
    name,
    at: objectOf(property)[origin] ?? [...place, 'properties', name],
    schema: {
      ...extensionsOf(parameter),
      required: parameter.required === true && listOf(required).includes(name),
      schema: property,
    },
  }))
}

const isOpen = (schema: unknown) => JSON.stringify(schema) === '{}'

export const extensionsOf = (node: Schema): Schema =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name.startsWith('x-')))

type Field = { name: string; schema: Schema; at: Place }

/** Keywords of a parameter that are not part of its schema, mainly those that describe its serialization. */
const serialization = [
  'description',
  'deprecated',
  'style',
  'explode',
  'allowReserved',
  'allowEmptyValue',
  'collectionFormat',
]

/**
 * Describes parameters or headers as properties of an object, with the keywords that describe how they are sent, such
 * as `style`.
 */
export function fieldsOf(at: Place, fields: Field[]): Schema {
  const properties = fields.map(({ name, schema, at: place }): [string, Schema] => {
    const how = Object.fromEntries(
      serialization.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])),
    )
    const [[type, media] = ['', undefined]] = Object.entries(objectOf(schema.content))
    const value = schema.schema ?? objectOf(media).schema
    const about = { ...how, ...extensionsOf(schema), ...(media !== undefined && { contentMediaType: type }) }
    return [name, placed([...place, 'schema'], { ...about, ...objectOf(value) })]
  })
  const required = fields.flatMap(({ name, schema }) => (schema.required ? [name] : []))
  return placed(at, { type: 'object', required, properties: Object.fromEntries(properties) })
}
