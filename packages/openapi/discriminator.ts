// Reads discriminators: the property and values that select each branch of a choice. JSON Schema ignores
// discriminators, but generated clients use only the discriminator to decide how to read a message.
import { listOf, objectOf, textOf } from './json.ts'
import { authored, nodeAt, placeOf } from './place.ts'
import { follow } from './references.ts'

/** The discriminator property, and the values of this property that select a branch of a choice. */
export type Tag = { property: string; values: string[] }

/**
 * @returns for each branch of a choice, the discriminator property with the values that select the branch. `undefined`
 * for a branch that is not a reference, or whose own schema restricts the property.
 */
export function tagsOf(document: object, choice: unknown): (Tag | undefined)[] {
  const { discriminator, oneOf, anyOf } = objectOf(choice)
  const branches = listOf(oneOf ?? anyOf)
  const { propertyName: property, mapping, isImplied } = objectOf(discriminator)
  if (typeof property !== 'string') return []
  const targets = Object.entries(objectOf(mapping))
  return branches.map((branch) => {
    const { $ref } = objectOf(branch)
    if (typeof $ref !== 'string') return undefined
    const fixedValues = fixedValuesOf(document, branch, { property })
    if (fixedValues && isImplied !== true) return undefined
    const name = authored(placeOf($ref)).place.at(-1) ?? ''
    const mapped = targets.flatMap(([value, target]) => {
      const isMeant = target === name || (textOf(target).includes('#') && isSamePlace(textOf(target), $ref))
      return isMeant ? [value] : []
    })
    const values = mapped.length > 0 ? mapped : [name]
    // A branch may inherit an `enum` with all discriminator values from its parent. Return `undefined` only if this
    // `enum` contains no value that selects the branch.
    const isExcluded = fixedValues && !values.some((value) => fixedValues.includes(value))
    return isExcluded ? undefined : { property, values }
  })
}

const isSamePlace = (ref: string, other: string) => placeOf(ref).join('/') === placeOf(other).join('/')

type FixedProperty = {
  property: string
  /** Nesting depth of the schema in `allOf`. */
  depth?: number
}

/** @returns the allowed values of the property; `undefined` if the schema does not list them */
function fixedValuesOf(
  document: object,
  schema: unknown,
  { property, depth = 0 }: FixedProperty,
): readonly unknown[] | undefined {
  const { schema: target } = follow(document, schema, [])
  const field = follow(document, nodeAt(target, ['properties', property]), []).schema
  if (field.const !== undefined) return [field.const]
  if (field.enum !== undefined) return listOf(field.enum)
  if (depth >= 5) return undefined
  for (const part of listOf(target.allOf)) {
    const values = fixedValuesOf(document, part, { property, depth: depth + 1 })
    if (values) return values
  }
  return undefined
}
