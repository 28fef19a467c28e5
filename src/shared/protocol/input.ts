// Validates a request against the contract, so that a request that is malformed, too large or of the wrong media type
// does not reach a handler.
import * as z from 'zod/mini'
import { bodyLimit as usualLimit } from '#generated/operations.ts'
import { readQuery, readValue, type Parameters } from '#shared/parameters.ts'
import type { Operation } from './operation.ts'
import { Refused, refuse } from './refuse.ts'
import { placeOf, schemaReasons } from './schemaReasons.ts'
import { parseJson } from './strictJson.ts'

/** Request whose path, query and headers the router has parsed. Hono's context implements this type. */
type RoutedRequest = {
  req: {
    raw: Request
    url: string
    param: () => Record<string, string>
    query: () => Record<string, string>
    header: (name: string) => string | undefined
  }
}

/**
 * Returns the validated parameters and body of the request.
 * @throws BAD_REQUEST, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function readInput(
  c: RoutedRequest,
  { path, body, query, params, headers, parameters = {}, bodyLimit = usualLimit }: Operation,
) {
  return {
    path: params && valid(params, { ...c.req.param(), ...readPath(c, path, parameters.path) }),
    query: query && valid(query, { ...c.req.query(), ...readQuery(searchOf(c), parameters.query) }),
    headers: headers && valid(headers, readHeaders(c, parameters.headers)),
    body: body && valid(body, await readJson(c.req.raw, bodyLimit)),
  }
}

const searchOf = ({ req: { url } }: RoutedRequest) => /\?[^#]*/.exec(url)?.[0] ?? ''

/** Parses path parameters that are not plain strings. */
function readPath(c: RoutedRequest, path: string, parameters: Parameters = {}) {
  const names = Object.entries(parameters)
  if (names.length === 0) return {}
  const segments = new URL(c.req.url).pathname.split('/')
  const template = path.split('/')
  return Object.fromEntries(
    names.map(([name, parameter]) => [
      name,
      readValue({ name, raw: segments[template.indexOf(`{${name}}`)] ?? '' }, parameter),
    ]),
  )
}

function readHeaders(c: RoutedRequest, parameters: Parameters = {}) {
  const headers = Object.entries(parameters).flatMap(([name, parameter]) => {
    const raw = c.req.header(name)
    return raw === undefined ? [] : [[name, readValue({ name, raw, isEncoded: false }, parameter)] as const]
  })
  return Object.fromEntries(headers)
}

async function readJson(request: Request, bodyLimit: number): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') refuse('UNSUPPORTED_MEDIA_TYPE')
  const text = await readText(request, bodyLimit)
  try {
    return parseJson(text)
  } catch {
    return refuse('BAD_REQUEST', { reasons: [{ code: 'NOT_JSON' }] })
  }
}

/** Decodes the request body as strict UTF-8; stops reading at the size limit. */
async function readText(request: Request, bodyLimit: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > bodyLimit) refuse('TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength
    if (size > bodyLimit) refuse('TOO_LARGE')
    chunks.push(chunk)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
  } catch {
    return refuse('BAD_REQUEST', { reasons: [{ code: 'NOT_UTF8' }] })
  }
}

/**
 * Yields the chunks of the request body. The mocks also run in browsers that do not support `request.body` or cannot
 * iterate over a stream.
 */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) {
    yield new Uint8Array(await request.arrayBuffer())
    return
  }
  const reader = request.body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}

function valid(schema: z.ZodMiniType, value: unknown) {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new Refused('BAD_REQUEST', { reasons: schemaReasons(error.issues, value) })
  const unstorable = findUnstorable(data)
  if (unstorable) throw new Refused('BAD_REQUEST', { reasons: [{ code: 'NOT_TEXT', field: unstorable }] })
  return data
}

/**
 * Returns the path of a string that PostgreSQL cannot store, because it contains a NUL character or malformed Unicode
 * (a lone surrogate). Recursion is safe, because the value was validated by its schema, which limits its depth.
 */
function findUnstorable(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? placeOf(path) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    const place = findUnstorable(member, [...path, name])
    if (place !== undefined) return place
  }
  return undefined
}
