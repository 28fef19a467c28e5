// Tests how the number of calls decides whether a breaking change is accepted. The full suite also reads the numbers
// from a real Prometheus with nine days of data.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../freePort.ts'
import { isFull } from '#tests/support/measurements.ts'
import { hasPrometheus, startPrometheus } from '#tests/support/prometheus.ts'
import { askCalls, acceptUncalled, type Calls } from './calls.ts'
import type { Finding } from '@members-hub/contract-check'

const containing = (text: string): unknown => expect.stringContaining(text)

const bases = [
  { commit: 'f00d' },
  { build: 'old', commit: 'beef', client: 'web' },
  { build: '7.1', commit: 'cafe', client: 'ios' },
]

const finding = (changes: Partial<Finding> = {}): Finding => ({
  fingerprint: 'f1',
  kind: 'removed',
  sentence: 'A field is gone.',
  lines: {},
  verdict: 'broken',
  subjects: [{ operation: 'getCoupon', part: 'answer', path: ['name'] }],
  effects: [{ file: 'src/a.tsx', line: 3, routes: [], opening: [], how: 'reads', build: 'old' }],
  builds: ['old', '7.1'],
  ...changes,
})
const calls = (...called: [client: string, day: number, week: number][]): Calls => ({
  called: called.map(([client, day, week]) => ({ operation: 'getCoupon', client, day, week })),
  isWhole: true,
})
const judged = (change: Finding, counted: Calls) => {
  const { findings, answers } = acceptUncalled([change], counted, bases)
  return { accepted: findings[0]?.accepted, answers }
}
const yes = ['Yes: no active caller is broken.']

test('calls of a broken operation are reported with their number in the last day and week', () => {
  expect(judged(finding(), calls(['web/old', 214, 1_420], ['ios/7.1', 0, 1]))).toEqual({
    accepted: undefined,
    answers: [
      'No: getCoupon is broken for web/old, 214 calls in the last 24 hours, 1,420 in seven days.',
      'No: getCoupon is broken for ios/7.1, 0 calls in the last 24 hours, 1 in seven days.',
    ],
  })
})

test('a broken operation is accepted if no affected build has called it for a week', () => {
  expect(judged(finding(), calls(['web/old', 0, 0]))).toEqual({
    accepted: containing('has called the operation for a week'),
    answers: yes,
  })
})

test('the removal of a property is accepted despite calls of a web build that does not read the property', () => {
  const unread = finding({ effects: [], builds: ['old'] })
  expect(judged(unread, calls(['web/old', 214, 1_420])).answers).toEqual(yes)
  // Expect that the next two breaking changes are not accepted, although no known code reads the response: the code of
  // an app is unknown, and a rejected request fails in any case.
  expect(judged(finding({ effects: [] }), calls(['ios/7.1', 2, 2])).accepted).toBeUndefined()
  const queryFinding = finding({
    effects: [],
    builds: ['old'],
    subjects: [{ operation: 'getCoupon', part: 'query', path: ['limit'] }],
  })
  expect(judged(queryFinding, calls(['web/old', 2, 2])).accepted).toBeUndefined()
})

test('a breaking change is accepted if only builds with the new contract call the operation, but not if an unlisted build calls it', () => {
  expect(judged(finding({ builds: ['old'] }), calls(['ios/7.1', 9, 9])).answers).toEqual(yes)
  expect(judged(finding(), calls(['other', 3, 3])).answers).toEqual([
    expect.stringMatching(/^No: getCoupon is broken for builds that .* does not list, 3 calls/),
  ])
  expect(judged(finding(), calls(['none', 0, 3])).answers).toEqual([
    expect.stringContaining('callers without a Client header'),
  ])
})

test('a broken operation without counted calls is not accepted if calls have been counted for less than a week', () => {
  expect(judged(finding(), { called: [], isWhole: false })).toEqual({
    accepted: undefined,
    answers: ['No: no calls of getCoupon were counted, but counting started less than a week ago.'],
  })
  const acceptedFinding = finding({ accepted: 'The shop said so.' })
  expect(judged(acceptedFinding, calls(['web/old', 1, 1]))).toEqual({
    accepted: 'The shop said so.',
    answers: yes,
  })
})

test('an error is thrown if Prometheus cannot be reached', async () => {
  const address = `http://127.0.0.1:${await freePort()}`
  await expect(askCalls(address)).rejects.toThrow(/did not return the calls \(ECONNREFUSED\)/)
})

if (isFull && !hasPrometheus)
  console.warn('Tests of counted calls are skipped: install the Debian package prometheus.')

describe.runIf(isFull && hasPrometheus)('with a Prometheus', () => {
  let folder: string
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>
  const now = Math.floor(Date.now() / 1_000)
  const hours = 3_600
  /**
   * Value of each metric counter as a function of the hours before now. A counter starts at 0 after a restart of the
   * server.
   */
  const counters: Record<string, (ago: number) => number | undefined> = {
    'operation="getCoupon",client="web/old"': (ago) => 1_000 + (ago > 12 ? 0 : Math.round((12 - ago) * 10)),
    'operation="logout",client="web/old"': () => 50,
    // Each server process has a separate counter of calls.
    'operation="checkIn",client="ios/7.1",instance="a"': (ago) => (ago > 48 ? undefined : 1),
    'operation="checkIn",client="ios/7.1",instance="b"': (ago) => (ago > 96 ? undefined : 2),
    'operation="listTags",client="other"': (ago) => (ago > 72 ? 40 : 3),
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-calls-'))
    const lines = Object.entries(counters).flatMap(([labels, at]) =>
      Array.from(
        { length: (9 * 24 * hours) / 240 },
        (_, index) => now - 9 * 24 * hours + index * 240,
      ).flatMap((second) => {
        const value = at((now - second) / hours)
        return value === undefined ? [] : [`hub_build_calls_total{${labels}} ${value} ${second}`]
      }),
    )
    const file = join(folder, 'calls.txt')
    await writeFile(file, `# TYPE hub_build_calls counter\n${lines.join('\n')}\n# EOF\n`)
    const promtool = spawnSync('promtool', [
      'tsdb',
      'create-blocks-from',
      'openmetrics',
      file,
      join(folder, 'data'),
    ])
    if (promtool.status !== 0) throw new Error(String(promtool.stderr))
    prometheus = await startPrometheus(folder)
  })
  afterAll(async () => {
    await prometheus.stop()
    await rm(folder, { recursive: true })
  })

  test('calls are counted completely, including the first call of a server and calls after a restart', async () => {
    const { called, isWhole } = await askCalls(prometheus.origin)
    expect(isWhole).toBe(true)
    const of = (operation: string) => called.find((tally) => tally.operation === operation)
    expect(of('logout')).toMatchObject({ client: 'web/old', day: 0, week: 0 })
    expect(of('checkIn')).toMatchObject({ client: 'ios/7.1', day: 0, week: 3 })
    expect(of('listTags')).toMatchObject({ client: 'other', day: 0, week: 3 })
    // Allow a difference of about two calls, because Prometheus extrapolates from its samples.
    expect(of('getCoupon')?.day).toBeGreaterThanOrEqual(118)
    expect(of('getCoupon')?.day).toBeLessThanOrEqual(122)
  })
})
