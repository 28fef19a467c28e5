// Defines a pseudo language for development: English with accents on each letter, a third longer. Text without accents
// on the screen is missing in the catalogs. Text that is cut off on the screen would also be cut off in languages with
// longer words.
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { readCatalogue } from './catalogues.ts'

const catalogue = 'generated/messages/en-US.json'

/** Replaces English by the pseudo language in the development server; builds do not contain it. */
export function pseudoLanguage(): Plugin {
  const read = () => pseudoCatalogue(readCatalogue(catalogue))
  return {
    name: 'hub-pseudo-language',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/_i18n\/[^/]+\/en-US\/messages\.json$/.test(request.url ?? '')) return next()
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(read()))
      })
    },
    load: (id) => (id.endsWith(catalogue) ? JSON.stringify(read()) : undefined),
  }
}

type Catalogue = Record<string, MessageFormatElement[]>

const pseudoCatalogue = (messages: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]))

/** Converts a message to the pseudo language, in brackets that show its start and end; placeholders stay unchanged. */
export function pseudoMessage(message: MessageFormatElement[]): MessageFormatElement[] {
  const letters = lengthOf(message)
  const more = '~'.repeat(Math.ceil(letters * 0.3))
  return [literal('['), ...accented(message), literal(`${more}]`)]
}

function accented(message: MessageFormatElement[]): MessageFormatElement[] {
  return message.map((element) => {
    if (element.type === TYPE.literal) return literal(withAccents(element.value))
    if (element.type === TYPE.tag) return { ...element, children: accented(element.children) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(
      ([name, { value }]) => [name, { value: accented(value) }] as const,
    )
    return { ...element, options: Object.fromEntries(options) }
  })
}

/**
 * Returns the number of visible letters of a message. If the message has alternatives, the longest alternative counts.
 */
function lengthOf(message: MessageFormatElement[]): number {
  const lengths = message.map((element) => {
    if (element.type === TYPE.literal) return element.value.length
    if (element.type === TYPE.tag) return lengthOf(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return 0
    return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
  })
  return lengths.reduce((sum, length) => sum + length, 0)
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

const plain = 'AaCcEeGgIiLlNnOoRrSsTtUuYyZz'
const accents = 'ÅåÇçÉéĜĝÎîĻļÑñÖöŔŕŠšŢţÛûÝýŽž'

const withAccents = (text: string) =>
  text.replace(/[a-zA-Z]/g, (letter) => accents[plain.indexOf(letter)] ?? letter)
