// Describes an operation as two schemas: requests, with caller and transport, and answers, by status.
import { listOf, objectOf, origin, textOf } from './json.ts'
import { namesIn, operationsAt } from './operations.ts'
import type { Place } from './place.ts'
import { follow } from './references.ts'
import type { Document, Operation, Schema } from './shapes.ts'

/** Example values of parts that an example request is not about. */
export const usualRequest = { permission: 'none', bytes: 99 }

/** Parts that specify how other parts are sent; changes of these are reported with the other parts. */
export const carriers = new Set(['bytes', 'media', 'accept', 'replies'])

/** @returns the name of a body of a media type other than the main one */
export const bodyAs = (type: string) => `body as ${type}`
export const isFurtherBody = (name: string) => name.startsWith('body as ')

const from = (at: Place, schema: unknown): Schema => ({ ...objectOf(schema), [origin]: at })

export function messagesOf(document: Document, operation: Operation, path: string) {
  const { at, isWebhook } = operation
  const { request, answers } = partsOf(document, operation, path)
  if (!isWebhook) return { request, answer: from(at, { oneOf: answers }) }
  // Subscribers read the request of a webhook, and the server reads their answer.
  return {
    request: objectSchema(at, { replies: { oneOf: answers } }),
    answer: from(at, { oneOf: [heard(at, 'webhook', request)] }),
  }
}

const objectSchema = (at: Place, properties: Record<string, Schema>, required = Object.keys(properties)) =>
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
      replies: objectSchema([...at, 'callbacks'], repliesTo(document, callbacks), []),
    }),
  }
  const required = Object.keys(request).filter((name) => name !== 'replies')
  const content = objectOf(media.content)
  if (Object.keys(content).length > 0) {
    const maximum = document['x-body-limit']
    if (maximum)
      request.bytes = from(['x-body-limit'], { type: 'integer', maximum, examples: [usualRequest.bytes] })
    request.media = from([...place, 'content'], { enum: Object.keys(content).toSorted() })
    const bodies = bodiesOf(content, place)
    Object.assign(request, bodies)
    if (media.required === true) required.push(...needed(bodies))
  }
  return {
    request: objectSchema(at, request, required),
    answers: [...answersOf(document, operation), ...callbacks.map((callback) => callOf(document, callback))],
  }
}

const propertiesOf = ({ properties }: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.entries(objectOf(properties)).map(([name, schema]) => [name, objectOf(schema)]))

const marksOf = (node: Schema): Schema =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name.startsWith('x-')))

/** Alternatives of credentials, each with its schemes and scopes in order; `nobody` stands for no credential. */
function callersOf(document: Document, { security = document.security }: Schema): Schema {
  const alternatives = listOf(security)
  const listed = (alternatives.length > 0 ? alternatives : [{}]).map(objectOf)
  const every = listed
    .map((alternative) =>
      [
        'nobody',
        ...Object.keys(alternative).map((name) => credentialOf(document, name)),
        ...Object.values(alternative).flat().map(String),
      ].toSorted(),
    )
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  // Two schemes with the same credentials are one alternative.
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

/** Kind and location of a credential; schemes that differ in their name only are the same to a caller. */
function credentialOf(document: Document, name: string): string {
  const { securitySchemes } = objectOf(document.components)
  const { schema } = follow(document, objectOf(securitySchemes)[name], [])
  switch (schema.type) {
    case 'apiKey':
      return `${textOf(schema.in)} ${textOf(schema.name)}`
    case 'http':
      return `http ${textOf(schema.scheme).toLowerCase()}`
    case 'oauth2':
      return ['oauth2', ...tokenUrls(schema.flows)].join(' ')
    case 'openIdConnect':
      return `openIdConnect ${textOf(schema.openIdConnectUrl)}`
    default:
      return name
  }
}

/** URLs that issue a token: a token of another URL is another credential. */
const tokenUrls = (flows: unknown) => {
  const listed = Object.values(objectOf(flows)).flatMap((flow) => {
    const { authorizationUrl, tokenUrl } = objectOf(flow)
    return [authorizationUrl, tokenUrl]
  })
  return [...new Set(listed.flatMap((url) => (url === undefined ? [] : textOf(url))))].toSorted()
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Media types of successful answers, of which a caller accepts one; of all answers if no status is a success. */
function typesOf(document: Document, { responses }: Schema): string[] {
  const listed = Object.entries(objectOf(responses)).map(([status, response]) => ({
    status,
    types: Object.keys(objectOf(follow(document, response, []).schema.content)),
  }))
  const successes = listed.filter(({ status, types }) => isSuccess(status) && types.length > 0)
  return [...new Set((successes.length > 0 ? successes : listed).flatMap(({ types }) => types))].toSorted()
}

export const isSuccess = (status: unknown) => /^[123]/.test(textOf(status))

/** Parameters by location; path parameters under their names in `path`. */
function parametersOf(document: Document, { at, raw, shared, path: ownPath }: Operation, path: string) {
  const listed = (parameters: unknown, place: Place) =>
    listOf(parameters).map((parameter) => {
      const { name, $ref } = objectOf(parameter)
      return follow(document, parameter, [...place, textOf(name ?? textOf($ref).split('/').at(-1))])
    })
  const [ownNames, names] = [namesIn(ownPath), namesIn(path)]
  const nameIn = (name: string) => names[ownNames.indexOf(name)] ?? name
  const groups: Record<string, Field[]> = { path: [], query: [], header: [], cookie: [] }
  const all = [...listed(shared.list, shared.at), ...listed(raw.parameters, [...at, 'parameters'])]
  for (const parameter of all) {
    const { name, in: location, required } = parameter.schema
    if (typeof name !== 'string') continue
    const isPath = location === 'path'
    const group = (groups[textOf(location)] ??= [])
    group.push({
      name: isPath ? nameIn(name) : name,
      at: parameter.at,
      schema: { ...parameter.schema, required: isPath || required },
    })
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, fieldsOf([...at, 'parameters'], group)]),
  )
}

type Field = { name: string; schema: Schema; at: Place }

/** Keywords of a parameter that describe how it is serialized. */
const serialization = [
  'description',
  'deprecated',
  'style',
  'explode',
  'allowReserved',
  'allowEmptyValue',
  'collectionFormat',
]

/** Parameters or headers as the properties of an object, each with the keywords of its serialization. */
function fieldsOf(at: Place, fields: Field[]): Schema {
  const properties = fields.map(({ name, schema, at: place }): [string, Schema] => {
    const how = Object.fromEntries(
      serialization.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])),
    )
    const [[type, media] = ['', undefined]] = Object.entries(objectOf(schema.content))
    const value = schema.schema ?? objectOf(media).schema
    const about = { ...how, ...marksOf(schema), ...(media !== undefined && { contentMediaType: type }) }
    return [name, from([...place, 'schema'], { ...about, ...objectOf(value) })]
  })
  const required = fields.flatMap(({ name, schema }) => (schema.required ? [name] : []))
  return from(at, { type: 'object', required, properties: Object.fromEntries(properties) })
}

const isJson = (type: string) => /[/+]json\b/i.test(type)

/** @returns the default media type: JSON, if a body can have that type */
export const mainType = (content: object) => {
  const types = Object.keys(content)
  return types.find((type) => /^application\/json\b/i.test(type)) ?? types.find(isJson)
}

/** The body in its main media type as `body`, and in each other type under a name of its own. */
function bodiesOf(content: object, at: Place): Record<string, Schema> {
  const main = mainType(content)
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const schema = objectOf(objectOf(media).schema)
      const place = [...at, 'content', type, 'schema']
      return [type === main ? 'body' : bodyAs(type), '$ref' in schema ? { ...schema } : from(place, schema)]
    }),
  )
}

/** Names of the required bodies: one of several bodies is sent, so that a further type is not required. */
const needed = (bodies: Record<string, Schema>) => {
  const names = Object.keys(bodies)
  return names.length === 1 ? names : names.filter((name) => name === 'body')
}

/** An answer for each status, with the codes of the catalogue of business errors. */
function answersOf(document: Document, operation: Operation): Schema[] {
  const { raw, at } = operation
  return Object.entries(objectOf(raw.responses)).flatMap(([status, response]): Schema[] => {
    if (status.startsWith('x-')) return []
    const { schema, at: place } = follow(document, response, [...at, 'responses', status])
    const { content, headers } = schema
    const header = Object.entries(objectOf(headers)).map(([name, field]) => ({
      name,
      ...follow(document, field, [...place, 'headers', name]),
    }))
    const bodies = bodiesOf(objectOf(content), place)
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

/** Callbacks: requests that the server sends while it processes the operation. */
const callbacksOf = (document: Document, { at, raw }: Operation): Operation[] =>
  Object.entries(objectOf(raw.callbacks)).flatMap(([name, callback]) => {
    const { schema, at: place } = follow(document, callback, [...at, 'callbacks', name])
    return operationsAt(document, schema, place).map((operation) => ({
      ...operation,
      id: `callback ${name} ${operation.method} ${operation.path}`,
    }))
  })

/** A callback as a further answer to the caller. */
function callOf(document: Document, callback: Operation): Schema {
  const { request } = partsOf(document, { ...callback, raw: withoutCallbacks(callback.raw) }, callback.path)
  return heard(callback.at, callback.id, request)
}

/** A request as its receiver reads it: without the parts that identify a caller of the server. */
function heard(at: Place, status: string, request: Schema): Schema {
  const properties: Record<string, Schema> = { ...propertiesOf(request) }
  for (const name of ['caller', 'accept', 'permission', 'repeated', 'bytes']) delete properties[name]
  const required = listOf(request.required)
    .map(String)
    .filter((name) => name in properties)
  return objectSchema(at, {
    status: from(at, { const: status }),
    request: objectSchema(at, properties, required),
  })
}

const repliesTo = (document: Document, callbacks: Operation[]) =>
  Object.fromEntries(
    callbacks.map((callback) => [callback.id, from(callback.at, { oneOf: answersOf(document, callback) })]),
  )

function withoutCallbacks({ ...raw }: Schema): Schema {
  delete raw.callbacks
  return raw
}

/** Codes of an operation's business errors under a status, by name; `undefined` without a catalogue (`x-refusals`). */
export function codesOf(document: Document, { raw }: Pick<Operation, 'raw'>, status: string) {
  if (!document['x-refusals']) return undefined
  const catalogue = objectOf(document['x-refusals'])
  const codes: Record<string, number> = {}
  // Every operation can return an error with a status of its own; errors with status 200 are listed by the operation.
  const listed = listOf(raw['x-refusals']).map(String)
  for (const name of status === '200' ? listed : Object.keys(catalogue)) {
    const { status: refusalStatus = 200, code } = objectOf(catalogue[name])
    if (textOf(refusalStatus) === status && typeof code === 'number') codes[name] = code
  }
  return codes
}
