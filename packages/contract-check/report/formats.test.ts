// Tests that reports in machine-readable formats have the required fields and escapes, as the documentation of each
// format specifies.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { findingsBetween } from '../findings.ts'
import { listOf, nodeAt, objectOf, readModel } from '@members-hub/openapi'
import { faq } from '../samples/faq.ts'
import { formats, print, type Format } from './print.ts'
import type { Report } from './report.ts'

const shop = (name: string, more = '') =>
  faq(`type: object, properties: { "${name}": { type: string } }`) + more
const pay = `  /pay:
    get: { operationId: pay, responses: { '200': { description: Paid } } }
`
/** A name that needs escapes in all formats. */
const odd = String.raw`<a href=\"x\">&\t50%: one, two\n::error::no ]]> \x07`

const findings = findingsBetween(readModel(shop('plain', pay)), readModel(shop(odd)))
const report: Report = {
  base: 'main',
  contract: 'openapi.yaml',
  fromRoot: (file) => `my shop/${file}`,
  findings,
  problems: ['waivers.yaml:3: what was accepted is over.', 'Nobody <knows> & "asks".'],
  notes: [],
  trials: [],
}
const [removal, ...otherRemovals] = findings.filter(({ kind }) => kind === 'gone')
const accepted: Report = {
  ...report,
  problems: [],
  findings: removal ? [{ ...removal, accepted: 'Nobody called it (until 2026-12-01)' }] : [],
}

const printed = (source: Report, format: Format): unknown => JSON.parse(print(source, format))
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
const anyNumber: unknown = expect.any(Number)

test('the test contracts give a broken finding and contain names that need escapes', () => {
  expect([removal?.verdict, otherRemovals]).toEqual(['broken', []])
  expect(findings.some(({ sentence }) => sentence.includes('::error::no'))).toBe(true)
})

test('a SARIF report has a rule for each kind, and a level, a location and a fingerprint for each finding', () => {
  const { version, $schema, runs } = objectOf(printed(report, 'sarif'))
  expect([version, listOf(runs).length]).toEqual(['2.1.0', 1])
  expect($schema).toContain('sarif-schema-2.1.0.json')
  const rules = listOf(nodeAt(runs, ['0', 'tool', 'driver', 'rules'])).map(objectOf)
  const results = listOf(nodeAt(runs, ['0', 'results'])).map(objectOf)
  const kinds = new Set(findings.map(({ kind }) => kind ?? ''))
  const ids = rules.map(({ id }) => String(id))
  expect(ids.toSorted()).toEqual([...kinds, 'problem'].toSorted())
  expect(results).toHaveLength(findings.length + 2)
  for (const { ruleId, ruleIndex } of results) expect(rules[Number(ruleIndex)]?.id).toBe(ruleId)
  const result = results[findings.findIndex(({ kind }) => kind === 'gone')]
  expect(result).toMatchObject({
    ruleId: 'gone',
    level: 'error',
    message: { text: matching(/pay was removed\./) },
    locations: [
      { physicalLocation: { artifactLocation: { uri: 'my%20shop/openapi.yaml' }, region: { startLine: 1 } } },
    ],
    partialFingerprints: { 'contractCheck/v1': removal?.fingerprint },
  })
  expect(nodeAt(results.at(-2), ['locations', '0', 'physicalLocation'])).toEqual({
    artifactLocation: { uri: 'my%20shop/waivers.yaml' },
    region: { startLine: 3 },
  })
  const suppressions = nodeAt(printed(accepted, 'sarif'), ['runs', '0', 'results', '0', 'suppressions'])
  expect(suppressions).toEqual([{ kind: 'external', justification: 'Nobody called it (until 2026-12-01)' }])
})

test('a GitHub annotation is a single line, even if a name in the contract contains line breaks', () => {
  const lines = print(report, 'github').split('\n')
  // The output ends with a line that contains the counts.
  expect(lines).toHaveLength(findings.length + 2 + 1)
  for (const line of lines.slice(0, -1))
    expect(line).toMatch(
      /^::(error|warning|notice) file=my shop\/[^:,]+,line=\d+,title=contract-check%3A \w+::[^\n\r]+$/,
    )
  const annotation = lines.find((line) => line.includes('error::no'))
  expect(annotation).toContain('50%25: one, two')
  expect(lines.filter((line) => line.startsWith('::error::'))).toEqual([])
  expect(print(accepted, 'github')).toMatch(/^::notice .*pay was removed/)
})

test('a GitLab code quality report has all required fields', () => {
  const entries = listOf(printed(report, 'gitlab')).map(objectOf)
  expect(entries).toHaveLength(findings.length + 2)
  for (const entry of entries)
    expect(entry).toMatchObject({
      description: matching(/./),
      check_name: matching(/^contract-check\.\w+$/),
      fingerprint: matching(/^[0-9a-f]{12}$/),
      severity: matching(/^(info|minor|critical)$/),
      location: { path: matching(/^my shop\//), lines: { begin: anyNumber } },
    })
  expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length)
  expect(printed({ ...report, findings: [], problems: [] }, 'gitlab')).toEqual([])
  expect(printed(accepted, 'gitlab')).toMatchObject([{ severity: 'info' }])
})

test('a JUnit report has a test case for each finding: broken findings fail, and accepted findings are skipped', () => {
  const { cases, counts } = junit(print(report, 'junit'))
  expect(cases).toBe(findings.length + 2)
  expect(counts.failure).toBe(findings.filter(({ verdict }) => verdict === 'broken').length + 2)
  expect(junit(print(accepted, 'junit')).counts).toEqual({
    testsuites: 1,
    testsuite: 1,
    testcase: 1,
    skipped: 1,
    'system-out': 1,
  })
})

/** Parses XML strictly: elements, attributes and text. */
function junit(xml: string) {
  const [, inside = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n(.*)$/s.exec(xml) ?? []
  expect(inside).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u)
  const token =
    /<([\w-]+)((?: [\w-]+="(?:[^<>&"\n]|&(?:amp|lt|gt|quot|#10);)*")*)(\/?)>|<\/([\w-]+)>|((?:[^<>&]|&(?:amp|lt|gt|quot);)+)/gy
  const open: string[] = []
  const crossed: string[] = []
  const counts: Record<string, number> = {}
  let read = 0
  for (const [text, name, attributes = '', closed, end] of inside.matchAll(token)) {
    read += text.length
    if (name) counts[name] = (counts[name] ?? 0) + 1
    const names = [...attributes.matchAll(/ ([\w-]+)=/g)].map(([, attribute]) => attribute)
    expect(new Set(names).size).toBe(names.length)
    if (name && !closed) open.push(name)
    if (end && open.pop() !== end) crossed.push(end)
  }
  expect({ read, open, crossed }).toEqual({ read: inside.length, open: [], crossed: [] })
  return { cases: counts.testcase, counts }
}

/**
 * Characters that need escapes: a terminal escape, a bidi control, a line break with a workflow command, half a
 * surrogate pair, and a Unicode tag.
 */
const hostile = '\u001b[31m \u202e \u009b \n::error::forged \ud800 \u{E0041} \u2028 \r'
const hostileReport: Report = {
  ...report,
  base: hostile,
  findings: findingsBetween(
    readModel(shop('plain', pay)),
    readModel(shop(JSON.stringify(`x ${hostile}`.replace('\ud800', '')).slice(1, -1))),
  ).map((finding) => ({ ...finding, sentence: `${finding.sentence} ${hostile}` })),
  problems: [`::error::${hostile}`],
  notes: [hostile],
  trials: [{ name: hostile, seconds: 1, complaints: [{ file: hostile, text: hostile }] }],
}

test.each(formats)(
  'a report in the format %s contains no control characters and no injected workflow commands',
  (format) => {
    const text = print(hostileReport, format)
    expect(text).not.toMatch(
      /[^\n\P{Cc}]|[\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u,
    )
    const commands = text.split('\n').filter((line) => /^\s*(?:::|##\[)/.test(line))
    expect(commands.filter((line) => !/^::(?:error|warning|notice) file=/.test(line))).toEqual([])
  },
)

test('a JSON report keeps the exact names of the contract', () => {
  expect(printed(hostileReport, 'json')).toMatchObject({ base: hostile })
})

const schemaFile = fileURLToPath(import.meta.resolve('@microsoft/jest-sarif'))
/** The published schema is a draft-4 schema. Remove two fields, so that ajv accepts it. */
const sarifSchema = {
  ...objectOf(JSON.parse(readFileSync(join(dirname(schemaFile), 'schemas/sarif-2.1.0-rtm.5.json'), 'utf8'))),
  $schema: undefined,
  id: undefined,
}

/**
 * Checks the fields that are documented in https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
 * Paths must be relative, without `./`.
 */
const gitlabSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: String.raw`^(?!\.?/|[A-Za-z]:)` },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
}

test.each([
  ['sarif', sarifSchema],
  ['gitlab', gitlabSchema],
] as const)('a report as %s matches its published schema, even with random names', (format, schema) => {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats(ajv)
  const validate = ajv.compile(schema)
  for (const source of [report, accepted, hostileReport, { ...report, findings: [], problems: [] }]) {
    validate(printed(source, format))
    expect(validate.errors).toBeNull()
  }
  validate({ version: '2.0' })
  expect(validate.errors).not.toBeNull()
})
