// The contract as Specmatic can read it: in portions of a tag each, which show how far it is and keep its memory small.
import type { Contract, Document, Operation } from '../generate/contract.ts'

export type Portion = { tag: string; operations: Operation[]; document: object }

export function portionsOf({ document, operations }: Contract): Portion[] {
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  return [...byTag].map(([tag, ofTag]) => ({
    tag,
    operations: ofTag,
    document: readable(cut(document, ofTag)),
  }))
}

/** Only these calls, and the components that they refer to: reading all of them takes Specmatic half a minute. */
function cut(document: Document, operations: Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { path, method } of operations) {
    const item = Object(document.paths)[path]
    paths[path] ??= { parameters: item.parameters }
    paths[path][method] = withTheirExamples(item[method])
  }
  const { securitySchemes } = Object(document.components)
  const components: Record<string, Record<string, unknown>> = { securitySchemes }
  const addFrom = (node: object) => {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const named = (components[kind] ??= {})
      if (name in named) continue
      named[name] = Object(document.components)[kind][name]
      addFrom(Object(named[name]))
    }
  }
  addFrom(paths)
  return { openapi: document.openapi, info: document.info, paths, components }
}

/**
 * Specmatic sends an example of a request only where an answer has an example of the same name, and repeats all requests
 * that it makes up for each example of an answer. Here each example of a request leads to the same success, and those of
 * answers say no more.
 */
function withTheirExamples(operation: object) {
  const { requestBody, responses, ...rest } = structuredClone(Object(operation))
  const sent = Object.keys(requestBody?.content['application/json'].examples ?? {})
  const success = responses[200].content['application/json']
  const [example] = Object.values(success.examples ?? {})
  success.examples = sent.length ? Object.fromEntries(sent.map((name) => [name, example])) : undefined
  return { ...rest, requestBody, responses }
}

/** A copy without what Specmatic misreads. Aliases of YAML are gone too: it takes their names for texts. */
const readable = (document: object): object =>
  JSON.parse(JSON.stringify(document), (name, value) => {
    // It knows one value a branch; which branch it is, the branches say themselves.
    if (name === 'discriminator') return undefined
    return name === 'pattern' && typeof value === 'string' ? readablePattern(value) : value
  })

/** Its generator knows no escapes of controls and no shorthand within a class, and takes /…/ for delimiters. */
const readablePattern = (pattern: string) =>
  pattern
    .replace(/^\^\//, '^\\/')
    .replace(/\\x([0-9a-f]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('[^\\s', '[^ \t\n\v\f\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF')
