// Makes everything under generated/ from openapi.yaml, src/routes and locales/.
// `--check` writes nothing: it makes the same files aside and fails where they differ from the committed ones.
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCalls } from './generate/calls.ts'
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
const fresh = await mkdtemp(join(tmpdir(), 'generated-'))

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
  ])
  await writeSchemas(contract, fresh)
  await writeMocks(contract, fresh)

  const differing = await differences(fresh, 'generated')
  // The others are left alone: a development server starts anew where a file that its configuration reads is written.
  if (!check) await Promise.all(differing.map((name) => replace(join(fresh, name), join('generated', name))))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (check && differing.length) {
    console.error(
      `generated/ is not what openapi.yaml, src/routes and locales/ make: run \`npm run generate\`.`,
    )
    for (const file of differing) console.error(`  ${file}`)
    process.exitCode = 1
  } else
    console.log(
      `generated/ ${check ? 'is up to date' : `has ${differing.length} changed files`} (${seconds} s)`,
    )
} finally {
  // What one of them has thrown is told, though the others are writing still.
  await rm(fresh, { recursive: true, force: true, maxRetries: 10 })
}

/** Puts a file into the place of another, or takes that away where there is none. */
async function replace(from: string, to: string) {
  if (existsSync(from)) await cp(from, to)
  else await rm(to)
}

/** The files that are not byte for byte the same on both sides, or stand on one side only. */
async function differences(left: string, right: string) {
  const names = new Set([...(await filesOf(left)), ...(await filesOf(right))])
  const differing = await Promise.all(
    [...names].map(async (name) => {
      const [a, b] = await Promise.all(
        [left, right].map((side) => readFile(join(side, name)).catch(() => null)),
      )
      return a && b && a.equals(b) ? [] : [name]
    }),
  )
  return differing.flat().toSorted()
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
