// Implements `npm run contract -- --full`: runs the generators, the compiler and the tests on a copy of the project.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { copyProject, generate, inScratch, run } from '../projectCopy.ts'
import type { Finding, Complaint, Trial } from '@members-hub/contract-check'

/** Skips end-to-end tests and tests of files that the findings do not reach; `npm test` runs those. */
export async function tryInCopy(find: () => Promise<Finding[]>) {
  return await inScratch(async (folder) => {
    await copyProject(folder)
    const [findings, generated] = await Promise.all([
      find(),
      step('generated anew', async () => {
        const { code, out, error } = await generate(folder)
        return code === 0 ? [] : [{ file: 'openapi.yaml', text: endOf(error || out) }]
      }),
    ])
    if (generated.complaints.length > 0) return { findings, trials: [generated] }
    const checks = [
      step('compiled', () => compiled(folder)),
      ...unitTests(folder, findings),
      ...serverTests(folder, findings),
    ]
    return { findings, trials: [generated, ...(await Promise.all(checks))] }
  })
}

async function step(name: string, work: () => Promise<Complaint[]>): Promise<Trial> {
  const began = performance.now()
  console.error(`… ${name}`)
  const complaints = await work()
  const seconds = Math.round((performance.now() - began) / 100) / 10
  console.error(`${complaints.length > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
  return { name, seconds, complaints }
}

async function compiled(folder: string): Promise<Complaint[]> {
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  const { code, out, error } = await run(folder, compiler, '--noEmit', '--pretty', 'false')
  const complaints = [...out.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+: .*)/gm)]
  if (code !== 0 && complaints.length === 0) return [{ file: 'tsconfig.json', text: endOf(error || out) }]
  return complaints.map(([, file = '', line, text = '']) => ({ file, line: Number(line), text }))
}

const felt = (findings: Finding[]) => findings.filter(({ verdict }) => verdict !== 'safe')

/** Unit tests that import a file which the findings reach. */
function unitTests(folder: string, findings: Finding[]) {
  const reached = felt(findings).flatMap(({ effects }) =>
    effects.flatMap(({ file, build }) => (build ? [] : file)),
  )
  const files = [...new Set(reached)].filter((file) => /\.tsx?$/.test(file) && existsSync(join(folder, file)))
  if (files.length === 0) return []
  return [step('unit tests of these places', () => tested(folder, 'unit', ['related', ...files, '--run']))]
}

/**
 * Server tests of the changed operations, with each answer that they document. Includes safe findings: removing a
 * documented status is safe unless the server still sends it.
 */
function serverTests(folder: string, findings: Finding[]) {
  const subjects = findings.flatMap((finding) => finding.subjects)
  const operations = [...new Set(subjects.map(({ operation }) => operation))]
  if (operations.length === 0) return []
  const ofThese = [
    'run',
    'tests/contract/server-statuses.test.ts',
    '-t',
    String.raw`\b(${operations.join('|')}): `,
  ]
  return [step('the server on these operations', () => tested(folder, 'postgres', ofThese))]
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

async function tested(folder: string, project: string, args: string[]): Promise<Complaint[]> {
  const file = join(folder, `${project}.json`)
  const flags = ['--project', project, '--reporter=json', `--outputFile=${file}`, '--passWithNoTests']
  const { error, out } = await run(folder, 'node_modules/vitest/vitest.mjs', ...args, ...flags)
  if (!existsSync(file)) return [{ file: 'vitest.config.ts', text: endOf(error || out) }]
  const { testResults } = Results.parse(JSON.parse(await readFile(file, 'utf8')))
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
