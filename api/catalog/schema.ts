// Defines shared parts of catalog schemas. Each catalog topic is a JSON file and a module with its schema. Data is
// validated when the server starts and before it is published, so that invalid data does not reach members.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import { unbroken } from '../locale/unbroken.ts'

/**
 * Names a field for editors. The title and the description are part of the JSON Schema, from which the forms of the back
 * office and `docs/catalog.md` are built. The copy of the schema validates as fast as the schema.
 */
export const field = <Schema extends z.ZodMiniType>(
  title: string,
  schema: Schema,
  description?: string,
): Schema => {
  const copy = schema.clone(schema._zod.def, { parent: true })
  z.globalRegistry.add(copy, description === undefined ? { title } : { title, description })
  return copy
}

/** Schema of a displayed text; inserts word joiners (U+2060) that prevent line breaks within words. */
export const displayText = (atMost: number) =>
  z.pipe(z.string().check(z.maxLength(atMost)), z.transform(unbroken))

const languageNames = { en: 'English', id: 'Indonesian', th: 'Thai', vn: 'Vietnamese' }

/** Schema of an object with a text in each of the four languages. */
export const inLanguages = <Text extends z.ZodMiniType>(text: Text) =>
  z.strictObject(eachLanguage((language) => field(languageNames[language], text)))

/** Maximum length of a text. */
export const longestText = 5000

/** Text in the four languages. */
export const localized = inLanguages(displayText(longestText)).register(z.globalRegistry, {
  id: 'LocalizedText',
  format: 'localized-text',
})

/** Short text in the four languages, such as a name, which pages show in one or two lines. */
export const localizedName = inLanguages(displayText(120)).register(z.globalRegistry, {
  id: 'LocalizedName',
  format: 'localized-text',
})

/** Whole number of coins or points. */
export const amount = z.int().check(z.gte(0))

/** ISO 3166-1 alpha-2 code. */
export const country = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/))
  .register(z.globalRegistry, { id: 'Country', format: 'country', examples: ['TH'] })

const currency = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/))
  .register(z.globalRegistry, { id: 'Currency', format: 'currency', examples: ['THB'] })

/** Amount of money in whole minor units of an ISO 4217 currency, in the format of `Money` in the contract. */
export const money = z
  .strictObject({
    amount: field('Amount', z.int().check(z.gte(1)), 'Amount in the smallest unit of the currency.'),
    currency: field('Currency', currency),
  })
  .register(z.globalRegistry, { id: 'Money', format: 'money' })

const slugText = () => z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** Id of a catalog entry, as used in URLs and references. */
export const slug = slugText().register(z.globalRegistry, { id: 'Slug', format: 'slug' })

/** Id of an entry in a list of a topic, such as `vouchers` or `contact/topics`. */
export const reference = (list: string) => slugText().register(z.globalRegistry, { 'x-reference': list })

/** `YYYY-MM-DD`. */
export const date = z.iso.date()

/** Start or end of an offer, in ISO 8601 and UTC. */
export const instant = z.iso.datetime()

/** Adds a lookup by `id` to a list of entries; the order of the entries is kept. */
export const byId = <Entry extends { id: string }>(entries: z.ZodMiniType<Entry[]>) =>
  z.pipe(
    entries,
    z.transform((all): ReadonlyMap<string, Entry> => new Map(all.map((entry) => [entry.id, entry]))),
  )

/**
 * Path of a picture on the hub's origin: a drawing of the release, or a picture that staff uploaded. The fragment of an
 * uploaded picture is the path of its variant for the dark theme.
 */
export const picture = z
  .string()
  .check(
    z.regex(
      /^\/(?:art\/(?!night\/)[a-z0-9/-]+\.svg|content\/[0-9a-f]{40}\.webp(?:#\/content\/[0-9a-f]{40}\.webp)?)$/,
    ),
  )
  .register(z.globalRegistry, { id: 'Picture', format: 'picture', examples: ['/art/prizes/voucher.svg'] })

const pixels = z.int().check(z.gte(1), z.lte(4000))

/** Photograph that staff uploaded, with its size and an alternative text in each language. */
export const photograph = z
  .strictObject({
    picture: z
      .string()
      .check(z.regex(/^\/content\/[0-9a-f]{40}\.webp(?:#\/content\/[0-9a-f]{40}\.webp)?$/))
      .register(z.globalRegistry, { format: 'picture' }),
    width: pixels,
    height: pixels,
    alt: field(
      'Alternative text',
      inLanguages(z.string().check(z.minLength(1), z.maxLength(200))),
      'Describes the photograph for members who do not see it, such as: A wooden rattle on a blanket.',
    ),
  })
  .register(z.globalRegistry, { id: 'Photograph', format: 'photograph' })

export type Photograph = z.infer<typeof photograph>

/** Photograph of an entry, which pages show instead of its drawing. */
export const photo = field('Photograph', z.optional(photograph), 'Pages show it instead of the drawing.')

/** Returns the alternative text and the size of a photograph in the format of the API contract. */
export const shownPhoto = (of: Photograph | undefined, language: keyof Photograph['alt']) =>
  of && { photo: { alt: of.alt[language], width: of.width, height: of.height } }

/** Countries to which an entry applies; empty for all countries. */
export const regions = field('Countries', z.array(country), 'Empty for all countries.')

/** Audience of an offer: countries, and the lowest member level. */
export const audience = z.strictObject({
  regions,
  fromLevel: field(
    'Lowest level',
    z.int().check(z.gte(1), z.lte(4)),
    'Members of lower levels do not get it.',
  ),
})

/** True for content on babies, birth or feeding, which members can hide (`api/offers/silence.ts`). */
export const aboutBaby = field(
  'About babies',
  z._default(z.boolean(), false),
  'True for content on babies, birth or feeding, which members can hide.',
)

/** Prize: any combination of coins, points, a voucher of the catalog, a gift of the catalog, and tickets of a draw. */
export const prize = z.strictObject({
  coins: z.optional(amount),
  points: z.optional(amount),
  voucher: z.optional(reference('vouchers')),
  gift: z.optional(reference('gifts/gifts')),
  tickets: field(
    'Tickets',
    z.optional(
      z.strictObject({
        draw: field(
          'Raffle',
          reference('draws'),
          'An id that ends in -year stands for the raffle of the year.',
        ),
        count: field('Number of tickets', z.int().check(z.gte(1))),
      }),
    ),
  ),
})

export type Prize = z.infer<typeof prize>
