// Generates validators and faker's data with orval, each from a copy of the contract that is reduced to the needed
// parts.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, type OutputOptions } from 'orval'
import { listOf, nodeAt, objectOf, textOf, type JsonObject } from '@members-hub/openapi'
import { commonHeaders, copyOf, type HubContract, type HubDocument } from './contract.ts'
import { resolved } from './resolved.ts'
import { write } from './types.ts'

type Output = Omit<OutputOptions, 'target'>

/** Writes schemas/: zod mini validators of requests, by tag. */
export async function writeSchemas({ document }: HubContract, folder: string) {
  const requests = copyOf(document)
  forEachOperation(requests, (operation) => {
    operation.responses = { 204: { description: '' } }
  })
  simplifyParameters(requests)
  withoutProse(objectOf(requests.components).schemas)
  delete objectOf(requests.components).responses
  await orval(requests, {
    client: 'zod',
    mode: 'tags',
    override: {
      header: false,
      zod: {
        variant: 'mini',
        generateReusableSchemas: true,
        generateDiscriminatedUnion: true,
        strict: { body: true },
        generate: { body: true, query: true, param: true, header: true, response: false },
      },
    },
  }).then((files) => writeAll(join(folder, 'schemas'), files))
}

/**
 * Writes faker's data for each operation's success, by tag. `mocks/text.ts` generates its strings, because orval's
 * are random letters or a single example.
 */
export async function writeFakes({ document }: HubContract, folder: string) {
  const successes = successesOf(document)
  forEachOperation(successes, (operation) => {
    for (const response of Object.values(objectOf(operation.responses))) delete jsonIn(response).examples
  })
  // Reason codes need their own generator: a random code has no message.
  Object.assign(objectOf(nodeAt(successes, codeOfReasons)), { format: 'reason' })
  markTexts(successes)
  const files = await orval(successes, {
    client: 'axios',
    mode: 'tags',
    mock: { generators: [{ type: 'faker', useExamples: true }] },
    override: { header: false },
  })
  // Discard the calls that orval generates too (calls.ts generates ours).
  const fakeFiles = files
    .filter(([name]) => /\.(?:faker|schemas)\.ts$/.test(name))
    // Node.js needs file extensions in imports.
    .map(([name, text]) => [name, withTexts(text.replace(/(from '.*\.schemas)'/g, "$1.ts'"))] as const)
  await writeAll(folder, fakeFiles)
}

const codeOfReasons = ['components', 'schemas', 'Reason', 'properties', 'code']

/** Prefix of an example that passes the constraints of a string through orval. */
const mark = 'text of '

/** Maximum number of entries of a fake list if the contract allows more. */
const entries = 50

/**
 * Replaces the example of each string by its constraints with the prefix; removes examples of objects and arrays,
 * which are generated from their parts.
 */
function markTexts(node: unknown) {
  if (typeof node !== 'object' || node === null) return
  const { type, examples, format, pattern, minLength, maxLength, minItems, maxItems } = objectOf(node)
  const types: unknown[] = [type].flat()
  if (Array.isArray(examples) && (type === 'object' || type === 'array'))
    Reflect.deleteProperty(node, 'examples')
  if (Number(maxItems) > entries) Object.assign(node, { maxItems: Math.max(Number(minItems ?? 0), entries) })
  if (types.includes('string') && !('enum' in node) && !('const' in node)) {
    const [example] = listOf(examples)
    const constraints = JSON.stringify({ example, format, pattern, minLength, maxLength })
    Object.assign(node, { examples: [mark + constraints] })
  }
  for (const member of Object.values(node)) markTexts(member)
}

/** Replaces the prefixed strings in orval's output by calls of `text()`. */
function withTexts(file: string) {
  const replaced = file.replace(
    /"text of (?:[^"\\]|\\.)*"/g,
    (literal) => `text(${String(JSON.parse(literal)).slice(mark.length)})`,
  )
  return replaced === file ? file : `import { text } from '../../../mocks/text.ts'\n${replaced}`
}

/**
 * The contract without business errors in responses with status 200: calls throw them, and mocks answer with success
 * by default.
 */
function successesOf(document: HubDocument) {
  const successes = copyOf(document)
  forEachOperation(successes, (operation) => {
    const media = jsonIn(objectOf(operation.responses)['200'])
    const [success] = listOf(objectOf(media.schema).anyOf)
    if (success !== undefined) media.schema = success
  })
  return successes
}

const jsonIn = (response: unknown) => objectOf(objectOf(objectOf(response).content)['application/json'])

function forEachOperation(document: HubDocument, visit: (operation: JsonObject) => void) {
  for (const item of Object.values(objectOf(document.paths)))
    for (const operation of Object.values(objectOf(item)).map(objectOf))
      if (operation.operationId !== undefined) visit(operation)
}

/** Removes headers that the app itself reads, and replaces the content of parameters by its schema. */
function simplifyParameters(document: HubDocument) {
  const simplified = (parameters: readonly unknown[]) =>
    parameters
      .map((parameter) => resolved(document, parameter))
      .filter(({ in: place, name }) => place !== 'header' || !commonHeaders.has(textOf(name).toLowerCase()))
      .map(({ content, ...parameter }) =>
        content ? { ...parameter, schema: objectOf(Object.values(content)[0]).schema } : parameter,
      )
  for (const item of Object.values(objectOf(document.paths)).map(objectOf))
    for (const part of [item, ...Object.values(item)].map(objectOf))
      if (Array.isArray(part.parameters)) part.parameters = simplified(part.parameters)
}

/** Removes descriptions, which would be part of the validators in the browser. */
function withoutProse(schema: unknown) {
  if (schema === null || typeof schema !== 'object') return
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'description' && typeof value === 'string') Reflect.deleteProperty(schema, name)
    else withoutProse(value)
  }
}

/** Lets imports have file extensions, which Node's type stripping requires. */
const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } }

/** Runs orval in a temporary folder and returns its files by relative name. */
async function orval(document: HubDocument, options: Output) {
  const folder = await mkdtemp(join(tmpdir(), 'orval-'))
  const { log, error } = console
  const output: unknown[] = []
  console.log = console.error = (...words) => output.push(...words)
  try {
    const target = join(folder, 'contract.json')
    await writeFile(target, JSON.stringify(document))
    await generate({ input: { target }, output: { ...options, target: folder, tsconfig } }, process.cwd())
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
    if (names.length === 0) throw new Error(`orval made nothing: ${output.join(' ')}`)
    return await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    )
  } finally {
    Object.assign(console, { log, error })
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeAll(folder: string, files: (readonly [name: string, text: string])[]) {
  for (const [name, text] of files) await write(folder, name, text)
}
