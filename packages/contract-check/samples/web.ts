// Generates contracts whose schemas refer to each other, to measure how the number of comparisons grows with the number
// of schemas.
import type { Document, JsonObject } from '@members-hub/openapi'

export type Web = {
  schemas: number
  operations: number
  /** Number of other schemas that each schema refers to. */
  references: number
  /** True if all properties with references are required, so that no finite message is valid. */
  isRequired?: boolean
  /** Returns true for the schemas that differ in the new version. */
  isChanged?: (index: number) => boolean
}

const refTo = (index: number) => ({ $ref: `#/components/schemas/S${index}` })

/**
 * @returns a contract in which each operation has a schema for its request and response. This schema refers to all
 * other schemas, directly or indirectly.
 */
export function webContract({ schemas, operations, references, isRequired, isChanged }: Web): Document {
  const components = Array.from({ length: schemas }, (_, index): [string, JsonObject] => {
    const fields = Array.from({ length: references }, (_unused, field): [string, JsonObject] => [
      `f${field}`,
      refTo((index * references + field + 1) % schemas),
    ])
    const schema = {
      type: 'object',
      properties: { id: { type: isChanged?.(index) ? 'integer' : 'string' }, ...Object.fromEntries(fields) },
      ...(isRequired && { required: fields.map(([name]) => name) }),
    }
    return [`S${index}`, schema]
  })
  const paths = Array.from({ length: operations }, (_, index): [string, JsonObject] => [
    `/p${index}`,
    { post: operationWith(`op${index}`, refTo(index % schemas)) },
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'web', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(components) },
  }
}

/**
 * @returns a contract with a chain of schemas, each of which refers to the next. The request body of the only operation
 * refers to the first schema.
 */
export function chainContract(length: number, last: JsonObject, link = ofProperty): Document {
  const schemas = Array.from({ length }, (_, index): [string, JsonObject] => [
    `S${index}`,
    index === length - 1 ? last : link(refTo(index + 1)),
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'chain', version: '1' },
    paths: { '/p': { post: operationWith('op', refTo(0)) } },
    components: { schemas: Object.fromEntries(schemas) },
  }
}

const ofProperty = (next: JsonObject): JsonObject => ({ type: 'object', properties: { next } })

const operationWith = (operationId: string, schema: JsonObject) => {
  const content = { 'application/json': { schema } }
  return { operationId, requestBody: { content }, responses: { 200: { description: 'Done.', content } } }
}
