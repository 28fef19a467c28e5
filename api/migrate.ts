// `npm run migrate`: brings the tables of the configured database up to date before the servers of a release start, and phone numbers
// that were stored in another form than E.164.
import { linesOfPhones, normalizePhones } from './account/normalizePhones.ts'
import { readConfig } from './process/config.ts'
import { openStore } from './store/store.ts'

try {
  const { DATABASE_URL, DATA_FOLDER } = readConfig(process.env)
  const store = await openStore({ databaseUrl: DATABASE_URL, dataFolder: DATA_FOLDER, migrates: true })
  try {
    for (const line of linesOfPhones(await normalizePhones(store.db, new Date())))
      process.stdout.write(`${line}\n`)
  } finally {
    await store.close()
  }
  process.stdout.write('The tables are up to date.\n')
} catch (error) {
  // As of the server: one sentence, and no stack.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
