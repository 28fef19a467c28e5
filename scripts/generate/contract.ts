// The contract as the generators see it: parsed once, its operations in one flat list with the marks the server and
// the client obey.
import { readFile } from 'node:fs/promises'
import type { OpenAPI3, OperationObject } from 'openapi-typescript'
import { parse } from 'yaml'

/** Where a call may come from: anybody, anybody but known when signed in, or members only. */
export type Access = 'anyone' | 'optional' | 'member'

type RateKey = 'address' | 'visitors' | 'member' | 'account' | 'phone' | 'phones'
export type RateLimit = {
  by: RateKey[]
  counts: 'call' | 'right' | 'wrong'
  points: number
  seconds: number
}
export type RateClass = { wrong?: string[]; limits: RateLimit[] }
export type RefusalEntry = { status?: number; code: number; message: Record<string, string> }

type Marks = {
  summary?: string
  'x-rate': string
  'x-refusals'?: string[]
  'x-changes'?: string[]
  'x-idempotency'?: boolean
  'x-audit'?: boolean
  'x-permission'?: string
  'x-read'?: boolean
  'x-may-be-old'?: boolean
  deprecated?: boolean
  /** YYYY-MM-DD, both there where it is deprecated. */
  'x-deprecated-since'?: string
  'x-sunset'?: string
}
type MarkedOperation = OperationObject & Marks & { operationId: string }

export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  access: Access
  hasBody: boolean
  /** The body's members by name. */
  body: string[]
  /** The query's parameters by name, with the type that their text stands for. */
  query: Record<string, 'string' | 'integer' | 'boolean'>
  hasPath: boolean
  /** Whether the call says which browser it comes from. */
  fromBrowser: boolean
  marks: Marks
}

export type Document = OpenAPI3 & {
  'x-rate-classes': Record<string, RateClass>
  'x-refusals': Record<string, RefusalEntry>
  'x-reasons': Record<'standing' | 'input', Record<string, string>>
  'x-scenarios': Record<string, string>
  'x-body-limit': number
  'x-idempotency-days': number
  'x-late-check-in': Record<'hours' | 'clockMinutes', number>
  'x-texts': Record<'line' | 'someLine' | 'lines' | 'someLines', string>
  'x-uploads': Record<string, { types: string[]; megabytes: number; visitors: boolean }>
  'x-currencies': Record<'decimals' | 'written', Record<string, number>>
}

export type Contract = { document: Document; operations: Operation[] }

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const

export async function readContract(file: string): Promise<Contract> {
  const document: Document = parse(await readFile(file, 'utf8'), { maxAliasCount: -1 })
  return { document, operations: operationsOf(document) }
}

/** Whether the call only reads: a GET, or a POST that says so. */
export const isRead = ({ method, marks }: Operation) => method === 'get' || marks['x-read'] === true

/** An independent copy, so that one generator's simplifications do not reach another. */
export const copyOf = (document: Document): Document => structuredClone(document)

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation: MarkedOperation | undefined = Object(item)[method]
      if (!operation) return []
      const parameters = [...(Object(item).parameters ?? []), ...(operation.parameters ?? [])].map(
        (parameter) => resolved(document, parameter),
      )
      const query = parameters.filter((parameter) => parameter.in === 'query')
      return {
        id: operation.operationId,
        method,
        path,
        tag: operation.tags?.[0] ?? '',
        access: accessOf(operation.security),
        hasBody: operation.requestBody !== undefined,
        body: membersOf(document, operation.requestBody),
        query: Object.fromEntries(query.map(({ name, schema }) => [name, typeOf(document, schema)])),
        hasPath: parameters.some((parameter) => parameter.in === 'path'),
        fromBrowser: parameters.some(({ name }) => name === 'Browser-Id'),
        marks: operation,
      }
    }),
  )
}

function membersOf(document: Document, body: object = {}): string[] {
  const { content } = resolved(document, body)
  const { properties = {} } = resolved(document, content?.['application/json'].schema ?? {})
  return Object.keys(properties)
}

type Parameter = { in: string; name: string; schema: object }

/** The object itself, behind a reference into the components too. */
export function resolved(document: Document, object: object) {
  if (!('$ref' in object)) return Object(object)
  const names = String(object.$ref).split('/').slice(1)
  return names.reduce((node: object, name) => Object(node)[name], document)
}

/** Texts of a query that stand for something else are read as that before they are validated. */
function typeOf(document: Document, schema: Parameter['schema']): Operation['query'][string] {
  const { type } = resolved(document, schema)
  return type === 'integer' || type === 'boolean' ? type : 'string'
}

function accessOf(security: Record<string, string[]>[] = []): Access {
  if (security.length === 0) return 'anyone'
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'member'
}
