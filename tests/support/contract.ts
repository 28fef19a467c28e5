// Validates every response in tests against openapi.yaml, more strictly than clients do: a response with an
// undocumented status, business error or property fails.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { follow, isObject, nodeAt, objectOf, referenceTo } from '@members-hub/openapi'
import { refusals } from '#generated/refusals.ts'
import type { Data, OperationId } from '#shared/protocol/operation.ts'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import { readHubContract, type HubContract, type HubOperation } from '#scripts/generate/contract.ts'

/** Response body as text, with its status and headers. */
export type Received = { status: number; text: string; headers: Headers }
export type Envelope = { code: number; message: string; data?: unknown }
export type Success<Id extends OperationId> = Envelope & { code: 200; data: Data<Id> }

/** Opens validators for the responses of one part of the contract. */
export function openContract({ document, operations }: HubContract) {
  // Allow only reason codes of the catalog; `n` in the name of a code stands for a number.
  Object.assign(objectOf(nodeAt(document, ['components', 'schemas', 'Reason', 'properties', 'code'])), {
    pattern: reasonPattern(document),
  })
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false })
  addFormats(ajv)
  ajv.addSchema(objectOf(sealed(document)), 'contract')

  /** @throws an Error that describes how the response violates the contract */
  function checkAnswer(id: string, { status, text, headers }: Received): Envelope {
    const operation = operationOf(id)
    const { pointer, response } = responseOf(operation, status)
    if (!response) throw new Error(`${id} does not document HTTP ${status}: ${text}`)
    const media = headers.get('Content-Type')
    if (media !== 'application/json; charset=utf-8' || !objectOf(response.content)['application/json'])
      throw new Error(`${id} responded with status ${status} and the content type ${media}`)
    for (const [name, header] of Object.entries(objectOf(response.headers))) {
      const value = headers.get(name)
      const { required, schema } = objectOf(header)
      if (value === null && required) throw new Error(`${id} responded with status ${status} without ${name}`)
      if (value !== null && !ajv.validate(objectOf(schema), Number(value)))
        throw new Error(`${name} is ${value}`)
    }
    const envelope = valid(schemaOf(pointer), text, `${id} ${status}`)
    const name = refusalOf(envelope.code)
    if (status === 200 && envelope.code !== 200 && !(name && operation.marks['x-refusals']?.includes(name)))
      throw new Error(`${id} does not document the business error ${name ?? envelope.code}`)
    if (status !== 200 && !(name && refusals[name].status === status))
      throw new Error(`${id} responded with HTTP ${status} and the code ${envelope.code}`)
    return envelope
  }

  /** Checks whether a parsed response is a success, which means that it matches the operation's schema for HTTP 200. */
  function isSuccess(id: string, envelope: unknown): boolean {
    const { pointer } = responseOf(operationOf(id), 200)
    const validate = ajv.getSchema(schemaOf(pointer))
    return validate?.(envelope) === true && isEnvelope(envelope) && envelope.code === 200
  }

  function valid(schema: string, text: string, of: string): Envelope {
    const envelope: unknown = JSON.parse(text)
    const validate = ajv.getSchema(schema)
    if (!validate) throw new Error(`openapi.yaml has no ${schema}`)
    if (!validate(envelope) || !isEnvelope(envelope))
      throw new Error(`${of}: ${ajv.errorsText(validate.errors)}: ${text}`)
    return envelope
  }

  function operationOf(id: string) {
    const operation = operations.find((each) => each.id === id)
    if (!operation) throw new Error(`openapi.yaml has no ${id}`)
    return operation
  }

  /** Returns the documented response for a status, with references resolved, and its pointer. */
  function responseOf({ path, method, raw }: HubOperation, status: number) {
    const response = objectOf(raw.responses)[status]
    const { schema, at } = follow(document, response, ['paths', path, method, 'responses', String(status)])
    return { pointer: `contract${referenceTo(at)}`, response: response === undefined ? undefined : schema }
  }

  return {
    checkAnswer,
    isSuccess,
    /** Validates error responses outside of operations: 404 and 405. */
    checkRefusal: ({ text }: Received): Envelope => valid(refusalSchema, text, 'no operation'),
    /** Lists the HTTP statuses that an operation documents. */
    statusesOf: (id: string) => Object.keys(objectOf(operationOf(id).raw.responses)).map(Number),
  }
}

const refusalSchema = 'contract#/components/schemas/Refusal'

/** Returns the source of a regular expression that matches each reason code of the contract. */
export function reasonPattern({ 'x-reasons': { standing, input } }: HubContract['document']) {
  const names = Object.keys({ ...standing, ...input })
  return `^(?:${names.map((name) => name.replace(/(?<=_)n(?=_|$)/, '[0-9]+')).join('|')})$`
}

/** Returns the name of the business error that has this envelope code. */
export const refusalOf = (code: number): RefusalName | undefined =>
  refusalNames.find((name) => refusals[name].code === code)

const refusalNames = Object.keys(refusals).filter((name): name is RefusalName => name in refusals)

export const isEnvelope = (value: unknown): value is Envelope =>
  isObject(value) && typeof value.code === 'number' && typeof value.message === 'string'

/** @param pointer JSON pointer to a response in the contract */
const schemaOf = (pointer: string) => `${pointer}/content/application~1json/schema`

/**
 * Copies a schema and forbids undeclared properties in all objects. The function supports `anyOf` but not `allOf`,
 * which the contract does not use.
 */
function sealed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sealed)
  if (node === null || typeof node !== 'object') return node
  if ('allOf' in node) throw new Error('sealed() does not support allOf: extend it.')
  const copy = Object.fromEntries(Object.entries(node).map(([name, member]) => [name, sealed(member)]))
  return copy.type === 'object' && copy.properties && copy.additionalProperties === undefined
    ? { ...copy, additionalProperties: false }
    : copy
}

const members = openContract(await readHubContract('openapi.yaml'))

export const { checkRefusal } = members
export const statusesOf: (id: OperationId) => number[] = members.statusesOf
export const checkAnswer: (id: OperationId, received: Received) => Envelope = members.checkAnswer

export const isSuccess = <Id extends OperationId>(id: Id, envelope: unknown): envelope is Success<Id> =>
  members.isSuccess(id, envelope)
