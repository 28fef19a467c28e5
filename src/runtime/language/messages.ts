// Messages of the interface: compiled catalogues, one language at a time, with typed ids. The browser fetches them in parts, by
// what the build finds in the modules of a screen (scripts/messageParts.ts).
import { IntlMessageFormat } from 'intl-messageformat'
import {
  createIntl,
  createIntlCache,
  InvalidConfigError,
  type IntlConfig,
  type IntlShape,
  type MessageFormatElement,
} from 'react-intl'
import type { MessageId } from '#generated/messageIds.ts'
import { languages, type Locale } from '#shared/languages.ts'
import { RichText } from './RichText.tsx'

export type { MessageId }
export type Messages = Record<MessageId, MessageFormatElement[]>

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}

/** What every page says, or what one screen says besides. */
export type MessagePart = 'messages' | `screens/${string}`

/**
 * The part of a route's screen; `undefined` for layouts and for routes that lead elsewhere.
 * @param path the route's, such as `/activity/$year/$campaign`
 */
export const partOf = (screen: object | string | undefined, path: string): MessagePart | undefined =>
  typeof screen === 'object' && !('redirect' in screen) ? `screens/${path.slice(1) || 'index'}` : undefined

/** The address of a part in a language; the version in it changes with what any part says (sections 7 and 9). */
export const messagesUrl = (locale: Locale, part: MessagePart) =>
  `/_i18n/${__MESSAGES__}/${languages[locale].tag}/${part}.json`

/** What every page says, and what the document preloads for the screen that it shows. */
export const partsOfDocument = (): MessagePart[] => {
  const preloaded = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')
  const screens = Array.from(preloaded, ({ href }): MessagePart[] => {
    const path = /\/screens\/(.+)\.json$/.exec(href)?.[1]
    return path ? [`screens/${path}`] : []
  })
  return ['messages', ...screens.flat()]
}

/** @throws when they cannot be fetched: nothing can be shown then, in any language. */
export async function fetchMessages(locale: Locale, parts: readonly MessagePart[]): Promise<Messages> {
  const fetched = await Promise.all(
    parts.map(async (part): Promise<Messages> => {
      const response = await fetch(messagesUrl(locale, part))
      if (!response.ok) throw new Error(`No messages for ${locale}: HTTP ${response.status}`)
      const body: unknown = await response.json()
      if (!isMessages(body)) throw new Error(`No messages for ${locale}.`)
      return body
    }),
  )
  return fetched.reduce((all, part) => Object.assign(all, part))
}

/** The build guarantees the type of the entries. */
const isMessages = (body: unknown): body is Messages => typeof body === 'object' && body !== null

// For a message with arguments it asks the browser as well, and needs the answer only to parse the message: ours are parsed.
IntlMessageFormat.resolveLocale = () => undefined

export function intlFor(locale: Locale, messages: Messages): IntlShape {
  const config: IntlConfig = {
    // Given a `locale`, the library asks the browser whether it knows it, which makes the browser read the data of every
    // language: 60 to 100 ms of a slow phone. It takes the default where there is none, and does not ask about that.
    locale: '',
    defaultLocale: languages[locale].tag,
    messages,
    textComponent: RichText,
    // The empty `locale` is intended. Everything else is logged, so that journeys fail: a production build of react-intl would not
    // tell of a missing message.
    onError: (error) => void (error instanceof InvalidConfigError || console.error(error)),
  }
  return createIntl(config, sharedFormats())
}

let formats = createIntlCache()

/** What formats texts, numbers and dates is costly to make and the same for every visitor of the server. */
function sharedFormats() {
  // There is one a time zone, and members may live in any.
  if (Object.keys(formats.dateTime).length > 500) formats = createIntlCache()
  return formats
}
