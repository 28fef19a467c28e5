// Validators and faker's data by orval, each from a copy of the contract cut down to what that output needs.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, type OutputOptions } from 'orval'
import { listOf, nodeAt, objectOf, textOf, type JsonObject } from '@members-hub/openapi'
import { commonHeaders, copyOf, type HubContract, type HubDocument } from './contract.ts'
import { resolved } from './resolved.ts'
import { write } from './types.ts'

type Output = Omit<OutputOptions, 'target'>

/** schemas/: zod mini validators of requests, by tag. */
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

/** Faker's data for each operation's success, by tag; its texts by `mocks/text.ts`, since orval's are letters or one example. */
export async function writeFakes({ document }: HubContract, folder: string) {
  const successes = successesOf(document)
  forEachOperation(successes, (operation) => {
    for (const response of Object.values(objectOf(operation.responses))) delete jsonIn(response).examples
  })
  // A code of the catalogue has words, a made-up one has none.
  Object.assign(objectOf(nodeAt(successes, codeOfReasons)), { format: 'reason' })
  markTexts(successes)
  const files = await orval(successes, {
    client: 'axios',
    mode: 'tags',
    mock: { generators: [{ type: 'faker', useExamples: true }] },
    override: { header: false },
  })
  // The calls that orval makes beside them are not ours (calls.ts).
  const fakeFiles = files
    .filter(([name]) => /\.(?:faker|schemas)\.ts$/.test(name))
    // Node.js imports files by their whole names.
    .map(([name, text]) => [name, withTexts(text.replace(/(from '.*\.schemas)'/g, "$1.ts'"))] as const)
  await writeAll(folder, fakeFiles)
}

const codeOfReasons = ['components', 'schemas', 'Reason', 'properties', 'code']

/** Start of an example that passes the constraints of a text to orval. */
const mark = 'text of '

/** Entries of a list at most, where the contract leaves the choice: of a hundred thousand none tells more. */
const entries = 50

/** Puts a mark in the place of each text's example; what has parts is made of them. */
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

/** A call of `text()` where orval wrote a mark. */
function withTexts(file: string) {
  const replaced = file.replace(
    /"text of (?:[^"\\]|\\.)*"/g,
    (literal) => `text(${String(JSON.parse(literal)).slice(mark.length)})`,
  )
  return replaced === file ? file : `import { text } from '../../../mocks/text.ts'\n${replaced}`
}

/** The contract without refusals in 200: calls throw them, and mocks answer with success unless told otherwise. */
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

/** Leaves the headers out that the app itself reads, and gives parameters with content the schema of that content. */
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

/** Descriptions and examples would travel into the browser with the validators. */
function withoutProse(schema: unknown) {
  if (schema === null || typeof schema !== 'object') return
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'description' && typeof value === 'string') Reflect.deleteProperty(schema, name)
    else withoutProse(value)
  }
}

/** Imports name whole files, as Node's own type stripping wants them. */
const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } }

/** Runs orval in a folder of its own and returns what it wrote, by relative name. */
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
