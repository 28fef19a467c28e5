// Reads the page that explains activities.
import * as z from 'zod/mini'
import { pagePath, titledText } from './campaignBlocks.ts'
import data from './guidance.json' with { type: 'json' }
import { defineLocalizedTopic, type TextIn } from './languages.ts'
import { picture } from './schema.ts'

const schemaOf = (text: TextIn) =>
  z.strictObject({
    title: text,
    text,
    steps: z.array(z.strictObject({ title: text, text, picture, to: pagePath })),
    notes: z.array(titledText(text)),
  })

export const guidanceTopic = defineLocalizedTopic({ name: 'guidance', file: data, schemaOf })

/** Returns the content of the page by language. */
export const guidance = guidanceTopic.content
