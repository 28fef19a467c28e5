// Kinds of contract changes, such as an additional optional property. The kind alone determines whether a change breaks
// clients or the server.
import { listOf, objectOf, textOf, type JsonObject } from '@members-hub/openapi'
import { valueAt } from '#shared/unknown.ts'

export type Direction = 'request' | 'answer'
export type Kind = {
  name: string
  hurts: boolean
  of: 'schema' | 'operation' | 'refusal'
  direction?: Direction
  /** @returns a changed copy of the schema or operation; `undefined` if this kind of change does not apply */
  edit: (node: JsonObject) => JsonObject | undefined
}

const isObjectSchema = ({ type, properties }: JsonObject) => type === 'object' && properties !== undefined
const propertyNames = ({ properties }: JsonObject) => Object.keys(objectOf(properties))
const requiredNames = ({ required }: JsonObject) => listOf(required)
const without = (list: unknown, value: unknown) => listOf(list).filter((element) => element !== value)
export const omit = (node: object, name: string): JsonObject =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== name))
const replaced = (node: JsonObject, key: string, value: unknown): JsonObject => ({ ...node, [key]: value })
const editIf = (isFitting: boolean, edit: () => JsonObject) => (isFitting ? edit() : undefined)

/** @returns the number itself; for other values `NaN`, which fails every comparison */
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)
/** Returns a copy of the schema in which the number of one keyword, such as `maxLength`, is increased. */
const increased = (node: JsonObject, key: string, by: number) => replaced(node, key, numberOf(node[key]) + by)
const isPlainText = ({ pattern, format }: JsonObject) => !pattern && !format

const firstOf = (node: JsonObject) => propertyNames(node)[0]
const hasRequiredFirst = (node: JsonObject) =>
  isObjectSchema(node) && requiredNames(node).includes(firstOf(node))
const firstOptional = (node: JsonObject) =>
  isObjectSchema(node) ? propertyNames(node).find((name) => !requiredNames(node).includes(name)) : undefined

const withRequired = (node: JsonObject, name: string) =>
  replaced(node, 'required', [...requiredNames(node), name])
const withProperty = (node: JsonObject, name: string, schema: unknown) =>
  replaced(node, 'properties', { ...objectOf(node.properties), [name]: schema })
const text = { type: 'string', maxLength: 40, description: 'Made up.' }

const schema = (name: string, hurts: Direction | undefined, edit: Kind['edit']): Kind[] =>
  (['request', 'answer'] as const).map((direction) => ({
    name: `${name} (${direction})`,
    hurts: hurts === direction,
    of: 'schema',
    direction,
    edit,
  }))

const plainType = ({ type, $ref, enum: enumeration, const: only }: JsonObject) =>
  typeof type === 'string' && !$ref && !enumeration && only === undefined && type !== 'null'

/** Kinds of schema changes that break only requests, only responses, or neither. */
const kinds: Kind[] = [
  ...schema('a removed enum value', 'request', (node) =>
    editIf(listOf(node.enum).length > 1, () => replaced(node, 'enum', listOf(node.enum).slice(0, -1))),
  ),
  ...schema('an added enum value', 'answer', (node) =>
    editIf(Array.isArray(node.enum) && listOf(node.enum).every((option) => typeof option === 'string'), () =>
      replaced(node, 'enum', [...listOf(node.enum), 'neverMet']),
    ),
  ),
  ...schema('a shorter maximum length', 'request', (node) =>
    editIf(numberOf(node.maxLength) > numberOf(node.minLength ?? 0) + 1 && isPlainText(node), () =>
      increased(node, 'maxLength', -1),
    ),
  ),
  ...schema('a longer maximum length', 'answer', (node) =>
    editIf(numberOf(node.maxLength) > 0 && isPlainText(node), () => increased(node, 'maxLength', 1)),
  ),
  ...schema('a lower maximum', 'request', (node) =>
    editIf(numberOf(node.maximum) > numberOf(node.minimum ?? 0), () => increased(node, 'maximum', -1)),
  ),
  ...schema('a lower minimum', 'answer', (node) =>
    editIf(node.minimum !== undefined && node.type === 'integer', () => increased(node, 'minimum', -1)),
  ),
  ...schema('a lower maximum of entries', 'request', (node) =>
    editIf(numberOf(node.maxItems) > numberOf(node.minItems ?? 0) + 1, () => increased(node, 'maxItems', -1)),
  ),
  ...schema('a type that becomes nullable', 'answer', (node) =>
    editIf(plainType(node), () => replaced(node, 'type', [node.type, 'null'])),
  ),
  ...schema('a type that is no longer nullable', 'request', (node) =>
    editIf(listOf(node.type).includes('null') && !node.enum, () =>
      replaced(node, 'type', without(node.type, 'null')),
    ),
  ),
  ...schema('an added optional field', undefined, (node) =>
    editIf(isObjectSchema(node), () => withProperty(node, 'madeUp', text)),
  ),
  ...schema('an optional field that becomes required', 'request', (node) =>
    editIf(firstOptional(node) !== undefined, () => withRequired(node, firstOptional(node) ?? '')),
  ),
  ...schema('a required field that becomes optional', 'answer', (node) =>
    editIf(hasRequiredFirst(node), () => replaced(node, 'required', without(node.required, firstOf(node)))),
  ),
  ...schema('an enum in another order', undefined, (node) =>
    editIf(listOf(node.enum).length > 1, () => replaced(node, 'enum', listOf(node.enum).toReversed())),
  ),
  ...schema('an allOf with one schema', undefined, (node) => editIf(!node.allOf, () => ({ allOf: [node] }))),
  ...schema('a deprecated field', undefined, (node) =>
    editIf(!node.deprecated, () => replaced(node, 'deprecated', true)),
  ),
  ...schema('another description', undefined, (node) =>
    editIf(Boolean(node.description), () => replaced(node, 'description', 'Says something else.')),
  ),
]
/** Kinds of schema changes that break both requests and responses. */
const hurtful: Kind[] = [
  ...schema('another format', 'request', (node) =>
    editIf(/^(?:date|date-time|uuid|email|uri)$/.test(textOf(node.format ?? '')), () =>
      replaced(node, 'format', node.format === 'date' ? 'date-time' : 'date'),
    ),
  ),
  ...schema('another type', 'request', (node) =>
    editIf(plainType(node) && !isObjectSchema(node), () => ({
      type: node.type === 'boolean' ? 'integer' : 'boolean',
    })),
  ),
  ...schema('a renamed field', 'request', (node) =>
    editIf(hasRequiredFirst(node), () => {
      const name = firstOf(node) ?? ''
      return withRequired(
        {
          ...withProperty(
            { ...node, properties: omit(objectOf(node.properties), name) },
            'madeUp',
            valueAt(node.properties, name),
          ),
          required: without(node.required, name),
        },
        'madeUp',
      )
    }),
  ),
].map((kind) => ({ ...kind, hurts: true }))

const operation = (name: string, hurts: boolean, edit: Kind['edit']): Kind => ({
  name,
  hurts,
  of: 'operation',
  edit,
})
const isSuccess = (status: string) => status.startsWith('2')
const securityOf = ({ security }: JsonObject) => listOf(security).map(objectOf)
const successes = ({ responses }: JsonObject) => Object.keys(objectOf(responses)).filter(isSuccess)
const contentOf = ({ requestBody }: JsonObject) => objectOf(objectOf(requestBody).content)
const jsonOf = (node: JsonObject) => contentOf(node)['application/json']
const withParameter = (node: JsonObject, required: boolean) =>
  replaced(node, 'parameters', [
    ...listOf(node.parameters),
    { in: 'query', name: 'madeUp', required, schema: { type: 'string' } },
  ])
const withContent = (node: JsonObject, content: JsonObject) =>
  replaced(node, 'requestBody', { ...objectOf(node.requestBody), content })

/** Kinds of operation changes that apply to any contract. */
const operations: Kind[] = [
  operation('an added parameter', false, (node) => withParameter(node, false)),
  operation('an added required parameter', true, (node) => withParameter(node, true)),
  operation('a deprecated operation', false, (node) =>
    editIf(!node.deprecated, () => replaced(node, 'deprecated', true)),
  ),
  operation('a removed success status', true, (node) =>
    editIf(successes(node).length > 1, () =>
      replaced(node, 'responses', omit(objectOf(node.responses), successes(node)[0] ?? '')),
    ),
  ),
  operation('another success status', true, (node) =>
    editIf(successes(node).length === 1, () => {
      const [status = ''] = successes(node)
      const responses = objectOf(node.responses)
      return replaced(node, 'responses', { ...omit(responses, status), 207: responses[status] })
    }),
  ),
  operation('another media type of the body', true, (node) =>
    editIf(Boolean(jsonOf(node)), () => withContent(node, { 'application/cbor': jsonOf(node) })),
  ),
  operation('an additional media type of the body', false, (node) =>
    editIf(Boolean(jsonOf(node)), () =>
      withContent(node, { ...contentOf(node), 'application/cbor': jsonOf(node) }),
    ),
  ),
  operation('an additional required scope', true, (node) =>
    editIf(
      securityOf(node).length > 0 && securityOf(node).every((requirement) => 'login' in requirement),
      () =>
        replaced(
          node,
          'security',
          securityOf(node).map((requirement) => ({
            ...requirement,
            login: [...listOf(requirement.login), 'madeUp'],
          })),
        ),
    ),
  ),
  operation('another summary of an operation', false, (node) =>
    replaced(node, 'summary', 'Does something else'),
  ),
  operation('a removed operation', true, () => ({})),
  operation('a public operation that becomes members-only', true, (node) =>
    editIf(Array.isArray(node.security) && securityOf(node).length === 0, () =>
      replaced(node, 'security', [{ bearer: [] }]),
    ),
  ),
  operation('a members-only operation that becomes public', false, (node) =>
    editIf(securityOf(node).length > 0, () => replaced(node, 'security', [])),
  ),
]

const marks: Kind[] = [
  operation('removed idempotency', true, (node) =>
    editIf(Boolean(node['x-idempotency']), () => omit(node, 'x-idempotency')),
  ),
  operation('added idempotency', false, (node) =>
    editIf(!node['x-idempotency'], () => replaced(node, 'x-idempotency', true)),
  ),
  operation('an added permission', true, (node) =>
    editIf(!node['x-permission'], () => replaced(node, 'x-permission', 'RAFFLE')),
  ),
  operation('an added business error', true, (node) =>
    editIf(!listOf(node['x-refusals']).includes('KEY_REUSED'), () =>
      replaced(node, 'x-refusals', [...listOf(node['x-refusals']), 'KEY_REUSED']),
    ),
  ),
  operation('a removed business error', false, (node) =>
    editIf(Boolean(node['x-refusals']), () =>
      replaced(node, 'x-refusals', listOf(node['x-refusals']).slice(1)),
    ),
  ),
  operation('a stricter rate class', true, (node) =>
    editIf(node['x-rate'] === 'read', () => replaced(node, 'x-rate', 'write')),
  ),
  operation('a less strict rate class', false, (node) =>
    editIf(node['x-rate'] === 'write', () => replaced(node, 'x-rate', 'report')),
  ),
  operation('an additional tag in x-changes', true, (node) =>
    editIf(Boolean(node['x-changes']), () =>
      replaced(node, 'x-changes', [...listOf(node['x-changes']), 'support']),
    ),
  ),
  {
    name: 'another code of a business error',
    hurts: true,
    of: 'refusal',
    edit: (node) => replaced(node, 'code', 19_999_999),
  },
  {
    name: 'another message of a business error',
    hurts: false,
    of: 'refusal',
    edit: (node) => replaced(node, 'message', { ...objectOf(node.message), en: 'No.' }),
  },
]

/**
 * All kinds of changes that apply to any contract. Each kind of schema change occurs twice: once for requests and once
 * for responses.
 */
export const generalKinds: Kind[] = [...kinds, ...hurtful, ...operations]
/** All kinds of changes, including changes of the extensions (`x-…`) of the hub's contract. */
export const changeKinds: Kind[] = [...generalKinds, ...marks]
