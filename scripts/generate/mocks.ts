// Writes the data of the mocks. By operation, it has all examples of the contract and all documented statuses.
// Faker's data satisfies all constraints but has no consistent meaning.
import { join } from 'node:path'
import { listOf, objectOf, type JsonObject } from '@members-hub/openapi'
import { isRead, type HubContract, type HubDocument, type HubOperation } from './contract.ts'
import { resolved } from './resolved.ts'
import { writeFakes } from './orval.ts'
import { write } from './types.ts'

/** Writes mocks/: answers.ts, names.ts, fakes.ts and faker's data by tag. */
export async function writeMocks(contract: HubContract, folder: string) {
  const into = join(folder, 'mocks')
  await write(into, 'answers.ts', answers(contract))
  await write(into, 'names.ts', names(contract))
  await write(into, 'fakes.ts', fakes(contract.operations))
  await writeFakes(contract, into)
}

function answers({ document, operations }: HubContract) {
  return [
    '/**',
    ' * `after` names the operations whose success brings the example about, `scenarios` those of `x-scenarios` that it is',
    ' * part of.',
    ' */',
    'export type Example = { name: string; after?: string[]; scenarios?: string[]; body: Body }',
    'export type Body = { code: number; message: string; data?: unknown }',
    '/**',
    ' * Of a write, `about` has the texts that its example asks with, `shown` the fields of its body that its answer has too, with',
    ' * what stands there when nothing was said. Of a list by pages, `largest` is how many one page may have.',
    ' */',
    'export type Answers = {',
    '  reads: boolean',
    '  summary: string',
    '  statuses: number[]',
    '  about?: string[]',
    "  shown?: Record<string, 'required' | 'null' | 'none'>",
    '  largest?: number',
    '  examples: Example[]',
    '}',
    '',
    `export const scenarios: Record<string, string> = ${JSON.stringify(document['x-scenarios'])}`,
    '',
    '/** What can be in the way of a member. */',
    `export const reasons = ${JSON.stringify(reasonsOf(document))}`,
    '',
    '/** What is answered with a status other than 200. */',
    `export const faults: Record<string, Body> = ${JSON.stringify(faults({ document, operations }))}`,
    '',
    'export const answers: Record<string, Answers> = {',
    ...operations.map((operation) => `  ${operation.id}: ${JSON.stringify(answersOf(document, operation))},`),
    '}',
    '',
  ].join('\n')
}

/** Writes the types of the names that `documented()` of mocks/ accepts. */
function names({ document, operations }: HubContract) {
  const either = (all: Iterable<string>) =>
    [...new Set(all)].map((name) => `'${name}'`).join(' | ') || 'never'
  const rows = operations.map((operation) => {
    const { examples, statuses } = answersOf(document, operation)
    const [successes, refused] = [true, false].map((isSuccess) =>
      examples.filter(({ body }) => (objectOf(body).code === 200) === isSuccess).map(({ name }) => name),
    )
    const errorStatuses = statuses.filter((status) => status !== 200).map(String)
    const ended = errorStatuses.includes('401') ? ['TOKEN_REVOKED'] : []
    const refusals = [
      ...(refused ?? []),
      ...(operation.marks['x-refusals'] ?? []),
      ...errorStatuses,
      ...ended,
    ]
    return `  ${operation.id}: { success: ${either(successes ?? [])}; refusal: ${either(refusals)} }`
  })
  return [
    `export type ScenarioName = ${either([...Object.keys(document['x-scenarios']), 'empty'])}`,
    '',
    '/** By operation: its examples of success; its refusals, and its statuses other than 200. */',
    'export type AnswerNames = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

/** Reason codes of the catalog, with a number in place of each `n`. */
const reasonsOf = ({ 'x-reasons': { standing } }: HubDocument) =>
  Object.keys(standing).map((name) => name.replace(/(?<=_)n(?=_|$)/, '3'))

function answersOf(document: HubDocument, operation: HubOperation) {
  const responses = objectOf(operation.raw.responses)
  const success = resolved(document, responses['200'])
  const limit = operation.declared.find(({ name }) => name === 'limit')
  const largest = limit && resolved(document, limit.schema).maximum
  return {
    reads: isRead(operation),
    summary: operation.marks.summary ?? '',
    statuses: Object.keys(responses).map(Number),
    ...(!isRead(operation) && {
      about: aboutOf(document, operation),
      shown: shownOf(document, operation, success),
    }),
    ...(largest !== undefined && { largest }),
    examples: examplesOf(document, success),
  }
}

/** Strings in the example of a body. */
function aboutOf(document: HubDocument, { raw }: HubOperation): string[] {
  const { example, examples } = jsonIn(resolved(document, raw.requestBody))
  const [first = { value: example }] = Object.values(objectOf(examples))
  return Object.values(objectOf(objectOf(first).value))
    .flat()
    .filter((value) => typeof value === 'string')
}

/** The JSON of a body or response: its schema and examples. */
const jsonIn = ({ content }: JsonObject) => objectOf(objectOf(content)['application/json'])

/** The schema of a success, without the business errors that a response with status 200 lists next to it. */
const successIn = ({ schema }: JsonObject): unknown => listOf(objectOf(schema).anyOf)[0] ?? schema

/** The schema of the envelope's `data`. */
const dataIn = (document: HubDocument, media: JsonObject) =>
  resolved(document, objectOf(resolved(document, successIn(media)).properties).data)

/** Fields of a body that the object in the response also has. */
function shownOf(document: HubDocument, { body }: HubOperation, response: JsonObject) {
  const { properties, required } = thingIn(document, dataIn(document, jsonIn(response)))
  const fields = objectOf(properties)
  const commonFields = body.filter((name) => name in fields)
  return Object.fromEntries(
    commonFields.map((name) => {
      const { type, anyOf } = resolved(document, fields[name])
      const types = [type, ...listOf(anyOf).map((branch) => objectOf(branch).type)].flat()
      return [name, types.includes('null') ? 'null' : listOf(required).includes(name) ? 'required' : 'none']
    }),
  )
}

/** The object that has an id: the data itself, or a direct member of it. */
function thingIn(document: HubDocument, data: JsonObject): JsonObject {
  const inside = Object.values(objectOf(data.properties)).map((property) => resolved(document, property))
  return [data, ...inside].find(({ properties }) => 'id' in objectOf(properties)) ?? data
}

/** The named examples of a response, references resolved. */
function examplesOf(document: HubDocument, response: JsonObject) {
  const media = jsonIn(response)
  const examples = Object.entries(objectOf(media.examples)).map(([name, example]) => {
    const { 'x-after': after, 'x-scenario': scenarios } = objectOf(example)
    return { name, after: after && [after].flat(), scenarios, body: resolved(document, example).value }
  })
  return [...examples, ...emptied(document, media, objectOf(examples[0]?.body))]
}

/** An additional example with an empty list, if the contract allows one. */
function emptied(document: HubDocument, media: JsonObject, body: JsonObject) {
  const properties = objectOf(dataIn(document, media).properties)
  const { type, minItems } = resolved(document, properties.items)
  if (type !== 'array' || Number(minItems) > 0) return []
  const rest = 'nextCursor' in properties ? { nextCursor: null } : {}
  return [{ name: 'empty', body: { ...body, data: { ...objectOf(body.data), items: [], ...rest } } }]
}

/** The example of each shared response, by its status. */
function faults({ document, operations }: HubContract) {
  const shared = new Map<string, JsonObject>()
  for (const { raw } of operations)
    for (const [status, response] of Object.entries(objectOf(raw.responses)))
      if (objectOf(response).$ref !== undefined) shared.set(status, resolved(document, response))
  return Object.fromEntries(
    [...shared]
      .toSorted(([status], [other]) => Number(status) - Number(other))
      .map(([status, response]) => [status, jsonIn(response).example]),
  )
}

/** Fake data of each operation's success. */
function fakes(operations: HubOperation[]) {
  const nameOf = ({ id }: HubOperation) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`
  return [
    ...[...Map.groupBy(operations, ({ tag }) => tag)].map(
      ([tag, ofTag]) => `import { ${ofTag.map(nameOf).join(', ')} } from './${tag}/${tag}.faker.ts'`,
    ),
    '',
    'export const fakes: Record<string, () => { code: number; message: string; data?: unknown }> = {',
    ...operations.map((operation) => `  ${operation.id}: ${nameOf(operation)},`),
    '}',
    '',
  ].join('\n')
}
