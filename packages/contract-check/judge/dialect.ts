// Adapts schemas of a contract to ajv: to the reader of a message, to discriminators, and to references that are
// compiled on first use.
import {
  dataKeywords,
  follow,
  isObject,
  listOf,
  nameKeywords,
  objectOf,
  tagsOf,
  withDoubles,
  type Document,
  type Schema,
} from '@members-hub/openapi'

export type Part = 'request' | 'answer'

/** Replaces `$ref`, because ajv would compile its target with the schema, and all further targets. */
export const referenceKeyword = 'x-contract-reference'

/** A reference to a component. */
export type Target = { part: Part; $ref: string }

type Dialect = {
  document: Document
  part: Part
  /** Accepts a value that fits several branches of a `oneOf` without a discriminator. */
  isLenient: boolean
  /** Returns the key of a target in ajv, if ajv has to compile references to the same value itself. */
  keyOf?: ($ref: string) => string
}

/** Keywords whose schemas apply to the same value, not to a part of it. */
const applicators = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'])

/** @returns a copy of a schema in ajv's dialect */
export function adapted(schema: unknown, dialect: Dialect): unknown {
  const { part, keyOf } = dialect
  return copy(withDoubles(schema), false, true)

  /** @param isSame true if the node applies to the same value as the whole schema */
  function copy(node: unknown, areNames: boolean, isSame: boolean): unknown {
    if (Array.isArray(node)) return node.map((entry) => copy(entry, false, isSame))
    if (!isObject(node)) return node
    if (areNames)
      return Object.fromEntries(
        Object.entries(node).map(([name, value]) => [name, copy(value, false, isSame)]),
      )
    const { $ref, ...members } = asRead(node, dialect)
    const result: Schema = {}
    for (const [key, value] of Object.entries(members))
      if (value !== undefined)
        result[key] = dataKeywords.has(key)
          ? value
          : copy(value, nameKeywords.has(key), isSame && applicators.has(key))
    if (typeof $ref !== 'string') return result
    if (!$ref.startsWith('#/components/')) return { ...result, $ref }
    if (keyOf && isSame) return { ...result, $ref: keyOf($ref) }
    const target: Target = { part, $ref }
    return { ...result, [referenceKeyword]: target }
  }
}

/** Adapts a node to its reader: fields that only the other side sends are not required. */
function asRead(node: Schema, { document, part, isLenient }: Dialect): Schema {
  const open = part === 'answer' ? withoutClosing(node) : node
  // Drop the keyword of 3.0, which ajv rejects without `type`.
  const { nullable, ...schema } = open
  if (typeof nullable !== 'boolean' && nullable !== undefined) schema.nullable = nullable
  if (typeof schema.discriminator === 'object') return withTags(schema, document)
  if (isLenient && Array.isArray(schema.oneOf)) return ofAny(schema)
  return withoutForeignFields(schema, document, part === 'request' ? 'readOnly' : 'writeOnly')
}

function withoutClosing({ ...schema }: Schema): Schema {
  for (const key of ['additionalProperties', 'unevaluatedProperties'])
    if (schema[key] === false) delete schema[key]
  return schema
}

function withoutForeignFields(schema: Schema, document: Document, flag: string): Schema {
  const { properties, required } = schema
  if (typeof properties !== 'object' || !Array.isArray(required)) return schema
  const isForeign = (name: unknown) => {
    const field = objectOf(objectOf(properties)[String(name)])
    return field[flag] === true || follow(document, field, []).schema[flag] === true
  }
  return required.some(isForeign)
    ? { ...schema, required: required.filter((name) => !isForeign(name)) }
    : schema
}

function ofAny({ oneOf, ...choice }: Schema): Schema {
  return choice.anyOf === undefined
    ? { ...choice, anyOf: oneOf }
    : { ...choice, allOf: [{ anyOf: oneOf }, ...listOf(choice.allOf)] }
}

/** The discriminator selects the branch, even if a value fits another one. */
function withTags(choice: Schema, document: Document): Schema {
  const tags = tagsOf(document, choice)
  const key = Array.isArray(choice.oneOf) ? 'oneOf' : 'anyOf'
  const branches = listOf(choice[key]).map((branch, index) => {
    const tag = tags[index]
    if (!tag) return branch
    const { property, values } = tag
    return { allOf: [branch, { required: [property], properties: { [property]: { enum: values } } }] }
  })
  return branches.length > 0 ? { ...choice, [key]: branches } : choice
}
