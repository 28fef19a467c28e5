// Writes messages/: the messages of each language, compiled from locales/ to their syntax tree, so that the browser
// needs no ICU parser. Also writes messageIds.ts, the message ids as types, and sentTexts.ts, the parameters of
// emails and notifications.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import * as z from 'zod/mini'
import { unbroken } from '#api/locale/unbroken.ts'
import { languages } from '#shared/languages.ts'
import { write } from './types.ts'

/** Folders of messages that only the server sends; pages do not fetch them. */
export const sentFolders: readonly string[] = ['mails', 'notices']

const tagMessages = z.record(z.string(), z.string())
type Messages = z.infer<typeof tagMessages>

export async function writeMessages(locales: string, folder: string) {
  const folders = (await readdir(locales)).toSorted()
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
    '/** The ids of all messages of the pages. */',
    'export type MessageId =',
    ...pageIds.map((id) => `  | '${id}'`),
    '',
    '/** The ids of what the server sends. */',
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
    '/** What fills in each e-mail and notice of `locales/`: a text, or a number that it counts. */',
    'export const sentTexts = {',
    ...lines,
    '} as const',
    '',
  ]
  await write(folder, 'sentTexts.ts', text.join('\n'))
}

type ParamKind = 'text' | 'number'

/**
 * The parameters of each email or notification by name. `mails.closing.subject` and `mails.closing.text` are parts of
 * the same text.
 * @throws an Error for a parameter that needs the reader's time zone or a page, and for a parameter of two kinds
 */
export function paramsOfTexts(messages: Messages): Record<string, Record<string, ParamKind>> {
  const texts: Record<string, Record<string, ParamKind>> = {}
  for (const [id, text] of Object.entries(messages)) {
    const params = (texts[id.replace(/\.\w+$/, '')] ??= {})
    for (const [name, kind] of paramsIn(parse(text), id)) {
      if ((params[name] ?? kind) !== kind) throw new Error(`${id} fills in {${name}} as text and counts it.`)
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
      throw new Error(`${id}: what is sent is filled in with texts and numbers; dates come as text.`)
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
