// Tests that a team can change verdicts, that the report shows these changes, and that unknown names are errors.
import { expect, test } from 'vitest'
import { findingsBetween } from './findings.ts'
import { readModel } from '@members-hub/openapi'
import { print } from './report/print.ts'
import { callAs } from './severity.ts'

const shop = (type: string, extraPath = '') =>
  readModel(`openapi: 3.1.0
info: { title: A shop, version: '1' }
paths:
  /faq: { get: { operationId: listFaq, responses: &all { '200': { description: All, content: { application/json: { schema: { $ref: '#/components/schemas/Faq' } } } } } } }
  /internal/faq/{id}: { get: { operationId: getFaq, responses: *all } }
${extraPath}
components: { schemas: { Faq: { type: ${type} } } }
`)
const before = shop(
  'string',
  "  /old: { get: { operationId: old, responses: { '200': { description: Old } } } }",
)
const after = shop('integer')
const findings = findingsBetween(before, after)

const called = (yaml: string) => callAs(findings, { yaml, file: 'severity.yaml' }, [before, after])
const verdictsOf = (yaml: string) =>
  Object.fromEntries(called(yaml).findings.map(({ kind, verdict }) => [kind, verdict]))

test('without a rule each finding keeps its verdict', () => {
  expect(verdictsOf('')).toEqual({ gone: 'broken', type: 'broken' })
  expect(called('')).toEqual({ findings, notes: [] })
})

test('a rule can match a kind, an operation or a path; the finding gets the worst verdict of its operations', () => {
  const [reason, broken] = ['reason: Ours alone.', { gone: 'broken', type: 'broken' }]
  expect(verdictsOf(`- { kind: gone, verdict: safe, ${reason} }`)).toEqual({ ...broken, gone: 'safe' })
  expect(verdictsOf(`- { operation: listFaq, verdict: safe, ${reason} }`)).toEqual(broken)
  expect(verdictsOf(`- { operation: [listFaq, getFaq], verdict: safe, ${reason} }`)).toEqual({
    ...broken,
    type: 'safe',
  })
  expect(verdictsOf(`- { path: ['/internal/**', /*], verdict: affected, ${reason} }`)).toEqual({
    gone: 'affected',
    type: 'affected',
  })
  expect(verdictsOf(`- { path: /internal/*/*, kind: gone, verdict: safe, ${reason} }`)).toEqual(broken)
  expect(verdictsOf(`- { kind: gone, found: affected, verdict: safe, ${reason} }`)).toEqual(broken)
})

test('if several rules match a finding, the first of them applies', () => {
  const rule = (verdict: string) => `- { kind: gone, verdict: ${verdict}, reason: Ours. }\n`
  expect(verdictsOf(rule('affected') + rule('safe')).gone).toBe('affected')
})

test('the report shows a changed verdict with the line and reason of the rule', () => {
  const { findings: evaluatedFindings, notes } = called(
    '# Agreed in May.\n- { kind: gone, verdict: safe, reason: Nobody calls it. }\n- { operation: getFaq, verdict: safe, reason: Ours. }',
  )
  expect(notes).toEqual(['severity.yaml changes the verdicts of 2 of 2 findings.'])
  const text = print(
    { base: 'main', findings: evaluatedFindings, problems: [], notes, trials: [] },
    'markdown',
  )
  expect(text).toContain('Severity: safe, found broken: Nobody calls it. (severity.yaml:2)')
  expect(text).toContain('Severity: getFaq safe: Ours. (severity.yaml:3)')
  expect(text).toContain(notes[0])
})

test.each([
  [
    '- { kind: gon, verdict: safe, reason: No. }',
    'severity.yaml:1: unknown kind of change “gon”; the kinds are gone, ',
  ],
  [
    '\n- { operation: faq, verdict: safe, reason: No. }',
    'severity.yaml:2: unknown operation in both versions: “faq”.',
  ],
  [
    '- { path: /shop/**, verdict: safe, reason: No. }',
    'severity.yaml:1: unknown path in both versions: “/shop/**”.',
  ],
  [
    '- { verdict: safe, reason: No. }',
    'severity.yaml:1: rule without kind, operation and path: add one of them.',
  ],
  ['- { kind: gone, verdict: fine, reason: No. }', 'severity.yaml:1: invalid entry (0: verdict: '],
  ['- { kind: gone, verdict: safe }', 'severity.yaml:1: invalid entry (0: reason: '],
  ['- { kind: gone, verdict: safe, reason: No., until: 1 }', 'Unrecognized key: "until"'],
])('%s is rejected', (yaml, says) => {
  expect(() => called(yaml)).toThrow(says)
})
