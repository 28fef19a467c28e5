// messages/: each language's messages, which stand by tag in locales/, compiled to their syntax tree, so that the browser carries
// no ICU parser; and messageIds.ts, their ids for the compiler.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { unbroken } from '../../api/catalog/unbroken.ts'
import { languages } from '../../src/client/languages.ts'
import { write } from './types.ts'

export async function writeMessages(locales: string, folder: string) {
  const tags = (await readdir(locales)).toSorted()
  for (const { tag: language } of Object.values(languages)) {
    const ofTags = await Promise.all(tags.map((tag) => readMessages(join(locales, tag, `${language}.json`))))
    const messages = ofTags.flatMap((ofTag) => Object.entries(ofTag))
    const compiled = Object.fromEntries(messages.map(([id, text]) => [id, parse(unbroken(text))]))
    await writeJson(join(folder, 'messages', `${language}.json`), compiled)
    if (language === languages.EN.tag) await writeIds(Object.keys(compiled), folder)
  }
}

async function writeIds(ids: string[], folder: string) {
  const text = [
    '/** The ids of all messages. */',
    'export type MessageId =',
    ...ids.map((id) => `  | '${id}'`),
    '',
  ]
  await write(folder, 'messageIds.ts', text.join('\n'))
}

async function readMessages(file: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function writeJson(file: string, content: object) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(content)}\n`)
}
