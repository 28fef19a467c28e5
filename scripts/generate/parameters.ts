// parameters.ts: what each kind of a query's parameter may be, for the addresses of pages that ask by it, and of a header's.
import type { Contract } from './contract.ts'
import { resolved } from './resolved.ts'
import { literal } from './tables.ts'
import { write } from './types.ts'

export async function writeParameters({ document, operations }: Contract, folder: string) {
  const kinds = operations.flatMap(({ path, method }) => {
    const item: object = Object(document.paths?.[path])
    return [...(Object(item).parameters ?? []), ...(Object(item)[method].parameters ?? [])]
      .map((parameter) => resolved(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ schema }) => /schemas\/(\w+)$/.exec(schema?.$ref ?? '')?.slice(1) ?? [])
  })
  const queries = [...new Set(kinds)].map((kind): Named => {
    const { description, ...schema } = Object(document.components?.schemas)[kind]
    return { kind, description, schema }
  })
  // Of headers those that a pattern describes, by the names of their components, of which another contract may have any.
  const headers = Object.entries(document.components?.parameters ?? {})
    .filter(([kind]) => /^\w+$/.test(kind) && !kinds.includes(kind))
    .map(([kind, parameter]) => ({ ...resolved(document, parameter), kind }))
    .filter((parameter) => parameter.in === 'header' && parameter.schema?.pattern !== undefined)
    .map(({ kind, description, schema }): Named => ({ kind, description, schema }))
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

/** A call of what `src/client/search.ts` has for it; of texts those that a pattern describes. */
function readerOf({ type, enum: choices, pattern, minimum, maximum, minLength = 0, maxLength }: Limits) {
  if (choices) return `oneOf(${choices.map(literal).join(', ')})`
  if (type === 'integer') return `whole(${minimum}, ${maximum})`
  if (!pattern) return undefined
  const lengths = minLength > 1 ? `, ${maxLength}, ${minLength}` : maxLength ? `, ${maxLength}` : ''
  return `matching(${new RegExp(pattern)}${lengths})`
}

type Named = { kind: string; description?: string; schema: Limits }

type Limits = {
  type?: string
  enum?: string[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}
