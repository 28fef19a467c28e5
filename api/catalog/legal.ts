// Reads legal texts by kind and country. Each version consists of sections. Do not edit a section of an effective
// version. Add a section with a new id instead, so that versions to which members agreed stay readable.
import * as z from 'zod/mini'
import data from './legal.json' with { type: 'json' }
import { country, date, field, localized, localizedName } from './schema.ts'
import { defineTopic } from './topic.ts'

const kind = z.enum(['privacy', 'terms'])

const text = z.strictObject({
  kind: field('Kind', kind),
  country: field(
    'Country',
    z.nullable(country),
    'Country of the text; empty for the text of all countries without a separate text.',
  ),
  version: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  effectiveFrom: field('Effective from', date),
  sections: z.array(z.string()).check(z.minLength(1)),
})
export type LegalVersion = z.infer<typeof text>

const schema = z
  .strictObject({
    titles: z.record(kind, localized),
    sections: z.record(z.string(), z.strictObject({ heading: localizedName, text: localized })),
    texts: z.pipe(
      z.array(text),
      z.transform((all) => all.toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))),
    ),
  })
  .check(
    z.refine(
      ({ sections, texts }) =>
        texts.every((legalText) => legalText.sections.every((id) => Object.hasOwn(sections, id))),
      '`sections` of texts must be keys of the top-level `sections`',
    ),
    z.refine(
      ({ texts }) =>
        kind.options.every((of) =>
          texts.some((legalText) => legalText.kind === of && legalText.country === null),
        ),
      'each kind must have a text with the country null',
    ),
  )

export const legalTopic = defineTopic({ name: 'legal', file: data, schema })

export const legalTitles = () => legalTopic.content().titles
export const legalSections = () => legalTopic.content().sections

/** Returns versions, newest first. */
export const legalVersions = () => legalTopic.content().texts
