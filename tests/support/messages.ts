// The messages of all tags in one language, as they are written.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MessageId } from '#generated/messageIds.ts'
import { listFiles } from './listFiles.ts'
import type { LanguageTag } from '#shared/languages.ts'

export const messageTags = listFiles('locales/*', 15).map((path) => basename(path))

export const messagesOf = (tag: string, language: LanguageTag): Record<MessageId, string> =>
  JSON.parse(readFileSync(join('locales', tag, `${language}.json`), 'utf8'))

export const messagesIn = (language: LanguageTag): Record<MessageId, string> =>
  Object.assign({}, ...messageTags.map((tag) => messagesOf(tag, language)))
