// Validators and mocks by orval, each from a copy of the contract cut down to what that output needs.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, type OutputOptions } from 'orval'
import { copyOf, type Contract, type Document, type Operation } from './contract.ts'
import { write } from './types.ts'

type Output = Omit<OutputOptions, 'target'>

/** schemas/: zod mini validators of requests, by tag. */
export async function writeSchemas({ document }: Contract, folder: string) {
  const requests = copyOf(document)
  forEachOperation(requests, (operation) => {
    operation.responses = { 204: { description: '' } }
  })
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
        generate: { body: true, query: true, param: true, header: false, response: false },
      },
    },
  }).then((files) => writeAll(join(folder, 'schemas'), files))
}

/**
 * mocks/: MSW handlers by tag with faker's data, and the contract's own examples of answers by operation, which agree
 * with each other where faker's do not.
 */
export async function writeMocks({ document, operations }: Contract, folder: string) {
  await write(join(folder, 'mocks'), 'operations.ts', mockTable(document, operations))

  const successes = successesOf(document)
  forEachOperation(successes, (operation) => {
    for (const { content } of Object.values(operation.responses ?? {}))
      delete content?.['application/json']?.examples
  })
  const files = await orval(successes, {
    client: 'axios',
    mode: 'tags',
    mock: { generators: [{ type: 'msw', delay: 0, useExamples: true }] },
    override: { header: false },
  })
  // The calls that orval makes beside them are not ours (calls.ts).
  const wanted = files.filter(([name]) => /\.(?:msw|schemas)\.ts$/.test(name))
  await writeAll(join(folder, 'mocks'), wanted)
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

/** Each operation's mock as a row: its address, the contract's examples of its 200, and faker's answer. */
function mockTable(document: Document, operations: Operation[]) {
  const tags = Map.groupBy(operations, ({ tag }) => tag)
  const fake = ({ id }: Operation) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`
  return [
    ...[...tags].map(
      ([tag, ofTag]) => `import { ${ofTag.map(fake).join(', ')} } from './${tag}/${tag}.msw.ts'`,
    ),
    '',
    '/** `after` names the operation whose success brings the example about. */',
    'export type Example = { name: string; after?: string; body: object }',
    '',
    'export const mocks: { id: string; method: Method; path: string; examples: Example[]; fake: () => object }[] = [',
    ...operations.map((operation) => {
      const { id, method, path } = operation
      const address = `*${path.replace(/\{(\w+)\}/g, ':$1')}`
      const examples = JSON.stringify(examplesOf(document, path, method))
      return `  { id: '${id}', method: '${method}', path: '${address}', examples: ${examples}, fake: ${fake(operation)} },`
    }),
    ']',
    '',
    "type Method = 'get' | 'post' | 'put' | 'delete' | 'patch'",
    '',
  ].join('\n')
}

type NamedExample = { $ref?: string; value?: unknown; 'x-after'?: string }

/** The named examples of an operation's 200, references resolved. */
function examplesOf(document: Document, path: string, method: string) {
  const named: Record<string, NamedExample> =
    Object(document.paths?.[path])[method].responses['200'].content['application/json'].examples ?? {}
  const shared = Object(document.components?.examples)
  return Object.entries(named).map(([name, { $ref, value, 'x-after': after }]) => ({
    name,
    after,
    body: $ref ? shared[$ref.split('/').at(-1) ?? ''].value : value,
  }))
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
