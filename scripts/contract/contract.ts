// Tells what a change of the contract does, and to whom: `npm run contract [base]` compares openapi.yaml as it lies here with
// where the branch began (or any revision or file), and with every released contract that may still call. Ends with 1 where
// something is broken that nobody has accepted, and with 2 where nothing could be compared. `-- --full` generates, compiles and
// tests a copy as well. `npm run contract show <operation|schema|route>` prints one thing whole.
import { readFileSync } from 'node:fs'
import { callersOf, findingsOf } from './bases.ts'
import { runCommand } from './command.ts'
import { tryInCopy } from './full.ts'
import { hubWords } from './hub.ts'
import { openImpact } from './impact/index.ts'
import { findingsBetween } from './compare/findings.ts'
import { beginningOf, nameOf } from './read/git.ts'
import { overdueIn } from './read/model.ts'
import { isSame, openModel } from './read/source.ts'
import { Unusable } from './read/unusable.ts'
import { usualContract } from './report/report.ts'
import { show } from './show.ts'
import { accept } from './waivers.ts'

const contract = usualContract
const files = { accepted: hubWords.accepted, released: 'scripts/contract/released.yaml' }

await runCommand(
  { options: { full: { type: 'boolean', default: false } }, most: 2 },
  async ({ positionals: [first, name], values: { full }, tell }) => {
    const here = await openModel(contract)
    if (first === 'show') {
      if (name === undefined)
        throw new Unusable('say what to show: `npm run contract show <operation|schema|route>`.')
      console.log(show(here, name, (await openImpact(process.cwd())).effectsOf))
      return true
    }
    if (name !== undefined)
      throw new Unusable(`one base is compared with what lies here, not ${first} and ${name}.`)
    const { commit, why } = first === undefined ? beginningOf(contract) : { commit: first, why: undefined }
    const today = new Date().toISOString().slice(0, 10)
    const bases = [{ commit }, ...callersOf(readFileSync(files.released, 'utf8'), today)]
    const findingsSince = async (revision: string) => {
      const then = await openModel(revision, contract)
      return isSame(then, here) ? [] : findingsBetween(then, here)
    }
    const find = () => findingsOf(bases, findingsSince, (revision) => openImpact(process.cwd(), revision))
    const { findings: found, trials } = full ? await tryInCopy(find) : { findings: await find(), trials: [] }
    const { isFine, ...accepted } = accept(found, readFileSync(files.accepted, 'utf8'), today, files.accepted)
    const base = `${nameOf(commit)}${why === undefined ? '' : ` (${why})`}`
    const problems = [...here.problems, ...overdueIn(here, today, contract), ...accepted.problems]
    tell({ base, contract, trials, ...accepted, problems, words: hubWords })
    return isFine && problems.length === 0 && trials.every(({ complaints }) => complaints.length === 0)
  },
)
