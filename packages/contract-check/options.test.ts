// Tests the options that take a file: a severity file, a file of accepted changes, a plugin, and a report file.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOf, objectOf } from '@members-hub/openapi'
import { faq } from './samples/faq.ts'

let folder = ''
function put(file: string, text: string) {
  writeFileSync(join(folder, file), text)
  return file
}
const check = (...args: string[]) => compare('before.yaml', 'after.yaml', ...args)
function compare(...args: string[]) {
  const command = [join(import.meta.dirname, 'contractCheck.ts'), ...args]
  const env = { PATH: process.env.PATH }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
function findingsIn(report: string) {
  const parsed: unknown = JSON.parse(report)
  return listOf(objectOf(parsed).findings).map(objectOf)
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-options-'))
  put('before.yaml', faq('type: string'))
  put('after.yaml', faq('type: integer'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('if a team changes the verdict of a finding to safe, the exit status is 0, and each requested report gives the reason', () => {
  put('severity.yaml', '- { operation: listFaq, verdict: safe, reason: Only our own desk reads it. }\n')
  const reports = ['--report', 'markdown=report.md', '--report', 'sarif=report.sarif']
  const { status, stdout } = check('--severity', 'severity.yaml', ...reports, '--format', 'json')
  expect(status).toBe(0)
  for (const text of [stdout, read('report.md'), read('report.sarif')])
    expect(text).toContain('safe, found broken: Only our own desk reads it. (severity.yaml:1)')
  expect(findingsIn(stdout)).toMatchObject([{ kind: 'type', verdict: 'safe' }])
})

test('an expired acceptance of a finding fails the command and is reported with its file and line', () => {
  const [{ fingerprint } = {}] = findingsIn(check('--format', 'json').stdout)
  put('accepted.yaml', `- { fingerprint: '${String(fingerprint)}', reason: Agreed., until: 2026-01-01 }\n`)
  const { status, stdout } = check('--accepted', 'accepted.yaml', '--format', 'github')
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^::error file=accepted\.yaml,line=1,title=contract-check%3A problem::the acceptance of/m,
  )
})

test('an operation that still exists after its sunset date is listed as a note, or causes exit status 1 with --fail-on-sunset', () => {
  const ended = faq('type: string').replace(
    'operationId:',
    "deprecated: true\n      x-sunset: '2024-01-31'\n      operationId:",
  )
  put('ended.yaml', ended)
  put('removed.yaml', ended.replace(/ {2}\/faq:[^]*$/, '  {}\n'))
  const sentence =
    'the sunset date 2024-01-31 of listFaq has passed: remove the operation, or set a later date.'
  const overdue = compare('ended.yaml', 'ended.yaml')
  expect([overdue.status, overdue.stdout]).toEqual([0, expect.stringContaining(sentence)])
  const strict = compare('ended.yaml', 'ended.yaml', '--fail-on-sunset')
  expect([strict.status, strict.stdout]).toEqual([1, expect.stringContaining(sentence)])
  const retired = compare('ended.yaml', 'removed.yaml', '--fail-on-sunset', '--format', 'json')
  expect(retired.status).toBe(0)
  expect(findingsIn(retired.stdout)).toMatchObject([{ kind: 'retired', verdict: 'safe' }])
})

describe('a plugin', () => {
  test('a plugin adds affected lines of code, but cannot remove a finding or change its verdict', () => {
    put(
      'plugin.js',
      `export default async (findings) => findings.map((finding) => ({ ...finding, verdict: 'safe', effects: [{ file: 'app/faq.kt', line: 12 }] }))`,
    )
    put('dropping.js', 'export default () => []')
    const { status, stdout } = check('--plugin', './plugin.js', '--plugin', './dropping.js')
    expect(status).toBe(1)
    expect(stdout).toContain('Places: app/faq.kt:12 (read)')
  })

  test.each([
    ['export default 5', 'the plugin has no default export that is a function of findings.'],
    ['export default () => { throw new Error("no index") }', 'the plugin failed (no index).'],
    [
      'export default (all) => all.map((one) => ({ ...one, effects: [{ file: 5 }] }))',
      '0.effects.0.file is invalid',
    ],
    ['not JavaScript', 'the plugin cannot be loaded ('],
  ])('a plugin file with the content “%s” gives exit status 2', (text, says) => {
    put('wrong.js', text)
    const { status, stdout, stderr } = check('--plugin', 'wrong.js')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`wrong.js: ${says}`)
  })
})

test.each([
  ['pdf=report.pdf', 'Unknown format pdf; the formats are text, '],
  ['sarif', 'Write a report as <format>=<file>, not as sarif.'],
  ['sarif=nowhere/report.sarif', 'nowhere/report.sarif: the report cannot be written (ENOENT).'],
])('the invalid option --report %s gives exit status 2', (report, says) => {
  const { status, stdout, stderr } = check('--report', report)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(says)
})
