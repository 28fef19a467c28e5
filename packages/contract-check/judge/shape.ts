// The keywords of a schema that generated values depend on.
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
