// Reads one version of a contract and builds two JSON schemas for each operation: one of its requests and one of its
// responses. They cover parameters, bodies, required authentication, business errors and extensions.
import { readFileSync } from 'node:fs'
import { parseFile } from './anchors.ts'
import { checkFileReferences } from './fileReferences.ts'
import { isObject, objectOf, textOf } from './json.ts'
import { groupBy } from './lists.ts'
import { mediaTypesOf } from './media.ts'
import { messagesOf, type Renaming } from './messages.ts'
import { namedLike, normalized, type Files } from './normal.ts'
import { operationsOf } from './operations.ts'
import { authored } from './place.ts'
import { checkReferences } from './references.ts'
import type { Document, Messages, Model, Operation } from './shapes.ts'
import { UsageError } from './usageError.ts'

/**
 * Reads a contract of OpenAPI 3.0, 3.1 or 3.2.
 * @param file name of the contract in error messages
 * @param files other files of the contract, by path relative to its folder
 * @throws UsageError with one sentence and the line if the contract cannot be read
 */
export function readModel(text: string, file = 'openapi.yaml', files: Files = new Map()): Model {
  const { document, lineOf } = readDocument(text, file)
  checkReferences(document, file, lineOf)
  checkFileReferences({ document, name: file, lineOf, files })
  const model = modelOf(document, lineIn({ lineOf, files }), files)
  return { ...model, problems: sameNames(model, file) }
}

/**
 * @returns a function that returns the line of a location in the main contract file or in another file of the contract
 */
const lineIn =
  ({ lineOf, files }: Pick<Model, 'lineOf'> & { files: Files }): Model['lineOf'] =>
  (place) => {
    const { file, place: inFile } = authored(place)
    return file === '' ? lineOf(inFile) : (files.get(file)?.lineOf(inFile) ?? 1)
  }

/** @throws UsageError with one sentence and the line if the file is not an OpenAPI contract */
export const readDocumentFile = (file: string): Document =>
  readDocument(readFileSync(file, 'utf8'), file).document

/**
 * Parses a contract without validating or normalizing it.
 * @throws UsageError with one sentence and the line if the text is not an OpenAPI contract
 */
export function readDocument(text: string, file = 'openapi.yaml') {
  if (text.trim() === '') throw new UsageError('the file is empty.', { file })
  const { value, lineOf } = parseFile(text, file)
  return { document: documentOf(value, file), lineOf }
}

function documentOf(value: unknown, file: string): Document {
  const document = objectOf(value)
  const { openapi, swagger, paths, webhooks, components } = document
  if (swagger !== undefined)
    throw new UsageError(`Swagger ${textOf(swagger)} is not supported: convert the file to OpenAPI 3.`, {
      file,
      line: 1,
    })
  if (openapi === undefined)
    throw new UsageError('the file is not an OpenAPI contract: add `openapi: 3.1.0`, or name another file.', {
      file,
      line: 1,
    })
  const version = textOf(openapi)
  if (!/^3\.[0-2](?:\.|$)/.test(version))
    throw new UsageError(`OpenAPI ${version} is not supported: use 3.0, 3.1 or 3.2.`, { file })
  for (const [name, part] of Object.entries({ paths, webhooks, components }))
    if (part !== undefined && part !== null && !isObject(part))
      throw new UsageError(`\`${name}\` must be an object.`, { file })
  return { ...document, openapi: version }
}

/**
 * Reports operations with the same `operationId`. The comparison identifies them by method and path, but most code
 * generators need unique ids.
 */
function sameNames({ document, lineOf }: Pick<Model, 'document' | 'lineOf'>, file: string): string[] {
  const byName = groupBy(operationsOf(document), ({ id }) => id)
  return [...byName].flatMap(([id, [first, ...duplicates]]) =>
    duplicates.map(
      ({ method, path, at }) =>
        `${namedLike(file, authored(at).file)}:${lineOf([...at, 'operationId']) ?? '?'}: operationId “${id}” is duplicated at ${first?.method} ${first?.path} and ${method} ${path}: use unique ids.`,
    ),
  )
}

/**
 * Reports operations whose `x-sunset` date has passed.
 * @param today YYYY-MM-DD
 */
export const overdueIn = ({ operations, lineOf }: Model, today: string, file = 'openapi.yaml'): string[] =>
  [...operations].flatMap(([id, { raw, at }]) => {
    const until = raw['x-sunset']
    if (typeof until !== 'string' || until > today) return []
    const line = lineOf([...at, 'x-sunset']) ?? 1
    return `${namedLike(file, authored(at).file)}:${line}: the sunset date ${until} of ${id} has passed: remove the operation, or set a later date.`
  })

export function modelOf(
  original: Document,
  lineOf: Model['lineOf'] = () => undefined,
  files: Files = new Map(),
): Model {
  return { ...modelOfNormalized(normalized(original, files), lineOf), source: original }
}

/** @param document a document that `normalized` returned */
export function modelOfNormalized(document: Document, lineOf: Model['lineOf'] = () => undefined): Model {
  const operations = operationsOf(document).map((operation) => messagesIn(document, operation))
  const byName = new Map<string, Messages>()
  for (const messages of operations) {
    const { id, method, path } = messages.operation
    byName.set(byName.has(id) ? `${method} ${path}` : id, messages)
  }
  return { document, source: document, operations: byName, lineOf, problems: [] }
}

/** Build the schemas of an operation only when they are needed, because most operations are equal in both versions. */
function messagesIn(document: Document, operation: Operation, like?: Renaming): Messages {
  let cache: ReturnType<typeof messagesOf> | undefined
  const messages = () => (cache ??= messagesOf(document, operation, like ?? { path: operation.path }))
  const { raw, shared, at } = operation
  return {
    operation,
    at,
    raw: shared.list ? { ...raw, shared: shared.list } : raw,
    types: mediaTypesOf(document, raw),
    get request() {
      return messages().request
    },
    get answer() {
      return messages().answer
    },
    calledAs: (path, types) => messagesIn(document, operation, { path, types }),
  }
}
