// Generates different values of one schema, for lists with `uniqueItems`.
import { objectOf } from '@members-hub/openapi'
import type { Shape } from './shape.ts'

type Values = { resolve: (schema: Shape) => Shape; make: (schema: Shape) => unknown }

/**
 * @returns the value with the given index; different indexes give different values if the schema allows enough values
 */
export function distinctValue(reference: Shape, index: number, values: Values): unknown {
  const schema = values.resolve(reference)
  const { enum: choices, properties = {}, required = [] } = schema
  if (index === 0 || 'const' in schema) return values.make(schema)
  if (choices) return choices[index % choices.length]
  const branches = schema.oneOf ?? schema.anyOf
  const branch = branches?.[index % branches.length]
  if (branches && branch) return distinctValue(branch, Math.floor(index / branches.length), values)
  const [type] = [schema.type ?? (schema.properties ? 'object' : 'string')].flat().filter(isVaried)
  switch (type) {
    case 'integer':
    case 'number':
      return distinctNumber(schema, index)
    case 'boolean':
      return index % 2 === 0
    case 'object': {
      const [name = 'key'] = [...required, ...Object.keys(properties)]
      const plain = values.make(schema)
      return { ...objectOf(plain), [name]: distinctValue(properties[name] ?? {}, index, values) }
    }
    default:
      return distinctText(schema, index)
  }
}

const isVaried = (type: string) => type !== 'null'

function distinctNumber(
  { minimum, exclusiveMinimum, multipleOf: step = 1, ...limits }: Shape,
  index: number,
) {
  const { maximum, exclusiveMaximum } = limits
  const least = minimum ?? exclusiveMinimum
  const most = maximum ?? exclusiveMaximum
  const isDescending = least === undefined && most !== undefined
  const first = isDescending ? Math.floor(most / step) - 1 : Math.ceil((least ?? 0) / step) + 1
  return Number(((first + (isDescending ? -index : index)) * step).toPrecision(15))
}

function distinctText({ minLength = 0, maxLength = 100 }: Shape, index: number) {
  const text = index.toString(36)
  return text.padStart(Math.min(Math.max(minLength, text.length), maxLength), 'a')
}
