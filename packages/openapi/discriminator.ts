// Reads discriminators: which value of which property selects each branch of a choice. JSON Schema ignores discriminators, but
// generated clients use nothing else to read such a message.
import { listOf, objectOf, textOf } from './json.ts'
import { nodeAt, placeOf } from './place.ts'
import { follow } from './references.ts'

/** The property, and its values that select a branch. */
export type Tag = { property: string; values: string[] }

/** @returns a tag for each branch of a choice, in order; `undefined` for a branch whose own schema fixes the property */
export function tagsOf(document: object, choice: unknown): (Tag | undefined)[] {
  const { discriminator, oneOf, anyOf } = objectOf(choice)
  const branches = listOf(oneOf ?? anyOf)
  const { propertyName: property, mapping } = objectOf(discriminator)
  if (typeof property !== 'string') return []
  const targets = Object.entries(objectOf(mapping))
  return branches.map((branch) => {
    const { $ref } = objectOf(branch)
    if (typeof $ref !== 'string' || isFixed(document, branch, { property })) return undefined
    const name = placeOf($ref).at(-1) ?? ''
    const mapped = targets.flatMap(([value, target]) => {
      const isMeant = target === name || (textOf(target).includes('#') && isSamePlace(textOf(target), $ref))
      return isMeant ? [value] : []
    })
    return { property, values: mapped.length > 0 ? mapped : [name] }
  })
}

const isSamePlace = (ref: string, other: string) => placeOf(ref).join('/') === placeOf(other).join('/')

type FixedProperty = {
  property: string
  /** Number of `allOf` around the schema. */
  depth?: number
}

/** @returns whether the schema allows only listed values of the property */
function isFixed(document: object, schema: unknown, { property, depth = 0 }: FixedProperty): boolean {
  const { schema: target } = follow(document, schema, [])
  const field = follow(document, nodeAt(target, ['properties', property]), []).schema
  if (field.const !== undefined || field.enum !== undefined) return true
  return (
    depth < 5 && listOf(target.allOf).some((part) => isFixed(document, part, { property, depth: depth + 1 }))
  )
}
