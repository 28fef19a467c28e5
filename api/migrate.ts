// `npm run migrate`: migrates the tables of the configured database before the servers of a release start.
import { readConfig } from './process/config.ts'
import { openStore } from './store/store.ts'

try {
  const { DATABASE_URL, DATA_FOLDER } = readConfig(process.env)
  const store = await openStore({ databaseUrl: DATABASE_URL, dataFolder: DATA_FOLDER, migrates: true })
  await store.close()
  process.stdout.write('The tables are up to date.\n')
} catch (error) {
  // Prints errors as one sentence without a stack trace, as the server does.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
