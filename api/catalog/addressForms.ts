// Reads address forms, which list the parts of an address: one form for each country to which the hub sends parcels,
// and a general form for all other countries.
import * as z from 'zod/mini'
import { AddressFormPart } from '#generated/schemas/membersHub.schemas.ts'
import data from './address-forms.json' with { type: 'json' }
import { localized } from './schema.ts'

/** Schema of the name of an address part, such as `city`, from the contract. */
const { name: partName } = AddressFormPart.shape

export type PartName = z.infer<typeof partName>
export type FormPart = z.infer<typeof part>

const part = z.strictObject({
  name: partName,
  required: z.boolean(),
  /** Label of the part in this country. If omitted, the form shows the label that all countries share. */
  label: z.optional(localized),
  pattern: z.optional(z.string().check(z.startsWith('^'), z.endsWith('$'))),
  example: z.optional(z.string()),
})

const form = z.array(part).check(
  z.refine(
    (parts) => new Set(parts.map(({ name }) => name)).size === parts.length,
    '`name` must be unique in an address form',
  ),
  z.refine(
    (parts) => parts.some(({ name, required }) => name === 'line1' && required),
    'an address form must have the required part line1',
  ),
  z.refine(
    (parts) => parts.every(({ pattern, example }) => !pattern || new RegExp(pattern).test(example ?? '')),
    '`example` must match `pattern`',
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

/** Returns the parts of an address in the country, in the order of the address form. */
export const addressFormOf = (countryCode: string): FormPart[] =>
  Object.hasOwn(countries, countryCode) ? (countries[countryCode] ?? general) : general
