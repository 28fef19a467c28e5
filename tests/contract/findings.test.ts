// What a change of the contract is found to do: sixteen changes of the real contract, each with its verdict, what it says and
// the operations that feel it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findingsBetween } from '../../scripts/contract/findings.ts'
import { modelOf, readModel } from '../../scripts/contract/model.ts'
import { isSound } from '../support/contractChanges.ts'

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
    'listFaq may be called by `bearer`, not by `nobody`, `bearer`.',
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
