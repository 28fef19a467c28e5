// Generates requests from the contract alone: its examples, other valid requests and invalid requests.
import * as fc from 'fast-check'
import type { OperationId } from '#shared/protocol/operation.ts'
import { modelOf } from '@members-hub/openapi'
import { validatorOf, type Shape, openValues } from '@members-hub/contract-check'
import { readHubContract } from '#scripts/generate/contract.ts'
import { eachCorrupted, corrupted } from './corrupted.ts'
import { isObject, listOf, objectOf, valueAt } from '#shared/unknown.ts'

/** Parts of a request that vary between generated requests. */
export type Parts = { path: Record<string, string>; query: Record<string, string>; body: unknown }

const { document } = await readHubContract('openapi.yaml')
const model = modelOf(document)
const judge = validatorOf(model)
const { make, validOf } = openValues(document)

/** Reads the documented request of an operation. */
function requestOf(id: OperationId) {
  const { request, raw } = objectOf(model.operations.get(id))
  const { path, query, body } = objectOf(objectOf(request).properties)
  const examples = objectOf(valueAt(raw, 'requestBody', 'content', 'application/json'))
  const schema: Shape | undefined = isObject(body) ? body : undefined
  return { path: objectOf(path), query: objectOf(query), body: schema, examples }
}

const inText = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(objectOf(values)).map(([name, value]) => [name, String(value)]))

/** Returns the request examples of an operation with its required path and query parameters. */
export function exampleRequests(id: OperationId): Parts[] {
  const { path, query, examples } = requestOf(id)
  const listed = isObject(examples.examples)
    ? Object.values(examples.examples).map((example) => objectOf(example).value)
    : [examples.example]
  const [inPath, inQuery] = [path, query].map((group) => inText(make({ ...group, type: 'object' })))
  return listed.map((body) => ({ path: { ...inPath }, query: { ...inQuery }, body }))
}

/** Generates valid requests. */
export function validRequest(id: OperationId): fc.Arbitrary<Parts> {
  const { path, query, body } = requestOf(id)
  const texts = (group: Shape) => validOf({ ...group, type: 'object' }).map(inText)
  return fc.record({
    path: texts(path),
    query: texts(query),
    body: body ? validOf(body) : fc.constant(undefined),
  })
}

/** Generates requests with an invalid body; `undefined` for operations without a body. */
export function invalidRequest(id: OperationId): fc.Arbitrary<Parts> | undefined {
  const { body: schema } = requestOf(id)
  if (!schema) return undefined
  return validRequest(id)
    .chain((parts) => corrupted(parts.body).map((body) => ({ ...parts, body })))
    .filter(({ body }) => isWrong(schema, body))
}

/** Returns the first request example, in variants that each have one invalid value. */
export function corruptedExamples(id: OperationId): Parts[] {
  const { body: schema } = requestOf(id)
  const [example] = exampleRequests(id)
  return example && schema
    ? eachCorrupted(example.body).flatMap((body) => (isWrong(schema, body) ? [{ ...example, body }] : []))
    : []
}

const isWrong = (schema: Shape, body: unknown) =>
  body !== undefined && judge('request', schema, JSON.parse(JSON.stringify(body))) !== undefined

/** Reason codes of validation rules that a schema cannot express. */
const rules = {
  NOT_TEXT: 'strings must not contain NUL',
  NOT_OWN: 'clients may report events only for their own member',
  PHONE_INVALID: 'phone numbers must be assignable',
  REQUIRED: 'one of two optional fields is required',
  IN_FUTURE: 'a purchase date must not be in the future',
  PERSONAL: 'events must not contain personal data',
  FOREIGN_ORIGIN: 'the return URL must be on a trusted origin',
}

/** Checks whether a response rejects a request only because of rules that a schema cannot express. */
export function isRefusedByRule(data: unknown): boolean {
  const reasons = listOf(valueAt(data, 'reasons'))
  return (
    reasons.length > 0 && reasons.every((reason) => Object.hasOwn(rules, String(valueAt(reason, 'code'))))
  )
}
