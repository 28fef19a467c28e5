// Reads the contract of the hub for the generators, the lint and the tests. Validates its extensions (`x-…`), and lists
// its operations with all data that the generated server and client code needs.
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
import { contractFor, type Audience } from './audience.ts'
import { documentExtensions, operationExtensions } from './extensions.ts'
import { parameterOf, type Declared } from './parameterStyles.ts'
import { resolved } from './resolved.ts'

/**
 * Callers that an operation allows: everyone, only members, or only staff of the back office. `optional` allows
 * everyone, and identifies the member if the caller has a session.
 */
export type Access = 'anyone' | 'optional' | 'member' | 'staff'

const text = z.string()

export type HubDocument = Document & z.infer<typeof documentExtensions>

export type HubOperation = {
  id: string
  method: string
  path: string
  tag: string
  access: Access
  hasBody: boolean
  /** Names of the members of the request body. */
  body: string[]
  /** True if a successful response has data. */
  hasData: boolean
  /** Names of the query parameters. */
  query: string[]
  hasPath: boolean
  /** Headers of this operation that its handler reads. */
  headers: string[]
  /** Query and path parameters whose values are not plain strings, and all headers. */
  parameters: Partial<Record<'query' | 'path' | 'headers', Parameters>>
  /** Parameters of the path and of the operation, with resolved references. */
  declared: Declared[]
  /** True if the call sends the header `Browser-Id`. */
  fromBrowser: boolean
  marks: z.infer<typeof operationExtensions>
  /** The operation in the form in which the contract contains it. */
  raw: Operation['raw']
}

export type HubContract = { document: HubDocument; operations: HubOperation[] }

/** HTTP methods for which code is generated. */
const methods = new Set(['get', 'post', 'put', 'delete', 'patch'])

/**
 * Reads the part of the contract for one audience.
 * @throws UsageError if the file is not an OpenAPI contract; Error with a sentence if code cannot be generated from the
 * contract
 */
export async function readHubContract(file: string, audience: Audience = 'members'): Promise<HubContract> {
  const { document: whole } = readDocument(await readFile(file, 'utf8'), file)
  const document = contractFor(hubDocumentOf(whole), audience)
  return { document, operations: hubOperationsOf(document) }
}

/** Removes parameters such as `charset` from media types, and validates the extensions (`x-…`) of the document. */
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

/** @returns true if the operation only reads: a GET, or a POST with `x-read` */
export const isRead = ({ method, marks }: HubOperation) => method === 'get' || marks['x-read'] === true

/** Returns an independent copy, so that changes of one generator do not affect another. */
export const copyOf = (document: HubDocument): HubDocument => structuredClone(document)

const supported = (document: Document) =>
  operationsOf(document).filter(({ method, isWebhook }) => !isWebhook && methods.has(method))

/** @throws an Error with a sentence about the first operation for which code cannot be generated */
export const hubOperationsOf = (document: Document): HubOperation[] =>
  supported(document).map((operation) => hubOperationOf(document, operation))

/** Returns a sentence for each operation for which code cannot be generated. */
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
 * Returns the parameters of the path and of the operation. A parameter of the operation overrides a parameter of the
 * path with the same name and location.
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
    // Omit path and query parameters that are plain strings. Keep all headers, because the server reads only headers of
    // this list.
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

/** Returns true if the envelope of a successful response requires `data`; in an error response it is optional. */
function hasData(document: Document, { raw }: Operation): boolean {
  const response = resolved(document, objectOf(raw.responses)['200'])
  const requiresData = (schema: unknown): boolean => {
    const { required, allOf, anyOf, oneOf } = resolved(document, schema)
    return listOf(required).includes('data') || [allOf, anyOf, oneOf].flatMap(listOf).some(requiresData)
  }
  return requiresData(objectOf(objectOf(response.content)['application/json']).schema)
}

/**
 * Returns the callers that `security` allows. A missing `security` is an error, because access is not inferred.
 * @param security value of the operation, or else of the contract
 */
function accessOf(id: string, security: unknown): Access {
  if (!Array.isArray(security))
    throw new Error(`${id} has no security: write \`security: []\` if it is open to everyone.`)
  if (security.length === 0) return 'anyone'
  if (security.some((scheme) => 'staff' in objectOf(scheme))) return 'staff'
  return security.some((scheme) => Object.keys(objectOf(scheme)).length === 0) ? 'optional' : 'member'
}
