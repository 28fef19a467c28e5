// Defines the type of a schema with the keywords that value generation uses.
import type { origin, Place } from '@members-hub/openapi'

export type Shape = Partial<
  Record<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf', number> &
    Record<`${'min' | 'max'}${'Length' | 'Items' | 'Properties'}`, number> &
    Record<'$ref' | 'format' | 'pattern', string> &
    Record<'enum' | 'examples', unknown[]> &
    Record<'required' | 'x-values', string[]> &
    Record<'allOf' | 'anyOf' | 'oneOf', Shape[]> &
    Record<'const' | 'default', unknown> & {
      type: string | string[]
      items: Shape
      prefixItems: Shape[]
      uniqueItems: boolean
      properties: Record<string, Shape>
      additionalProperties: boolean | Shape
      [origin]: Place
    }
>

/**
 * True if a choice next to `properties` only adds constraints, such as required properties: no branch is a reference.
 */
export const isAddition = ({ properties, oneOf, anyOf }: Shape) => {
  const branches = oneOf ?? anyOf
  return Boolean(properties && branches?.every((branch) => branch.$ref === undefined))
}

/**
 * @returns the branches of a choice; each is merged with the enclosing schema if the choice only adds constraints to it
 */
export function branchesWithin(schema: Shape): Shape[] | undefined {
  const branches = schema.oneOf ?? schema.anyOf
  return isAddition(schema) ? branches?.map((branch) => branchWithin(schema, branch)) : branches
}

/** @returns the branch of a choice, merged with the schema that contains the choice */
export function branchWithin({ ...around }: Shape, branch: Shape): Shape {
  delete around.oneOf
  delete around.anyOf
  const required = new Set([...(around.required ?? []), ...(branch.required ?? [])])
  return {
    ...around,
    ...branch,
    properties: { ...around.properties, ...branch.properties },
    required: [...required],
  }
}
