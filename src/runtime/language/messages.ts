// Messages of the interface: compiled, one language at a time, with typed ids. The browser fetches them in parts; the
// build determines the messages of a screen from its modules (scripts/messageParts.ts).
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

/** Messages of all pages, or the additional ones of a screen. */
export type MessagePart = 'messages' | `screens/${string}`

/**
 * Returns the part of the screen of a route; `undefined` for layouts and redirects.
 * @param path path of the route, such as `/activity/$year/$campaign`
 */
export const partOf = (screen: object | string | undefined, path: string): MessagePart | undefined =>
  typeof screen === 'object' && !('redirect' in screen) ? `screens/${path.slice(1) || 'index'}` : undefined

/** URL of a part in a language; the version changes with any message (sections 7 and 9). */
export const messagesUrl = (locale: Locale, part: MessagePart) =>
  `/_i18n/${__MESSAGES__}/${languages[locale].tag}/${part}.json`

/** Returns the part for all pages and the part of the screen that the document preloads. */
export const partsOfDocument = (): MessagePart[] => {
  const preloaded = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')
  const screens = Array.from(preloaded, ({ href }): MessagePart[] => {
    const path = /\/screens\/(.+)\.json$/.exec(href)?.[1]
    return path ? [`screens/${path}`] : []
  })
  return ['messages', ...screens.flat()]
}

/** @throws if messages cannot be fetched: no page can be shown then */
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

// Prevents a locale lookup of Intl for messages with arguments; it is only needed to parse messages, and these are
// compiled.
IntlMessageFormat.resolveLocale = () => undefined

export function intlFor(locale: Locale, messages: Messages): IntlShape {
  const config: IntlConfig = {
    // With `locale`, react-intl checks if Intl supports it, which makes the browser load the data of all languages:
    // 60 to 100 ms on a slow phone. It uses `defaultLocale` without a check.
    locale: '',
    defaultLocale: languages[locale].tag,
    messages,
    textComponent: RichText,
    // Ignore the error about the empty `locale`. Log all others, so that end-to-end tests fail: a production build of
    // react-intl does not report a missing message.
    onError: (error) => void (error instanceof InvalidConfigError || console.error(error)),
  }
  return createIntl(config, sharedFormats())
}

let formats = createIntlCache()

/** Formatters are expensive to create and shared by all visitors of the server. */
function sharedFormats() {
  // One formatter per time zone is cached, and members may have any time zone: limit the cache.
  if (Object.keys(formats.dateTime).length > 500) formats = createIntlCache()
  return formats
}
