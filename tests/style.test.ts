// Checks that members' copy follows docs/style.md. A table of this page lists the terms to use and to avoid.
import { readFileSync } from 'node:fs'
import { parse as parseMessage, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readDocumentFile } from '@members-hub/openapi'
import { expect, test } from 'vitest'
import { languages } from '#shared/languages.ts'
import { buttonIds } from './support/buttonTexts.ts'
import { listFiles } from './support/listFiles.ts'
import { messagesIn } from './support/messages.ts'

const names = ['EN', 'ID', 'TH', 'VN'] as const
type Name = (typeof names)[number]
/** A text in one language: its location, its language, its source string and its visible words. */
type Text = { place: string; name: Name; text: string; words: string }

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Finds objects anywhere in the data that contain a text in four languages. An object that contains only the key `id`
 * (here an identifier, not Indonesian) is skipped.
 */
function localized(tree: unknown, place: string): Text[] {
  if (typeof tree !== 'object' || tree === null) return []
  const entries = Object.entries(tree)
  const entryTexts = entries.flatMap(([key, value]) => textOf(key, value, place))
  if (entryTexts.length === names.length) return entryTexts
  return entries.flatMap(([key, value]) => localized(value, `${place} ${key}`))
}

function textOf(key: string | undefined, text: unknown, place: string): Text[] {
  const name = names.find((each) => each.toLowerCase() === key)
  return name && typeof text === 'string' ? [{ place, name, text, words: text }] : []
}

const messages = names.flatMap((name) =>
  Object.entries(messagesIn(languages[name].tag)).map(([id, text]): Text => ({
    place: id,
    name,
    text,
    words: wordsIn(parseMessage(text)),
  })),
)
const catalogue = listFiles('api/catalog/**/*.json', 45).flatMap((path) =>
  localized(json(path), path.replace('api/catalog/', '')),
)
const refusals = localized(readDocumentFile('openapi.yaml')['x-refusals'], 'x-refusals')
const texts = [...messages, ...catalogue, ...refusals]

/** Table of terms in docs/style.md: each row has a term in each language, and the terms to avoid. */
const terms = readFileSync('docs/style.md', 'utf8')
  .split('## Terms')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, term = '', EN = '', ID = '', TH = '', VN = '', not = '']) => ({ term, EN, ID, TH, VN, not }))

const forbidden = (terms ?? []).flatMap(({ term, not }) =>
  not.split(' · ').flatMap((part) => {
    const [key, words = ''] = part.split(': ')
    const name = names.find((each) => each === key)
    return words.split(', ').map((word) => ({ term, name, word, found: lookFor(word, name) }))
  }),
)

/** Creates the pattern that finds a word. It matches whole words, except in Thai, which has no spaces between words. */
function lookFor(word: string, name: Name | undefined): RegExp {
  return name === 'TH' ? new RegExp(word) : new RegExp(String.raw`(?<![\p{L}@-])${word}(?![\p{L}-])`, 'iu')
}

/** Returns the visible words of a message, without placeholders, tags and names of plural or select options. */
function wordsIn(elements: MessageFormatElement[]): string {
  const words = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value
    if (element.type === TYPE.tag) return wordsIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' '
    return ` ${Object.values(element.options)
      .map(({ value }) => wordsIn(value))
      .join(' · ')} `
  })
  return words.join('')
}

/** Checks whether the English text of a message is quoted from the specification. */
const isBinding = ({ place, name }: Text) => name === 'EN' && /^(?:error\.|platform\.notFound$)/.test(place)

test('the test reads the table of terms in docs/style.md and finds messages from all sources', () => {
  expect(terms?.length).toBeGreaterThan(20)
  expect(forbidden.filter(({ name }) => !name)).toEqual([])
  for (const each of [messages, catalogue, refusals])
    for (const name of names) expect(each.filter((text) => text.name === name).length).toBeGreaterThan(10)
})

test('no message uses a term that docs/style.md forbids', () => {
  const wrong = texts
    .filter((text) => !isBinding(text))
    .flatMap((text) =>
      forbidden
        .filter(
          ({ name, found: pattern }) =>
            name === text.name && pattern.test(text.words.replace(/\S+@\S+/g, ' ')),
        )
        .map(({ term, word }) => `${text.name} ${text.place}: “${word}” (${term}) in “${text.text}”`),
    )
  expect(wrong).toEqual([])
})

test('messages have typographic characters, and error messages have no exclamation mark', () => {
  const straight = texts.filter(({ text }) => /\p{L}'\p{L}|"|\.\.\./u.test(text.replaceAll("''", '’')))
  const exclaiming = [...messages, ...refusals].filter((text) => !isBinding(text) && /[!！]/.test(text.text))
  const apart = texts.filter(({ name, text }) => name === 'TH' && /\p{L}\p{M}*ๆ/u.test(text))
  const spaced = texts.filter(({ text }) => /\s…/u.test(text))
  expect([...straight, ...exclaiming, ...apart, ...spaced]).toEqual([])
})

test('word segmentation separates each Thai term in a message from its neighboring words', () => {
  const words = new Intl.Segmenter('th', { granularity: 'word' })
  // Skip shorter terms, because they are also parts of other words.
  const whole = (terms ?? []).map(({ TH }) => TH).filter(({ length }) => length > 4)
  const wrong = texts
    .filter(({ name }) => name === 'TH')
    .flatMap(({ place, text }) => {
      const edges = new Set([...words.segment(text)].map(({ index }) => index)).add(text.length)
      const isApart = (term: string) =>
        !text.includes(term) || [0, term.length].every((at) => edges.has(text.indexOf(term) + at))
      return whole.filter((term) => !isApart(term)).map((term) => `${place}: ${term} in ${text}`)
    })
  expect(wrong).toEqual([])
})

/** Label of the offer to join, whose button has the full width of a phone. */
const fullWidth = 'membership.intro.join'

test('button labels fit on a small phone', () => {
  const ids = [...buttonIds(messagesIn('en-US'))]
  expect(ids.length).toBeGreaterThan(150)
  const wide = names.flatMap((name) => {
    const words = messagesIn(languages[name].tag)
    return ids
      .map((id) => ({ name, id, text: words[id], length: lengthOf(parseMessage(words[id])) }))
      .filter(({ id, length }) => length > (id === fullWidth ? 28 : name === 'EN' ? 22 : 24))
  })
  expect(wide).toEqual([])
})

/**
 * Returns the length of the longest text that a message can show. A number counts as three characters; a name and text
 * for screen readers count as zero.
 */
function lengthOf(elements: MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.replace(/\p{M}/gu, '').length
    if (element.type === TYPE.number || element.type === TYPE.pound) return sum + 3
    if (element.type === TYPE.tag)
      return sum + (/^(?:spoken|hidden)$/.test(element.value) ? 0 : lengthOf(element.children))
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
  }, 0)
}
