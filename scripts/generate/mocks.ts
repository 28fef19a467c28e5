// Writes the data of the mocks. For each operation, this data includes all examples of the contract and all documented
// statuses. The data that Faker generates satisfies all constraints, but has no consistent meaning.
import { join } from 'node:path'
import { listOf, objectOf, type JsonObject } from '@members-hub/openapi'
import { isRead, type HubContract, type HubDocument, type HubOperation } from './contract.ts'
import { resolved } from './resolved.ts'
import { writeFakes } from './orval.ts'
import { write } from './types.ts'

/** Writes mocks/: answers.ts, names.ts, fakes.ts, and the data of Faker by tag. */
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
    ' * `after` lists the operations after whose success the example applies; `scenarios` lists the scenarios that it is part',
    ' * of (`x-scenarios`).',
    ' */',
    'export type Example = { name: string; after?: string[]; scenarios?: string[]; body: Body }',
    'export type Body = { code: number; message: string; data?: unknown }',
    '/**',
    ' * For a write, `about` has the strings of its example request; `shown` has the fields of its body that its response has too,',
    ' * with their values if they are omitted. For a paginated list, `largest` is the maximum page size.',
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
    '/** Reasons for which a member may be ineligible. */',
    `export const reasons = ${JSON.stringify(reasonsOf(document))}`,
    '',
    '/** Bodies of responses with a status other than 200. */',
    `export const faults: Record<string, Body> = ${JSON.stringify(faults({ document, operations }))}`,
    '',
    'export const answers: Record<string, Answers> = {',
    ...operations.map((operation) => `  ${operation.id}: ${JSON.stringify(answersOf(document, operation))},`),
    '}',
    '',
  ].join('\n')
}

/** Writes the types of the names that the function `documented()` in mocks/ accepts. */
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
    '/** Names of success examples, and of business errors and other statuses than 200, for each operation. */',
    'export type AnswerNames = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

/** Reason codes of the catalog, with the placeholder `n` replaced by a number. */
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

/** Returns the strings in the example of a request body. */
function aboutOf(document: HubDocument, { raw }: HubOperation): string[] {
  const { example, examples } = jsonIn(resolved(document, raw.requestBody))
  const [first = { value: example }] = Object.values(objectOf(examples))
  return Object.values(objectOf(objectOf(first).value))
    .flat()
    .filter((value) => typeof value === 'string')
}

/** Returns the JSON content of a body or response: its schema and examples. */
const jsonIn = ({ content }: JsonObject) => objectOf(objectOf(content)['application/json'])

/**
 * Returns the schema of a successful response. Business errors, which the contract documents as alternatives of status
 * 200, are omitted.
 */
const successIn = ({ schema }: JsonObject): unknown => listOf(objectOf(schema).anyOf)[0] ?? schema

/** Returns the schema of the envelope's `data`. */
const dataIn = (document: HubDocument, media: JsonObject) =>
  resolved(document, objectOf(resolved(document, successIn(media)).properties).data)

/** Returns the fields of a request body that the returned object also has. */
function shownOf(document: HubDocument, { body }: HubOperation, response: JsonObject) {
  const { properties, required } = resourceIn(document, dataIn(document, jsonIn(response)))
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

/** Returns the schema of the object that has an id: the data of the response, or a direct member of the data. */
function resourceIn(document: HubDocument, data: JsonObject): JsonObject {
  const inside = Object.values(objectOf(data.properties)).map((property) => resolved(document, property))
  return [data, ...inside].find(({ properties }) => 'id' in objectOf(properties)) ?? data
}

/** Returns the named examples of a response, with resolved references. */
function examplesOf(document: HubDocument, response: JsonObject) {
  const media = jsonIn(response)
  const examples = Object.entries(objectOf(media.examples)).map(([name, example]) => {
    const { 'x-after': after, 'x-scenario': scenarios } = objectOf(example)
    return { name, after: after && [after].flat(), scenarios, body: resolved(document, example).value }
  })
  return [...examples, ...emptyListExample(document, media, objectOf(examples[0]?.body))]
}

/** Returns an additional example with an empty list, if the contract allows this list to be empty. */
function emptyListExample(document: HubDocument, media: JsonObject, body: JsonObject) {
  const properties = objectOf(dataIn(document, media).properties)
  const { type, minItems } = resolved(document, properties.items)
  if (type !== 'array' || Number(minItems) > 0) return []
  const rest = 'nextCursor' in properties ? { nextCursor: null } : {}
  return [{ name: 'empty', body: { ...body, data: { ...objectOf(body.data), items: [], ...rest } } }]
}

/** Returns the example of each shared error response by its status. */
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

/** Writes fake data for the successful response of each operation. */
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
