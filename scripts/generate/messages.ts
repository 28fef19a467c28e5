// messages/: each language's catalogue compiled to its syntax tree, so that the browser carries no ICU parser.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { mkdir, writeFile } from 'node:fs/promises'
import { unbroken } from '../../api/catalog/unbroken.ts'

export async function writeMessages(locales: string, folder: string) {
  const names = (await readdir(locales)).filter((name) => name.endsWith('.json')).toSorted()
  await mkdir(join(folder, 'messages'), { recursive: true })
  for (const name of names) {
    const catalogue: Record<string, string> = JSON.parse(await readFile(join(locales, name), 'utf8'))
    const compiled = Object.fromEntries(
      Object.entries(catalogue).map(([id, text]) => [id, parse(unbroken(text))]),
    )
    await writeFile(join(folder, 'messages', name), `${JSON.stringify(compiled)}\n`)
  }
}
