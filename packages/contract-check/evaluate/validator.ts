// Validates messages with ajv: JSON Schema 2020-12 with formats. In responses, unknown properties are ignored, as most
// clients do; requests are validated strictly. A component is compiled when a value is first validated against it.
import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import { follow, isMultiple, objectOf, type Document, type Model, type Schema } from '@members-hub/openapi'
import { adapted, referenceKeyword, type Part, type Target } from './dialect.ts'

export type { Part } from './dialect.ts'

/** Thrown if ajv cannot compile a schema, so that its allowed values are unknown. */
export class Unevaluated extends Error {}

/** Maximum number of compiled schemas in the cache. Components are always cached and do not count. */
const maxCached = 1000

/**
 * @returns a function that returns the error of an invalid value, and `undefined` for a valid value
 * @param isLenient true to accept a value that matches several branches of a `oneOf` without a discriminator
 * @throws Unevaluated if ajv cannot compile the schema
 */
export function validatorOf(model: Model, { isLenient = false } = {}) {
  const { ajv, compile } = openCompiler(model.document, isLenient)
  const cached = { request: new Map<Schema, ValidateFunction>(), answer: new Map<Schema, ValidateFunction>() }

  return function judge(part: Part, schema: Schema, value: unknown): string | undefined {
    const validate = validateOf(part, schema)
    try {
      if (validate(value)) return undefined
    } catch (error) {
      if (error instanceof Unevaluated) throw error
      // Accept the message if the schema refers to itself endlessly, so that it is not reported as a counterexample.
      return undefined
    }
    // Return the deepest error, because it belongs to the branch that matches best.
    const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length
    const [deepest] = (validate.errors ?? []).toSorted((a, b) => depth(b) - depth(a))
    return ajv.errorsText(deepest && [deepest], { dataVar: '' }).replace(/^\//, '')
  }

  function validateOf(part: Part, schema: Schema): ValidateFunction {
    const cache = cached[part]
    const validate = cache.get(schema) ?? compile(part, schema)
    cache.delete(schema)
    cache.set(schema, validate)
    const [oldest] = cache.keys()
    if (cache.size > maxCached && oldest) cache.delete(oldest)
    return validate
  }
}

function openCompiler(document: Document, isLenient: boolean) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    // Do not let ajv optimize the generated code: the optimization takes more time than it saves.
    code: { regExp, optimize: false },
  })
  addFormats(ajv)
  ajv.removeKeyword('multipleOf')
  ajv.addKeyword(exactMultiples)
  ajv.addKeyword({ keyword: referenceKeyword, errors: 'full', compile: validatorAt })
  const components = new Map<string, ValidateFunction>()
  const keys = new Map<string, string>()
  const isEvaluated = JSON.stringify(document).includes('"unevaluated')
  return { ajv, compile }

  /** @returns a validator for the target of a reference; it is compiled when a value is first validated against it */
  function validatorAt(target: Target): DataValidateFunction {
    const validate: DataValidateFunction = (value, context) => {
      const inner = componentAt(target)
      const isValid = inner(value, context)
      validate.errors = inner.errors ?? undefined
      return isValid
    }
    return validate
  }

  function componentAt({ part, $ref }: Target): ValidateFunction {
    const name = `${part} ${$ref}`
    const validate = components.get(name) ?? compile(part, follow(document, { $ref }, []).schema)
    components.set(name, validate)
    return validate
  }

  function compile(part: Part, schema: Schema): ValidateFunction {
    const pending: (() => void)[] = []
    const dialect = { document, part, isLenient, ...(isEvaluated && { keyOf }) }
    try {
      const copy = objectOf(adapted(schema, dialect))
      // The loop also visits entries that are added to the list during the iteration.
      for (const add of pending) add()
      const validate = ajv.compile(copy)
      // Remove the schema from ajv, which would otherwise cache every schema forever.
      ajv.removeSchema(copy)
      return validate
    } catch (error) {
      throw new Unevaluated(error instanceof Error ? error.message : String(error), { cause: error })
    }

    /**
     * Adds the target of a reference to ajv, so that ajv compiles it together with the schema. `unevaluatedProperties`
     * requires this.
     */
    function keyOf($ref: string) {
      const name = `${part} ${$ref}`
      const key = keys.get(name) ?? `contract:${keys.size}`
      if (!keys.has(name)) {
        keys.set(name, key)
        pending.push(() =>
          ajv.addSchema(objectOf(adapted(follow(document, { $ref }, []).schema, dialect)), key),
        )
      }
      return key
    }
  }
}

/** Divides exactly: with floating-point division, 0.3 is not a multiple of 0.1. */
const exactMultiples: FuncKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: (step: number, value: number) => isMultiple(value, step),
  error: { message: ({ schema }) => `must be multiple of ${String(schema)}` },
}

/**
 * Compiles patterns. A pattern that JavaScript cannot parse accepts all strings, so that it never leads to a
 * counterexample.
 */
const regExp = Object.assign(
  (pattern: string) => {
    for (const flags of ['u', ''])
      try {
        return new RegExp(pattern, flags)
      } catch {
        // Try to compile the pattern with other flags.
      }
    return /^/
  },
  { code: 'undefined' },
)
