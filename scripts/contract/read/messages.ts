// An operation as two schemas: of what may be asked, with who asks and how, and of what may be answered, by status.
import type { Document, Operation } from '../../generate/contract.ts'
import { follow, origin, type Place, type Schema } from './model.ts'

/** What a request says where that is not what it is about. */
export const usualRequest = { permission: 'none', bytes: 99 }

const from = (at: Place, schema: unknown): Schema => Object.assign({ ...Object(schema) }, { [origin]: at })

export function messagesOf(document: Document, operation: Operation, raw: Schema, item: Schema, at: Place) {
  const { method, path, marks } = operation
  const media = Object(follow(document, raw.requestBody, [...at, 'requestBody']))
  const sent = media.schema.content
  const request: Record<string, Schema> = {
    method: from(at, { const: method.toUpperCase() }),
    url: from(at, { const: path }),
    caller: from([...at, 'security'], callersOf(document, raw)),
    accept: from([...at, 'responses'], { enum: typesOf(document, raw) }),
    permission: from([...at, 'x-permission'], {
      examples: [usualRequest.permission],
      ...(marks['x-permission'] ? { const: marks['x-permission'] } : { type: 'string' }),
    }),
    repeated: from([...at, 'x-idempotency'], { enum: marks['x-idempotency'] ? [false, true] : [false] }),
    ...parametersOf(document, raw, item, at),
  }
  if (sent) {
    const maximum = document['x-body-limit']
    if (maximum)
      request.bytes = from(['x-body-limit'], { type: 'integer', maximum, examples: [usualRequest.bytes] })
    request.media = from([...media.at, 'content'], { enum: Object.keys(sent) })
    request.body = bodyOf(sent, media.at)
  }
  const required = Object.keys(request).filter((name) => name !== 'body' || media.schema.required)
  return {
    request: from(at, { type: 'object', required, properties: request }),
    answer: from(at, { oneOf: answersOf(document, operation, raw, at) }),
  }
}

const marksOf = (node: Schema): Schema =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name.startsWith('x-')))

/** What a caller has to show, each way with its schemes and scopes in order; `nobody` stands for nothing. */
function callersOf(document: Document, { security = Object(document).security }: Schema): Schema {
  const listed: Record<string, string[]>[] = Array.isArray(security) && security.length ? security : [{}]
  const ways = listed.map((one) => ['nobody', ...Object.keys(one), ...Object.values(one).flat()].toSorted())
  const isOpen = ways.some((way) => way.length === 1)
  const needed = ways.map((way) => way.filter((name) => name !== 'nobody').join('.*'))
  const pattern = isOpen ? '' : needed.join('|')
  return { type: 'string', pattern, 'x-values': ways.map((way) => way.join('+')) }
}

/** The media types of answers, of which a caller asks for one. */
function typesOf(document: Document, { responses }: Schema): string[] {
  const contents = Object.values(Object(responses)).map((one) =>
    Object(follow(document, one, []).schema.content),
  )
  return [...new Set(contents.flatMap((content) => Object.keys(content)))]
}

/** By where they stand: path, query, header and cookie. */
function parametersOf(document: Document, raw: Schema, item: Schema, at: Place) {
  const listed = (parameters: unknown, place: Place) =>
    (Array.isArray(parameters) ? parameters : []).map((one) => {
      const name = one.name ?? String(one.$ref).split('/').at(-1)
      return follow(document, one, [...place, 'parameters', name])
    })
  const all = [...listed(item.parameters, at.slice(0, 2)), ...listed(raw.parameters, at)]
  const groups = Map.groupBy(all, ({ schema }) => String(schema.in))
  return Object.fromEntries(
    [...groups].map(([name, group]) => [name, fieldsOf([...at, 'parameters'], group)]),
  )
}

/** Parameters or headers as the fields of an object, each with how it is written where it says so. */
function fieldsOf(at: Place, fields: { schema: Schema; at: Place }[]): Schema {
  const properties = fields.map(({ schema, at: place }) => {
    const { name, description, style, explode, allowEmptyValue, schema: value } = schema
    const written = { description, style, explode, allowEmptyValue, ...marksOf(schema), ...Object(value) }
    return [name, from([...place, 'schema'], written)]
  })
  const required = fields.flatMap(({ schema }) => (schema.required ? [schema.name] : []))
  return from(at, { type: 'object', required, properties: Object.fromEntries(properties) })
}

function bodyOf(content: object, at: Place): Schema {
  const type = 'application/json' in content ? 'application/json' : (Object.keys(content)[0] ?? '')
  const { schema = {} } = Object(content)[type] ?? {}
  const place = [...at, 'content', type, 'schema']
  return '$ref' in schema ? { ...schema } : from(place, schema)
}

/** An answer a status, with the codes that the catalogue of refusals gives it. */
function answersOf(document: Document, operation: Operation, raw: Schema, at: Place): Schema[] {
  return Object.entries(Object(raw.responses)).map(([status, response]) => {
    const { schema, at: place } = follow(document, response, [...at, 'responses', status])
    const { content, headers } = schema
    const header = Object.entries(Object(headers)).map(([name, one]) => {
      const found = follow(document, one, [...place, 'headers', name])
      return { ...found, schema: { ...found.schema, name } }
    })
    const properties: Record<string, Schema> = { status: from(place, { const: Number(status) || status }) }
    if (header.length) properties.header = fieldsOf(place, header)
    if (content) properties.body = bodyOf(content, place)
    const codes = codesOf(document, operation, status)
    const success = status === '200' ? [200] : []
    const allowed = codes && {
      properties: { body: { properties: { code: { enum: [...success, ...Object.values(codes)] } } } },
    }
    return from(place, {
      ...marksOf(schema),
      type: 'object',
      required: Object.keys(properties),
      properties,
      ...(allowed && { allOf: [allowed] }),
    })
  })
}

/** The codes that an operation refuses with under a status, by the refusal's name; nothing in a contract without a catalogue. */
export function codesOf(document: Document, { marks }: Operation, status: string) {
  const catalogue = document['x-refusals']
  if (!catalogue) return undefined
  const codes: Record<string, number> = {}
  // A refusal with a status of its own may be met anywhere; any other is listed by who gives it.
  for (const name of status === '200' ? (marks['x-refusals'] ?? []) : Object.keys(catalogue)) {
    const refusal = catalogue[name]
    if (refusal && String(refusal.status ?? 200) === status) codes[name] = refusal.code
  }
  return codes
}
