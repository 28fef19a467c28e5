// Requests made from the contract alone: its own examples, others that it allows, and what it does not allow.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import type { OperationId } from '../../api/http/operation.ts'
import { operations } from '../../generated/operations.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { spoiled, validOf, type Schema } from './arbitrary.ts'

/** What differs from request to request. */
export type Parts = { path: Record<string, string>; query: Record<string, string>; body: unknown }

type Parameter = { in: string; name: string; required?: boolean; schema: Schema }
type Examples = { example?: unknown; examples?: Record<string, { value: unknown }> }

const { document } = await readContract('openapi.yaml')

/** What stands behind a reference, with what stands beside it. */
function resolve(schema: Schema): Schema {
  const { $ref, ...beside } = schema
  if ($ref === undefined) return schema
  const found = $ref
    .split('/')
    .slice(1)
    .reduce((node: object, name) => Object(node)[name], document)
  return resolve({ ...found, ...beside })
}

const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema(Object(document), 'contract')

/** What the contract says of an operation's request. */
function requestOf(id: OperationId) {
  const { path, method } = operations[id]
  const item = Object(Object(document.paths)[path])
  const listed: Schema[] = [...(item.parameters ?? []), ...(item[method].parameters ?? [])]
  const parameters = listed.map((parameter): Parameter => Object(resolve(parameter)))
  const content: ({ schema: Schema } & Examples) | undefined =
    item[method].requestBody?.content['application/json']
  return { content, of: (place: string) => parameters.filter((parameter) => parameter.in === place) }
}

/** The contract's own examples of a request, with what is required beside the body. */
export function exampleRequests(id: OperationId): Parts[] {
  const { content, of } = requestOf(id)
  const filled = (place: string) =>
    Object.fromEntries(
      of(place).flatMap(({ name, required, schema }) => {
        const { examples = [], enum: values = [] } = resolve(schema)
        const [value = fc.sample(validOf(schema, resolve), { seed: 1, numRuns: 1 })[0]] = [
          ...examples,
          ...values,
        ]
        return required ? [[name, String(value)]] : []
      }),
    )
  const { example, examples } = content ?? {}
  const bodies = examples ? Object.values(examples).map(({ value }) => value) : [example]
  return bodies.map((body) => ({ path: filled('path'), query: filled('query'), body }))
}

/** Requests that the contract allows. */
export function validRequest(id: OperationId): fc.Arbitrary<Parts> {
  const { content, of } = requestOf(id)
  const texts = (place: string): fc.Arbitrary<Record<string, string>> => {
    const values = of(place).map(({ name, schema }) => [name, validOf(schema, resolve).map(String)] as const)
    const requiredKeys = of(place).flatMap(({ name, required }) => (required ? [name] : []))
    return fc.record(Object.fromEntries(values), { requiredKeys })
  }
  return fc.record({
    path: texts('path'),
    query: texts('query'),
    body: content ? validOf(content.schema, resolve) : fc.constant(undefined),
  })
}

/** Requests with a body that the contract does not allow; nothing for an operation without a body. */
export function invalidRequest(id: OperationId): fc.Arbitrary<Parts> | undefined {
  const { content } = requestOf(id)
  if (!content) return undefined
  const { $ref } = content.schema
  const validate = ajv.compile({ ...content.schema, components: undefined, $ref: $ref && `contract${$ref}` })
  return validRequest(id)
    .chain((parts) => spoiled(parts.body).map((body) => ({ ...parts, body })))
    .filter(({ body }) => body !== undefined && !validate(JSON.parse(JSON.stringify(body))))
}
