// Validators and faker's data by orval, each from a copy of the contract cut down to what that output needs.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, type OutputOptions } from 'orval'
import { commonHeaders, copyOf, type Contract, type Document } from './contract.ts'
import { resolved } from './resolved.ts'
import { write } from './types.ts'

type Output = Omit<OutputOptions, 'target'>

/** schemas/: zod mini validators of requests, by tag. */
export async function writeSchemas({ document }: Contract, folder: string) {
  const requests = copyOf(document)
  forEachOperation(requests, (operation) => {
    operation.responses = { 204: { description: '' } }
  })
  simplifyParameters(requests)
  withoutProse(requests.components?.schemas)
  delete requests.components?.responses
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
export async function writeFakes({ document }: Contract, folder: string) {
  const successes = successesOf(document)
  forEachOperation(successes, (operation) => {
    for (const { content } of Object.values(operation.responses ?? {}))
      delete content?.['application/json']?.examples
  })
  // A code of the catalogue has words, a made-up one has none.
  Object(successes.components?.schemas).Reason.properties.code.format = 'reason'
  markTexts(successes)
  const files = await orval(successes, {
    client: 'axios',
    mode: 'tags',
    mock: { generators: [{ type: 'faker', useExamples: true }] },
    override: { header: false },
  })
  // The calls that orval makes beside them are not ours (calls.ts).
  const wanted = files
    .filter(([name]) => /\.(?:faker|schemas)\.ts$/.test(name))
    // What Node imports says its whole name.
    .map(([name, text]) => [name, withTexts(text.replace(/(from '.*\.schemas)'/g, "$1.ts'"))] as const)
  await writeAll(folder, wanted)
}

/** What a text has to be like, told to orval as the text's example. */
const mark = 'text of '

/** Entries of a list at most, where the contract leaves the choice: of a hundred thousand none tells more. */
const entries = 50

/** Puts a mark in the place of each text's example; what has parts is made of them. */
function markTexts(node: unknown) {
  if (typeof node !== 'object' || node === null) return
  const { type, examples, format, pattern, minLength, maxLength, minItems = 0, maxItems } = Object(node)
  const types: unknown[] = [type].flat()
  if (Array.isArray(examples) && (type === 'object' || type === 'array'))
    Reflect.deleteProperty(node, 'examples')
  if (maxItems > entries) Object.assign(node, { maxItems: Math.max(minItems, entries) })
  if (types.includes('string') && !('enum' in node) && !('const' in node)) {
    const [example] = Array.isArray(examples) ? examples : []
    const asked = JSON.stringify({ example, format, pattern, minLength, maxLength })
    Object.assign(node, { examples: [mark + asked] })
  }
  for (const member of Object.values(node)) markTexts(member)
}

/** A call of `text()` where orval wrote a mark. */
function withTexts(file: string) {
  const called = file.replace(
    /"text of (?:[^"\\]|\\.)*"/g,
    (literal) => `text(${JSON.parse(literal).slice(mark.length)})`,
  )
  return called === file ? file : `import { text } from '../../../mocks/text.ts'\n${called}`
}

/** The contract without refusals in 200: calls throw them, and mocks answer with success unless told otherwise. */
function successesOf(document: Document) {
  const successes = copyOf(document)
  forEachOperation(successes, (operation) => {
    const media = operation.responses?.['200']?.content?.['application/json']
    if (media?.schema?.anyOf) media.schema = media.schema.anyOf[0]
  })
  return successes
}

type Media = { schema?: { anyOf?: object[] }; examples?: object }
type Reply = { description?: string; content?: Record<string, Media> }

function forEachOperation(
  document: Document,
  visit: (operation: { responses?: Record<string, Reply> }) => void,
) {
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item)) if (Object(operation).operationId) visit(operation)
}

/** Leaves the headers out that the app itself reads, and gives parameters with content the schema of that content. */
function simplifyParameters(document: Document) {
  const simplified = (parameters: object[]) =>
    parameters
      .map((parameter) => ({ ...resolved(document, parameter) }))
      .filter(({ in: place, name }) => place !== 'header' || !commonHeaders.has(name.toLowerCase()))
      .map(({ content, ...parameter }) =>
        content ? { ...parameter, schema: Object(Object.values(content)[0]).schema } : parameter,
      )
  for (const item of Object.values(document.paths ?? {}))
    for (const part of [item, ...Object.values(item)])
      if (Array.isArray(Object(part).parameters))
        Object.assign(Object(part), { parameters: simplified(Object(part).parameters) })
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
async function orval(document: Document, output: Output) {
  const folder = await mkdtemp(join(tmpdir(), 'orval-'))
  const { log, error } = console
  const said: unknown[] = []
  console.log = console.error = (...words) => said.push(...words)
  try {
    await generate(
      { input: { target: Object(document) }, output: { ...output, target: folder, tsconfig } },
      process.cwd(),
    )
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
    if (names.length === 0) throw new Error(`orval made nothing: ${said.join(' ')}`)
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
