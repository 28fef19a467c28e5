// The contract as the generators see it: parsed once, its operations in one flat list with the marks the server and
// the client obey.
import { readFile } from 'node:fs/promises'
import type { OpenAPI3, OperationObject } from 'openapi-typescript'
import { parse } from 'yaml'
import type { Document as AnyDocument } from '@members-hub/openapi'
import type { Parameters } from '#shared/parameters.ts'
import { parameterOf, type Declared } from './parameterStyles.ts'
import { resolved } from './resolved.ts'

/** Where a call may come from: anybody, anybody but known when signed in, or members only. */
export type Access = 'anyone' | 'optional' | 'member'

type RateKey = 'address' | 'visitors' | 'member' | 'account' | 'phone' | 'phones'
export type RateLimit = {
  by: RateKey[]
  counts: 'call' | 'right' | 'wrong'
  points: number
  seconds: number
}
export type RateClass = { wrong?: string[]; right?: string[]; limits: RateLimit[] }
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
  /** The query's parameters by name. */
  query: string[]
  hasPath: boolean
  /** Headers of the operation alone, which its handler reads. */
  headers: string[]
  /** Parameters that are more than the plain text of a query or a path, and all such headers. */
  parameters: Partial<Record<'query' | 'path' | 'headers', Parameters>>
  /** Whether the call says which browser it comes from. */
  fromBrowser: boolean
  marks: Marks
}

export type Document = OpenAPI3 &
  AnyDocument & {
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
  withPlainMediaTypes(document)
  return { document, operations: operationsOf(document) }
}

/** Writes `application/json; charset=utf-8` as the media type that it is: JSON has no other encoding. */
export function withPlainMediaTypes(node: unknown) {
  if (typeof node !== 'object' || node === null) return
  const { content } = Object(node)
  for (const [type, media] of Object.entries(Object(content))) {
    if (!/^application\/json\s*(?:;|$)/i.test(type) || type === 'application/json') continue
    Reflect.deleteProperty(content, type)
    content['application/json'] = media
  }
  for (const member of Object.values(node)) withPlainMediaTypes(member)
}

/** Whether the call only reads: a GET, or a POST that says so. */
export const isRead = ({ method, marks }: Operation) => method === 'get' || marks['x-read'] === true

/** An independent copy, so that one generator's simplifications do not reach another. */
export const copyOf = (document: Document): Document => structuredClone(document)

/** @throws an Error with a sentence on the first operation that cannot be generated */
export const operationsOf = (document: Document): Operation[] =>
  placesIn(document).map((place) => operationAt(document, place))

/** A sentence on each operation that cannot be generated. */
export const problemsIn = (document: Document): string[] =>
  placesIn(document).flatMap((place) => {
    try {
      operationAt(document, place)
      return []
    } catch (error) {
      return error instanceof Error ? [error.message] : []
    }
  })

type Place = { path: string; method: string; item: object; operation: MarkedOperation }

const placesIn = (document: Document): Place[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation: MarkedOperation | undefined = Object(item)[method]
      return operation ? [{ path, method, item: Object(item), operation }] : []
    }),
  )

function operationAt(document: Document, { path, method, item, operation }: Place): Operation {
  const id = operation.operationId
  const declared = declaredIn(document, item, operation)
  const within = (place: string) => declared.filter((each) => each.in === place).map(({ name }) => name)
  const segments = path.split('/')
  for (const name of within('path'))
    if (!/^\w+$/.test(name) || !segments.includes(`{${name}}`))
      throw new Error(
        `${id}: the path parameter ${name} is not a segment of ${path} with a name of letters and digits.`,
      )
  return {
    id,
    method,
    path,
    tag: operation.tags?.[0] ?? '',
    access: accessOf(id, operation.security ?? document.security),
    hasBody: operation.requestBody !== undefined,
    body: membersOf(document, id, operation.requestBody),
    query: within('query'),
    hasPath: within('path').length > 0,
    headers: within('header').filter((name) => name !== 'Browser-Id'),
    parameters: describedIn(document, id, declared),
    fromBrowser: declared.some(({ name }) => name === 'Browser-Id'),
    marks: operation,
  }
}

/** Headers that the transport sends and the app reads for every operation, and those that OpenAPI leaves out. */
export const commonHeaders: ReadonlySet<string> = new Set(
  ['Language', 'Client', 'Idempotency-Key', 'Browser-Id', 'Accept', 'Content-Type', 'Authorization'].map(
    (name) => name.toLowerCase(),
  ),
)

/** Parameters of the path and of the operation, which replaces one of the same name and place. */
function declaredIn(document: Document, item: object, { parameters = [] }: MarkedOperation): Declared[] {
  const all: Declared[] = [...(Object(item).parameters ?? []), ...parameters].map((each) =>
    resolved(document, each),
  )
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()].filter(
    (each) =>
      each.in !== 'header' || each.name === 'Browser-Id' || !commonHeaders.has(each.name.toLowerCase()),
  )
}

function describedIn(document: Document, id: string, declared: Declared[]): Operation['parameters'] {
  const described = declared
    .filter(({ name }) => name !== 'Browser-Id')
    .map((each) => ({ ...each, described: parameterOf(document, each, id) }))
    // A plain text is read as it comes; headers are read by their names.
    .filter(
      (each) =>
        each.in === 'header' || Object.keys(each.described).length > 1 || each.described.of !== 'string',
    )
  const within = (place: string) => {
    const own = described.filter((each) => each.in === place)
    return own.length ? Object.fromEntries(own.map((each) => [each.name, each.described])) : undefined
  }
  const parts = { query: within('query'), path: within('path'), headers: within('header') }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

function membersOf(document: Document, id: string, body?: object): string[] {
  if (!body) return []
  const { content = {} } = resolved(document, body)
  const types = Object.keys(content)
  if (types.length !== 1 || types[0] !== 'application/json')
    throw new Error(
      `${id} takes a body of ${types.join(' or ') || 'no type'}: only application/json is supported.`,
    )
  const { properties = {} } = resolved(document, content['application/json'].schema ?? {})
  return Object.keys(properties)
}

/** @param security the operation's own, otherwise the contract's. Access is never inferred from its absence. */
function accessOf(id: string, security?: Record<string, string[]>[]): Access {
  if (!security) throw new Error(`${id} has no security: write \`security: []\` if it is open to everyone.`)
  if (security.length === 0) return 'anyone'
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'member'
}
