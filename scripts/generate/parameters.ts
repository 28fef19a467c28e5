// Writes parameters.ts: validators of headers, and a validator for each schema that query parameters use. Pages also
// use the validators of query parameters for their own URLs.
import * as z from 'zod/mini'
import { nodeAt, objectOf, stringOf, textOf } from '@members-hub/openapi'
import type { HubContract } from './contract.ts'
import { resolved } from './resolved.ts'
import { literal } from './tables.ts'
import { write } from './types.ts'

export async function writeParameters({ document, operations }: HubContract, folder: string) {
  const kinds = operations.flatMap(({ declared }) =>
    declared
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ schema }) => /schemas\/(\w+)$/.exec(textOf(schema?.$ref))?.slice(1) ?? []),
  )
  const queries = [...new Set(kinds)].map((kind): Named => {
    const schema = nodeAt(document, ['components', 'schemas', kind])
    return { kind, description: stringOf(objectOf(schema).description), schema: limits.parse(schema) }
  })
  // Select the headers that have a pattern. Each validator is named after the component of its header in the contract.
  const headers = Object.entries(objectOf(nodeAt(document, ['components', 'parameters'])))
    .filter(([kind]) => /^\w+$/.test(kind) && !kinds.includes(kind))
    .map(([kind, parameter]) => ({ kind, parameter: resolved(document, parameter) }))
    .filter(({ parameter }) => parameter.in === 'header' && objectOf(parameter.schema).pattern !== undefined)
    .map(({ kind, parameter }): Named => ({
      kind,
      description: stringOf(parameter.description),
      schema: limits.parse(parameter.schema),
    }))
  const rows = [...queries, ...headers].flatMap(({ kind, description, schema }) => {
    const reader = readerOf(schema)
    const name = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}Field`
    const says = (description ?? kind).trim().replace(/\s+/g, ' ')
    return reader ? ['', `/** ${says} */`, `export const ${name} = /* @__PURE__ */ ${reader}`] : []
  })
  const from = '../src/client/search.ts'
  await write(
    folder,
    'parameters.ts',
    [`import { matching, oneOf, whole } from '${from}'`, ...rows, ''].join('\n'),
  )
}

/** Returns code that calls a validator of `src/client/search.ts`; `undefined` for a string without a pattern. */
function readerOf({ type, enum: choices, pattern, minimum, maximum, minLength = 0, maxLength }: Limits) {
  if (choices) return `oneOf(${choices.map(literal).join(', ')})`
  if (type === 'integer') return `whole(${minimum}, ${maximum})`
  if (!pattern) return undefined
  const lengths = minLength > 1 ? `, ${maxLength}, ${minLength}` : maxLength ? `, ${maxLength}` : ''
  return `matching(${new RegExp(pattern)}${lengths})`
}

const limits = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
})
type Limits = z.infer<typeof limits>

type Named = { kind: string; description?: string | undefined; schema: Limits }
