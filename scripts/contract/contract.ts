// Implements `npm run contract`: reports the callers that a change of the contract affects. Exits with status 1 if a
// breaking change is not accepted, and with status 2 if the contracts cannot be compared.
import { readFileSync } from 'node:fs'
import { findingsOf } from './bases.ts'
import { callersOf, releasedFile } from './lists/releasedBuilds.ts'
import { askCalls, acceptUncalled } from './calls.ts'
import {
  runCommand,
  findingsBetween,
  branchStart,
  nameOf,
  isSame,
  openModel,
  usualContract,
  type ReportedFinding,
  accept,
  isDecided,
} from '@members-hub/contract-check'
import { tryInCopy } from './full.ts'
import { hubMessages } from './hub.ts'
import { openImpact } from './impact/index.ts'
import { overdueIn, UsageError } from '@members-hub/openapi'
import { show } from './show.ts'

const contract = usualContract
const usage = `Usage: npm run contract -- [<base>] [--calls <URL>] [--pictures] [--full] [--format <format>] [--report <format>=<file>]
       npm run contract -- show <operation|schema|route>

Compares ${contract} in the working tree with the base, a revision or a file, by default the branch point, and with all
released versions that clients may still call.
  --calls     URL of Prometheus, which counts the calls of a broken operation; PROMETHEUS_URL by default
  --pictures  adds screenshots of the broken screens to an HTML report
  --full      also generates, compiles and tests a copy`

await runCommand(
  {
    options: {
      help: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      calls: { type: 'string', default: process.env.PROMETHEUS_URL ?? '' },
    },
    most: 2,
  },
  async ({ positionals: [first, name], values: { help, full, pictures, calls }, tell }) => {
    if (help === true) {
      console.log(usage)
      return true
    }
    const model = await openModel(contract)
    if (first === 'show') {
      if (name === undefined)
        throw new UsageError(
          'argument <operation|schema|route> is missing: `npm run contract -- show <operation|schema|route>`.',
        )
      console.log(show(model, name, (await openImpact(process.cwd())).effectsOf))
      return true
    }
    if (name !== undefined)
      throw new UsageError(
        `unexpected argument ${name}: name one base, or run \`npm run contract -- show ${name}\`.`,
      )
    const { commit, why } = first === undefined ? branchStart(contract) : { commit: first, why: undefined }
    const today = new Date().toISOString().slice(0, 10)
    const bases = [{ commit }, ...callersOf(readFileSync(releasedFile, 'utf8'), today)]
    const findingsSince = async (revision: string) => {
      const then = await openModel(revision, contract)
      return isSame(then, model) ? [] : findingsBetween(then, model)
    }
    const find = () =>
      findingsOf(bases, findingsSince, (revision, withTests) =>
        openImpact(process.cwd(), revision, withTests),
      )
    const { findings: allFindings, trials } = full
      ? await tryInCopy(find)
      : { findings: await find(), trials: [] }
    const file = hubMessages.accepted
    const accepted = accept(allFindings, { yaml: readFileSync(file, 'utf8'), today, file })
    const { findings, answers } =
      typeof calls === 'string' && calls
        ? acceptUncalled(accepted.findings, await askCalls(calls), bases)
        : { findings: accepted.findings, answers: [] }
    const pagedFindings = await withPages(findings, pictures === true)
    const base = `${nameOf(commit)}${why === undefined ? '' : ` (${why})`}`
    const problems = [...model.problems, ...overdueIn(model, today, contract), ...accepted.problems]
    await tell({
      base,
      contract,
      findings: pagedFindings,
      answers,
      problems,
      notes: accepted.notes,
      trials,
      words: hubMessages,
    })
    return (
      isDecided(findings) &&
      problems.length === 0 &&
      trials.every(({ complaints }) => complaints.length === 0)
    )
  },
)

/**
 * Adds to each finding the mock pages that show its effect. The code that finds and opens these pages is loaded only if
 * a finding needs it.
 */
async function withPages<One extends ReportedFinding>(findings: One[], arePictured: boolean): Promise<One[]> {
  if (findings.every(({ verdict, witness }) => verdict === 'safe' || witness?.of !== 'answer'))
    return findings
  const { pagesOf } = await import('./counterexamplePages.ts')
  const pagedFindings = findings.map((finding) => ({ ...finding, pages: pagesOf(finding) }))
  if (!arePictured) return pagedFindings
  const { withPictures } = await import('./counterexamplePictures.ts')
  return await withPictures(pagedFindings)
}
