// `npm run migrate`: migrates the tables of the configured database before the servers of a release start.
import { publishFiles } from './content/publishFiles.ts'
import { readConfig } from './process/config.ts'
import { openStore } from './store/store.ts'

try {
  const { DATABASE_URL, DATA_FOLDER } = readConfig(process.env)
  const store = await openStore({ databaseUrl: DATABASE_URL, dataFolder: DATA_FOLDER, migrates: true })
  const { editedTopics } = await publishFiles(store.db, new Date())
  await store.close()
  process.stdout.write('The tables are up to date.\n')
  if (editedTopics.length > 0)
    process.stdout.write(
      `These topics of the catalog stay as edited in the back office, although their files changed: ${editedTopics.join(', ')}.\n`,
    )
} catch (error) {
  // Prints errors as one sentence without a stack trace, as the server does.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
