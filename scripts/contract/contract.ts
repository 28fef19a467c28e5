// What a change of the contract does, and to whom: `npm run contract [base]` compares openapi.yaml as it lies here with the
// merge base (or any revision), and with every released contract that may still call. Ends with 1 where something is broken
// that nobody has accepted. `npm run contract show <operation|schema|route>` prints one thing whole.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { findingsBetween, joined, withEffects } from './findings.ts'
import { readModel } from './model.ts'
import { print } from './print.ts'
import { show } from './show.ts'
import { accept } from './waivers.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const contractAt = (revision: string) => readModel(git('show', `${revision}:openapi.yaml`))
const list = <Entry extends z.ZodMiniType>(file: string, entry: Entry) =>
  z.array(entry).parse(parse(readFileSync(file, 'utf8')) ?? [])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'text' } },
})
const [first, name] = positionals
const here = readModel(readFileSync('openapi.yaml', 'utf8'))

if (first === 'show') console.log(show(here, name ?? '', () => []))
else {
  const today = new Date().toISOString().slice(0, 10)
  const base = first ?? mergeBase()
  const released = list(
    'scripts/contract/released.yaml',
    z.strictObject({ build: z.string(), commit: z.string(), client: z.string(), until: z.iso.date() }),
  )
  const callers = released.filter(({ until }) => until >= today)
  const byBuild = callers.map(({ build, commit }) => ({
    build,
    findings: findingsBetween(contractAt(commit), here),
  }))
  const found = joined([{ findings: findingsBetween(contractAt(base), here) }, ...byBuild])
  const waivers = list(
    'scripts/contract/accepted.yaml',
    z.strictObject({ fingerprint: z.string(), reason: z.string(), until: z.iso.date() }),
  )
  const { findings, problems, isFine } = accept(
    withEffects(found, () => []),
    waivers,
    today,
  )
  console.log(print({ base: git('describe', '--always', base), findings, problems }, values.format))
  process.exitCode = isFine ? 0 : 1
}

/** Where this branch left the main one; on the main one what was committed last. */
function mergeBase(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // A clone need not have it.
    }
  return 'HEAD'
}
