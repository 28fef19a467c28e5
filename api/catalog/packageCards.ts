// Reads package cards, which are enclosed in parcels. A card has steps, videos, questions and answers on a product, and
// a questionnaire.
import * as z from 'zod/mini'
import { PackageCardName } from '#generated/schemas/membersHub.schemas.ts'
import { questionAndAnswer, titledText } from './campaignBlocks.ts'
import { defineLocalizedTopic, type TextIn } from './languages.ts'
import data from './package-cards.json' with { type: 'json' }
import { field, picture, reference, slug } from './schema.ts'

const seconds = z.number().check(z.gte(0), z.lte(3600))

/** Schema of package cards. The questionnaire to which a card refers must have this card as its screen. */
const schemaOf = (text: TextIn) =>
  z
    .array(
      z.strictObject({
        card: PackageCardName,
        questionnaireId: field('Questionnaire', reference('questionnaires')),
        product: field(
          'Product with a warranty',
          z._default(z.nullable(reference('registrable-products')), null),
          'Product on the card that can be registered for an extended warranty.',
        ),
        picture,
        title: text,
        teaser: text,
        steps: z.array(titledText(text)).check(z.minLength(1)),
        videos: z.array(
          z
            .strictObject({
              id: slug,
              title: text,
              url: field(
                'Video file',
                z.nullable(z.string().check(z.regex(/^\/media\/[a-z0-9/-]+\.(?:mp4|webm)$/))),
                'Path of the video file; if empty, the page shows the transcript instead.',
              ),
              picture,
              seconds: field('Length in seconds', z.int().check(z.gte(1))),
              transcript: text,
              captions: z.array(z.strictObject({ from: seconds, to: seconds, text })),
            })
            .check(
              z.refine(
                ({ captions, seconds: length }) =>
                  captions.every(
                    ({ from, to }, place) =>
                      from >= (captions[place - 1]?.to ?? 0) && to > from && to <= length,
                  ),
                '`captions` must be in order, must not overlap and must end within the `seconds` of the video',
              ),
              z.refine(
                ({ url, captions }) => url === null || captions.length > 0,
                '`captions` must not be empty if `url` is set',
              ),
            ),
        ),
        faq: z.array(questionAndAnswer(text)),
      }),
    )
    .check(
      z.refine(
        (all) => new Set(all.map(({ card }) => card.toLowerCase())).size === all.length,
        '`card` must be unique, regardless of case',
      ),
    )

export const packageCardsTopic = defineLocalizedTopic({
  name: 'package-cards',
  file: data,
  key: 'card',
  schemaOf,
})

/** Returns package cards in each language. */
export const packageCards = packageCardsTopic.content
