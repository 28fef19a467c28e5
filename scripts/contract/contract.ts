// Tells what a change of the contract does, and to whom: `npm run contract [base]` compares openapi.yaml as it lies here with
// the merge base (or any revision), and with every released contract that may still call. Ends with 1 where something is broken
// that nobody has accepted. `-- --full` generates, compiles and tests a copy as well. `npm run contract show
// <operation|schema|route>` prints one thing whole.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { callersOf, findingsOf } from './bases.ts'
import { findingsBetween } from './compare/findings.ts'
import { tryInCopy } from './full.ts'
import { openImpact } from './impact/index.ts'
import { readModel } from './read/model.ts'
import { print } from './report/print.ts'
import { show } from './show.ts'
import { accept } from './waivers.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })
const fileOf = (name: string) => readFileSync(`scripts/contract/${name}.yaml`, 'utf8')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'text' }, full: { type: 'boolean', default: false } },
})
const [first, name = ''] = positionals
const text = readFileSync('openapi.yaml', 'utf8')
const here = readModel(text)

if (first === 'show') console.log(show(here, name, (await openImpact(process.cwd())).effectsOf))
else await report(first ?? mergeBase())

async function report(base: string) {
  const today = new Date().toISOString().slice(0, 10)
  const bases = [{ commit: base }, ...callersOf(fileOf('released'), today)]
  const find = () => findingsOf(bases, findingsSince, (commit) => openImpact(process.cwd(), commit))
  const { findings: found, trials } = values.full
    ? await tryInCopy(find)
    : { findings: await find(), trials: [] }
  const { findings, problems, isFine } = accept(found, fileOf('accepted'), today)
  const since = git('describe', '--always', base).trim()
  console.log(print({ base: since, findings, problems, trials }, values.format))
  process.exitCode = isFine && trials.every(({ complaints }) => complaints.length === 0) ? 0 : 1
}

function findingsSince(revision: string) {
  const then = git('show', `${revision}:openapi.yaml`)
  return then === text ? [] : findingsBetween(readModel(then), here)
}

/** Where this branch left the main one; on the main one what was committed last. */
function mergeBase(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // A clone need not have it.
    }
  return 'HEAD'
}
