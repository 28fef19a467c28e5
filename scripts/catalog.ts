// Exports and imports the catalog of the configured database. `--help` prints the usage.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  exportTopics,
  importPlan,
  InvalidImport,
  planImport,
  planInWords,
} from '#api/backOffice/content/transfer.ts'
import { readConfig } from '#api/process/config.ts'
import { openStore, StoreUnavailable, type Database } from '#api/store/store.ts'
import { readArguments, rejectArguments } from './commandLine.ts'

const usage = `Usage: npm run catalog -- <export|import> <folder> [--dry-run] [--title <title>]

export <folder>  writes each published topic to <folder>/<topic>.json
import <folder>  creates a change with the entries that differ from the published catalog, for approval in the back office

--dry-run        prints the differences and problems, and stores nothing
--title <title>  title of the change, at most 100 characters`

const { values, positionals } = readArguments(usage, {
  'dry-run': { type: 'boolean', default: false },
  title: { type: 'string' },
})
const [command, folder, ...rest] = positionals
if ((command !== 'export' && command !== 'import') || folder === undefined || rest.length > 0)
  rejectArguments('The command is export or import, with one folder.', usage)
const title = values.title ?? `Import of ${new Date().toISOString().slice(0, 10)}`
if (title.length === 0 || title.length > 100)
  rejectArguments('The title must have 1 to 100 characters.', usage)

try {
  const { DATABASE_URL, DATA_FOLDER } = readConfig(process.env)
  const store = await openStore({ databaseUrl: DATABASE_URL, dataFolder: DATA_FOLDER })
  try {
    await (command === 'export' ? exportTo(store.db, folder) : importFrom(store.db, folder))
  } finally {
    await store.close()
  }
} catch (error) {
  if (!(error instanceof InvalidImport) && !(error instanceof StoreUnavailable)) throw error
  const help =
    'If a server uses the embedded database, stop the server first, or set DATABASE_URL to a PostgreSQL for both.'
  console.error(error instanceof StoreUnavailable ? `${error.message}\n${help}` : error.message)
  process.exitCode = 1
}

async function exportTo(db: Database, path: string) {
  await mkdir(path, { recursive: true })
  const all = await exportTopics(db)
  for (const [name, data] of all)
    await writeFile(join(path, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`)
  console.log(`Exported ${all.size} topics to ${path}.`)
}

async function importFrom(db: Database, path: string) {
  const plan = await planImport(db, await readFiles(path))
  console.log(planInWords(plan))
  if (values['dry-run'] || plan.entries.length === 0) return
  const actor = { by: process.env.USER ?? 'command line', now: new Date() }
  const id = await importPlan(db, { title, plan }, actor)
  console.log(`Created the change ${id}. Submit it in the back office, under Content.`)
}

async function readFiles(path: string): Promise<Map<string, unknown>> {
  const names = await readdir(path).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  if (files.length === 0)
    throw new InvalidImport(`${path} contains no JSON file. Name the folder that export has written.`)
  const all = new Map<string, unknown>()
  for (const name of files.toSorted()) {
    const text = await readFile(join(path, name), 'utf8')
    all.set(name.replace(/\.json$/, ''), parsed(name, text))
  }
  return all
}

function parsed(name: string, text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return data
  } catch (error) {
    throw new InvalidImport(
      `${name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}. Correct the file.`,
      { cause: error },
    )
  }
}
