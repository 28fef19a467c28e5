// Kinds of changes that a contract can see, and whom each can hurt: that follows from the kind alone.
import { objectOf, valueAt } from '#shared/unknown.ts'

/** Any part of the contract. */
export type Node = ReturnType<typeof Object>
export type Direction = 'request' | 'answer'
export type Kind = {
  name: string
  hurts: boolean
  of: 'schema' | 'operation' | 'refusal'
  direction?: Direction
  /** The node anew, or nothing where it is not of this kind. */
  edit: (node: Node) => object | undefined
}

const isObject = ({ type, properties }: Node) => type === 'object' && properties
const optionalOf = ({ properties, required = [] }: Node) =>
  Object.keys(properties).filter((name) => !required.includes(name))
const without = (list: unknown[], value: unknown) => list.filter((element) => element !== value)
export const omit = (node: Node, name: string) =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== name))
const replaced = (node: Node, key: string, value: unknown) => ({ ...node, [key]: value })
const editIf = (node: Node, fits: unknown, edit: () => Node) => (fits ? edit() : undefined)
const firstOf = (node: Node, of = Object.keys(objectOf(node.properties))) => of[0]

const withRequired = (node: Node, name: string) =>
  replaced(node, 'required', [...(node.required ?? []), name])
const withProperty = (node: Node, name: string, schema: Node) =>
  replaced(node, 'properties', { ...node.properties, [name]: schema })
const text = { type: 'string', maxLength: 40, description: 'Made up.' }

const schema = (name: string, hurts: Direction | undefined, edit: Kind['edit']): Kind[] =>
  (['request', 'answer'] as const).map((direction) => ({
    name: `${name} (${direction})`,
    hurts: hurts === direction,
    of: 'schema',
    direction,
    edit,
  }))

const plainType = ({ type, $ref, enum: enumeration, const: only }: Node) =>
  typeof type === 'string' && !$ref && !enumeration && only === undefined && type !== 'null'

/** Each kind hurts requests or answers, both or nobody. */
const kinds: Kind[] = [
  ...schema('a value dropped', 'request', (node) =>
    editIf(node, node.enum?.length > 1, () => replaced(node, 'enum', node.enum.slice(0, -1))),
  ),
  ...schema('a value more', 'answer', (node) =>
    editIf(
      node,
      node.enum?.every((option: unknown) => typeof option === 'string'),
      () => replaced(node, 'enum', [...node.enum, 'neverMet']),
    ),
  ),
  ...schema('a shorter text', 'request', (node) =>
    editIf(node, node.maxLength > (node.minLength ?? 0) + 1 && !node.pattern && !node.format, () =>
      replaced(node, 'maxLength', node.maxLength - 1),
    ),
  ),
  ...schema('a longer text', 'answer', (node) =>
    editIf(node, node.maxLength && !node.pattern && !node.format, () =>
      replaced(node, 'maxLength', node.maxLength + 1),
    ),
  ),
  ...schema('a lower maximum', 'request', (node) =>
    editIf(node, node.maximum > (node.minimum ?? 0), () => replaced(node, 'maximum', node.maximum - 1)),
  ),
  ...schema('a lower minimum', 'answer', (node) =>
    editIf(node, node.minimum !== undefined && node.type === 'integer', () =>
      replaced(node, 'minimum', node.minimum - 1),
    ),
  ),
  ...schema('fewer entries', 'request', (node) =>
    editIf(node, node.maxItems > (node.minItems ?? 0) + 1, () =>
      replaced(node, 'maxItems', node.maxItems - 1),
    ),
  ),
  ...schema('null more', 'answer', (node) =>
    editIf(node, plainType(node), () => replaced(node, 'type', [node.type, 'null'])),
  ),
  ...schema('null less', 'request', (node) =>
    editIf(node, Array.isArray(node.type) && node.type.includes('null') && !node.enum, () =>
      replaced(node, 'type', without(node.type, 'null')),
    ),
  ),
  ...schema('an optional field more', undefined, (node) =>
    editIf(node, isObject(node), () => withProperty(node, 'madeUp', text)),
  ),
  ...schema('an optional field required', 'request', (node) =>
    editIf(node, isObject(node) && optionalOf(node).length, () =>
      withRequired(node, optionalOf(node)[0] ?? ''),
    ),
  ),
  ...schema('a required field optional', 'answer', (node) =>
    editIf(node, isObject(node) && node.required?.includes(firstOf(node)), () =>
      replaced(node, 'required', without(node.required, firstOf(node))),
    ),
  ),
  ...schema('an enum in another order', undefined, (node) =>
    editIf(node, node.enum?.length > 1, () => replaced(node, 'enum', node.enum.toReversed())),
  ),
  ...schema('a list of one schema', undefined, (node) =>
    editIf(node, !node.allOf, () => ({ allOf: [node] })),
  ),
  ...schema('a field deprecated', undefined, (node) =>
    editIf(node, !node.deprecated, () => replaced(node, 'deprecated', true)),
  ),
  ...schema('other words', undefined, (node) =>
    editIf(node, node.description, () => replaced(node, 'description', 'Says something else.')),
  ),
]
/** What hurts both who asks and who reads. */
const hurtful: Kind[] = [
  ...schema('another format', 'request', (node) =>
    editIf(node, /^(?:date|date-time|uuid|email|uri)$/.test(node.format ?? ''), () =>
      replaced(node, 'format', node.format === 'date' ? 'date-time' : 'date'),
    ),
  ),
  ...schema('another type', 'request', (node) =>
    editIf(node, plainType(node) && !isObject(node), () => ({
      type: node.type === 'boolean' ? 'integer' : 'boolean',
    })),
  ),
  ...schema('a field renamed', 'request', (node) =>
    editIf(node, isObject(node) && node.required?.includes(firstOf(node)), () => {
      const name = firstOf(node) ?? ''
      return withRequired(
        {
          ...withProperty(
            { ...node, properties: omit(node.properties, name) },
            'madeUp',
            node.properties[name],
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
const successes = ({ responses }: Node) => Object.keys(objectOf(responses)).filter(isSuccess)
const jsonOf = ({ requestBody }: Node) => valueAt(requestBody, 'content', 'application/json')
const withParameter = (node: Node, required: boolean) =>
  replaced(node, 'parameters', [
    ...(node.parameters ?? []),
    { in: 'query', name: 'madeUp', required, schema: { type: 'string' } },
  ])
const withContent = (node: Node, content: Node) =>
  replaced(node, 'requestBody', { ...node.requestBody, content })

/** What may change of an operation in any contract. */
const operations: Kind[] = [
  operation('a parameter more', false, (node) => withParameter(node, false)),
  operation('a parameter more that is needed', true, (node) => withParameter(node, true)),
  operation('an operation deprecated', false, (node) =>
    editIf(node, !node.deprecated, () => replaced(node, 'deprecated', true)),
  ),
  operation('a success gone', true, (node) =>
    editIf(node, successes(node).length > 1, () =>
      replaced(node, 'responses', omit(node.responses, successes(node)[0] ?? '')),
    ),
  ),
  operation('another success', true, (node) =>
    editIf(node, successes(node).length === 1, () => {
      const [status = ''] = successes(node)
      return replaced(node, 'responses', { ...omit(node.responses, status), 207: node.responses[status] })
    }),
  ),
  operation('another type of body', true, (node) =>
    editIf(node, jsonOf(node), () => withContent(node, { 'application/cbor': jsonOf(node) })),
  ),
  operation('one more type of body', false, (node) =>
    editIf(node, jsonOf(node), () =>
      withContent(node, { ...node.requestBody.content, 'application/cbor': jsonOf(node) }),
    ),
  ),
  operation('a scope needed', true, (node) =>
    editIf(
      node,
      node.security?.length && node.security.every((requirement: object) => 'login' in requirement),
      () =>
        replaced(
          node,
          'security',
          node.security.map((requirement: Node) => ({
            ...requirement,
            login: [...requirement.login, 'madeUp'],
          })),
        ),
    ),
  ),
  operation('other words of an operation', false, (node) => replaced(node, 'summary', 'Does something else')),
  operation('an operation gone', true, () => ({})),
  operation('open, then for members', true, (node) =>
    editIf(node, node.security?.length === 0, () => replaced(node, 'security', [{ bearer: [] }])),
  ),
  operation('for members, then open', false, (node) =>
    editIf(node, node.security?.length, () => replaced(node, 'security', [])),
  ),
]

const marks: Kind[] = [
  operation('idempotency dropped', true, (node) =>
    editIf(node, node['x-idempotency'], () => omit(node, 'x-idempotency')),
  ),
  operation('idempotency more', false, (node) =>
    editIf(node, !node['x-idempotency'], () => replaced(node, 'x-idempotency', true)),
  ),
  operation('a permission needed', true, (node) =>
    editIf(node, !node['x-permission'], () => replaced(node, 'x-permission', 'RAFFLE')),
  ),
  operation('a refusal more', true, (node) =>
    editIf(node, !node['x-refusals']?.includes('KEY_REUSED'), () =>
      replaced(node, 'x-refusals', [...(node['x-refusals'] ?? []), 'KEY_REUSED']),
    ),
  ),
  operation('a refusal less', false, (node) =>
    editIf(node, node['x-refusals'], () => replaced(node, 'x-refusals', node['x-refusals'].slice(1))),
  ),
  operation('a tighter rate', true, (node) =>
    editIf(node, node['x-rate'] === 'read', () => replaced(node, 'x-rate', 'write')),
  ),
  operation('a looser rate', false, (node) =>
    editIf(node, node['x-rate'] === 'write', () => replaced(node, 'x-rate', 'report')),
  ),
  operation('more goes stale', true, (node) =>
    editIf(node, node['x-changes'], () => replaced(node, 'x-changes', [...node['x-changes'], 'support'])),
  ),
  { name: 'another code', hurts: true, of: 'refusal', edit: (node) => replaced(node, 'code', 19_999_999) },
  {
    name: 'other words of a refusal',
    hurts: false,
    of: 'refusal',
    edit: (node) => replaced(node, 'message', { ...node.message, en: 'No.' }),
  },
]

/** Each once for requests and once for answers where it is of a schema. */
export const generalKinds: Kind[] = [...kinds, ...hurtful, ...operations]
/** With those of the marks that our contract has. */
export const changeKinds: Kind[] = [...generalKinds, ...marks]
