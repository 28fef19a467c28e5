// Reads the page that explains activities.
import * as z from 'zod/mini'
import { pagePath, titledText } from './campaignBlocks.ts'
import data from './guidance.json' with { type: 'json' }
import { inEachLanguage } from './languages.ts'
import { picture } from './schema.ts'

/** Content of the page by language. */
export const guidance = inEachLanguage(
  (text) =>
    z.strictObject({
      title: text,
      text,
      steps: z.array(z.strictObject({ title: text, text, picture, to: pagePath })),
      notes: z.array(titledText(text)),
    }),
  data,
)
