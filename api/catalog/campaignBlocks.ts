// Defines the kinds of content blocks that a campaign page consists of.
import * as z from 'zod/mini'
import type { TextIn } from './languages.ts'
import { aboutBaby, field, picture } from './schema.ts'

/** Schema of the path of a page of the hub. */
export const pagePath = z.string().check(z.regex(/^\/[A-Za-z0-9/?=&_-]*$/))

export const titledText = (text: TextIn) => z.strictObject({ title: text, text })
export const questionAndAnswer = (text: TextIn) => z.strictObject({ question: text, answer: text })

export const campaignBlock = (text: TextIn) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: field('Kind', z.literal('hero')),
      title: text,
      text,
      picture,
      action: z.nullable(z.strictObject({ label: text, to: field('Link', pagePath) })),
    }),
    z.strictObject({ kind: field('Kind', z.literal('text')), title: text, text }),
    z.strictObject({
      kind: field('Kind', z.literal('steps')),
      title: text,
      steps: z.array(titledText(text)),
    }),
    z.strictObject({
      kind: field('Kind', z.literal('prizes')),
      title: text,
      prizes: z.array(
        z.strictObject({
          name: text,
          text,
          picture,
          count: field('Number of units', z.nullable(z.int().check(z.gte(1)))),
          isDrawn: field(
            'Won in the raffle',
            z._default(z.boolean(), false),
            'True if the prize is won in the raffle of the campaign. The page shows the odds of this prize.',
          ),
        }),
      ),
    }),
    z.strictObject({
      kind: field('Kind', z.literal('faq')),
      title: text,
      questions: z.array(questionAndAnswer(text)),
    }),
    z.strictObject({ kind: field('Kind', z.literal('story')), title: text, text, picture }),
    z.strictObject({ kind: field('Kind', z.literal('countdown')), title: text }),
    z.strictObject({ kind: field('Kind', z.literal('form')) }),
    z.strictObject({ kind: field('Kind', z.literal('raffle')) }),
    z.strictObject({
      kind: field('Kind', z.literal('rules')),
      title: text,
      rules: z.array(text).check(z.minLength(1)),
    }),
    z.strictObject({ kind: field('Kind', z.literal('winners')), title: text, text }),
    z.strictObject({
      kind: field('Kind', z.literal('products')),
      title: text,
      products: z.array(
        z.strictObject({ name: text, text, picture, to: field('Link', pagePath), aboutBaby }),
      ),
    }),
  ])
