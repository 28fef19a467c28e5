// What a change of the contract does, and to whom: `npm run contract [base]` compares openapi.yaml as it lies here with the
// merge base (or any revision), and with every released contract that may still call. Ends with 1 where something is broken
// that nobody has accepted. `npm run contract show <operation|schema|route>` prints one thing whole.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { findingsBetween, joined, withEffects } from './findings.ts'
import { openImpact } from './impact/index.ts'
import { readModel } from './model.ts'
import { print } from './print.ts'
import { show } from './show.ts'
import { accept } from './waivers.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })
const words = z.string()
const until = z.iso.date()
const Released = z.array(z.strictObject({ build: words, commit: words, client: words, until }))
const Waivers = z.array(z.strictObject({ fingerprint: words, reason: words, until }))
const fileOf = (name: string): unknown => parse(readFileSync(`scripts/contract/${name}.yaml`, 'utf8'))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'text' } },
})
const [first, name = ''] = positionals
const text = readFileSync('openapi.yaml', 'utf8')
const here = readModel(text)

if (first === 'show') console.log(show(here, name, (await openImpact(process.cwd())).effectsOf))
else await report(first ?? mergeBase())

async function report(base: string) {
  const today = new Date().toISOString().slice(0, 10)
  const callers = Released.parse(fileOf('released')).filter((one) => one.until >= today)
  const bases = [{ commit: base, build: undefined }, ...callers]
  const found = joined(bases.map(({ build, commit }) => ({ build, findings: findingsSince(commit) })))
  // Reading the whole project takes seconds: only where somebody may feel something.
  const isFelt = found.some(({ verdict }) => verdict !== 'safe')
  const reached = isFelt ? withEffects(found, (await openImpact(process.cwd(), base)).effectsOf) : found
  const { findings, problems, isFine } = accept(reached, Waivers.parse(fileOf('accepted')), today)
  const since = git('describe', '--always', base).trim()
  console.log(print({ base: since, findings, problems }, values.format))
  process.exitCode = isFine ? 0 : 1
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
