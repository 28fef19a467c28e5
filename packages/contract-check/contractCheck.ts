#!/usr/bin/env node
// Compares two versions of an OpenAPI contract: `contract-check <base> <head>`, each a file, a URL or a git revision.
// Exits with status 0 if no caller is broken, 1 if a caller is broken, and 2 if the versions were not compared.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, type Invocation } from './command.ts'
import { postComment } from './comment.ts'
import { findingsBetween } from './findings.ts'
import { helpPage, parserOptions } from './options.ts'
import { openPlugin, reachedBy } from './plugin.ts'
import { objectOf, overdueIn, textOf, UsageError } from '@members-hub/openapi'
import { isAddress, localPath, pathsFromRoot, slashed } from './read/paths.ts'
import { isSame, openModel } from './read/source.ts'
import { formats, print } from './report/print.ts'
import { defaultMessages } from './report/report.ts'
import { callAs } from './severity.ts'
import { accept } from './waivers.ts'

const hasOption = (name: string) => process.argv.slice(2).includes(`--${name}`)

if (hasOption('help')) console.log(helpPage(formats))
else if (hasOption('version')) console.log(ownVersion())
else await runCheck()

async function runCheck() {
  const { invocation, report, problem } = await runCommand(
    { options: parserOptions, most: 2 },
    compareVersions,
  )
  if (!invocation?.values.comment) return
  const body = report
    ? print(report, 'markdown')
    : `# The contract was not compared\n\n${problem ?? 'See the log of this run.'}`
  console.error(await postComment(headOf(invocation.positionals, invocation.values), body, process.env))
}

async function compareVersions({ positionals, values, tell }: Invocation): Promise<boolean> {
  const [base] = positionals.map(localPath)
  const head = headOf(positionals, values)
  if (base === undefined)
    throw new UsageError(
      'argument <base> is missing: run `contract-check <base> <head>` with files, URLs or git revisions.',
    )
  const usual = String(values.contract)
  const [accepted, severity] = [optional(values.accepted), optional(values.severity)]
  const waivers = accepted === undefined ? '' : contentOf(accepted)
  const severities = severity === undefined ? '' : contentOf(severity)
  const plugins = await Promise.all(listOf(values.plugin).map(localPath).map(openPlugin))
  const [before, after] = await Promise.all([openModel(base, usual), openModel(head, usual)])
  const findings = isSame(before, after) ? [] : findingsBetween(before, after)
  const called = callAs(findings, { yaml: severities, file: severity ?? '' }, [before, after])
  const reached = await reachedBy(plugins, called.findings)
  const today = new Date().toISOString().slice(0, 10)
  const { isFine, ...outcome } = accept(reached, { yaml: waivers, today, file: accepted })
  const words = { ...defaultMessages, ...(accepted !== undefined && { accepted }) }
  const contract = fileOf(head, usual)
  const overdue = overdueIn(after, today, contract)
  const failsOnSunset = values['fail-on-sunset'] === true
  const notes = [...called.notes, ...(failsOnSunset ? [] : overdue), ...outcome.notes]
  const problems = [...after.problems, ...(failsOnSunset ? overdue : []), ...outcome.problems]
  const fromRoot = pathsFromRoot(contract)
  await tell({ base, contract, fromRoot, trials: [], ...outcome, problems, notes, words })
  return isFine && problems.length === 0
}

/** Reads the version of contract-check from the package.json next to this file. */
function ownVersion() {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  return textOf(objectOf(manifest).version)
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

function contentOf(file: string) {
  if (!existsSync(file)) throw new UsageError(`file ${file} not found.`)
  return readFileSync(file, 'utf8')
}

/** Returns the path of the contract in a version: the file, or the path inside the git revision. */
function fileOf(source: string, usual: string) {
  if (isAddress(source) || existsSync(source)) return source
  const [, path = usual] = /^[^:]+:(.+)$/.exec(source) ?? []
  return slashed(path)
}
