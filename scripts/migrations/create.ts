// Implements `npm run migration -- --name <what_changed>`: writes a migration with drizzle-kit and deletes the previous
// snapshot of the schema.
import { spawnSync } from 'node:child_process'
import { migrationsFolder } from '#api/store/migrations.ts'
import { readArguments, rejectArguments } from '../commandLine.ts'
import { deleteOlderSnapshots } from './snapshots.ts'

const usage = `Usage: npm run migration -- --name <what_changed> [--custom]

Creates a migration from the changes of the tables. --custom creates an empty file for hand-written statements.`
const { values, positionals } = readArguments(usage, {
  name: { type: 'string' },
  custom: { type: 'boolean', default: false },
})
const [unexpected] = positionals
if (unexpected !== undefined) rejectArguments(`Unexpected argument ${unexpected}.`, usage)
const { name = '', custom } = values
if (!/^\w+$/.test(name))
  rejectArguments(
    `Invalid --name "${name}". Use letters, digits and underscores, for example add_parcel.`,
    usage,
  )
const args = ['generate', '--name', name, ...(custom ? ['--custom'] : [])]
const { status } = spawnSync('node_modules/.bin/drizzle-kit', args, { stdio: 'inherit' })
if (status === 0) deleteOlderSnapshots(migrationsFolder)
process.exitCode = status ?? 1
