// Represents an operation as two schemas. One describes its requests, including credentials and media types; the other
// describes its responses by status.
import { callersOf } from './callers.ts'
import { listOf, objectOf, placed, textOf } from './json.ts'
import { bodiesOf, typesOf, withTypesInRanges } from './media.ts'
import { operationsAt } from './operations.ts'
import { fieldsOf, extensionsOf, parametersOf } from './parameters.ts'
import type { Place } from './place.ts'
import { follow } from './references.ts'
import type { Document, MediaTypes, Operation, Schema } from './shapes.ts'

/**
 * Usual values for parts that every example of a request must contain, but that rarely matter: the required permission
 * and the size of the body in bytes.
 */
export const usualRequest = { permission: 'none', bytes: 99 }

/**
 * Parts of a request that describe how other parts are sent, such as the media type of the body. If both change, only
 * the change of the other part is reported.
 */
export const carriers = new Set(['bytes', 'media', 'accept', 'replies'])

/**
 * Names of path parameters and media types in another version of the contract. If only these names differ, callers are
 * not affected.
 */
export type Renaming = {
  /** The path with the parameter names of the other version. */
  path: string
  types?: MediaTypes
}

export function messagesOf(document: Document, operation: Operation, like: Renaming) {
  const { at, isWebhook } = operation
  const { request, answers } = partsOf(document, operation, like)
  if (!isWebhook) return { request, answer: placed(at, { oneOf: answers }) }
  // Swap request and response of a webhook, because subscribers read its request and the server reads its response.
  return {
    request: objectSchema(at, { replies: { oneOf: answers } }),
    answer: placed(at, { oneOf: [received(at, 'webhook', request)] }),
  }
}

const objectSchema = (at: Place, properties: Record<string, Schema>, required = Object.keys(properties)) =>
  placed(at, { type: 'object', required, properties })

function partsOf(document: Document, operation: Operation, { path, types }: Renaming) {
  const { at, method, raw } = operation
  const { schema: media, at: place } = follow(document, raw.requestBody, [...at, 'requestBody'])
  const accepted = typesOf(document, raw, types?.answers)
  const callbacks = callbacksOf(document, operation)
  const request: Record<string, Schema> = {
    method: placed(at, { const: method.toUpperCase() }),
    url: placed(at, { const: path }),
    caller: placed(raw.security === undefined ? ['security'] : [...at, 'security'], callersOf(document, raw)),
    ...(accepted.length > 0 && { accept: placed([...at, 'responses'], { enum: accepted }) }),
    permission: placed([...at, 'x-permission'], {
      examples: [usualRequest.permission],
      ...(raw['x-permission'] ? { const: raw['x-permission'] } : { type: 'string' }),
    }),
    repeated: placed([...at, 'x-idempotency'], { enum: raw['x-idempotency'] ? [false, true] : [false] }),
    ...parametersOf(document, operation, path),
    ...(callbacks.length > 0 && {
      replies: objectSchema([...at, 'callbacks'], repliesTo(document, callbacks), []),
    }),
  }
  const required = Object.keys(request).filter((name) => name !== 'replies')
  const content = withTypesInRanges(objectOf(media.content), types?.request)
  if (Object.keys(content).length > 0) {
    const maximum = document['x-body-limit']
    if (maximum)
      request.bytes = placed(['x-body-limit'], { type: 'integer', maximum, examples: [usualRequest.bytes] })
    request.media = placed([...place, 'content'], { enum: Object.keys(content).toSorted() })
    const bodies = bodiesOf(content, place)
    Object.assign(request, bodies)
    if (media.required === true) required.push(...needed(bodies))
  }
  return {
    request: objectSchema(at, request, required),
    answers: [
      ...answersOf(document, operation, types?.answers),
      ...callbacks.map((callback) => callOf(document, callback)),
    ],
  }
}

const propertiesOf = ({ properties }: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.entries(objectOf(properties)).map(([name, schema]) => [name, objectOf(schema)]))

/**
 * Names of the required bodies. If several media types are possible, only the body with the main media type is
 * required, because a request contains only one body.
 */
const needed = (bodies: Record<string, Schema>) => {
  const names = Object.keys(bodies)
  return names.length === 1 ? names : names.filter((name) => name === 'body')
}

/** Returns a schema for each documented status, with the codes of business errors from the catalog. */
function answersOf(document: Document, operation: Operation, types?: readonly string[]): Schema[] {
  const { raw, at } = operation
  return Object.entries(objectOf(raw.responses)).flatMap(([key, response]): Schema[] => {
    if (key.startsWith('x-')) return []
    // Accept `4xx`, which is a common notation of `4XX`.
    const status = /^[1-5]xx$/.test(key) ? key.toUpperCase() : key
    const { schema, at: place } = follow(document, response, [...at, 'responses', key])
    const { content, headers } = schema
    const header = Object.entries(objectOf(headers)).map(([name, field]) => ({
      name,
      ...follow(document, field, [...place, 'headers', name]),
    }))
    const bodies = bodiesOf(withTypesInRanges(objectOf(content), types), place)
    const properties: Record<string, Schema> = {
      status: placed(place, { const: Number(status) || status }),
      header: fieldsOf(place, header),
      ...bodies,
    }
    const required = ['status', 'header', ...needed(bodies)]
    const codes = codesOf(document, operation, status)
    const allowed = [...(status === '200' ? [200] : []), ...Object.values(codes ?? {})]
    const isCoded = codes && allowed.length > 0 && 'body' in properties
    const answer = {
      ...extensionsOf(schema),
      type: 'object',
      required,
      properties,
      ...(isCoded && { allOf: [{ properties: { body: { properties: { code: { enum: allowed } } } } }] }),
    }
    return [placed(place, answer)]
  })
}

/** Returns the callbacks of an operation: requests that the server sends while it processes the operation. */
const callbacksOf = (document: Document, { at, raw }: Operation): Operation[] =>
  Object.entries(objectOf(raw.callbacks)).flatMap(([name, callback]) => {
    const { schema, at: place } = follow(document, callback, [...at, 'callbacks', name])
    return operationsAt(document, schema, place).map((operation) => ({
      ...operation,
      id: `callback ${name} ${operation.method} ${operation.path}`,
    }))
  })

/** Represents a callback as an additional response, because the caller of the operation receives it. */
function callOf(document: Document, callback: Operation): Schema {
  const { request } = partsOf(
    document,
    { ...callback, raw: withoutCallbacks(callback.raw) },
    { path: callback.path },
  )
  return received(callback.at, callback.id, request)
}

/**
 * Returns the schema of a request that the server sends. Parts that only requests to the server have, such as
 * credentials, are omitted.
 */
function received(at: Place, status: string, request: Schema): Schema {
  const properties: Record<string, Schema> = { ...propertiesOf(request) }
  for (const name of ['caller', 'accept', 'permission', 'repeated', 'bytes']) delete properties[name]
  const required = listOf(request.required)
    .map(String)
    .filter((name) => name in properties)
  return objectSchema(at, {
    status: placed(at, { const: status }),
    request: objectSchema(at, properties, required),
  })
}

const repliesTo = (document: Document, callbacks: Operation[]) =>
  Object.fromEntries(
    callbacks.map((callback) => [callback.id, placed(callback.at, { oneOf: answersOf(document, callback) })]),
  )

function withoutCallbacks({ ...raw }: Schema): Schema {
  delete raw.callbacks
  return raw
}

/**
 * Codes of the business errors that an operation returns with this status, by name; `undefined` if the contract has no
 * catalog (`x-refusals`).
 */
export function codesOf(document: Document, { raw }: Pick<Operation, 'raw'>, status: string) {
  if (!document['x-refusals']) return undefined
  const catalogue = objectOf(document['x-refusals'])
  const codes: Record<string, number> = {}
  // An operation lists its business errors with status 200. All operations can return the errors with other statuses.
  const listed = listOf(raw['x-refusals']).map(String)
  for (const name of status === '200' ? listed : Object.keys(catalogue)) {
    const { status: refusalStatus = 200, code } = objectOf(catalogue[name])
    if (textOf(refusalStatus) === status && typeof code === 'number') codes[name] = code
  }
  return codes
}
