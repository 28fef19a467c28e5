// The messages of all tags in one language, as they are written.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageId } from '../../generated/messageIds.ts'
import type { LanguageTag } from '../../src/client/languages.ts'

export const messageTags = readdirSync('locales')

export const messagesOf = (tag: string, language: LanguageTag): Record<MessageId, string> =>
  JSON.parse(readFileSync(join('locales', tag, `${language}.json`), 'utf8'))

export const messagesIn = (language: LanguageTag): Record<MessageId, string> =>
  Object.assign({}, ...messageTags.map((tag) => messagesOf(tag, language)))
