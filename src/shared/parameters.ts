// Parses and serializes request parameters on the server and in the browser, by the OpenAPI 3.1 properties `style`,
// `explode` and `content`. A generator (scripts/generate/parameterStyles.ts) describes each parameter that is not a
// plain string in the query or path.

export type Scalar = 'string' | 'number' | 'integer' | 'boolean'
export type Style =
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'simple'
  | 'label'
  | 'matrix'
  /** `content` with `application/json`. */
  | 'json'

export type Parameter = {
  style?: Style
  explode?: boolean
  /** Type of the value; for an array, the type of each item; for an object, the type of each property. */
  of: Scalar | Readonly<Record<string, Scalar>>
  isArray?: boolean
}
export type Parameters = Readonly<Record<string, Parameter>>

/** Name and raw value of a query parameter. */
type Pair = readonly [name: string, raw: string]

/** Decodes percent escapes, such as `%20`, in a value; malformed escapes are kept unchanged. */
function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
const decodedQuery = (raw: string) => decoded(raw.replaceAll('+', ' '))

export const pairsIn = (search: string): Pair[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decodedQuery(name), value.join('=')]
    })

/**
 * Parses a scalar value. Returns the string itself if it does not match the type, so that the validator reports the
 * wrong type.
 */
export function scalarOf(text: string, type: Scalar | undefined): unknown {
  if (type === 'integer' && /^-?(?:0|[1-9]\d{0,15})$/.test(text)) return Number(text)
  if (type === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  // Parse an empty string as null unless the type is a string. The validator accepts null only for a nullable
  // parameter.
  return text === '' && type !== 'string' ? null : text
}

const fieldType = (of: Parameter['of'], name: string): Scalar | undefined =>
  typeof of === 'string' ? of : Object.hasOwn(of, name) ? of[name] : 'string'

const isObject = ({ of }: Parameter) => typeof of !== 'string'

/** Builds an array, or an object from a list of alternating names and values. */
function listed({ of, isArray }: Parameter, texts: readonly string[]): unknown {
  if (typeof of === 'string')
    return isArray ? texts.map((text) => scalarOf(text, of)) : scalarOf(texts.join(), of)
  const pairs = texts.flatMap((name, place) => (place % 2 ? [] : [[name, texts[place + 1] ?? ''] as const]))
  return objectOf(of, pairs)
}

const objectOf = (of: Parameter['of'], pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pairs.map(([name, text]) => [name, scalarOf(text, fieldType(of, name))]))

/** Parses the `name=value` pairs of an exploded object. */
const assigned = (texts: readonly string[], decode: (raw: string) => string) =>
  texts.map((text) => {
    const [name = '', ...value] = text.split('=')
    return [decode(name), decode(value.join('='))] as const
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const splitAt = (raw: string, delimiter: string | RegExp) => (raw === '' ? [] : raw.split(delimiter))

const queryDelimiters: Readonly<Partial<Record<Style, RegExp>>> = {
  spaceDelimited: /%20|\+/,
  pipeDelimited: /\||%7C/i,
}

/** @returns the parsed value; `undefined` if the query does not contain the parameter */
function queryValue(name: string, parameter: Parameter, pairs: readonly Pair[]): unknown {
  const { style = 'form', explode = style === 'form', of, isArray } = parameter
  if (style === 'deepObject') {
    const inside = pairs.flatMap(([key, raw]) =>
      key.startsWith(`${name}[`) && key.endsWith(']')
        ? [[key.slice(name.length + 1, -1), decodedQuery(raw)] as const]
        : [],
    )
    return inside.length ? objectOf(of, inside) : undefined
  }
  if (isObject(parameter) && explode && style === 'form') {
    const ownPairs = pairs.filter(([key]) => typeof of !== 'string' && Object.hasOwn(of, key))
    return ownPairs.length
      ? objectOf(
          of,
          ownPairs.map(([key, raw]) => [key, decodedQuery(raw)]),
        )
      : undefined
  }
  const values = pairs.filter(([key]) => key === name).map(([, raw]) => raw)
  const [first] = values
  if (first === undefined) return undefined
  if (style === 'json') return jsonOf(decodedQuery(first))
  if (isArray && explode) return listed(parameter, values.map(decodedQuery))
  if (!isArray && !isObject(parameter)) return listed(parameter, [decodedQuery(first)])
  return listed(parameter, splitAt(first, queryDelimiters[style] ?? ',').map(decodedQuery))
}

/** Parses the parameters that the generator describes, from the raw query of a request. */
export function readQuery(search: string, parameters: Parameters = {}): Record<string, unknown> {
  const pairs = pairsIn(search)
  return Object.fromEntries(
    Object.entries(parameters)
      .map(([name, parameter]) => [name, queryValue(name, parameter, pairs)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/**
 * Name and raw value of a path or header parameter. The value of a path parameter is still percent-encoded; the value
 * of a header is not.
 */
type Source = { name: string; raw: string; isEncoded?: boolean }

export function readValue({ name, raw, isEncoded = true }: Source, parameter: Parameter): unknown {
  const { style = 'simple', explode = false, of } = parameter
  const decode = isEncoded ? decoded : (text: string) => text.trim()
  if (style === 'json') return jsonOf(decode(raw))
  const isScalar = !parameter.isArray && !isObject(parameter)
  const prefix = style === 'label' ? '.' : style === 'matrix' ? ';' : ''
  // Return the string if the prefix of the style is missing, so that the validator rejects it.
  if (!raw.startsWith(prefix)) return decode(raw)
  const text = raw.slice(prefix.length)
  if (style === 'matrix') return matrixValue(text, name, parameter)
  if (isScalar) return scalarOf(decode(text), typeof of === 'string' ? of : undefined)
  const parts = splitAt(text, style === 'label' && explode ? '.' : ',')
  if (isObject(parameter) && explode) return objectOf(of, assigned(parts, decode))
  return listed(parameter, parts.map(decode))
}

function matrixValue(text: string, name: string, parameter: Parameter): unknown {
  const pairs = assigned(text.split(';'), (raw) => raw)
  if (isObject(parameter) && parameter.explode)
    return objectOf(
      parameter.of,
      pairs.map(([key, raw]) => [decoded(key), decoded(raw)]),
    )
  const values = pairs.filter(([key]) => decoded(key) === name).map(([, raw]) => raw)
  const isWhole = parameter.isArray ? parameter.explode : !isObject(parameter)
  return listed(parameter, (isWhole ? values : values.flatMap((raw) => splitAt(raw, ','))).map(decoded))
}
