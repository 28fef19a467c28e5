// Tests the report of contract-check for 16 changes of the hub's contract: the verdict, the sentence and the affected
// operations of each finding.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findingsOf } from '#scripts/contract/bases.ts'
import { callersOf } from '#scripts/contract/lists/releasedBuilds.ts'
import { findingsBetween, withEffects, formats, print, accept } from '@members-hub/contract-check'
import { hubMessages as words } from '#scripts/contract/hub.ts'
import { measurement, times } from '../support/measurements.ts'
import { readModel } from '@members-hub/openapi'
import { pagesOf } from '#scripts/contract/counterexamplePages.ts'
import { operationIds } from '../support/cases/cases.ts'
import { isSound, evaluatedMutations } from '../support/contractChanges.ts'
import { mocks, toAsk } from '../support/cases/mocks.ts'
import {
  before,
  cases,
  changed,
  nullable,
  objectAt,
  pathsOf,
  propertyOf,
  requiredOf,
  schemaOf,
  type Edit,
} from '../support/sixteenChanges.ts'

test.each(cases)('findingsBetween reports $name', ({ edit, verdict, sentence, operations }) => {
  const { after, findings } = changed(edit)
  const [finding] = findings.filter((each) => each.sentence === sentence)
  expect(findings.map((each) => each.sentence)).toContain(sentence)
  expect(finding?.verdict).toBe(verdict)
  const reached = finding?.subjects.filter((subject) => subject.verdict !== 'safe') ?? []
  expect([...new Set(reached.map(({ operation }) => operation))].toSorted()).toEqual(operations.toSorted())
  expect(verdict !== 'broken' || isSound(finding?.witness, before, after)).toBe(true)
})

test('a changed discriminator is reported, although JSON Schema validators ignore discriminators', () => {
  const { findings } = changed(
    (d) => (objectAt(d, 'components', 'schemas', 'CampaignBlock', 'discriminator').propertyName = 'id'),
  )
  expect(findings.map(({ verdict }) => verdict)).toEqual(['affected'])
})

test('a changed default and a newly required field are reported for callers that omit the field', () => {
  const marksOf = (edit: Edit) =>
    new Set(
      changed(edit).findings.flatMap(({ subjects }) =>
        subjects.map(({ part, path, of }) => [part, path, of].join()),
      ),
    )
  expect(marksOf((d) => (objectAt(d, 'components', 'parameters', 'Limit', 'schema').default = 10))).toEqual(
    new Set(['query,limit,default']),
  )
  expect(marksOf((d) => requiredOf(d, 'ContactRequest').push('name'))).toEqual(
    new Set(['body,name,required']),
  )
  expect(marksOf((d) => (schemaOf(d, 'ContactRequest').required = ['email']))).toContain('body,text,')
})

test('a finding does not depend on other changes in the contract', () => {
  const alone = changed(nullable).findings
  const among = changed((d) => {
    nullable(d)
    delete pathsOf(d)['/api/station/user/login']
    objectAt(d, 'components', 'schemas', 'UserInfo', 'properties').aaa = { type: 'string' }
    schemaOf(d, 'UserInfo').description = 'Who is signed in.'
  }).findings
  expect(alone).toHaveLength(1)
  expect(among).toHaveLength(4)
  expect(among).toContainEqual(alone[0])
  const remarked = readModel(`# Nothing is said here.\n${readFileSync('openapi.yaml', 'utf8')}`)
  expect(findingsBetween(before, remarked)).toEqual([])
})

const effectIn = (file: string) => ({
  file,
  line: 7,
  routes: ['/about-me', '/order'],
  opening: ['/about-me'],
  how: 'reads' as const,
})

test('lineOf returns the line of a schema in openapi.yaml', () => {
  const line = readFileSync('openapi.yaml', 'utf8').split('\n').lastIndexOf('    UserInfo:') + 1
  expect(before.lineOf(['components', 'schemas', 'UserInfo'])).toBe(line)
  expect(before.lineOf(['components', 'parameters', 'Limit', 'schema'])).toBeGreaterThan(1)
})

test('the finding about a changed error code lists the pages of each released build that use this error code', async () => {
  const { findings } = changed((d) => (objectAt(d, 'x-refusals', 'CODE_WAIT').code = 10002199))
  const released = `
- { build: a1b2, commit: beef, client: web, until: 2026-12-01 }
- { build: '7.1', commit: cafe, client: app, until: 2026-11-23 }
- { build: c3d4, commit: none, client: web, until: 2026-12-01 }
- { build: '7.0', commit: cafe, client: app, until: 2026-11-22 }
`
  const since = async (commit: string) => (commit === 'none' ? [] : findings)
  const impactAt = async (commit: string) => ({
    effectsOf: () => [effectIn(`src/${commit}.tsx`), effectIn(`api/${commit}.ts`)],
    testsOf: () => [],
  })
  const bases = [{ commit: 'f00d' }, ...callersOf(released, '2026-11-23')]
  const [finding] = await findingsOf(bases, since, impactAt)
  expect(finding?.builds).toEqual(['a1b2', '7.1'])
  // The finding lists pages only for old web builds, because the code of app builds is unknown.
  expect(finding?.effects.map(({ file, build }) => [file, build])).toEqual([
    ['src/f00d.tsx', undefined],
    ['api/f00d.ts', undefined],
    ['src/beef.tsx', 'a1b2'],
  ])
  const report = print(
    { base: 'main', findings: finding ? [finding] : [], problems: [], notes: [], trials: [], words },
    'markdown',
  )
  expect(report).toContain('Released builds: a1b2, 7.1 may still send requests')
  expect(report).toContain('Pages of a1b2: src/beef.tsx:7 (read)')
})

test('a finding about a broken response links to the affected screens on the mock server, which returns the counterexample', async () => {
  const ofAnswers = cases.filter(({ name }) =>
    /an answer (?:renamed|that may be null|of another type)/.test(name),
  )
  const allFindings = ofAnswers.flatMap(({ edit }) => changed(edit).findings)
  const answerFindings = allFindings.flatMap((finding) =>
    finding.witness?.of === 'answer'
      ? [{ ...finding, effects: [effectIn('src/a.tsx')], body: finding.witness }]
      : [],
  )
  const pages = answerFindings.flatMap(({ body, ...finding }) =>
    pagesOf(finding).map((page) => ({ body, ...page })),
  )
  expect(pages.length).toBeGreaterThan(2)
  for (const { body, name, usual, changed: link } of pages) {
    expect([name, usual.split('?')[0]]).toEqual(['/about-me', '/about-me'])
    const id = operationIds.find((operationId) => operationId === body.operation) ?? 'checkIn'
    const answer = await mocks(toAsk(id, { overrides: new URL(link, 'http://mock').search }))
    expect(await answer.json()).toEqual(body.message.body)
  }
})

test('a finding about a removal lists the tests that no longer compile; tests are not compiled for other changes', async () => {
  const testFlags: boolean[] = []
  const impactAt = async (_: string, withTests: boolean) => {
    testFlags.push(withTests)
    const stopped = { ...effectIn('src/a.test.ts'), how: 'tests' as const, routes: [], opening: [] }
    return { effectsOf: () => [effectIn('src/a.tsx')], testsOf: () => [stopped] }
  }
  const reportOf = async (edit: Edit) => {
    const findings = await findingsOf([{ commit: 'f00d' }], async () => changed(edit).findings, impactAt)
    return print({ base: 'main', findings, problems: [], notes: [], trials: [], words }, 'text')
  }
  const removalReport = await reportOf((d) => delete pathsOf(d)['/api/station/user/login'])
  expect(removalReport).toContain('Tests that stop compiling: src/a.test.ts:7')
  const nulled = await reportOf(nullable)
  expect(nulled).not.toContain('src/a.test.ts')
  expect(testFlags).toEqual([true, false])
})

test('a breaking change is accepted until the date of its acceptance, and an expired acceptance is reported', () => {
  const { findings } = changed(nullable)
  const fingerprint = findings[0]?.fingerprint ?? ''
  const acceptOn = (today: string, yaml: string) => accept(findings, { yaml, today })
  const waiver = `- { fingerprint: '${fingerprint}', reason: Nobody reads it., until: 2026-12-01 }`
  expect(acceptOn('2026-11-23', '[]').isFine).toBe(false)
  expect(acceptOn('2026-12-01', waiver)).toMatchObject({ isFine: true, problems: [] })
  const late = acceptOn('2026-12-02', waiver)
  expect(late.isFine).toBe(false)
  expect(late.problems).toEqual([expect.stringContaining(fingerprint)])
})

test('a finding about a schema that several operations use lists the screens of each operation', () => {
  const { findings } = changed((document) => {
    propertyOf(document, 'Parcel', 'halted').type = ['boolean', 'null']
  })
  const [finding] = withEffects(findings, ({ operation }) =>
    ['getOrder', 'getRedemption'].includes(operation)
      ? [{ ...effectIn('src/a.tsx'), routes: [`/${operation}`], opening: [] }]
      : [],
  )
  expect(finding?.effects).toHaveLength(1)
  expect(finding?.effects[0]?.routes.toSorted()).toEqual(['/getOrder', '/getRedemption'])
})

test('a report in any format contains the change, the compiler message, the line of code and the screen', () => {
  const findings = withEffects(changed(nullable).findings, ({ path }) =>
    path.join() === 'firstName' ? [effectIn('src/a.tsx')] : [],
  )
  const complaints = [{ file: 'src/b.tsx', line: 9, text: 'TS2322: null' }]
  const trials = [{ name: 'compiled', seconds: 7.5, complaints }]
  for (const format of formats) {
    const report = print({ base: 'main', findings, problems: ['Too late.'], notes: [], trials }, format)
    for (const phrase of [
      'firstName may be null',
      'getUserInfo',
      'must be string',
      'src/a.tsx',
      '/about-me',
      '/order',
      'Too late.',
      'src/b.tsx',
      'TS2322: null',
    ])
      expect(report).toContain(phrase)
  }
  const report = print({ base: 'main', findings, problems: [], notes: [], trials }, 'markdown')
  expect(report).toContain('- Screens on load: /about-me\n- Screens after a click: /order\n')
})

test('each random breaking change is reported with a valid counterexample, and no compatible change is reported as broken', () => {
  const judgement = evaluatedMutations(before, times(700, 40), { seed: 20_261_123 })
  expect(judgement.faults).toEqual({ missed: [], alarms: [], unproved: [] })
  expect(judgement.hurtful).toBeGreaterThan(judgement.all / 3)
  measurement(
    '15. Changes of the contract',
    `${judgement.all} random changes: of ${judgement.hurtful} breaking changes, ${judgement.broken} have the verdict broken, each with a counterexample that ajv confirms, and the others have the verdict affected; of ${judgement.all - judgement.hurtful} other changes, 0 have the verdict broken`,
  )
})
