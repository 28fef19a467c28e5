// Generates all files under generated/ from openapi.yaml, src/routes and locales/, and docs/configuration.md from the
// schema of the environment variables. `--check` compares the committed files with generated ones and exits with
// status 1 if they differ.
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeCalls } from './generate/calls.ts'
import { writeConfiguration } from './generate/configuration.ts'
import { readHubContract } from './generate/contract.ts'
import { writeHooks } from './generate/hooks.ts'
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
import { writeMessages } from './generate/messages.ts'
import { writeParameters } from './generate/parameters.ts'
import { writeRouteTree } from './generate/routes.ts'
import { writeScreens } from './generate/screens.ts'
import { writeTypes } from './generate/types.ts'

const started = performance.now()
const check = process.argv.includes('--check')
const contract = await readHubContract('openapi.yaml')
const scratch = await mkdtemp(join(tmpdir(), 'generated-'))
const fresh = join(scratch, 'generated')
const page = 'docs/configuration.md'
await Promise.all([fresh, join(scratch, dirname(page))].map((folder) => mkdir(folder)))

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
    writeMessages('locales', fresh),
    writeRouteTree(fresh),
    writeScreens(fresh),
    writeConfiguration(join(scratch, page)),
  ])
  await writeSchemas(contract, fresh)
  await writeMocks(contract, fresh)

  const differing = [
    ...(await differences(fresh, 'generated')).map((name) => join('generated', name)),
    ...((await isSame(join(scratch, page), page)) ? [] : [page]),
  ]
  // Unchanged files are not written: a development server restarts if a file that its configuration reads is written.
  if (!check) await Promise.all(differing.map((name) => replace(join(scratch, name), name)))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (check && differing.length) {
    console.error('Generated files differ from their sources: run `npm run generate`.')
    for (const file of differing) console.error(`  ${file}`)
    process.exitCode = 1
  } else console.log(check ? `Up to date (${seconds} s)` : `${differing.length} files changed (${seconds} s)`)
} finally {
  // An error of one writer is reported while the others still write.
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

/** Names of files that differ or exist on one side only. */
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
