#!/usr/bin/env node
// Compares two versions of any OpenAPI contract: `contract-check <base> <head>`, each a file, an address or a revision of git. Ends
// with 0 where nobody is broken, 1 where somebody is, and 2 where the two could not be compared.
import { existsSync, readFileSync } from 'node:fs'
import { runCommand } from './command.ts'
import { postComment } from './comment.ts'
import { findingsBetween } from './findings.ts'
import { openPlugin, reachedBy } from './plugin.ts'
import { overdueIn, UsageError } from '@members-hub/openapi'
import { isAddress, localPath, pathsFromRoot, slashed } from './read/paths.ts'
import { isSame, openModel } from './read/source.ts'
import { print } from './report/print.ts'
import { usualContract, usualWords } from './report/report.ts'
import { callAs } from './severity.ts'
import { accept } from './waivers.ts'

const options = {
  /** Where the contract lies in a revision that is named without a path. */
  contract: { type: 'string', default: usualContract },
  /** What is broken on purpose, with a reason and a date. */
  accepted: { type: 'string' },
  /** What the team calls otherwise, with a reason. */
  severity: { type: 'string' },
  /** Modules that know what findings reach. */
  plugin: { type: 'string', multiple: true },
  /** Exits with status 1 if the contract still has an operation after its `x-sunset` date. */
  'fail-on-sunset': { type: 'boolean', default: false },
  /** Whether the pull or merge request that this runs for is told. */
  comment: { type: 'boolean', default: false },
} as const

const { invocation, report, problem } = await runCommand(
  { options, most: 2 },
  async ({ positionals, values, tell }) => {
    const [base] = positionals.map(localPath)
    const head = headOf(positionals, values)
    if (base === undefined)
      throw new UsageError(
        'name the versions to compare: `contract-check <base> <head>`, each a file, a URL or a git revision.',
      )
    const usual = String(values.contract)
    const [accepted, severity] = [optional(values.accepted), optional(values.severity)]
    const waivers = accepted === undefined ? '' : textOf(accepted)
    const severities = severity === undefined ? '' : textOf(severity)
    const plugins = await Promise.all(listOf(values.plugin).map(localPath).map(openPlugin))
    const [before, after] = await Promise.all([openModel(base, usual), openModel(head, usual)])
    const findings = isSame(before, after) ? [] : findingsBetween(before, after)
    const called = callAs(findings, { yaml: severities, file: severity ?? '' }, [before, after])
    const reached = await reachedBy(plugins, called.findings)
    const today = new Date().toISOString().slice(0, 10)
    const { isFine, ...outcome } = accept(reached, { yaml: waivers, today, file: accepted })
    const words = { ...usualWords, ...(accepted !== undefined && { accepted }) }
    const contract = fileOf(head, usual)
    const overdue = overdueIn(after, today, contract)
    const failsOnSunset = values['fail-on-sunset'] === true
    const notes = [...called.notes, ...(failsOnSunset ? [] : overdue), ...outcome.notes]
    const problems = [...after.problems, ...(failsOnSunset ? overdue : []), ...outcome.problems]
    await tell({
      base,
      contract,
      fromRoot: pathsFromRoot(contract),
      trials: [],
      ...outcome,
      problems,
      notes,
      words,
    })
    return isFine && problems.length === 0
  },
)
if (invocation?.values.comment) {
  const body = report
    ? print(report, 'markdown')
    : `# The contract was not compared\n\n${problem ?? 'See the log of this run.'}`
  console.error(await postComment(headOf(invocation.positionals, invocation.values), body, process.env))
}

function headOf([, head]: string[], { contract }: Record<string, unknown>) {
  return localPath(head ?? String(contract))
}

function optional(value: unknown) {
  return typeof value === 'string' ? localPath(value) : undefined
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function textOf(file: string) {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}.`)
  return readFileSync(file, 'utf8')
}

/** The file that a version lies in; of a revision its path there. */
function fileOf(source: string, usual: string) {
  if (isAddress(source) || existsSync(source)) return source
  const [, path = usual] = /^[^:]+:(.+)$/.exec(source) ?? []
  return slashed(path)
}
