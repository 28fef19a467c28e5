// An operation as two schemas: of what may be asked, with who asks and how, and of what may be answered, by status.
import type { Document } from '../../generate/contract.ts'
import { namesIn, operationsAt } from './operations.ts'
import { follow, origin } from './references.ts'
import type { Operation, Place, Schema } from './shapes.ts'

/** What a request says where that is not what it is about. */
export const usualRequest = { permission: 'none', bytes: 99 }

/** Parts of a message that say how the others are sent: they come and go with those, and are told with them. */
export const carriers = new Set(['bytes', 'media', 'accept', 'replies'])

/** How a body is called that is sent as a further type. */
export const bodyAs = (type: string) => `body as ${type}`
export const isFurtherBody = (name: string) => name.startsWith('body as ')

const from = (at: Place, schema: unknown): Schema => Object.assign({ ...Object(schema) }, { [origin]: at })

export function messagesOf(document: Document, operation: Operation, path: string) {
  const { at, isWebhook } = operation
  const { request, answers } = partsOf(document, operation, path)
  if (!isWebhook) return { request, answer: from(at, { oneOf: answers }) }
  // Who waits for it reads what is asked, and what they answer is read by the server.
  return {
    request: objectOf(at, { replies: { oneOf: answers } }),
    answer: from(at, { oneOf: [heard(at, 'webhook', request)] }),
  }
}

const objectOf = (at: Place, properties: Record<string, Schema>, required = Object.keys(properties)) =>
  from(at, { type: 'object', required, properties })

function partsOf(document: Document, operation: Operation, path: string) {
  const { at, method, raw } = operation
  const { schema: media, at: place } = follow(document, raw.requestBody, [...at, 'requestBody'])
  const accepted = typesOf(document, raw)
  const callbacks = callbacksOf(document, operation)
  const request: Record<string, Schema> = {
    method: from(at, { const: method.toUpperCase() }),
    url: from(at, { const: path }),
    caller: from(raw.security === undefined ? ['security'] : [...at, 'security'], callersOf(document, raw)),
    ...(accepted.length > 0 && { accept: from([...at, 'responses'], { enum: accepted }) }),
    permission: from([...at, 'x-permission'], {
      examples: [usualRequest.permission],
      ...(raw['x-permission'] ? { const: raw['x-permission'] } : { type: 'string' }),
    }),
    repeated: from([...at, 'x-idempotency'], { enum: raw['x-idempotency'] ? [false, true] : [false] }),
    ...parametersOf(document, operation, path),
    ...(callbacks.length > 0 && {
      replies: objectOf([...at, 'callbacks'], repliesTo(document, callbacks), []),
    }),
  }
  const required = Object.keys(request).filter((name) => name !== 'replies')
  const sent = Object(media.content)
  if (Object.keys(sent).length > 0) {
    const maximum = document['x-body-limit']
    if (maximum)
      request.bytes = from(['x-body-limit'], { type: 'integer', maximum, examples: [usualRequest.bytes] })
    request.media = from([...place, 'content'], { enum: Object.keys(sent).toSorted() })
    const bodies = bodiesOf(sent, place)
    Object.assign(request, bodies)
    if (media.required === true) required.push(...needed(bodies))
  }
  return {
    request: objectOf(at, request, required),
    answers: [...answersOf(document, operation), ...callbacks.map((one) => callOf(document, one))],
  }
}

const marksOf = (node: Schema): Schema =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name.startsWith('x-')))

/** What a caller has to show, each way with its schemes and scopes in order; `nobody` stands for nothing. */
function callersOf(document: Document, { security = Object(document).security }: Schema): Schema {
  const listed: object[] = Array.isArray(security) && security.length ? security : [{}]
  const shown = (name: string) => credentialOf(document, name)
  const every = listed
    .map((one) =>
      [
        'nobody',
        ...Object.keys(Object(one)).map(shown),
        ...Object.values(Object(one)).flat().map(String),
      ].toSorted(),
    )
    .toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
  // Two schemes that take the same are one way.
  const ways = every.filter((way, index) => String(way) !== String(every[index - 1]))
  const isOpen = ways.some((way) => way.length === 1)
  const needed = ways.map((way) =>
    way
      .filter((name) => name !== 'nobody')
      .map(literal)
      .join('.*'),
  )
  const pattern = isOpen ? '' : needed.join('|')
  return { type: 'string', pattern, 'x-values': ways.map((way) => way.join('+')) }
}

/** What is shown where: two schemes that take the same are the same to a caller, whatever they are called. */
function credentialOf(document: Document, name: string): string {
  const { securitySchemes } = Object(document.components)
  const { schema } = follow(document, Object(securitySchemes)[name], [])
  switch (schema.type) {
    case 'apiKey':
      return `${String(schema.in)} ${String(schema.name)}`
    case 'http':
      return `http ${String(schema.scheme).toLowerCase()}`
    case 'oauth2':
      return ['oauth2', ...tokenUrls(schema.flows)].join(' ')
    case 'openIdConnect':
      return `openIdConnect ${String(schema.openIdConnectUrl)}`
    default:
      return name
  }
}

/** Where a token comes from: one of elsewhere is another credential. */
const tokenUrls = (flows: unknown) => {
  const listed = Object.values(Object(flows)).flatMap((flow) => [
    Object(flow).authorizationUrl,
    Object(flow).tokenUrl,
  ])
  return [...new Set(listed.flatMap((url) => (url === undefined ? [] : String(url))))].toSorted()
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The media types of what is answered when all went well, of which a caller asks for one. */
function typesOf(document: Document, { responses }: Schema): string[] {
  const listed = Object.entries(Object(responses)).map(([status, one]) => ({
    status,
    types: Object.keys(Object(follow(document, one, []).schema.content)),
  }))
  const fine = listed.filter(({ status, types }) => isSuccess(status) && types.length > 0)
  return [...new Set((fine.length > 0 ? fine : listed).flatMap(({ types }) => types))].toSorted()
}

export const isSuccess = (status: unknown) => /^[123]/.test(String(status))

/** By where they stand; those of a path by the name that they have in the path that is given. */
function parametersOf(document: Document, { at, raw, shared, path: own }: Operation, path: string) {
  const listed = (parameters: unknown, place: Place) =>
    (Array.isArray(parameters) ? parameters : []).map((one) => {
      const name = Object(one).name ?? String(Object(one).$ref).split('/').at(-1)
      return follow(document, one, [...place, String(name)])
    })
  const [inOwn, inGiven] = [namesIn(own), namesIn(path)]
  const called = (name: string) => inGiven[inOwn.indexOf(name)] ?? name
  const groups: Record<string, Spot[]> = { path: [], query: [], header: [], cookie: [] }
  const all = [...listed(shared.list, shared.at), ...listed(raw.parameters, [...at, 'parameters'])]
  for (const one of all) {
    if (typeof one.schema.name !== 'string') continue
    const { name } = one.schema
    const group = (groups[String(one.schema.in)] ??= [])
    const isPath = one.schema.in === 'path'
    group.push({
      ...one,
      schema: { ...one.schema, name: isPath ? called(name) : name, required: isPath || one.schema.required },
    })
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, fieldsOf([...at, 'parameters'], group)]),
  )
}

type Spot = { schema: Schema; at: Place }

/** How a parameter is written, where it says so. */
const written = [
  'description',
  'deprecated',
  'style',
  'explode',
  'allowReserved',
  'allowEmptyValue',
  'collectionFormat',
]

/** Parameters or headers as the fields of an object, each with how it is written where it says so. */
function fieldsOf(at: Place, fields: Spot[]): Schema {
  const properties = fields.map(({ schema, at: place }) => {
    const how = Object.fromEntries(written.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])))
    const [[type, media] = ['', undefined]] = Object.entries(Object(schema.content))
    const value = schema.schema ?? Object(media).schema
    const about = { ...how, ...marksOf(schema), ...(media !== undefined && { contentMediaType: type }) }
    return [schema.name, from([...place, 'schema'], beside(value, about))]
  })
  const required = fields.flatMap(({ schema }) => (schema.required ? [schema.name] : []))
  return from(at, { type: 'object', required, properties: Object.fromEntries(properties) })
}

/** What is said of a parameter stands beside its schema, which may be a reference. */
const beside = (schema: unknown, about: Schema) => ({ ...about, ...Object(schema) })

const isJson = (type: string) => /[/+]json\b/i.test(type)

/** The type that is meant where none is named: JSON, where a body may be that. */
export const mainType = (content: object) => {
  const types = Object.keys(content)
  return types.find((type) => /^application\/json\b/i.test(type)) ?? types.find(isJson)
}

/** The body as JSON, and as each other type that it may be sent as. */
function bodiesOf(content: object, at: Place): Record<string, Schema> {
  const main = mainType(content)
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const schema: Schema = Object(Object(media).schema)
      const place = [...at, 'content', type, 'schema']
      return [type === main ? 'body' : bodyAs(type), '$ref' in schema ? { ...schema } : from(place, schema)]
    }),
  )
}

/** Of several bodies one is sent: none of them has to be there. */
const needed = (bodies: Record<string, Schema>) => {
  const names = Object.keys(bodies)
  return names.length === 1 ? names : names.filter((name) => name === 'body')
}

/** An answer a status, with the codes that the catalogue of refusals gives it. */
function answersOf(document: Document, operation: Operation): Schema[] {
  const { raw, at } = operation
  return Object.entries(Object(raw.responses)).flatMap(([status, response]): Schema[] => {
    if (status.startsWith('x-')) return []
    const { schema, at: place } = follow(document, response, [...at, 'responses', status])
    const { content, headers } = schema
    const header = Object.entries(Object(headers)).map(([name, one]) => {
      const found = follow(document, one, [...place, 'headers', name])
      return { ...found, schema: { ...found.schema, name } }
    })
    const bodies = bodiesOf(Object(content), place)
    const properties: Record<string, Schema> = {
      status: from(place, { const: Number(status) || status }),
      header: fieldsOf(place, header),
      ...bodies,
    }
    const required = ['status', 'header', ...needed(bodies)]
    const codes = codesOf(document, operation, status)
    const allowed = [...(status === '200' ? [200] : []), ...Object.values(codes ?? {})]
    const isCoded = codes && allowed.length > 0 && 'body' in properties
    const answer = {
      ...marksOf(schema),
      type: 'object',
      required,
      properties,
      ...(isCoded && { allOf: [{ properties: { body: { properties: { code: { enum: allowed } } } } }] }),
    }
    return [from(place, answer)]
  })
}

/** What the server calls while it works on a request. */
const callbacksOf = (document: Document, { at, raw }: Operation): Operation[] =>
  Object.entries(Object(raw.callbacks)).flatMap(([name, one]) => {
    const { schema, at: place } = follow(document, one, [...at, 'callbacks', name])
    return operationsAt(document, schema, place, false).map((operation) => ({
      ...operation,
      id: `callback ${name} ${operation.method} ${operation.path}`,
    }))
  })

/** A call of the server as one more thing that a caller may be told. */
function callOf(document: Document, callback: Operation): Schema {
  const { request } = partsOf(document, { ...callback, raw: withoutCallbacks(callback.raw) }, callback.path)
  return heard(callback.at, callback.id, request)
}

/** A request as whoever is called reads it: the server says itself who it is. */
function heard(at: Place, status: string, request: Schema): Schema {
  const properties: Record<string, Schema> = { ...Object(request.properties) }
  for (const name of ['caller', 'accept', 'permission', 'repeated', 'bytes']) delete properties[name]
  const required = Object.values<string>(Object(request.required)).filter((name) => name in properties)
  return objectOf(at, { status: from(at, { const: status }), request: objectOf(at, properties, required) })
}

const repliesTo = (document: Document, callbacks: Operation[]) =>
  Object.fromEntries(
    callbacks.map((callback) => [callback.id, from(callback.at, { oneOf: answersOf(document, callback) })]),
  )

function withoutCallbacks({ ...raw }: Schema): Schema {
  delete raw.callbacks
  return raw
}

/** The codes that an operation refuses with under a status, by the refusal's name; nothing in a contract without a catalogue. */
export function codesOf(document: Document, { raw }: Pick<Operation, 'raw'>, status: string) {
  const catalogue = document['x-refusals']
  if (!catalogue) return undefined
  const codes: Record<string, number> = {}
  // A refusal with a status of its own may be met anywhere; any other is listed by who gives it.
  const listed: unknown[] = Object(raw['x-refusals'] ?? [])
  for (const name of status === '200' ? listed.map(String) : Object.keys(catalogue)) {
    const refusal = catalogue[name]
    if (refusal && String(refusal.status ?? 200) === status) codes[name] = refusal.code
  }
  return codes
}
