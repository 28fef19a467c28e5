// The judge of every witness: ajv, by JSON Schema 2020-12 with formats. Who reads an answer passes over properties that no
// schema names; a request is held to all that the contract says.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  componentOf,
  follow,
  type Model,
  placeOf,
  reachedComponents,
  type Schema,
  tagsOf,
} from '@members-hub/openapi'

export type Part = 'request' | 'answer'

/** Says that no validator can read a schema: nothing is known of what it allows. */
export class Unjudged extends Error {}

/**
 * @returns a judge that says nothing of what is valid, else what is wrong with it
 * @param isLenient of a choice that has no discriminator any branch will do: where branches overlap, few mean what JSON Schema says
 * @throws Unjudged where the schema is none that a validator can read
 */
export function validatorOf(model: Model, { isLenient = false } = {}) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    code: { regExp },
  })
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
    const [deepest] = (validate.errors ?? []).toSorted((a, b) => depth(b) - depth(a))
    return ajv.errorsText(deepest && [deepest], { dataVar: '' }).replace(/^\//, '')
  }

  function compile(part: Part, schema: Schema) {
    const components: Record<string, Schema> = {}
    for (const ref of reachedComponents(model, schema)) {
      const [, kind = '', name = ''] = placeOf(ref)
      components[kind] = { ...components[kind], [name]: componentOf(model.document, ref) }
    }
    const text = JSON.stringify({ ...schema, components })
    try {
      return ajv.compile(JSON.parse(text, (key, value) => asRead(part, key, value)))
    } catch (error) {
      throw new Unjudged(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }

  /** Fields that only the other side sends are needed from nobody here. */
  function asRead(part: Part, key: string, value: unknown) {
    const isClosing = key === 'additionalProperties' || key === 'unevaluatedProperties'
    if (part === 'answer' && isClosing && value === false) return undefined
    // A word of 3.0, which the validator would refuse where it stands alone.
    if (key === 'nullable' && typeof value === 'boolean') return undefined
    if (typeof Object(value).discriminator === 'object') return withTags(Object(value))
    if (isLenient && Array.isArray(Object(value).oneOf)) return ofAny(Object(value))
    const { properties, required }: Schema = Object(value)
    if (typeof properties !== 'object' || !Array.isArray(required)) return value
    const mark = part === 'request' ? 'readOnly' : 'writeOnly'
    const isOthers = (name: unknown) => {
      const field: Schema = Object(Object(properties)[String(name)])
      return field[mark] === true || follow(model.document, field, []).schema[mark] === true
    }
    return required.some(isOthers)
      ? { ...Object(value), required: required.filter((name) => !isOthers(name)) }
      : value
  }

  function ofAny({ oneOf, ...choice }: Schema): Schema {
    return choice.anyOf === undefined
      ? { ...choice, anyOf: oneOf }
      : { ...choice, allOf: [{ anyOf: oneOf }, ...Object.values(Object(choice.allOf))] }
  }

  /** A branch is what its tag says, however much a value looks like another one. */
  function withTags(choice: Schema): Schema {
    const tags = tagsOf(model.document, choice)
    const key = Array.isArray(choice.oneOf) ? 'oneOf' : 'anyOf'
    const branches = Object.values(Object(choice[key])).map((branch, index) => {
      const tag = tags[index]
      if (!tag) return branch
      const { property, values } = tag
      return { allOf: [branch, { required: [property], properties: { [property]: { enum: values } } }] }
    })
    return branches.length > 0 ? { ...choice, [key]: branches } : choice
  }
}

/** Patterns of other languages: what JavaScript cannot read lets everything through, so that it is no reason for a verdict. */
const regExp = Object.assign(
  (pattern: string) => {
    for (const flags of ['u', ''])
      try {
        return new RegExp(pattern, flags)
      } catch {
        // The other flags may do.
      }
    return /^/
  },
  { code: 'undefined' },
)
