// Reads the messages of all tags in one language from the message files.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MessageId } from '#generated/messageIds.ts'
import { staffFolder } from '#scripts/generate/messages.ts'
import { listFiles } from './listFiles.ts'
import type { LanguageTag } from '#shared/languages.ts'
import { isObject } from '#shared/unknown.ts'

type Messages = Record<MessageId, string>

/** Tags of the messages of members, in four languages. The back office has only English messages. */
export const messageTags = listFiles('locales/*', 15)
  .map((path) => basename(path))
  .filter((tag) => tag !== staffFolder)

export const messagesOf = (tag: string, language: LanguageTag): Partial<Messages> => {
  const messages: unknown = JSON.parse(readFileSync(join('locales', tag, `${language}.json`), 'utf8'))
  if (!isMessages(messages))
    throw new Error(`locales/${tag}/${language}.json has a value that is not a string`)
  return messages
}

export function messagesIn(language: LanguageTag): Messages {
  const messages = Object.fromEntries(messageTags.flatMap((tag) => Object.entries(messagesOf(tag, language))))
  if (!isMessages(messages)) throw new Error(`The messages of ${language} have a value that is no text`)
  return messages
}

/** Validates the file; `npm run generate` derives the type MessageId from the same files. */
const isMessages = (value: unknown): value is Messages =>
  isObject(value) && Object.values(value).every((message) => typeof message === 'string')
