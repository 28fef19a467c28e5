// The cards that lie in the parcels: steps, films, questions and answers of a product, and its questionnaire.
import * as z from 'zod/mini'
import type { components } from '../../generated/schema.d.ts'
import { questionAndAnswer, titledText } from './campaignBlocks.ts'
import { inEachLanguage } from './languages.ts'
import data from './package-cards.json' with { type: 'json' }
import { questionnaires } from './questionnaires.ts'
import { picture, slug } from './schema.ts'

type Card = components['schemas']['PackageCardName']

const names = ['underwear', 'BreastPump', 'pregnancypillow'] as const satisfies Card[]

/** In each language; the questionnaire of each stands on the screens of the same name. */
export const packageCards = inEachLanguage(
  (text) =>
    z
      .array(
        z.strictObject({
          card: z.literal(names),
          questionnaireId: slug,
          picture,
          title: text,
          teaser: text,
          steps: z.array(titledText(text)).check(z.minLength(1)),
          videos: z.array(
            z.strictObject({
              id: slug,
              title: text,
              url: z.string().check(z.regex(/^\/media\/[a-z0-9/-]+\.mp4$/)),
              picture,
              seconds: z.int().check(z.gte(1)),
              transcript: text,
            }),
          ),
          faq: z.array(questionAndAnswer(text)),
        }),
      )
      .check(
        z.refine(
          (all) => all.map(({ card }) => card).join() === names.join(),
          'every card is there, in order',
        ),
        z.refine(
          (all) =>
            all.every(({ card, questionnaireId }) =>
              questionnaires.en.some(({ id, screen }) => id === questionnaireId && screen === card),
            ),
          'a card’s questionnaire is the one of its screens',
        ),
      ),
  data,
)
