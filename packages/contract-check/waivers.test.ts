// Tests acceptances of breaking changes: valid acceptances, expired acceptances, and acceptances that match no finding.
import { expect, test } from 'vitest'
import type { Finding } from './changes/finding.ts'
import { accept } from './waivers.ts'

const finding: Finding = {
  kind: 'gone',
  fingerprint: 'abc',
  sentence: 'pay was removed.',
  lines: {},
  verdict: 'broken',
  subjects: [],
  effects: [],
  builds: [],
}
const waiver = (fingerprint: string, until: string) =>
  `- { fingerprint: ${fingerprint}, reason: Agreed., until: ${until} }\n`
const accepted = (yaml: string) =>
  accept([finding], { yaml, today: '2026-11-27', file: 'ours/accepted.yaml' })

test('an acceptance is valid until the end of its date', () => {
  expect(accepted(waiver('abc', '2026-11-27'))).toMatchObject({ isFine: true, problems: [], notes: [] })
  expect(accepted('')).toMatchObject({ isFine: false, problems: [], notes: [] })
})

test('an expired acceptance of a finding is reported as a problem with the file and line of its entry', () => {
  const { isFine, problems, notes } = accepted(`# Ours.\n${waiver('abc', '2026-11-26')}`)
  expect(problems).toEqual([
    'ours/accepted.yaml:2: the acceptance of abc expired on 2026-11-26: fix the change, or set a later date.',
  ])
  expect([isFine, notes]).toEqual([false, []])
})

test('an expired acceptance is not a problem if a later entry accepts the same finding', () => {
  const yaml = waiver('abc', '2026-11-26') + waiver('abc', '2026-12-26')
  expect(accepted(yaml)).toMatchObject({ isFine: true, problems: [], notes: [] })
})

test('an acceptance that matches no finding is reported as a note, even if it has expired', () => {
  const yaml = waiver('abc', '2026-12-26') + waiver('old', '2026-11-26') + waiver('other', '2026-12-26')
  expect(accepted(yaml)).toMatchObject({
    isFine: true,
    problems: [],
    notes: [
      'ours/accepted.yaml:2: old was accepted until 2026-11-26 and matches no finding: remove the entry.',
      'ours/accepted.yaml:3: other matches no finding: remove the entry once no open branch needs it.',
    ],
  })
})

test('an invalid acceptance is reported as an error with its line', () => {
  expect(() =>
    accepted(`${waiver('abc', '2026-12-26')}- { fingerprint: abc, reason: Why., until: May }`),
  ).toThrow('ours/accepted.yaml:2: invalid entry (1: until: Invalid ISO date).')
})
