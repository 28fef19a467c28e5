// The judge of every witness: ajv, by JSON Schema 2020-12 with formats. Who reads an answer passes over properties that no
// schema names; a request is held to all that the contract says.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { follow, type Model, type Schema } from './model.ts'

export type Part = 'request' | 'answer'
/** @returns nothing for what is valid, else what is wrong with it */
export type Judge = (part: Part, schema: Schema, value: unknown) => string | undefined

const judges = new WeakMap<Model, Judge>()

export function judgeOf(model: Model): Judge {
  const known = judges.get(model)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, addUsedSchema: false })
  addFormats.default(ajv)
  const compiled = {
    request: new Map<Schema, ValidateFunction>(),
    answer: new Map<Schema, ValidateFunction>(),
  }

  function judge(part: Part, schema: Schema, value: unknown) {
    let validate = compiled[part].get(schema)
    if (!validate) {
      const whole = { ...schema, ...withReferences(model, schema) }
      validate = ajv.compile(part === 'answer' ? Object(opened(whole)) : whole)
      compiled[part].set(schema, validate)
    }
    try {
      if (validate(value)) return undefined
    } catch {
      // A schema that refers to itself without end is no witness for anybody.
      return undefined
    }
    // Of the branches that do not fit, the one that came furthest says most.
    const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length
    const [deepest] = (validate.errors ?? []).toSorted((one, other) => depth(other) - depth(one))
    return ajv.errorsText(deepest && [deepest], { dataVar: '' }).replace(/^\//, '')
  }
  judges.set(model, judge)
  return judge
}

/** The components that a schema needs, in their own places below it. */
function withReferences(model: Model, schema: Schema): Schema {
  const needed: Record<string, Record<string, unknown>> = {}
  const addFrom = (node: unknown) => {
    for (const name of referencesIn(node)) {
      const [, kind = '', key = ''] = name.split('/').slice(1)
      const group = (needed[kind] ??= {})
      if (key in group) continue
      group[key] = follow(model.document, { $ref: `#/components/${kind}/${key}` }, []).schema
      addFrom(Object(model.document.components)[kind]?.[key])
    }
  }
  addFrom(schema)
  return { components: needed }
}

const references = new WeakMap<object, string[]>()

/** The components that a node names, each once. */
export function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const known = references.get(node)
  if (known) return known
  const named = JSON.stringify(node).match(/#\/components\/\w+\/[^"/]+/g) ?? []
  const found = [...new Set(named)]
  references.set(node, found)
  return found
}

const open = new WeakMap<object, unknown>()

/** A copy in which objects may have more properties than are named. */
function opened(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (!open.has(node))
    open.set(
      node,
      Array.isArray(node)
        ? node.map(opened)
        : Object.fromEntries(
            Object.entries(node)
              .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
              .map(([key, value]) => [key, opened(value)]),
          ),
    )
  return open.get(node)
}
