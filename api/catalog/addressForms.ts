// Reads the parts of an address in each country to which the hub sends, and in all others.
import * as z from 'zod/mini'
import { AddressFormPart } from '#generated/schemas/membersHub.schemas.ts'
import data from './address-forms.json' with { type: 'json' }
import { localized } from './schema.ts'

/** Names of parts in the contract. */
const { name: partName } = AddressFormPart.shape

export type PartName = z.infer<typeof partName>
export type FormPart = z.infer<typeof part>

const part = z.strictObject({
  name: partName,
  required: z.boolean(),
  /** Label in this country; by default the shared label. */
  label: z.optional(localized),
  pattern: z.optional(z.string().check(z.startsWith('^'), z.endsWith('$'))),
  example: z.optional(z.string()),
})

const form = z.array(part).check(
  z.refine(
    (parts) => new Set(parts.map(({ name }) => name)).size === parts.length,
    'a part is asked for once',
  ),
  z.refine(
    (parts) => parts.some(({ name, required }) => name === 'line1' && required),
    'the contract requires line1',
  ),
  z.refine(
    (parts) => parts.every(({ pattern, example }) => !pattern || new RegExp(pattern).test(example ?? '')),
    'an example fits its pattern',
  ),
)

const { atMost, labels, general, countries } = z
  .strictObject({
    atMost: z.int().check(z.gte(1)),
    labels: z.record(partName, localized),
    general: form,
    countries: z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), form),
  })
  .parse(data)

/** Maximum number of addresses per member. */
export const addressesAtMost = atMost

export const addressLabels = labels

/** Returns the parts of a country's addresses, in the order of the form. */
export const addressFormOf = (countryCode: string): FormPart[] =>
  Object.hasOwn(countries, countryCode) ? (countries[countryCode] ?? general) : general
