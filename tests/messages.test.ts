// Compares the message files of the four languages: all have the same ids, placeholders and tags, and every message is
// used.
import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { languages } from '#shared/languages.ts'
import { notices } from '#api/catalog/notices.ts'
import { sentTexts } from '#generated/sentTexts.ts'
import { paramsOfTexts, sentFolders } from '#scripts/generate/messages.ts'
import { listFiles } from './support/listFiles.ts'
import { messagesIn, messagesOf, messageTags } from './support/messages.ts'

const tags = Object.values(languages).map(({ tag }) => tag)
const catalogues = new Map(tags.map((tag): [string, Record<string, string>] => [tag, messagesIn(tag)]))
const english: Record<string, string> = messagesIn('en-US')
const codeOf = (folder: string) =>
  listFiles(`${folder}/**/*.{ts,tsx}`, 400)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const [sources, server] = [codeOf('src'), codeOf('api')]

/**
 * Prefixes of message ids that are not tags of the contract. Messages with these prefixes are in the folder `common`.
 */
const common = new Set(['error', 'form', 'item', 'list', 'offline'])
const folderOf = (id: string) => {
  const [prefix = ''] = id.split('.')
  return common.has(prefix) ? 'common' : prefix
}

test.each(tags)('%s has the same message ids as English, sorted and in the folders of their tags', (name) => {
  for (const folder of messageTags) {
    const ids = Object.keys(english).filter((id) => folderOf(id) === folder)
    expect(Object.keys(messagesOf(folder, name))).toEqual(ids.toSorted())
  }
  expect(new Set(Object.keys(english).map(folderOf))).toEqual(new Set(messageTags))
})

test.each(tags)('messages in %s have the same placeholders and tags as in English', (name) => {
  const placeholders = (messages: Record<string, string>) =>
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, namesIn(parse(text))]))
  expect(placeholders(catalogues.get(name) ?? {})).toEqual(placeholders(english))
})

test.each(tags)('plurals in %s have the forms of the language; selects have those of English', (name) => {
  const { pluralCategories } = new Intl.PluralRules(name).resolvedOptions()
  const messages = catalogues.get(name) ?? {}
  const wrong = Object.entries(messages).filter(([id, text]) => {
    const choices = choicesIn(parse(text))
    const plurals = choices.filter(({ kind }) => kind === 'plural')
    const forms = plurals.map(({ options }) => options.filter((option) => !option.startsWith('=')))
    const selects = (elements: Choice[]) =>
      elements
        .filter(({ kind }) => kind === 'select')
        .map(({ name: of, options }) => `${of}: ${options.join()}`)
    return (
      forms.some((options) => options.join() !== pluralCategories.toSorted().join()) ||
      selects(choices).join() !== selects(choicesIn(parse(english[id] ?? ''))).join()
    )
  })
  expect(wrong).toEqual([])
})

test.each(tags)('emails and notifications in %s have the parameters that the server passes', (name) => {
  const sentMessages = sentFolders.map((folder) => messagesOf(folder, name))
  expect(paramsOfTexts(Object.fromEntries(sentMessages.flatMap((each) => Object.entries(each))))).toEqual(
    sentTexts,
  )
})

test('every message is used in the code', () => {
  const unused = Object.keys(english).filter(
    (id) =>
      !sentFolders.includes(folderOf(id)) && !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`),
  )
  expect(unused, 'unused message: remove it from each file in locales/').toEqual([])
})

/**
 * Prefixes of messages that are parts of other texts: the layout, the pictures and the details of emails, push messages,
 * and the parts of a gift.
 */
const partPrefixes = [
  'mails.fact',
  'mails.layout',
  'mails.look',
  'mails.push',
  'mails.subject',
  'linkPreviews.gift',
]
const isPart = (id: string) => partPrefixes.some((prefix) => id.startsWith(prefix))

/** Returns true if the server code contains the name. Names of link previews have no prefix in the code. */
const isInServer = (name: string) => {
  const [, preview] = /^linkPreviews\.(\w+)$/.exec(name) ?? []
  return preview === undefined
    ? server.includes(`'${name}'`)
    : server.includes(`'${preview}'`) || server.includes(`  ${preview}: '/art/`)
}

test('each email and notification has a text and a title or subject, and the server sends it', () => {
  const names = Object.keys(sentTexts).filter((name) => !isPart(name))
  const parts = names.flatMap((name) => [
    `${name}.${name.startsWith('mails.') ? 'subject' : 'title'}`,
    `${name}.text`,
  ])
  const sentIds = Object.keys(english).filter(
    (id) => sentFolders.includes(folderOf(id)) && !id.endsWith('.button') && !isPart(id),
  )
  expect(sentIds.toSorted()).toEqual(parts.toSorted())
  const kinds = [...notices.keys()].map((kind) => `notices.${kind}`)
  const unused = names.filter((name) => !kinds.includes(name) && !isInServer(name))
  expect(unused).toEqual([])
})

/** Returns the unique names of all arguments and tags, including nested ones. */
function namesIn(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const tokens = [element.type === TYPE.tag ? `<${element.value}>` : element.value]
    if (element.type === TYPE.tag) return [...tokens, ...namesIn(element.children)]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [...tokens, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
    return tokens
  })
  return [...new Set(names)].toSorted()
}

type Choice = { kind: 'plural' | 'select'; name: string; options: string[] }

/** Returns all plurals and selects of a message, including nested ones, with their sorted options. */
function choicesIn(elements: MessageFormatElement[]): Choice[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return choicesIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const kind = element.type === TYPE.plural ? 'plural' : 'select'
    const options = Object.keys(element.options).toSorted()
    const inner = Object.values(element.options).flatMap(({ value }) => choicesIn(value))
    return [{ kind, name: element.value, options } as const, ...inner]
  })
}
