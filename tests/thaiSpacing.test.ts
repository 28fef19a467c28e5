// Checks the spaces around parameters of Thai messages: Thai has no spaces between words, but a space around Latin words
// and numbers. Names of members and babies are often Latin.
import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { messageTags, messagesOf } from './support/messages.ts'

/** Parameters whose value starts or ends with a Thai word, so that no space is needed on the side of this word. */
const thaiValues: Readonly<Record<string, readonly string[]>> = {
  'coins.chart': ['since'],
  'games.checkIn.prize.on': ['date'],
  'games.closed.region.text': ['countries'],
  'games.late.landed': ['date'],
  'games.makeUp.done': ['date'],
  'games.pause.done': ['date'],
  'games.pause.runs.text': ['date'],
  'games.pause.until': ['date'],
  'mails.layout.reason': ['hub'],
  'orders.zone': ['zone'],
  'questionnaires.part.by': ['day'],
  'vouchers.scope': ['scope'],
}

const isThai = (letter: string) => /^[\u0e00-\u0e7f]$/.test(letter)

type Neighbors = { before: string; after: string }

/** Returns the parameters and numbers that touch a Thai letter. @param neighbors letters next to the elements */
function touching(elements: readonly MessageFormatElement[], neighbors: Neighbors): string[] {
  return elements.flatMap((element, index) => {
    const [previous, next] = [elements[index - 1], elements[index + 1]]
    const around = {
      before: previous ? lastLetterOf(previous) : neighbors.before,
      after: next ? firstLetterOf(next) : neighbors.after,
    }
    if (element.type === TYPE.literal) return touchingNumbers(element.value)
    if (element.type === TYPE.tag) return touching(element.children, around)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => touching(value, around))
    const name = element.type === TYPE.pound ? '#' : element.value
    return isThai(around.before) || isThai(around.after) ? [name] : []
  })
}

const touchingNumbers = (text: string) =>
  [...text.matchAll(/[\u0e01-\u0e5b][A-Za-z\d]|[A-Za-z\d][\u0e01-\u0e5b]/g)].map(String)

const lastLetterOf = (element: MessageFormatElement) =>
  element.type === TYPE.literal ? element.value.slice(-1) : ''
const firstLetterOf = (element: MessageFormatElement) =>
  element.type === TYPE.literal ? element.value.slice(0, 1) : ''

const wrongIn = (id: string, text: string) =>
  touching(parse(text), { before: '', after: '' })
    .filter((name) => !thaiValues[id]?.includes(name))
    .map((name) => `${id}: ${name} in “${text}”`)

test('the check finds a name, a number and a Latin word without a space', () => {
  expect(wrongIn('a', 'คุณ{name} มี {n, plural, other {#ตั๋ว}} ใน<b>{place}</b> และWi-Fi')).toHaveLength(4)
  expect(wrongIn('a', 'คุณ {name} มี {n, plural, other {# ตั๋ว}} และ Wi-Fi')).toEqual([])
})

test('every Thai message has a space between Thai letters and a parameter, a number or a Latin word', () => {
  const messages = messageTags.flatMap((tag) => Object.entries(messagesOf(tag, 'th-TH')))
  expect(messages.length).toBeGreaterThan(1000)
  expect(messages.flatMap(([id, text]) => wrongIn(id, text))).toEqual([])
})

test('answers of the back office have a space between Thai letters and the name', () => {
  const file = readFileSync('api/catalog/answer-templates.json', 'utf8')
  const texts = [...file.matchAll(/"th": "(.*)"/g)].map(([, text = '']) => text)
  expect(texts.length).toBeGreaterThan(4)
  expect(texts.flatMap((text) => wrongIn('answer', text.replace(/<[^>]*>/g, '')))).toEqual([])
})
