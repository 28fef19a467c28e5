// One version of the contract, ready to be compared: each operation as a schema of what may be asked and a schema of what
// may be answered, marks included, so that one validator judges bodies, parameters, access and refusals alike.
import { LineCounter, isMap, isNode, isSeq, parseDocument } from 'yaml'
import { operationsOf, type Document, type Operation } from '../../generate/contract.ts'
import { messagesOf } from './messages.ts'

export type Schema = Record<string, unknown>
export type Side = 'before' | 'after'
/** A way into a message; a branch has its index in both versions, -1 where there is none. */
export type Step = { property: string } | { entry: '*' } | { branch: Record<Side, number> }
/** Where something stands in the contract: keys from its root. Parameters of a list stand by their name. */
export type Place = string[]
/** A schema whose parts were put together from several places says where each is from. */
export const origin = Symbol('origin')

export type Messages = { operation: Operation; at: Place; request: Schema; answer: Schema; raw: Schema }

export type Model = {
  document: Document
  operations: Map<string, Messages>
  lineOf: (place: Place) => number | undefined
}

export function readModel(text: string): Model {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  const [error] = yaml.errors
  if (error) throw error
  return modelOf(yaml.toJS({ maxAliasCount: -1 }), (place) => {
    let node: unknown = yaml.contents
    let line: number | undefined
    for (const key of place) {
      if (isMap(node)) {
        const pair = node.items.find((one) => String(one.key) === key)
        if (isNode(pair?.key) && pair.key.range) line = lines.linePos(pair.key.range[0]).line
        node = pair?.value
      } else if (isSeq(node)) {
        node = node.items.find((item, index) => key === String(index) || namesIt(item, key))
        if (isNode(node) && node.range) line = lines.linePos(node.range[0]).line
      }
    }
    return line
  })
}

const namesIt = (item: unknown, name: string) =>
  isMap(item) && (item.get('name') === name || String(item.get('$ref')).endsWith(`/${name}`))

export function modelOf(document: Document, lineOf: Model['lineOf'] = () => undefined): Model {
  const operations = new Map<string, Messages>()
  for (const operation of operationsOf(document)) {
    const at = ['paths', operation.path, operation.method]
    const item: Schema = Object(document.paths)[operation.path]
    const raw: Schema = Object(item[operation.method])
    // Made on demand: most operations are the same in both versions.
    let made: ReturnType<typeof messagesOf> | undefined
    const messages = () => (made ??= messagesOf(document, operation, raw, item, at))
    operations.set(operation.id ?? `${operation.method} ${operation.path}`, {
      operation,
      at,
      raw: item.parameters ? { ...raw, shared: item.parameters } : raw,
      get request() {
        return messages().request
      },
      get answer() {
        return messages().answer
      },
    })
  }
  return { document, operations, lineOf }
}

/** What a reference leads to, with its place. */
export function follow(document: Document, schema: unknown, at: Place): { schema: Schema; at: Place } {
  const { $ref, [origin]: from } = Object(schema)
  if (typeof $ref !== 'string') return { schema: Object(schema), at: from ?? at }
  const place = $ref
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key.replaceAll('~1', '/').replaceAll('~0', '~')))
  const target = place.reduce((node: object, key) => Object(node)[key], document)
  return follow(document, target, place)
}
