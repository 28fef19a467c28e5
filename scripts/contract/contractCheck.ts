#!/usr/bin/env node
// Compares two versions of any OpenAPI contract: `contract-check <base> <head>`, each a file, an address or a revision of git. Ends
// with 0 where nobody is broken, 1 where somebody is, and 2 where the two could not be compared.
import { existsSync, readFileSync } from 'node:fs'
import { runCommand } from './command.ts'
import { findingsBetween } from './compare/findings.ts'
import { isSame, openModel } from './read/source.ts'
import { Unusable } from './read/unusable.ts'
import { print } from './report/print.ts'
import { accept } from './waivers.ts'

const options = {
  /** Where the contract lies in a revision that is named without a path. */
  contract: { type: 'string', default: 'openapi.yaml' },
  /** What is broken on purpose, with a reason and a date. */
  accepted: { type: 'string' },
} as const

await runCommand({ options, most: 2 }, async ({ positionals: [base, head], values }) => {
  const { format } = values
  const accepted = typeof values.accepted === 'string' ? values.accepted : undefined
  const contract = String(values.contract)
  if (base === undefined)
    throw new Unusable(
      'say what to compare: `contract-check <base> <head>`, each a file, an address or a revision.',
    )
  const [before, after] = await Promise.all([
    openModel(base, contract),
    openModel(head ?? contract, contract),
  ])
  const found = isSame(before, after) ? [] : findingsBetween(before, after)
  const today = new Date().toISOString().slice(0, 10)
  const { isFine, ...report } = accept(found, accepted === undefined ? '' : read(accepted), today, accepted)
  const problems = [...after.problems, ...report.problems]
  console.log(print({ base, trials: [], ...report, problems }, format))
  return isFine && problems.length === 0
})

function read(file: string) {
  if (!existsSync(file)) throw new Unusable(`there is no file ${file}.`)
  return readFileSync(file, 'utf8')
}
