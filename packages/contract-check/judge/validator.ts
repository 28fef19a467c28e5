// Validates messages with ajv: JSON Schema 2020-12 with formats. Readers of an answer ignore properties that no schema names; a
// request is validated against the whole contract.
import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  componentOf,
  follow,
  isMultiple,
  isObject,
  listOf,
  objectOf,
  type Model,
  placeOf,
  reachedComponents,
  type Schema,
  tagsOf,
} from '@members-hub/openapi'

export type Part = 'request' | 'answer'

/** Thrown if ajv cannot compile a schema: it is unknown which values the schema allows. */
export class Unjudged extends Error {}

/**
 * @returns a function that returns the error of an invalid value, and `undefined` for a valid one
 * @param isLenient accepts a value that fits several branches of a `oneOf` without a discriminator
 * @throws Unjudged if ajv cannot compile the schema
 */
export function validatorOf(model: Model, { isLenient = false } = {}) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    code: { regExp },
  })
  addFormats(ajv)
  ajv.removeKeyword('multipleOf')
  ajv.addKeyword(exactMultiples)
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
      // A schema that refers to itself without end is not a counterexample.
      return undefined
    }
    // The error of the branch that fits best is the deepest one.
    const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length
    const [deepest] = (validate.errors ?? []).toSorted((a, b) => depth(b) - depth(a))
    return ajv.errorsText(deepest && [deepest], { dataVar: '' }).replace(/^\//, '')
  }

  function compile(part: Part, schema: Schema) {
    const components: Record<string, Record<string, unknown>> = {}
    for (const ref of reachedComponents(model, schema)) {
      const [, kind = '', name = ''] = placeOf(ref)
      components[kind] = { ...components[kind], [name]: componentOf(model.document, ref) }
    }
    const text = JSON.stringify({ ...schema, components })
    try {
      return ajv.compile(objectOf(JSON.parse(text, (key, value: unknown) => asRead(part, key, value))))
    } catch (error) {
      throw new Unjudged(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }

  /** Adapts a node to its reader: fields that only the other side sends are not required. */
  function asRead(part: Part, key: string, value: unknown): unknown {
    const isClosing = key === 'additionalProperties' || key === 'unevaluatedProperties'
    if (part === 'answer' && isClosing && value === false) return undefined
    // A keyword of 3.0, which ajv rejects if it is alone.
    if (key === 'nullable' && typeof value === 'boolean') return undefined
    if (!isObject(value)) return value
    if (typeof value.discriminator === 'object') return withTags(value)
    if (isLenient && Array.isArray(value.oneOf)) return ofAny(value)
    return withoutForeignFields(value, part === 'request' ? 'readOnly' : 'writeOnly')
  }

  function withoutForeignFields(schema: Schema, flag: string): Schema {
    const { properties, required } = schema
    if (typeof properties !== 'object' || !Array.isArray(required)) return schema
    const isForeign = (name: unknown) => {
      const field = objectOf(objectOf(properties)[String(name)])
      return field[flag] === true || follow(model.document, field, []).schema[flag] === true
    }
    return required.some(isForeign)
      ? { ...schema, required: required.filter((name) => !isForeign(name)) }
      : schema
  }

  function ofAny({ oneOf, ...choice }: Schema): Schema {
    return choice.anyOf === undefined
      ? { ...choice, anyOf: oneOf }
      : { ...choice, allOf: [{ anyOf: oneOf }, ...listOf(choice.allOf)] }
  }

  /** The discriminator selects the branch, even if a value fits another one. */
  function withTags(choice: Schema): Schema {
    const tags = tagsOf(model.document, choice)
    const key = Array.isArray(choice.oneOf) ? 'oneOf' : 'anyOf'
    const branches = listOf(choice[key]).map((branch, index) => {
      const tag = tags[index]
      if (!tag) return branch
      const { property, values } = tag
      return { allOf: [branch, { required: [property], properties: { [property]: { enum: values } } }] }
    })
    return branches.length > 0 ? { ...choice, [key]: branches } : choice
  }
}

/** Divides exactly: by floating-point division 0.3 is no multiple of 0.1. */
const exactMultiples: FuncKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: (step: number, value: number) => isMultiple(value, step),
  error: { message: ({ schema }) => `must be multiple of ${String(schema)}` },
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
