// Reads what an address is made of in each country that the hub sends to, and in any other.
import * as z from 'zod/mini'
import { AddressFormPart } from '#generated/schemas/membersHub.schemas.ts'
import data from './address-forms.json' with { type: 'json' }
import { localized } from './schema.ts'

/** The parts that there are, as the contract lists them. */
const { name: partName } = AddressFormPart.shape

export type PartName = z.infer<typeof partName>
export type FormPart = z.infer<typeof part>

const part = z.strictObject({
  name: partName,
  required: z.boolean(),
  /** What it is called there; the label that all countries share without one. */
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

/** How many addresses a member may keep. */
export const addressesAtMost = atMost

export const addressLabels = labels

/** The parts of a country's addresses, in the order in which they are asked for. */
export const addressFormOf = (countryCode: string): FormPart[] =>
  Object.hasOwn(countries, countryCode) ? (countries[countryCode] ?? general) : general
