// Creates empty values from schemas, for new entries and new items of lists.
import { objectOf } from '../../../shared/unknown.ts'
import { languages, resolve, shapeOf, type Property, type Schema, type Variant } from './schema.ts'

export function templateOf(root: Schema, schema: Schema): unknown {
  const { default: preset, minimum, minItems } = resolve(root, schema)
  if (preset !== undefined) return preset
  const shape = shapeOf(root, schema)
  switch (shape.kind) {
    case 'localized':
      return Object.fromEntries(languages.map((language) => [language, '']))
    case 'picture':
    case 'text':
    case 'reference':
      return ''
    case 'number':
      return typeof minimum === 'number' ? minimum : 0
    case 'switch':
      return false
    case 'instant':
      return `${new Date().toISOString().slice(0, 13)}:00:00Z`
    case 'date':
      return new Date().toISOString().slice(0, 10)
    case 'choice':
      return shape.options[0]
    case 'constant':
      return shape.value
    case 'countries':
    case 'options':
      return []
    case 'list':
      return Array.from({ length: typeof minItems === 'number' ? minItems : 0 }, () =>
        templateOf(root, shape.item),
      )
    case 'object':
      return objectTemplate(root, shape.properties)
    case 'record':
      return Object.fromEntries(shape.keys.map((key) => [key, templateOf(root, shape.value)]))
    case 'variants':
      return variantTemplate(root, shape.variants[0], shape.discriminator)
    default:
      return null
  }
}

/** Optional properties stay empty, unless they have a default. */
const objectTemplate = (root: Schema, properties: readonly Property[]) =>
  Object.fromEntries(
    properties.flatMap(({ name, schema, isRequired }) =>
      isRequired || 'default' in resolve(root, schema) ? [[name, templateOf(root, schema)]] : [],
    ),
  )

const variantTemplate = (root: Schema, variant: Variant | undefined, discriminator: string) =>
  variant ? { ...objectOf(templateOf(root, variant.schema)), [discriminator]: variant.values[0] } : null

/** Returns the value as another variant: properties of both variants keep their values. */
export function asVariant(
  root: Schema,
  value: unknown,
  { variant, discriminator, name }: { variant: Variant; discriminator: string; name: string },
): unknown {
  const [before, empty] = [objectOf(value), objectOf(templateOf(root, variant.schema))]
  const properties = objectOf(resolve(root, variant.schema).properties)
  const common = Object.entries(before).filter(([property]) => property in properties)
  return { ...empty, ...Object.fromEntries(common), [discriminator]: name }
}
