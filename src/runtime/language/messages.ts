// Messages of the interface: compiled catalogues, one language at a time, with typed ids.
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl'
import type english from '../../../locales/en-US.json'
import { languages, type Locale } from '../../client/languages.ts'

export type MessageId = keyof typeof english
export type Messages = Record<MessageId, MessageFormatElement[]>

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}

/** The address of a language's messages; the version in it changes with their content (sections 7 and 9). */
export const messagesUrl = (locale: Locale) =>
  `/_i18n/${__MESSAGES_VERSION__}/${languages[locale].tag}/messages.json`

/** @throws when the messages cannot be fetched: nothing can be shown then, in any language. */
export async function fetchMessages(locale: Locale): Promise<Messages> {
  const response = await fetch(messagesUrl(locale))
  if (!response.ok) throw new Error(`No messages for ${locale}: HTTP ${response.status}`)
  return response.json()
}

export function intlFor(locale: Locale, messages: Messages): IntlShape {
  return createIntl({ locale: languages[locale].tag, messages, defaultLocale: languages.EN.tag })
}
