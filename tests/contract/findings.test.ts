// What a change of the contract is found to do: sixteen changes of the real contract, each with its verdict, what it says and
// the operations that feel it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findingsBetween, joined, withEffects } from '../../scripts/contract/findings.ts'
import { figure, times } from '../support/figures.ts'
import { modelOf, readModel } from '../../scripts/contract/model.ts'
import { print } from '../../scripts/contract/print.ts'
import { accept } from '../../scripts/contract/waivers.ts'
import { isSound, mutationsOf } from '../support/contractChanges.ts'

const before = readModel(readFileSync('openapi.yaml', 'utf8'))

/** What the contract would say with one place changed. */
function changed(edit: (document: ReturnType<typeof Object>) => void) {
  const document = structuredClone(before.document)
  edit(document)
  const after = modelOf(document, before.lineOf)
  return { after, findings: findingsBetween(before, after) }
}

const schemas = (document: ReturnType<typeof Object>) => document.components.schemas
const post = (document: ReturnType<typeof Object>, path: string) => document.paths[path].post

type Case = [what: string, edit: Parameters<typeof changed>[0], verdict: string, says: string, felt: string[]]

const cases: Case[] = [
  [
    'a field of an answer renamed',
    (d) => {
      const { properties, required } = schemas(d).CodeSent
      properties.resendAfterSeconds = properties.resendInSeconds
      delete properties.resendInSeconds
      required[required.indexOf('resendInSeconds')] = 'resendAfterSeconds'
    },
    'broken',
    'CodeSent.resendInSeconds is called `resendAfterSeconds` now.',
    ['sendVerifyCode', 'socialSendMailCode'],
  ],
  [
    'a value of a request dropped',
    (d) => schemas(d).CodePurpose.enum.pop(),
    'broken',
    'CodePurpose is never `verify` any more.',
    ['sendVerifyCode', 'verifyCode'],
  ],
  [
    'a field of a request required',
    (d) => schemas(d).ContactRequest.required.push('name'),
    'broken',
    'ContactRequest.name is required now.',
    ['sendContactMessage'],
  ],
  [
    'a length of a request tightened',
    (d) => (schemas(d).ContactRequest.properties.text.maxLength = 2000),
    'broken',
    'ContactRequest.text: maxLength is `2000`, was `4000`.',
    ['sendContactMessage'],
  ],
  [
    'a field of an answer that may be null',
    (d) => (schemas(d).UserInfo.properties.firstName.type = ['string', 'null']),
    'broken',
    'UserInfo.firstName may be null.',
    ['getUserInfo'],
  ],
  [
    'a field of an answer of another type',
    (d) => Object.assign(schemas(d).UserInfo.properties.points, { $ref: undefined, type: 'string' }),
    'broken',
    'UserInfo.points is of the type `string`, not `integer`.',
    ['getUserInfo'],
  ],
  [
    'an operation that is gone',
    (d) => delete d.paths['/api/station/user/login'],
    'broken',
    'login is gone.',
    ['login'],
  ],
  [
    'a path that changed',
    (d) => {
      d.paths['/api/station/member/purse'] = d.paths['/api/station/member/coins']
      delete d.paths['/api/station/member/coins']
    },
    'broken',
    'getCoins moved from `/api/station/member/coins` to `/api/station/member/purse`.',
    ['getCoins'],
  ],
  [
    'a value more in an answer',
    (d) => schemas(d).OrderState.enum.push('onHold'),
    'affected',
    'OrderState can be `onHold` now.',
    ['listOrders', 'getOrder'],
  ],
  [
    'a refusal with another code',
    (d) => (d['x-refusals'].CODE_WAIT.code = 10002199),
    'broken',
    'The refusal CODE_WAIT has the status and code `200`, `10002199`, not `200`, `10002105`.',
    ['sendVerifyCode', 'socialSendMailCode'],
  ],
  [
    'a request that may be longer',
    (d) => (schemas(d).ContactRequest.properties.text.maxLength = 8000),
    'safe',
    'ContactRequest.text: maxLength is `8000`, was `4000`.',
    [],
  ],
  [
    'an optional field more in an answer',
    (d) =>
      (schemas(d).UserInfo.properties.nickname = { type: 'string', maxLength: 60, description: 'Short.' }),
    'safe',
    'UserInfo.nickname is new.',
    [],
  ],
  [
    'a refusal more',
    (d) => post(d, '/api/station/user/login')['x-refusals'].push('CODE_WAIT'),
    'affected',
    'login may be refused with CODE_WAIT, `10002105`.',
    ['login'],
  ],
  [
    'for members only what was open',
    (d) => (d.paths['/api/station/support/faq'].get.security = [{ bearer: [] }]),
    'broken',
    'listFaq may be called by `bearer`, before by `nobody`.',
    ['listFaq'],
  ],
  [
    'idempotency dropped',
    (d) => delete post(d, '/api/station/member/mall/redeem')['x-idempotency'],
    'broken',
    'redeemMallProduct may not be sent twice any more: idempotency is gone.',
    ['redeemMallProduct'],
  ],
  [
    'another meaning in words alone',
    (d) => (schemas(d).Coins.description = 'What could be spent last year.'),
    'safe',
    'Coins: description reads differently; its meaning may have changed.',
    [],
  ],
]

test.each(cases)('%s is told', (_, edit, verdict, says, felt) => {
  const { after, findings } = changed(edit)
  const [finding] = findings.filter(({ sentence }) => sentence === says)
  expect(findings.map(({ sentence }) => sentence)).toContain(says)
  expect(finding?.verdict).toBe(verdict)
  const reached = finding?.subjects.filter((subject) => subject.verdict !== 'safe') ?? []
  expect([...new Set(reached.map(({ operation }) => operation))].toSorted()).toEqual(felt.toSorted())
  expect(verdict !== 'broken' || isSound(finding?.witness, before, after)).toBe(true)
})

const nullable: Case[1] = (d) => (schemas(d).UserInfo.properties.firstName.type = ['string', 'null'])

test('a finding keeps its fingerprint whatever else is edited', () => {
  const alone = changed(nullable).findings
  const among = changed((d) => {
    nullable(d)
    delete d.paths['/api/station/user/login']
    schemas(d).UserInfo.properties.aaa = { type: 'string' }
    schemas(d).UserInfo.description = 'Who is signed in.'
  }).findings
  expect(alone).toHaveLength(1)
  expect(among).toHaveLength(4)
  expect(among.map(({ fingerprint }) => fingerprint)).toContain(alone[0]?.fingerprint)
})

test('lines are those of the contract', () => {
  const line = readFileSync('openapi.yaml', 'utf8').split('\n').lastIndexOf('    UserInfo:') + 1
  expect(before.lineOf(['components', 'schemas', 'UserInfo'])).toBe(line)
  expect(before.lineOf(['components', 'parameters', 'Limit', 'schema'])).toBeGreaterThan(1)
})

test('released builds that a change breaks are named, each finding once', () => {
  const { findings } = changed(nullable)
  const [finding] = joined([{ findings }, { build: 'a1b2', findings }, { build: 'c3d4', findings: [] }])
  expect(finding?.builds).toEqual(['a1b2'])
})

test('what is broken may be accepted for a while, and has to be decided anew after it', () => {
  const { findings } = changed(nullable)
  const waiver = {
    fingerprint: findings[0]?.fingerprint ?? '',
    reason: 'Nobody reads it.',
    until: '2026-12-01',
  }
  expect(accept(findings, [], '2026-11-23').isFine).toBe(false)
  expect(accept(findings, [waiver], '2026-12-01')).toMatchObject({ isFine: true, problems: [] })
  const late = accept(findings, [waiver], '2026-12-02')
  expect(late.isFine).toBe(false)
  expect(late.problems).toEqual([expect.stringContaining(waiver.fingerprint)])
})

test('a report names what is broken, the message, the place and the screen, in every format', () => {
  const place = { file: 'src/a.tsx', line: 7, routes: ['/about-me'], how: 'reads' as const }
  const findings = withEffects(changed(nullable).findings, ({ path }) =>
    path.join() === 'firstName' ? [place] : [],
  )
  for (const format of ['text', 'markdown', 'html', 'json']) {
    const report = print({ base: 'main', findings, problems: ['Too late.'] }, format)
    for (const said of [
      'firstName may be null',
      'getUserInfo',
      'must be string',
      'src/a.tsx',
      '/about-me',
      'Too late.',
    ])
      expect(report).toContain(said)
  }
})

test('of changes made at random every hurtful one is told, with a sound witness, and no other is called broken', () => {
  const mutations = mutationsOf(before, times(640, 60), 20_261_123)
  const judged = mutations.map((mutation) => {
    const after = modelOf(mutation.document, before.lineOf)
    const findings = findingsBetween(before, after)
    const broken = findings.filter(({ verdict }) => verdict === 'broken')
    return {
      said: `${mutation.kind} at ${mutation.at}`,
      hurts: mutation.hurts,
      isBroken: broken.length > 0,
      isTold: findings.some(({ verdict }) => verdict !== 'safe'),
      isUnproved: broken.some(({ witness }) => !isSound(witness, before, after)),
    }
  })
  const missed = judged.filter(({ hurts, isTold }) => hurts && !isTold).map(({ said }) => said)
  const alarms = judged.filter(({ hurts, isBroken }) => !hurts && isBroken).map(({ said }) => said)
  const unproved = judged.filter(({ isUnproved }) => isUnproved).map(({ said }) => said)
  const hurtful = judged.filter(({ hurts }) => hurts)
  expect({ missed, alarms, unproved }).toEqual({ missed: [], alarms: [], unproved: [] })
  expect(hurtful.length).toBeGreaterThan(judged.length / 3)
  figure(
    '15. Changes of the contract',
    `${judged.length} made at random: of ${hurtful.length} that hurt ${hurtful.filter(({ isBroken }) => isBroken).length} broken, each by a message that ajv confirms, the others affected; of ${judged.length - hurtful.length} others none broken`,
  )
}, 300_000)
