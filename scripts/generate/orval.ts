// Generates validators and fake data with orval, each from a copy of the contract that is reduced to the needed parts.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, type OutputOptions } from 'orval'
import { listOf, nodeAt, objectOf, textOf, type JsonObject } from '@members-hub/openapi'
import { commonHeaders, copyOf, type HubContract, type HubDocument } from './contract.ts'
import { resolved } from './resolved.ts'
import { write } from './types.ts'

type Output = Omit<OutputOptions, 'target'>

/** Writes schemas/: validators of requests by tag, with Zod Mini. */
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
  }).then((files) => writeAll(join(folder, 'schemas'), files.map(namedAsTag)))
}

/**
 * Writes code that generates fake data for the successful response of each operation, by tag. `mocks/text.ts` generates
 * the strings, because orval would generate random letters or always the same example.
 */
export async function writeFakes({ document }: HubContract, folder: string) {
  const successes = successesOf(document)
  forEachOperation(successes, (operation) => {
    for (const response of Object.values(objectOf(operation.responses))) delete jsonIn(response).examples
  })
  // Give reason codes the format `reason`, for which `mocks/text.ts` picks an existing code: a random code would have
  // no message.
  Object.assign(objectOf(nodeAt(successes, codeOfReasons)), { format: 'reason' })
  prefixTexts(successes)
  const files = await orval(successes, {
    client: 'axios',
    mode: 'tags',
    mock: { generators: [{ type: 'faker', useExamples: true }] },
    override: { header: false },
  })
  // Discard the calls that orval generates as well, because calls.ts generates the calls of the hub.
  const fakeFiles = files
    .filter(([name]) => /\.(?:faker|schemas)\.ts$/.test(name))
    // Add file extensions to the imports, because Node.js requires them.
    .map(([name, text]) => [name, withTexts(text.replace(/(from '.*\.schemas)'/g, "$1.ts'"))] as const)
  await writeAll(folder, fakeFiles)
}

const codeOfReasons = ['components', 'schemas', 'Reason', 'properties', 'code']

/** Prefix of an example that contains the constraints of a string. Orval copies examples to its output. */
const textPrefix = 'text of '

/** Maximum number of entries in a generated list, even if the contract allows more. */
const entries = 50

/**
 * Replaces the example of each string by `textPrefix` and the constraints of the string as JSON. Removes the examples
 * of objects and arrays, so that orval generates these from their properties and items.
 */
function prefixTexts(node: unknown) {
  if (typeof node !== 'object' || node === null) return
  const { type, examples, format, pattern, minLength, maxLength, minItems, maxItems } = objectOf(node)
  const types: unknown[] = [type].flat()
  if (Array.isArray(examples) && (type === 'object' || type === 'array'))
    Reflect.deleteProperty(node, 'examples')
  if (Number(maxItems) > entries) Object.assign(node, { maxItems: Math.max(Number(minItems ?? 0), entries) })
  if (types.includes('string') && !('enum' in node) && !('const' in node)) {
    const [example] = listOf(examples)
    const constraints = JSON.stringify({ example, format, pattern, minLength, maxLength })
    Object.assign(node, { examples: [textPrefix + constraints] })
  }
  for (const member of Object.values(node)) prefixTexts(member)
}

/** Replaces the prefixed strings in orval's output by calls of `text()`. */
function withTexts(file: string) {
  const replaced = file.replace(
    /"text of (?:[^"\\]|\\.)*"/g,
    (literal) => `text(${String(JSON.parse(literal)).slice(textPrefix.length)})`,
  )
  return replaced === file ? file : `import { text } from '../../../mocks/text.ts'\n${replaced}`
}

/**
 * Returns the contract without the business errors in responses with status 200. Calls throw these errors, and mocks
 * return a success by default.
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

/** Removes descriptions, which orval would otherwise write into the validators that the browser loads. */
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
    if (names.length === 0) throw new Error(`orval generated no files: ${output.join(' ')}`)
    return await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    )
  } finally {
    Object.assign(console, { log, error })
    await rm(folder, { recursive: true, force: true })
  }
}

/** Renames `back-office.ts` to `backOffice.ts`: orval writes the name of a tag with hyphens. */
const namedAsTag = ([name, text]: readonly [string, string]) =>
  [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), text] as const

async function writeAll(folder: string, files: (readonly [name: string, text: string])[]) {
  for (const [name, text] of files) await write(folder, name, text)
}
