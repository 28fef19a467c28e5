// Reads by which value of which field a choice of objects is told apart. JSON Schema passes over discriminators; whoever reads
// such a message goes by nothing else.
import { follow, nodeAt, placeOf } from './references.ts'

/** The field, and its values that mean a branch. */
export type Tag = { property: string; values: string[] }

/** @returns a tag for each branch of a choice, in order; none where the branch says so itself, or nothing does */
export function tagsOf(document: object, choice: object): (Tag | undefined)[] {
  const { discriminator, oneOf, anyOf } = Object(choice)
  const branches: unknown[] = Object(oneOf ?? anyOf ?? [])
  const property: unknown = Object(discriminator).propertyName
  if (typeof property !== 'string' || !Array.isArray(branches)) return []
  const mapping = Object.entries(Object(Object(discriminator).mapping))
  return branches.map((branch) => {
    const ref: unknown = Object(branch).$ref
    if (typeof ref !== 'string' || saysItself(document, branch, property)) return undefined
    const name = placeOf(ref).at(-1) ?? ''
    const mapped = mapping.flatMap(([value, target]) => {
      const isMeant = target === name || (String(target).includes('#') && isSamePlace(String(target), ref))
      return isMeant ? [value] : []
    })
    return { property, values: mapped.length > 0 ? mapped : [name] }
  })
}

const isSamePlace = (one: string, other: string) => placeOf(one).join('/') === placeOf(other).join('/')

function saysItself(document: object, schema: unknown, property: string, depth = 0): boolean {
  const { schema: here } = follow(document, schema, [])
  const field = follow(document, nodeAt(here, ['properties', property]), []).schema
  if (field.const !== undefined || field.enum !== undefined) return true
  return (
    depth < 5 &&
    Object.values(Object(here.allOf)).some((one) => saysItself(document, one, property, depth + 1))
  )
}
