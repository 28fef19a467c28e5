// Reports which callers a contract change affects. `npm run contract [base]` compares openapi.yaml in the working tree
// with the branch point, or with any revision or file. It also compares it with each released contract that clients may
// still call. Exits with status 1 if a break is not accepted, and with status 2 if the contracts cannot be compared.
// `--calls <URL>` or PROMETHEUS_URL asks Prometheus who calls a broken operation. `-- --pictures` adds screenshots of the
// broken screens to an HTML report. `-- --full` also generates, compiles and tests a copy.
// `npm run contract show <operation|schema|route>` prints one part.
import { readFileSync } from 'node:fs'
import { findingsOf } from './bases.ts'
import { callersOf, releasedFile } from './lists/releasedBuilds.ts'
import { askCalls, judgeRelease } from './calls.ts'
import {
  runCommand,
  findingsBetween,
  beginningOf,
  nameOf,
  isSame,
  openModel,
  usualContract,
  type Told,
  accept,
  isDecided,
} from '@members-hub/contract-check'
import { tryInCopy } from './full.ts'
import { hubWords } from './hub.ts'
import { openImpact } from './impact/index.ts'
import { overdueIn, UsageError } from '@members-hub/openapi'
import { show } from './show.ts'

const contract = usualContract

await runCommand(
  {
    options: {
      full: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      calls: { type: 'string', default: process.env.PROMETHEUS_URL ?? '' },
    },
    most: 2,
  },
  async ({ positionals: [first, name], values: { full, pictures, calls }, tell }) => {
    const model = await openModel(contract)
    if (first === 'show') {
      if (name === undefined)
        throw new UsageError('say what to show: `npm run contract show <operation|schema|route>`.')
      console.log(show(model, name, (await openImpact(process.cwd())).effectsOf))
      return true
    }
    if (name !== undefined)
      throw new UsageError(`one base is compared with what lies here, not ${first} and ${name}.`)
    const { commit, why } = first === undefined ? beginningOf(contract) : { commit: first, why: undefined }
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
    const file = hubWords.accepted
    const accepted = accept(allFindings, { yaml: readFileSync(file, 'utf8'), today, file })
    const { findings, answers } =
      typeof calls === 'string' && calls
        ? judgeRelease(accepted.findings, await askCalls(calls), bases)
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
      words: hubWords,
    })
    return (
      isDecided(findings) &&
      problems.length === 0 &&
      trials.every(({ complaints }) => complaints.length === 0)
    )
  },
)

/**
 * Adds to each finding the mock pages that show it. Loads the code for finding and opening pages only if a finding
 * needs it.
 */
async function withPages<One extends Told>(findings: One[], arePictured: boolean): Promise<One[]> {
  if (findings.every(({ verdict, witness }) => verdict === 'safe' || witness?.of !== 'answer'))
    return findings
  const { pagesOf } = await import('./witnessPages.ts')
  const pagedFindings = findings.map((finding) => ({ ...finding, pages: pagesOf(finding) }))
  if (!arePictured) return pagedFindings
  const { withPictures } = await import('./witnessPictures.ts')
  return await withPictures(pagedFindings)
}
