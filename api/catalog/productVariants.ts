// Reads the variants of products that the shop sends with orders, such as colors and pack sizes, in all languages.
import * as z from 'zod/mini'
import data from './product-variants.json' with { type: 'json' }
import { byId, field, localizedName, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const variant = z.strictObject({
  id: slug,
  name: field(
    'Variant',
    localizedName,
    'As the shop writes it in this language. `#` is a number, as in `# pieces`.',
  ),
})

export const productVariantsTopic = defineTopic({
  name: 'product-variants',
  file: data,
  schema: byId(z.array(variant)),
})

/** Returns variants by id. */
export const productVariants = productVariantsTopic.content
