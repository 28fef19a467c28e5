// One version of the contract, ready to be compared: each operation as a schema of what may be asked and a schema of what
// may be answered, marks included, so that one validator judges bodies, parameters, access and refusals alike.
import type { Document } from '../../generate/contract.ts'
import { messagesOf } from './messages.ts'
import { normalized, type Files } from './normal.ts'
import { operationsOf } from './operations.ts'
import { checkReferences } from './references.ts'
import type { Messages, Model, Operation } from './shapes.ts'
import { Unusable } from './unusable.ts'
import { parseYaml } from './yaml.ts'

/**
 * Reads a contract of OpenAPI 3.0, 3.1 or 3.2.
 * @param file what it is called where something is wrong with it
 * @param files those that it refers to, by their path from its folder
 * @throws Unusable where it cannot be read, in one sentence with the line
 */
export function readModel(text: string, file = 'openapi.yaml', files: Files = new Map()): Model {
  if (text.trim() === '') throw new Unusable('the file is empty.', { file })
  const { value, lineOf } = parseYaml(text, file)
  const document = documentOf(value, file)
  checkReferences(document, file, lineOf)
  const model = modelOf(document, lineOf, files)
  return { ...model, problems: sameNames(model, file) }
}

function documentOf(value: unknown, file: string): Document {
  const { openapi, swagger, paths, webhooks, components } = Object(value)
  if (swagger !== undefined)
    throw new Unusable(`this is Swagger ${String(swagger)}: convert it to OpenAPI 3 first.`, {
      file,
      line: 1,
    })
  if (typeof value !== 'object' || value === null || openapi === undefined)
    throw new Unusable('this is no OpenAPI contract: it does not begin with `openapi: 3…`.', {
      file,
      line: 1,
    })
  if (!/^3\.[0-2](?:\.|$)/.test(String(openapi)))
    throw new Unusable(`OpenAPI ${String(openapi)} is not known: it has to be 3.0, 3.1 or 3.2.`, { file })
  for (const [name, one] of Object.entries({ paths, webhooks, components }))
    if (one !== undefined && one !== null && (typeof one !== 'object' || Array.isArray(one)))
      throw new Unusable(`\`${name}\` has to be a list of names with what each stands for.`, { file })
  return Object(value)
}

/** Two operations of one name are told apart by where they are called; most generators cannot do that. */
function sameNames({ document, lineOf }: Pick<Model, 'document' | 'lineOf'>, file: string): string[] {
  const byName = Map.groupBy(operationsOf(document), ({ id }) => id)
  return [...byName].flatMap(([id, [first, ...others]]) =>
    others.map(
      ({ method, path, at }) =>
        `${file}:${lineOf([...at, 'operationId']) ?? '?'}: two operations are called “${id}”, ${first?.method} ${first?.path} and ${method} ${path}: give each a name of its own.`,
    ),
  )
}

/**
 * What was to be gone by a day that has come, by the mark that other tools know as well.
 * @param today YYYY-MM-DD
 */
export const overdueIn = ({ operations, lineOf }: Model, today: string, file = 'openapi.yaml'): string[] =>
  [...operations].flatMap(([id, { raw, at }]) => {
    const until = raw['x-sunset']
    if (typeof until !== 'string' || until > today) return []
    const line = lineOf([...at, 'x-sunset']) ?? 1
    return `${file}:${line}: ${id} was to be gone by ${until}: take it out, or say a later day.`
  })

export function modelOf(
  said: Document,
  lineOf: Model['lineOf'] = () => undefined,
  files: Files = new Map(),
): Model {
  const document: Document = Object(normalized(said, files))
  const operations = operationsOf(document).map((operation) => messagesIn(document, operation))
  const byName = new Map<string, Messages>()
  for (const one of operations) {
    const { id, method, path } = one.operation
    byName.set(byName.has(id) ? `${method} ${path}` : id, one)
  }
  return { document, operations: byName, lineOf, problems: [] }
}

/** Made on demand: most operations are the same in both versions. */
function messagesIn(document: Document, operation: Operation, path = operation.path): Messages {
  let made: ReturnType<typeof messagesOf> | undefined
  const messages = () => (made ??= messagesOf(document, operation, path))
  const { raw, shared, at } = operation
  return {
    operation,
    at,
    raw: shared.list ? { ...raw, shared: shared.list } : raw,
    get request() {
      return messages().request
    },
    get answer() {
      return messages().answer
    },
    calledAs: (other) =>
      other === path ? messagesIn(document, operation) : messagesIn(document, operation, other),
  }
}
