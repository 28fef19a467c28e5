// Generates all files under generated/ from openapi.yaml, src/routes and locales/. Also generates docs/configuration.md
// from the schema of the environment variables, docs/log-events.md from the events of the log,
// docs/decisions/README.md from the decision records, docs/back-office-roles.md from the roles of the contract, and
// docs/catalog.md from the schemas of the catalog. `--check` compares the committed files with newly generated ones and
// exits with status 1 if they differ.
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readArguments, rejectArguments } from './commandLine.ts'
import { writeCalls } from './generate/calls.ts'
import { writeCatalogPage, writeCatalogSchemas } from './generate/catalog.ts'
import { writeConfiguration } from './generate/configuration.ts'
import { readHubContract } from './generate/contract.ts'
import { writeDecisions } from './generate/decisions.ts'
import { writeHooks } from './generate/hooks.ts'
import { writeLogEvents } from './generate/logEvents.ts'
import { writeMailLayout } from './generate/mailLayout.ts'
import { writeMocks } from './generate/mocks.ts'
import { writeSchemas } from './generate/orval.ts'
import {
  writeCodes,
  writeColours,
  writeCurrencies,
  writeIdempotency,
  writeLateCheckIn,
  writeOperations,
  writeReasons,
  writeRefusals,
  writeTexts,
  writeUploads,
} from './generate/tables.ts'
import { writeRoles } from './generate/roles.ts'
import { writeRolesPage } from './generate/rolesPage.ts'
import { writeStaffCalls } from './generate/staffCalls.ts'
import { writeMessages } from './generate/messages.ts'
import { writeParameters } from './generate/parameters.ts'
import { writeRouteTree } from './generate/routes.ts'
import { writeScreens } from './generate/screens.ts'
import { writeTypes } from './generate/types.ts'

const started = performance.now()
const usage = `Usage: npm run generate -- [--check]

--check writes no files. It exits with status 1 if generated files differ from their sources.`
const { values, positionals } = readArguments(usage, { check: { type: 'boolean', default: false } })
if (positionals.length > 0) rejectArguments(`Unexpected argument ${positionals[0]}.`, usage)
const { check } = values
const contract = await readHubContract('openapi.yaml')
const staffContract = await readHubContract('openapi.yaml', 'staff')
const scratch = await mkdtemp(join(tmpdir(), 'generated-'))
const fresh = join(scratch, 'generated')
const freshStaff = join(fresh, 'backOffice')
const pages = [
  'docs/configuration.md',
  'docs/log-events.md',
  'docs/decisions/README.md',
  'docs/back-office-roles.md',
  'docs/catalog.md',
] as const
await Promise.all(
  [fresh, join(scratch, dirname(pages[2]))].map((folder) => mkdir(folder, { recursive: true })),
)

try {
  await Promise.all([
    writeTypes(contract, fresh),
    writeCalls(contract, fresh),
    writeHooks(contract, fresh),
    writeOperations(contract, fresh),
    writeParameters(contract, fresh),
    writeRefusals(contract, fresh),
    writeReasons(contract, fresh),
    writeCodes(contract, fresh),
    writeCurrencies(contract, fresh),
    writeIdempotency(contract, fresh),
    writeLateCheckIn(contract, fresh),
    writeTexts(contract, fresh),
    writeUploads(contract, fresh),
    writeColours(fresh),
    writeMailLayout(fresh),
    writeMessages('locales', fresh),
    writeRouteTree(fresh),
    writeScreens(fresh),
    writeTypes(staffContract, freshStaff),
    writeStaffCalls(staffContract, freshStaff),
    writeOperations(staffContract, freshStaff),
    writeRoles(staffContract, freshStaff),
    writeConfiguration(join(scratch, pages[0])),
    writeLogEvents(join(scratch, pages[1])),
    writeDecisions(join(scratch, pages[2])),
    writeRolesPage(staffContract, join(scratch, pages[3])),
    writeCatalogSchemas(fresh),
    writeCatalogPage(join(scratch, pages[4])),
  ])
  await writeSchemas(contract, fresh)
  await writeMocks(contract, fresh)
  await writeSchemas(staffContract, freshStaff)

  const samePages = await Promise.all(pages.map((page) => isSame(join(scratch, page), page)))
  const differing = [
    ...(await differences(fresh, 'generated')).map((name) => join('generated', name)),
    ...pages.filter((_, index) => !samePages[index]),
  ]
  // Do not write unchanged files, because the development server restarts when a file that its configuration reads is
  // written.
  if (!check) await Promise.all(differing.map((name) => replace(join(scratch, name), name)))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (check && differing.length) {
    console.error('Generated files differ from their sources: run `npm run generate`.')
    for (const file of differing) console.error(`  ${file}`)
    process.exitCode = 1
  } else console.log(check ? `Up to date (${seconds} s)` : `${differing.length} files changed (${seconds} s)`)
} finally {
  // Retry the deletion: if one writer fails, this code runs while other writers still create files.
  await rm(scratch, { recursive: true, force: true, maxRetries: 10 })
}

/** Copies a file, or deletes the target if there is no such file. */
async function replace(from: string, to: string) {
  if (existsSync(from)) await cp(from, to)
  else await rm(to)
}

async function isSame(left: string, right: string) {
  const [a, b] = await Promise.all([left, right].map((file) => readFile(file).catch(() => null)))
  return Boolean(a && b && a.equals(b))
}

/** Returns the names of files that have different content in the two folders, or exist in only one of them. */
async function differences(left: string, right: string) {
  const names = new Set([...(await filesOf(left)), ...(await filesOf(right))])
  const differing = await Promise.all(
    [...names].map(async (name) => ((await isSame(join(left, name), join(right, name))) ? [] : [name])),
  )
  return differing.flat().toSorted()
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
