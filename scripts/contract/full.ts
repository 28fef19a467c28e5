// Implements `npm run contract -- --full`: runs the generators, the compiler and the tests on a copy of the project.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { copyProject, generate, inScratch, run } from '../projectCopy.ts'
import type { Finding, Problem, Trial } from '@members-hub/contract-check'

/**
 * Runs all steps in a copy of the project. Skips end-to-end tests and tests of unaffected files, because `npm test`
 * runs these.
 */
export async function tryInCopy(find: () => Promise<Finding[]>) {
  return await inScratch(async (folder) => {
    await copyProject(folder)
    const [findings, generated] = await Promise.all([
      find(),
      step('generate', async () => {
        const { code, out, error } = await generate(folder)
        return code === 0 ? [] : [{ file: 'openapi.yaml', text: endOf(error || out) }]
      }),
    ])
    if (generated.complaints.length > 0) return { findings, trials: [generated] }
    const checks = [
      step('check types', () => compiled(folder)),
      ...unitTests(folder, findings),
      ...serverTests(folder, findings),
    ]
    return { findings, trials: [generated, ...(await Promise.all(checks))] }
  })
}

async function step(name: string, work: () => Promise<Problem[]>): Promise<Trial> {
  const startedAt = performance.now()
  console.error(`… ${name}`)
  const complaints = await work()
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  console.error(`${complaints.length > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
  return { name, seconds, complaints }
}

async function compiled(folder: string): Promise<Problem[]> {
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  const { code, out, error } = await run(folder, compiler, '--noEmit', '--pretty', 'false')
  const complaints = [...out.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+: .*)/gm)]
  if (code !== 0 && complaints.length === 0) return [{ file: 'tsconfig.json', text: endOf(error || out) }]
  return complaints.map(([, file = '', line, text = '']) => ({ file, line: Number(line), text }))
}

const breaking = (findings: Finding[]) => findings.filter(({ verdict }) => verdict !== 'safe')

/** Runs the unit tests that import a file affected by a finding. */
function unitTests(folder: string, findings: Finding[]) {
  const reached = breaking(findings).flatMap(({ effects }) =>
    effects.flatMap(({ file, build }) => (build ? [] : file)),
  )
  const files = [...new Set(reached)].filter((file) => /\.tsx?$/.test(file) && existsSync(join(folder, file)))
  if (files.length === 0) return []
  return [
    step('run unit tests of the affected files', () =>
      tested(folder, 'unit', ['related', ...files, '--run']),
    ),
  ]
}

/**
 * Runs the server tests of the changed operations for each documented response. This includes findings that are safe,
 * because removing a documented status is safe only if the server no longer sends it.
 */
function serverTests(folder: string, findings: Finding[]) {
  const subjects = findings.flatMap((finding) => finding.subjects)
  const operations = [...new Set(subjects.map(({ operation }) => operation))]
  if (operations.length === 0) return []
  const ofThese = [
    'run',
    'tests/contract/server-statuses.test.ts',
    '-t',
    String.raw`\b(${operations.join('|')}) returns `,
  ]
  return [step('run server tests of the changed operations', () => tested(folder, 'postgres', ofThese))]
}

const text = z.string()
const Results = z.object({
  testResults: z.array(
    z.object({
      name: text,
      status: text,
      message: text,
      assertionResults: z.array(z.object({ fullName: text, status: text, failureMessages: z.array(text) })),
    }),
  ),
})

async function tested(folder: string, project: string, args: string[]): Promise<Problem[]> {
  const file = join(folder, `${project}.json`)
  const flags = ['--project', project, '--reporter=json', `--outputFile=${file}`, '--passWithNoTests']
  const { error, out } = await run(folder, 'node_modules/vitest/vitest.mjs', ...args, ...flags)
  if (!existsSync(file)) return [{ file: 'vitest.config.ts', text: endOf(error || out) }]
  const { testResults } = Results.parse(JSON.parse(await readFile(file, 'utf8')))
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  // Report an error if no test ran: after a change of test titles, the pattern for titles may match no test.
  if (project === 'postgres' && !statuses.includes('passed') && !statuses.includes('failed'))
    return [{ file: 'scripts/contract/full.ts', text: `No server test matches ${args.join(' ')}.` }]
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const testFile = relative(folder, name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ file: testFile, text: endOf(message) }] : []
    return failed.map(({ fullName, failureMessages: [why = ''] }) => {
      const [, line] = new RegExp(`${testFile.replaceAll(/[.\\]/g, String.raw`\$&`)}:(\\d+)`).exec(why) ?? []
      return { file: testFile, line: line ? Number(line) : undefined, text: `${fullName}: ${firstOf(why)}` }
    })
  })
}

const endOf = (output: string) => output.trim().slice(-600)
const firstOf = (output: string) => output.split('\n')[0] ?? ''
