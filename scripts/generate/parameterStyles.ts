// Reads how the contract serializes each parameter, for server and client (src/shared/parameters.ts). Rejects
// parameters whose serialization OpenAPI 3.1 leaves undefined or ambiguous.
import type { Parameter, Scalar, Style } from '#shared/parameters.ts'
import { isObject, listOf, objectOf, type JsonObject } from '@members-hub/openapi'
import { resolved } from './resolved.ts'

/** A parameter of an operation in the form in which the contract contains it. */
export type Declared = {
  in: string
  name: string
  style?: string
  explode?: boolean
  schema?: JsonObject
  content?: Record<string, { schema?: JsonObject }>
}

const scalars: ReadonlySet<string> = new Set<Scalar>(['string', 'number', 'integer', 'boolean'])
const isScalar = (type: string | undefined): type is Scalar => type !== undefined && scalars.has(type)

const stylesOf: Readonly<Record<string, readonly [usual: Style, ...others: Style[]]>> = {
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  path: ['simple', 'label', 'matrix'],
  header: ['simple'],
}

/** @throws an Error with a sentence that names the parameter */
export function parameterOf(document: object, declared: Declared, operation: string): Parameter {
  const { in: place, name, schema, content } = declared
  const reject = (reason: string) => new Error(`${operation}: the ${place} parameter ${name} ${reason}.`)
  const styles = stylesOf[place]
  if (!styles) throw reject('is not supported: pass it in the query, the path or a header')
  if (content) {
    const [type, ...extraTypes] = Object.keys(content)
    if (type !== 'application/json' || extraTypes.length)
      throw reject(
        `has content of ${[type, ...extraTypes].join(' and ')}: only application/json is supported`,
      )
    return { style: 'json', of: 'string' }
  }
  const style = styles.find((each) => each === (declared.style ?? styles[0]))
  if (!style) throw reject(`has the style ${declared.style}, which OpenAPI does not allow there`)
  const { explode = style === 'form' } = declared
  const shape = shapeOf(document, schema ?? {}, reject)
  const isFlat = !shape.isArray && typeof shape.of === 'string'
  if (style.endsWith('Delimited') && (explode || isFlat))
    throw reject(`has the style ${style}, which is for arrays and objects without \`explode\``)
  if (style === 'deepObject' && typeof shape.of === 'string')
    throw reject('has the style deepObject, which is for objects')
  return {
    ...(style !== styles[0] && { style }),
    ...(!isFlat && explode !== (style === 'form') && { explode }),
    ...shape,
  }
}

function shapeOf(
  document: object,
  schema: unknown,
  reject: (reason: string) => Error,
): Pick<Parameter, 'of' | 'isArray'> {
  const type = typeOf(document, schema, reject)
  if (isScalar(type)) return { of: type }
  const { items, properties, additionalProperties } = partsOf(document, schema)
  const scalarIn = (member: unknown, part: string) => {
    const scalar = typeOf(document, member, reject)
    if (!isScalar(scalar)) throw reject(`has ${part} of type ${scalar}, which no style serializes`)
    return scalar
  }
  if (type === 'array') return { of: scalarIn(items, 'items'), isArray: true }
  if (isObject(additionalProperties))
    if (scalarIn(additionalProperties, 'other properties') !== 'string')
      throw reject('has other properties that are not strings: define each of them')
  const types = Object.entries(objectOf(properties)).map(
    ([name, member]) => [name, scalarIn(member, `a property ${name}`)] as const,
  )
  return { of: Object.fromEntries(types) }
}

/** Returns the schema merged with the parts of its `allOf`. */
function partsOf(document: object, schema: unknown): JsonObject {
  const target = resolved(document, schema)
  const parts = partsIn(target).map((part) => partsOf(document, part))
  const properties = [...parts, target].map((part) => objectOf(part.properties))
  return { ...merged([...parts, target]), properties: merged(properties) }
}

const merged = (objects: readonly JsonObject[]): JsonObject =>
  objects.reduce<JsonObject>((all, object) => ({ ...all, ...object }), {})

const partsIn = ({ allOf, anyOf, oneOf }: JsonObject) => [allOf, anyOf, oneOf].flatMap(listOf)

/** Returns the type of the values other than `null`, such as `integer`; `string` if the schema has no type. */
function typeOf(document: object, schema: unknown, reject: (reason: string) => Error): string {
  const types = [...typesIn(document, schema)].filter((type) => type !== 'null')
  const [type = 'string', ...extraTypes] = types.filter(
    (each) => each !== 'integer' || !types.includes('number'),
  )
  if (extraTypes.length)
    throw reject(`may be ${[type, ...extraTypes].join(' or ')}, which cannot be distinguished in a URL`)
  return type
}

function typesIn(document: object, schema: unknown): Set<string> {
  const target = resolved(document, schema)
  const { type, enum: values, const: constant } = target
  if (type !== undefined) return new Set([type].flat().map(String))
  const listed = [...listOf(values), ...(constant === undefined ? [] : [constant])]
  if (listed.length) return new Set(listed.map(nameOf))
  if (target.properties) return new Set(['object'])
  if (target.items) return new Set(['array'])
  return new Set(partsIn(target).flatMap((part) => [...typesIn(document, part)]))
}

const nameOf = (value: unknown) =>
  value === null
    ? 'null'
    : Number.isInteger(value)
      ? 'integer'
      : Array.isArray(value)
        ? 'array'
        : typeof value
