// The judge of every witness: ajv, by JSON Schema 2020-12 with formats. Who reads an answer passes over properties that no
// schema names; a request is held to all that the contract says.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { follow, type Model, type Schema } from '../read/model.ts'

export type Part = 'request' | 'answer'

/** @returns a judge that says nothing of what is valid, else what is wrong with it */
export function validatorOf(model: Model) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, addUsedSchema: false })
  addFormats.default(ajv)
  const compiled = {
    request: new Map<Schema, ValidateFunction>(),
    answer: new Map<Schema, ValidateFunction>(),
  }

  return function judge(part: Part, schema: Schema, value: unknown): string | undefined {
    const validate = compiled[part].get(schema) ?? compile(part, schema)
    compiled[part].set(schema, validate)
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

  function compile(part: Part, schema: Schema) {
    const components: Record<string, Schema> = {}
    for (const ref of reachedComponents(model, schema)) {
      const [, kind = '', name = ''] = ref.split('/').slice(1)
      components[kind] = { ...components[kind], [name]: follow(model.document, { $ref: ref }, []).schema }
    }
    const text = JSON.stringify({ ...schema, components })
    return ajv.compile(
      JSON.parse(text, (key, value) =>
        part === 'answer' && key === 'additionalProperties' && value === false ? undefined : value,
      ),
    )
  }
}

const references = new WeakMap<object, string[]>()

/** The components that a node names, each once. */
export function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const known = references.get(node)
  if (known) return known
  const found = [...new Set(JSON.stringify(node).match(/#\/components\/\w+\/[^"/]+/g))]
  references.set(node, found)
  return found
}

export function componentOf({ components }: Model['document'], ref: string): unknown {
  const [, kind = '', name = ''] = ref.split('/').slice(1)
  return Object(Object(components)[kind])[name]
}

/** The components that a node needs, however far away. */
export function reachedComponents({ document }: Pick<Model, 'document'>, node: unknown): Set<string> {
  const found = new Set(referencesIn(node))
  for (const ref of found) for (const further of referencesIn(componentOf(document, ref))) found.add(further)
  return found
}
