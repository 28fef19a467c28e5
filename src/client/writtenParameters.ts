// Serializes parameters into a URL or header as defined by OpenAPI 3.1, for operations whose parameters are not plain
// strings. The server parses them with src/shared/parameters.ts.
import type { Init } from './transport.ts'
import type { Parameter, Parameters } from '../shared/parameters.ts'

export type WrittenParameters = Partial<Record<'query' | 'path' | 'headers', Parameters>>
type Values = Readonly<Record<string, unknown>>
type Encode = (text: string) => string

/**
 * @returns the URL with the serialized path and query parameters, the headers, and the other input values, which form
 * the request body
 */
export function write(path: string, input: Values, parameters: WrittenParameters) {
  const { query, path: inPath = {}, headers = {} } = parameters
  const used = new Set(Object.keys(headers))
  const segments = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name)
    return writtenValue([name, input[name]], inPath[name] ?? plainText)
  })
  const rest = Object.entries(input).filter(([name]) => !used.has(name))
  const isPresent = ([, value]: [string, unknown]) => value !== undefined && value !== null
  const pairs = rest
    .filter(isPresent)
    .flatMap(([name, value]) => inQuery(name, value, query?.[name] ?? plainText))
  const present = Object.entries(headers).filter(([name]) => isPresent([name, input[name]]))
  return {
    url: query && pairs.length ? `${segments}?${pairs.join('&')}` : segments,
    // In this contract, an operation with query parameters has no request body.
    rest: query ? {} : Object.fromEntries(rest),
    headers: Object.fromEntries(
      present.map(([name, parameter]) => [
        name,
        writtenValue([name, input[name]], parameter, (text) => text),
      ]),
    ),
  }
}

/** Builds the options with which openapi-fetch serializes the parameters of a call. */
export function serializers(
  input: unknown,
  parameters: WrittenParameters,
): Pick<Init, 'pathSerializer' | 'querySerializer' | 'middleware'> {
  const values = isObject(input) ? { ...input } : {}
  const { headers } = write('', values, parameters)
  const onRequest = ({ request }: { request: Request }) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  }
  return {
    pathSerializer: (path, inPath) => write(path, inPath, { path: parameters.path }).url,
    ...(parameters.query && { querySerializer: (query) => write('', query, parameters).url.slice(1) }),
    middleware: [{ onRequest }],
  }
}

const plainText: Parameter = { of: 'string' }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const assigned = (value: object, encode: Encode) =>
  Object.entries(value).map(([name, member]) => `${encode(name)}=${encode(String(member))}`)

/** Returns the items of an array, or the alternating property names and values of an object. */
const itemsOf = (value: object, encode: Encode) =>
  (isList(value) ? value : Object.entries(value).flat()).map((item) => encode(String(item)))

const delimiters = { spaceDelimited: '%20', pipeDelimited: '%7C' } as const

function inQuery(name: string, value: unknown, { style = 'form', explode = style === 'form' }: Parameter) {
  const key = encodeURIComponent(name)
  if (style === 'json') return [`${key}=${encodeURIComponent(JSON.stringify(value))}`]
  if (!isObject(value)) return [`${key}=${encodeURIComponent(String(value))}`]
  if (style === 'deepObject')
    return Object.entries(value).map(
      ([member, of]) => `${encodeURIComponent(`${name}[${member}]`)}=${encodeURIComponent(String(of))}`,
    )
  if (explode && !isList(value)) return assigned(value, encodeURIComponent)
  const texts = itemsOf(value, encodeURIComponent)
  if (explode) return texts.map((text) => `${key}=${text}`)
  const delimiter = style === 'spaceDelimited' || style === 'pipeDelimited' ? delimiters[style] : ','
  return [`${key}=${texts.join(delimiter)}`]
}

/** Serializes the value of a path parameter or of a header. */
function writtenValue(
  [name, value]: readonly [string, unknown],
  { style = 'simple', explode = false }: Parameter,
  encode: Encode = encodeURIComponent,
): string {
  if (style === 'json') return encode(JSON.stringify(value))
  const texts = isObject(value)
    ? (explode && !isList(value) ? assigned : itemsOf)(value, encode)
    : [encode(String(value))]
  // Escape dots within a value, because a dot would separate two values.
  if (style === 'label')
    return `.${texts.map((text) => text.replaceAll('.', '%2E')).join(explode ? '.' : ',')}`
  if (style !== 'matrix') return texts.join(',')
  const key = encodeURIComponent(name)
  if (!explode) return `;${key}=${texts.join(',')}`
  return texts.map((text) => (isObject(value) && !isList(value) ? `;${text}` : `;${key}=${text}`)).join('')
}
