// Hooks, validators and mocks by orval, each from a copy of the contract cut down to what that output needs.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, type OutputOptions } from 'orval'
import { copyOf, isRead, type Contract, type Document, type Operation } from './contract.ts'
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
  }).then((files) => writeAll(join(folder, 'schemas'), files, (name) => !name.includes('/')))
}

/** hooks/: react-query hooks and query options, by tag; they call `src/client/transport.ts`. */
export async function writeHooks({ document, operations }: Contract, folder: string) {
  const files = await orval(successesOf(document), {
    client: 'react-query',
    httpClient: 'axios',
    mode: 'tags',
    urlEncodeParameters: true,
    override: {
      header: false,
      operations: Object.fromEntries(
        operations.filter(isRead).map(({ id, query }) => [
          id,
          {
            query: {
              useSuspenseQuery: true,
              useMutation: false,
              useSuspenseInfiniteQuery: 'cursor' in query,
            },
          },
        ]),
      ),
      query: {
        version: 5,
        useQuery: false,
        useSuspenseQuery: true,
        useOperationIdAsQueryKey: true,
        shouldExportKeys: true,
        useInfiniteQueryParam: 'cursor',
      },
      mutator: { path: join(process.cwd(), 'src/client/transport.ts'), name: 'transport' },
    },
  })
  const told = files.map(([name, text]) => [name, pagesIn(effectsIn(text, operations))] as const)
  await writeAll(join(folder, 'hooks'), told, (name) => !name.includes('/'))
}

/**
 * What a call brings about stands in its own hook, so that a page carries only its own calls: a read's key begins with
 * the tag, a write's key goes on with the tags whose reads it makes stale, a call that takes a key says so, and
 * whether the key outlives the page: it does where coins are at stake; and one of codes says which browser it comes from.
 */
function effectsIn(text: string, operations: Operation[]) {
  return operations.reduce((said, { id, tag, fromBrowser, marks }) => {
    const stale = marks['x-changes'] ?? []
    const effects: [wanted: boolean, from: RegExp, to: string][] = [
      [true, new RegExp(`(return \\[\\s+)"${id}"`), `$1"${tag}", "${id}"`],
      [true, new RegExp(`(return \\[\\s+)'infinite', "${id}"`), `$1"${tag}", "${id}", "infinite"`],
      [
        stale.length > 0,
        new RegExp(`=> \\['${id}'\\]`),
        `=> [${[id, ...stale].map((name) => `'${name}'`).join(', ')}]`,
      ],
      [
        marks['x-idempotency'] === true,
        new RegExp(`(export const ${id} = \\([^]*?method: '\\w+')`),
        `$1, keyed: ${stale.includes('coins') ? "'lasting'" : 'true'}`,
      ],
      [fromBrowser, new RegExp(`(export const ${id} = \\([^]*?method: '\\w+')`), '$1, fromBrowser: true'],
    ]
    return effects.reduce((whole, [wanted, from, to]) => (wanted ? whole.replace(from, to) : whole), said)
  }, text)
}

/** A list that goes on begins without a cursor and ends where the contract's `nextCursor` is `null`. */
const pagesIn = (text: string) =>
  text.replaceAll(
    /\{ queryKey, queryFn, \.\.\.queryOptions\}(?= as UseSuspenseInfiniteQueryOptions)/g,
    '{ queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions}',
  )

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
  const typed = files.map(
    ([name, text]) => [name, text.replace(/'[^']*\/([\w.]+\.schemas)'/g, `'../hooks/$1'`)] as const,
  )
  await writeAll(join(folder, 'mocks'), typed, (name) => name.endsWith('.msw.ts'))
}

/** The contract without refusals in 200: hooks throw them, and mocks answer with success unless told otherwise. */
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
    ...[...tags].map(([tag, ofTag]) => `import { ${ofTag.map(fake).join(', ')} } from './${tag}.ts'`),
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

/** Runs orval in a folder of its own and returns what it wrote, by relative name. */
async function orval(document: Document, output: Output) {
  const folder = await mkdtemp(join(tmpdir(), 'orval-'))
  const { log, error } = console
  const said: unknown[] = []
  console.log = console.error = (...words) => said.push(...words)
  try {
    await generate(
      { input: { target: Object(document) }, output: { ...output, target: folder } },
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

async function writeAll(
  folder: string,
  files: (readonly [name: string, text: string])[],
  wanted: (name: string) => boolean,
) {
  for (const [name, text] of files.filter(([file]) => wanted(file)))
    await write(folder, name.replace(/^.*\//, '').replace('.msw.ts', '.ts'), portable(text))
}

/** Imports that Node's own type stripping resolves, whatever folder orval ran in, and no trailing blanks. */
const portable = (text: string) =>
  text
    .replace(/from '[^']*\/src\/client\/transport(?:\.ts)?'/g, `from '../../src/client/transport.ts'`)
    .replace(/from '(\.[\w./]*\.schemas)'/g, `from '$1.ts'`)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
