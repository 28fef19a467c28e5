// Writes messages/: the messages of each language in locales/, compiled to their syntax tree so that the browser needs
// no ICU parser. Also writes messageIds.ts with the message ids as types, and sentTexts.ts with the parameters of
// emails and notifications.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import * as z from 'zod/mini'
import { unbroken } from '#api/locale/unbroken.ts'
import { languages } from '#shared/languages.ts'
import { write } from './types.ts'

/**
 * Folders with the messages of emails, notifications and link previews. Only the server uses these messages, and pages do not fetch
 * them.
 */
export const sentFolders: readonly string[] = ['linkPreviews', 'mails', 'notices']

const tagMessages = z.record(z.string(), z.string())
type Messages = z.infer<typeof tagMessages>

/** Folder with the messages of the back office, which is a separate app and has only English messages. */
export const staffFolder = 'backOffice'

export async function writeMessages(locales: string, folder: string) {
  const folders = (await readdir(locales)).filter((name) => name !== staffFolder).toSorted()
  const tags = folders.filter((name) => !sentFolders.includes(name))
  for (const { tag: language } of Object.values(languages)) {
    const messages = await readMessages(locales, tags, language)
    const compiled = Object.fromEntries(
      Object.entries(messages).map(([id, text]) => [id, parse(unbroken(text))]),
    )
    await writeJson(join(folder, 'messages', `${language}.json`), compiled)
  }
  const english = (names: readonly string[]) => readMessages(locales, names, languages.EN.tag)
  const [pageMessages, sentMessages] = [await english(tags), await english(sentFolders)]
  await writeIds({ shown: Object.keys(pageMessages), sent: Object.keys(sentMessages) }, folder)
  await writeSentTexts(sentMessages, folder)
}

async function writeIds(
  { shown: pageIds, sent: sentIds }: Record<'shown' | 'sent', string[]>,
  folder: string,
) {
  const text = [
    '/** Ids of all messages on pages. */',
    'export type MessageId =',
    ...pageIds.map((id) => `  | '${id}'`),
    '',
    '/** Ids of messages that the server sends. */',
    'export type SentMessageId =',
    ...sentIds.map((id) => `  | '${id}'`),
    '',
  ]
  await write(folder, 'messageIds.ts', text.join('\n'))
}

async function writeSentTexts(messages: Messages, folder: string) {
  const lines = Object.entries(paramsOfTexts(messages)).map(([name, params]) => {
    const fields = Object.entries(params).map(([param, kind]) => `${param}: '${kind}'`)
    return `  '${name}': {${fields.length ? ` ${fields.join(', ')} ` : ''}},`
  })
  const text = [
    '/** Parameters of each email and notification of `locales/`: text, or a number for plurals. */',
    'export const sentTexts = {',
    ...lines,
    '} as const',
    '',
  ]
  await write(folder, 'sentTexts.ts', text.join('\n'))
}

type ParamKind = 'text' | 'number'

/**
 * Returns the parameters of each email or notification by its name. `mails.closing.subject` and `mails.closing.text`
 * are parts of one email.
 * @throws an Error if a parameter is neither text nor a number: a date requires the time zone of the reader, and a tag
 * requires a page. Also throws if a parameter is used both as text and as a number
 */
export function paramsOfTexts(messages: Messages): Record<string, Record<string, ParamKind>> {
  const texts: Record<string, Record<string, ParamKind>> = {}
  for (const [id, text] of Object.entries(messages)) {
    const params = (texts[id.replace(/\.\w+$/, '')] ??= {})
    for (const [name, kind] of paramsIn(parse(text), id)) {
      if ((params[name] ?? kind) !== kind)
        throw new Error(`Message ${id} uses {${name}} both as text and as a number: use two names.`)
      params[name] = kind
    }
  }
  return texts
}

function paramsIn(elements: MessageFormatElement[], id: string): [string, ParamKind][] {
  return elements.flatMap((element): [string, ParamKind][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.argument) return [[element.value, 'text']]
    if (element.type === TYPE.number) return [[element.value, 'number']]
    if (element.type !== TYPE.plural)
      throw new Error(`Message ${id} has a parameter that is neither text nor a number: pass dates as text.`)
    const inner = Object.values(element.options).flatMap(({ value }) => paramsIn(value, id))
    return [[element.value, 'number'], ...inner]
  })
}

async function readMessages(
  locales: string,
  folders: readonly string[],
  language: string,
): Promise<Messages> {
  const files = folders.map((folder) => readFile(join(locales, folder, `${language}.json`), 'utf8'))
  const all = (await Promise.all(files)).map((file) => tagMessages.parse(JSON.parse(file)))
  return Object.fromEntries(all.flatMap((each) => Object.entries(each)))
}

async function writeJson(file: string, content: object) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(content)}\n`)
}
