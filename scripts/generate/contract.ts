// Reads the hub's contract for the generators, the lint and the tests. Validates its extensions (`x-…`) and lists its
// operations with the data from which server and client are generated.
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import {
  follow,
  listOf,
  objectOf,
  operationsOf,
  readDocument,
  type Document,
  type Operation,
} from '@members-hub/openapi'
import type { Parameters } from '#shared/parameters.ts'
import { parameterOf, type Declared } from './parameterStyles.ts'
import { resolved } from './resolved.ts'

/** Allowed callers of an operation: all; all, with the member of a session if there is one; or members only. */
export type Access = 'anyone' | 'optional' | 'member'

const text = z.string()
const texts = z.record(text, text)

const rateLimit = z.object({
  by: z.array(z.enum(['address', 'visitors', 'member', 'account', 'phone', 'phones'])),
  counts: z.enum(['call', 'right', 'wrong', 'byte']),
  points: z.number(),
  seconds: z.number(),
})
const rateClass = z.object({
  wrong: z.optional(z.array(text)),
  right: z.optional(z.array(text)),
  limits: z.array(rateLimit),
})
const businessError = z.object({ status: z.optional(z.number()), code: z.number(), message: texts })
const upload = z.object({ types: z.array(text), megabytes: z.number(), visitors: z.boolean() })

export type RateLimit = z.infer<typeof rateLimit>
export type RateClass = z.infer<typeof rateClass>

/** Extensions of the document. They are absent in contracts of other teams. */
const documentExtensions = z.object({
  'x-rate-classes': z._default(z.record(text, rateClass), {}),
  'x-refusals': z._default(z.record(text, businessError), {}),
  'x-reasons': z._default(z.object({ standing: texts, input: texts }), { standing: {}, input: {} }),
  'x-scenarios': z._default(texts, {}),
  'x-body-limit': z._default(z.number(), 100_000),
  'x-idempotency-days': z._default(z.number(), 1),
  'x-late-check-in': z._default(z.object({ hours: z.number(), clockMinutes: z.number() }), {
    hours: 0,
    clockMinutes: 0,
  }),
  'x-texts': z._default(z.object({ line: text, someLine: text, lines: text, someLines: text }), {
    line: '',
    someLine: '',
    lines: '',
    someLines: '',
  }),
  'x-uploads': z._default(z.record(text, upload), {}),
  'x-currencies': z._default(
    z.object({ decimals: z.record(text, z.number()), written: z.record(text, z.number()) }),
    { decimals: {}, written: {} },
  ),
})

/** Extensions and descriptions of an operation. */
const operationExtensions = z.object({
  summary: z.optional(text),
  'x-rate': z.optional(text),
  'x-refusals': z.optional(z.array(text)),
  'x-changes': z.optional(z.array(text)),
  'x-idempotency': z.optional(z.boolean()),
  'x-audit': z.optional(z.boolean()),
  'x-permission': z.optional(text),
  'x-read': z.optional(z.boolean()),
  'x-may-be-old': z.optional(z.boolean()),
  deprecated: z.optional(z.boolean()),
  /** YYYY-MM-DD; deprecated operations have both. */
  'x-deprecated-since': z.optional(text),
  'x-sunset': z.optional(text),
})

export type HubDocument = Document & z.infer<typeof documentExtensions>

export type HubOperation = {
  id: string
  method: string
  path: string
  tag: string
  access: Access
  hasBody: boolean
  /** Names of the body's members. */
  body: string[]
  /** True if a success has data. */
  hasData: boolean
  /** Names of the query parameters. */
  query: string[]
  hasPath: boolean
  /** Headers that only this operation has and its handler reads. */
  headers: string[]
  /** Query and path parameters that are not plain strings, and all headers. */
  parameters: Partial<Record<'query' | 'path' | 'headers', Parameters>>
  /** Parameters of path and operation, with references resolved. */
  declared: Declared[]
  /** True if the call sends a Browser-Id. */
  fromBrowser: boolean
  marks: z.infer<typeof operationExtensions>
  /** The operation as it is in the contract. */
  raw: Operation['raw']
}

export type HubContract = { document: HubDocument; operations: HubOperation[] }

/** HTTP methods for which code is generated. */
const methods = new Set(['get', 'post', 'put', 'delete', 'patch'])

/** @throws UsageError if the file is not an OpenAPI contract; Error with a sentence if code cannot be generated from it */
export async function readHubContract(file: string): Promise<HubContract> {
  const document = hubDocumentOf(readDocument(await readFile(file, 'utf8'), file).document)
  return { document, operations: hubOperationsOf(document) }
}

/** The document with plain media types and validated extensions. */
export function hubDocumentOf(original: Document): HubDocument {
  const document = { ...objectOf(withPlainMediaTypes(original)), openapi: original.openapi }
  return { ...document, ...documentExtensions.parse(document) }
}

/** Replaces `application/json; charset=utf-8` by `application/json`: JSON has no other encoding. */
function withPlainMediaTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withPlainMediaTypes)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'content' ? plainTypes(withPlainMediaTypes(value)) : withPlainMediaTypes(value),
    ]),
  )
}

const plainTypes = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && !Array.isArray(content)
    ? Object.fromEntries(
        Object.entries(content).map(([type, media]) => [
          /^application\/json\s*(?:;|$)/i.test(type) ? 'application/json' : type,
          media,
        ]),
      )
    : content

/** @returns true if the call only reads: a GET, or a POST with `x-read` */
export const isRead = ({ method, marks }: HubOperation) => method === 'get' || marks['x-read'] === true

/** An independent copy, so that changes of one generator do not affect another. */
export const copyOf = (document: HubDocument): HubDocument => structuredClone(document)

const supported = (document: Document) =>
  operationsOf(document).filter(({ method, isWebhook }) => !isWebhook && methods.has(method))

/** @throws an Error with a sentence on the first operation that cannot be generated */
export const hubOperationsOf = (document: Document): HubOperation[] =>
  supported(document).map((operation) => hubOperationOf(document, operation))

/** A sentence for each operation that cannot be generated. */
export const problemsIn = (document: Document): string[] =>
  supported(document).flatMap((operation) => {
    try {
      hubOperationOf(document, operation)
      return []
    } catch (error) {
      return error instanceof Error ? [error.message] : []
    }
  })

function hubOperationOf(document: Document, operation: Operation): HubOperation {
  const { id, method, path, raw } = operation
  const declared = declaredIn(document, operation)
  const within = (place: string) => declared.filter((each) => each.in === place).map(({ name }) => name)
  const segments = path.split('/')
  for (const name of within('path'))
    if (!/^\w+$/.test(name) || !segments.includes(`{${name}}`))
      throw new Error(
        `${id}: the path parameter ${name} is not a segment of ${path} with a name of letters and digits.`,
      )
  const [tag] = listOf(raw.tags)
  return {
    id,
    method,
    path,
    tag: typeof tag === 'string' ? tag : '',
    access: accessOf(id, raw.security ?? document.security),
    hasBody: raw.requestBody !== undefined,
    body: membersOf(document, operation),
    hasData: hasData(document, operation),
    query: within('query'),
    hasPath: within('path').length > 0,
    headers: within('header').filter((name) => name !== 'Browser-Id'),
    parameters: describedIn(document, id, declared),
    declared,
    fromBrowser: declared.some(({ name }) => name === 'Browser-Id'),
    marks: operationExtensions.parse(raw),
    raw,
  }
}

/** Headers that the transport handles for all operations, and headers that OpenAPI ignores as parameters. */
export const commonHeaders: ReadonlySet<string> = new Set(
  ['Language', 'Client', 'Idempotency-Key', 'Browser-Id', 'Accept', 'Content-Type', 'Authorization'].map(
    (name) => name.toLowerCase(),
  ),
)

const json = z.record(text, z.unknown())

const declaredParameter: z.ZodMiniType<Declared> = z.object({
  in: text,
  name: text,
  style: z.optional(text),
  explode: z.optional(z.boolean()),
  schema: z.optional(json),
  content: z.optional(z.record(text, z.object({ schema: z.optional(json) }))),
})

/**
 * Parameters of the path and of the operation; an operation's parameter overrides the path's one with the same name
 * and place.
 */
function declaredIn(document: Document, { raw, shared, at }: Operation): Declared[] {
  const all = [...listOf(shared.list), ...listOf(raw.parameters)].map((parameter) =>
    declaredParameter.parse(follow(document, parameter, at).schema),
  )
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()].filter(
    (each) =>
      each.in !== 'header' || each.name === 'Browser-Id' || !commonHeaders.has(each.name.toLowerCase()),
  )
}

function describedIn(document: Document, id: string, declared: Declared[]): HubOperation['parameters'] {
  const described = declared
    .filter(({ name }) => name !== 'Browser-Id')
    .map((each) => ({ ...each, described: parameterOf(document, each, id) }))
    // Plain strings need no description; headers always need one, because they are read by name.
    .filter(
      (each) =>
        each.in === 'header' || Object.keys(each.described).length > 1 || each.described.of !== 'string',
    )
  const within = (place: string) => {
    const inPlace = described.filter((each) => each.in === place)
    return inPlace.length ? Object.fromEntries(inPlace.map((each) => [each.name, each.described])) : undefined
  }
  const parts = { query: within('query'), path: within('path'), headers: within('header') }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

function membersOf(document: Document, { id, raw }: Operation): string[] {
  if (raw.requestBody === undefined) return []
  const content = objectOf(resolved(document, raw.requestBody).content)
  const types = Object.keys(content)
  if (types.length !== 1 || types[0] !== 'application/json')
    throw new Error(
      `${id} takes a body of ${types.join(' or ') || 'no type'}: only application/json is supported.`,
    )
  return Object.keys(objectOf(resolved(document, objectOf(content['application/json']).schema).properties))
}

/** True if a successful envelope requires `data`; in an error response it is optional. */
function hasData(document: Document, { raw }: Operation): boolean {
  const response = resolved(document, objectOf(raw.responses)['200'])
  const requiresData = (schema: unknown): boolean => {
    const { required, allOf, anyOf, oneOf } = resolved(document, schema)
    return listOf(required).includes('data') || [allOf, anyOf, oneOf].flatMap(listOf).some(requiresData)
  }
  return requiresData(objectOf(objectOf(response.content)['application/json']).schema)
}

/** @param security the operation's value, or else that of the contract; access is never inferred from a missing value */
function accessOf(id: string, security: unknown): Access {
  if (!Array.isArray(security))
    throw new Error(`${id} has no security: write \`security: []\` if it is open to everyone.`)
  if (security.length === 0) return 'anyone'
  return security.some((scheme) => Object.keys(objectOf(scheme)).length === 0) ? 'optional' : 'member'
}
