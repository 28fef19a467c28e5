// Right requests for the mocks, out of the contract: the examples of its parameters and bodies.
import type { OperationId } from '../../api/http/operation.ts'
import { operationIds } from './cases/cases.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { wishesHeader } from '../../mocks/wishes.ts'

type Schema = { $ref?: string; enum?: unknown[]; examples?: unknown[]; const?: unknown }
type Parameter = {
  $ref?: string
  in: string
  name: string
  required?: boolean
  example?: unknown
  schema: Schema
}
export type MockCall = {
  path?: Record<string, string>
  body?: unknown
  token?: string | null
  wishes?: string
  headers?: Record<string, string>
}

const { document, operations } = await readContract('openapi.yaml')

/** A request of the contract's own examples, but for what is said. */
export function requestOf(id: OperationId, call: MockCall = {}): Request {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`openapi.yaml has no ${id}`)
  const item = Object(document.paths)[operation.path]
  const own = item[operation.method]
  const parameters: Parameter[] = [...(item.parameters ?? []), ...(own.parameters ?? [])].map(resolved)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.path?.[name] ?? exampleOf(parameters.find((one) => one.name === name))
    return encodeURIComponent(String(value))
  })
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const query = new URLSearchParams(required.map((one) => [one.name, String(exampleOf(one))]))
  const body = 'body' in call ? call.body : bodyOf(own.requestBody)
  const { token = 'mock-member', wishes = '', headers } = call
  return new Request(`http://mocks${path}?${query}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      [wishesHeader]: wishes,
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

function bodyOf(requestBody: object | undefined) {
  if (!requestBody) return undefined
  const media = resolved(requestBody).content['application/json']
  const [first] = Object.values<{ value: unknown }>(media.examples ?? {})
  return first ? resolved(first).value : (media.example ?? resolved(media.schema).examples?.[0])
}

function exampleOf(parameter: Parameter | undefined) {
  if (!parameter) return undefined
  const schema: Schema = resolved(parameter.schema)
  return parameter.example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? schema.const
}

/** The object itself, behind a reference into the components too. */
function resolved(object: object) {
  if (!('$ref' in object)) return Object(object)
  const names = String(object.$ref).split('/').slice(1)
  return names.reduce((node: object, name) => Object(node)[name], document)
}

export const ids = operationIds
