// Compiled messages of the user interface with typed ids, for one language at a time. The browser fetches the messages
// in parts. The build determines the messages of a screen from the modules that the screen imports
// (scripts/messageParts.ts).
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

/**
 * Message part: the messages that all pages share, the messages of components that load after a page, or the additional
 * messages of one screen.
 */
export type MessagePart = 'messages' | 'late' | `screens/${string}`

/** Folder of the components whose messages are in the part `late`. Load them with `lateComponent`. */
export const lateFolder = 'src/domain/late'

/**
 * Returns the message part of the screen of a route; `undefined` for layouts and redirects, which have no screen.
 * @param path path of the route, such as `/activity/$year/$campaign`
 */
export const partOf = (screen: object | string | undefined, path: string): MessagePart | undefined =>
  typeof screen === 'object' && !('redirect' in screen) ? `screens/${path.slice(1) || 'index'}` : undefined

/**
 * Returns the URL of a part in a language; the version in the URL changes when any message changes (sections 7 and 9 of
 * the specification).
 */
export const messagesUrl = (locale: Locale, part: MessagePart) =>
  `/_i18n/${__MESSAGES__}/${languages[locale].tag}/${part}.json`

/** Returns the message part for all pages, and the part of the screen if the document preloads it. */
export const partsOfDocument = (): MessagePart[] => {
  const preloaded = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')
  const screens = Array.from(preloaded, ({ href }): MessagePart[] => {
    const path = /\/screens\/(.+)\.json$/.exec(href)?.[1]
    return path ? [`screens/${path}`] : []
  })
  return ['messages', ...screens.flat()]
}

/** @throws if the messages cannot be fetched; the page cannot be shown without them */
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

/** Checks only that the body is an object; the build guarantees that its entries have this type. */
const isMessages = (body: unknown): body is Messages => typeof body === 'object' && body !== null

// Prevents react-intl from looking up the locale for each message that has arguments. react-intl needs the lookup only
// to parse messages, but the messages of the app are already compiled.
IntlMessageFormat.resolveLocale = () => undefined

export function intlFor(locale: Locale, messages: Messages): IntlShape {
  const config: IntlConfig = {
    // Set `defaultLocale` instead of `locale`: react-intl checks whether Intl supports `locale`, and the check makes
    // the browser load the data of all languages. Loading takes 60 to 100 ms on a slow phone.
    locale: '',
    defaultLocale: languages[locale].tag,
    messages,
    textComponent: RichText,
    // Ignore the error about the empty `locale`. Log all other errors, so that end-to-end tests fail: a production
    // build of react-intl does not report missing messages.
    onError: (error) => void (error instanceof InvalidConfigError || console.error(error)),
  }
  return createIntl(config, sharedFormats())
}

let formats = createIntlCache()

/** Returns the cache of formatters, which are expensive to create. The server shares the cache between all visitors. */
function sharedFormats() {
  // Limit the size of the cache: it contains one formatter per time zone, and members may have any time zone.
  if (Object.keys(formats.dateTime).length > 500) formats = createIntlCache()
  return formats
}
