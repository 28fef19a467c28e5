// Writes what the mocks answer with: by operation, every example of the contract and every status it documents; and faker's data,
// which obeys every constraint and makes no sense together.
import { join } from 'node:path'
import { isRead, type Contract, type Document, type Operation } from './contract.ts'
import { resolved } from './resolved.ts'
import { writeFakes } from './orval.ts'
import { write } from './types.ts'

type NamedExample = {
  $ref?: string
  value?: unknown
  'x-after'?: string | string[]
  'x-scenario'?: string[]
}

type Response = { content: Record<string, { examples?: object }> }

/** mocks/: answers.ts, names.ts, fakes.ts and faker's data by tag. */
export async function writeMocks(contract: Contract, folder: string) {
  const into = join(folder, 'mocks')
  await write(into, 'answers.ts', answers(contract))
  await write(into, 'names.ts', names(contract))
  await write(into, 'fakes.ts', fakes(contract.operations))
  await writeFakes(contract, into)
}

function answers({ document, operations }: Contract) {
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
    `export const faults: Record<string, Body> = ${JSON.stringify(faults(document))}`,
    '',
    'export const answers: Record<string, Answers> = {',
    ...operations.map((operation) => `  ${operation.id}: ${JSON.stringify(answersOf(document, operation))},`),
    '}',
    '',
  ].join('\n')
}

/** Types of what can be asked for, as `documented()` of mocks/ finds it. */
function names({ document, operations }: Contract) {
  const either = (all: Iterable<string>) =>
    [...new Set(all)].map((name) => `'${name}'`).join(' | ') || 'never'
  const rows = operations.map((operation) => {
    const { examples, statuses } = answersOf(document, operation)
    const [successes, refused] = [true, false].map((isSuccess) =>
      examples.filter(({ body }) => (body?.code === 200) === isSuccess).map(({ name }) => name),
    )
    const others = statuses.filter((status) => status !== 200).map(String)
    const ended = others.includes('401') ? ['TOKEN_REVOKED'] : []
    const refusals = [...(refused ?? []), ...(operation.marks['x-refusals'] ?? []), ...others, ...ended]
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

/** Codes of the catalogue, a number where one stands for it. */
const reasonsOf = ({ 'x-reasons': { standing } }: Document) =>
  Object.keys(standing).map((name) => name.replace(/(?<=_)n(?=_|$)/, '3'))

function answersOf(document: Document, operation: Operation) {
  const { responses, parameters = [] } = Object(document.paths?.[operation.path])[operation.method]
  const limit = parameters
    .map((one: object) => Object(resolved(document, one)))
    .find(({ name }: { name?: string }) => name === 'limit')
  const largest: number | undefined = limit && Object(resolved(document, limit.schema)).maximum
  return {
    reads: isRead(operation),
    summary: operation.marks.summary ?? '',
    statuses: Object.keys(responses).map(Number),
    ...(!isRead(operation) && {
      about: aboutOf(document, operation),
      shown: shownOf(document, operation, responses['200']),
    }),
    ...(largest !== undefined && { largest }),
    examples: examplesOf(document, responses['200']),
  }
}

/** What the example of a body names. */
function aboutOf(document: Document, { path, method }: Operation): string[] {
  const { requestBody = {} } = Object(document.paths?.[path])[method]
  const { example, examples = {} } = Object(resolved(document, requestBody).content?.['application/json'])
  const [first = { value: example }] = Object.values<{ value?: object }>(examples)
  return Object.values<unknown>(first.value ?? {})
    .flat()
    .filter((value) => typeof value === 'string')
}

/** The fields of a body that the thing in its answer has too. */
function shownOf(document: Document, { body }: Operation, response: Response) {
  const { anyOf: [schema] = [Object(response.content['application/json']).schema] } = Object(
    response.content['application/json'],
  ).schema
  const data = resolved(document, resolved(document, schema).properties?.data ?? {})
  const { properties = {}, required = [] } = thingIn(document, data)
  const shown = body.filter((name) => name in properties)
  return Object.fromEntries(
    shown.map((name) => {
      const { type, anyOf = [] } = resolved(document, properties[name])
      const isNullable = [type, ...anyOf.map((one: { type?: string }) => one.type)].flat().includes('null')
      return [name, isNullable ? 'null' : required.includes(name) ? 'required' : 'none']
    }),
  )
}

/** The object that has an id: the data, or what stands directly in it. */
function thingIn(document: Document, data: { properties?: Record<string, object> }) {
  const inside = Object.values(data.properties ?? {}).map((one) => resolved(document, one))
  return [data, ...inside].map(Object).find(({ properties = {} }) => 'id' in properties) ?? Object(data)
}

/** The named examples of a response, references resolved. */
function examplesOf(document: Document, response: Response) {
  const shared = Object(document.components?.examples)
  const media = Object(response.content['application/json'])
  const examples = Object.entries<NamedExample>(Object(media.examples)).map(([name, example]) => ({
    name,
    after: example['x-after'] && [example['x-after']].flat(),
    scenarios: example['x-scenario'],
    body: example.$ref ? shared[example.$ref.split('/').at(-1) ?? ''].value : example.value,
  }))
  return [...examples, ...emptied(document, media.schema, examples[0]?.body)]
}

/** A list without its items, whatever its examples show, where the contract allows that. */
function emptied(document: Document, schema: { anyOf?: object[] }, body: { data?: object }) {
  const data = resolved(document, Object(schema.anyOf?.[0] ?? schema).properties?.data ?? {})
  const items = resolved(document, data.properties?.items ?? {})
  if (items.type !== 'array' || items.minItems > 0) return []
  const rest = 'nextCursor' in data.properties ? { nextCursor: null } : {}
  return [{ name: 'empty', body: { ...body, data: { ...body.data, items: [], ...rest } } }]
}

/** The example of each shared response, by its status. */
function faults(document: Document) {
  const statuses = new Map<string, string>()
  for (const item of Object.values(document.paths ?? {}))
    for (const { responses } of Object.values<{ responses?: Record<string, { $ref?: string }> }>(
      Object(item),
    ))
      for (const [status, { $ref }] of Object.entries(responses ?? {}))
        if ($ref) statuses.set(status, $ref.split('/').at(-1) ?? '')
  const shared = Object(document.components?.responses)
  return Object.fromEntries(
    [...statuses]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([status, name]) => [status, shared[name].content['application/json'].example]),
  )
}

/** What faker makes of each operation's success. */
function fakes(operations: Operation[]) {
  const nameOf = ({ id }: Operation) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`
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
