// Converts schemas of a contract for ajv: required fields depend on the reader of the message, discriminators select
// branches, and references are compiled on first use.
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

/**
 * Keyword that replaces `$ref`, because ajv would compile all direct and indirect targets of a `$ref` together with the
 * schema.
 */
export const referenceKeyword = 'x-contract-reference'

/** A reference to a component. */
export type Target = { part: Part; $ref: string }

type Dialect = {
  document: Document
  part: Part
  /** True to accept a value that fits several branches of a `oneOf` without a discriminator. */
  isLenient: boolean
  /**
   * Returns the key under which ajv finds the target of a reference. It is set only if the contract uses an
   * `unevaluated…` keyword, because ajv must then compile a schema together with the targets of its references.
   */
  keyOf?: ($ref: string) => string
}

/** Keywords whose nested schemas apply to the same value as the schema, not to a part of it. */
const applicators = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'])

/** @returns a copy of the schema that ajv can compile */
export function adapted(schema: unknown, dialect: Dialect): unknown {
  const { part, keyOf } = dialect
  return copy(withDoubles(schema), false, true)

  /** @param isSame true if the node applies to the same value as the whole schema, not to a part of it */
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

/**
 * Adapts a node to the reader of the message. For example, `readOnly` fields are not required in requests, and
 * `writeOnly` fields are not required in responses.
 */
function asRead(node: Schema, { document, part, isLenient }: Dialect): Schema {
  const open = part === 'answer' ? withoutClosing(node) : node
  // Drop `nullable` of OpenAPI 3.0, because ajv rejects it without `type`.
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

/** Makes the discriminator select the branch, even if the value also fits another branch. */
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
