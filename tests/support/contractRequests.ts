// Requests made from the contract alone: its own examples, others that it allows, and what it does not allow.
import * as fc from 'fast-check'
import type { OperationId } from '#shared/protocol/operation.ts'
import { modelOf } from '@members-hub/openapi'
import { validatorOf, type Shape, openValues } from '@members-hub/contract-check'
import { readHubContract } from '#scripts/generate/contract.ts'
import { eachSpoiled, spoiled } from './spoiled.ts'
import { isObject, listOf, objectOf, valueAt } from '#shared/unknown.ts'

/** What differs from request to request. */
export type Parts = { path: Record<string, string>; query: Record<string, string>; body: unknown }

const { document } = await readHubContract('openapi.yaml')
const model = modelOf(document)
const judge = validatorOf(model)
const { make, validOf } = openValues(document)

/** What the contract says of an operation's request. */
function requestOf(id: OperationId) {
  const { request, raw } = objectOf(model.operations.get(id))
  const { path, query, body } = objectOf(objectOf(request).properties)
  const examples = objectOf(valueAt(raw, 'requestBody', 'content', 'application/json'))
  const schema: Shape | undefined = isObject(body) ? body : undefined
  return { path: objectOf(path), query: objectOf(query), body: schema, examples }
}

const inText = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(objectOf(values)).map(([name, value]) => [name, String(value)]))

/** The contract's own examples of a request, with what is required beside the body. */
export function exampleRequests(id: OperationId): Parts[] {
  const { path, query, examples } = requestOf(id)
  const listed = isObject(examples.examples)
    ? Object.values(examples.examples).map((example) => objectOf(example).value)
    : [examples.example]
  const [inPath, inQuery] = [path, query].map((group) => inText(make({ ...group, type: 'object' })))
  return listed.map((body) => ({ path: { ...inPath }, query: { ...inQuery }, body }))
}

/** Requests that the contract allows. */
export function validRequest(id: OperationId): fc.Arbitrary<Parts> {
  const { path, query, body } = requestOf(id)
  const texts = (group: Shape) => validOf({ ...group, type: 'object' }).map(inText)
  return fc.record({
    path: texts(path),
    query: texts(query),
    body: body ? validOf(body) : fc.constant(undefined),
  })
}

/** Requests with a body that the contract does not allow; nothing for an operation without a body. */
export function invalidRequest(id: OperationId): fc.Arbitrary<Parts> | undefined {
  const { body: schema } = requestOf(id)
  if (!schema) return undefined
  return validRequest(id)
    .chain((parts) => spoiled(parts.body).map((body) => ({ ...parts, body })))
    .filter(({ body }) => isWrong(schema, body))
}

/** The contract's own example of a request, spoiled at each place in turn. */
export function spoiledExamples(id: OperationId): Parts[] {
  const { body: schema } = requestOf(id)
  const [example] = exampleRequests(id)
  return example && schema
    ? eachSpoiled(example.body).flatMap((body) => (isWrong(schema, body) ? [{ ...example, body }] : []))
    : []
}

const isWrong = (schema: Shape, body: unknown) =>
  body !== undefined && judge('request', schema, JSON.parse(JSON.stringify(body))) !== undefined

/** Rules that no schema of the contract says, by the code of the reason that a refusal gives. */
const rules = {
  NOT_TEXT: 'no text holds a NUL',
  NOT_OWN: 'an event is reported for oneself',
  PHONE_INVALID: 'a phone is one that somebody can have',
  REQUIRED: 'one of two optional fields is needed',
  IN_FUTURE: 'nothing was bought after today',
  PERSONAL: 'an event names nobody',
  FOREIGN_ORIGIN: 'the way back leads to the hub or its neighbors',
}

/** Whether an answer refuses, for such a rule alone, what the schema allows. */
export function isRefusedByRule(data: unknown): boolean {
  const reasons = listOf(valueAt(data, 'reasons'))
  return (
    reasons.length > 0 && reasons.every((reason) => Object.hasOwn(rules, String(valueAt(reason, 'code'))))
  )
}
