// Sixteen changes of the real contract, each with its verdict, what it says and the operations that feel it. The files that they
// reach stand in tests/contract/sixteen.json.
import { readFileSync } from 'node:fs'
import { findingsBetween } from '@members-hub/contract-check'
import { modelOf, readModel } from '@members-hub/openapi'

export const before = readModel(readFileSync('openapi.yaml', 'utf8'))

type Edit = (document: ReturnType<typeof Object>) => void

/** What the contract would say with one place changed. */
export function changed(edit: Edit) {
  const document = structuredClone(before.document)
  edit(document)
  const after = modelOf(document, before.lineOf)
  return { after, findings: findingsBetween(before, after) }
}

export const schemas = (document: ReturnType<typeof Object>) => document.components.schemas
const post = (document: ReturnType<typeof Object>, path: string) => document.paths[path].post

export const nullable: Edit = (d) => (schemas(d).UserInfo.properties.firstName.type = ['string', 'null'])

type Case = [what: string, edit: Edit, verdict: string, says: string, felt: string[]]

export const cases: Case[] = [
  [
    'a field of an answer renamed',
    (d) => {
      const { properties, required } = schemas(d).CodeSent
      properties.resendAfterSeconds = properties.resendInSeconds
      delete properties.resendInSeconds
      required[required.indexOf('resendInSeconds')] = 'resendAfterSeconds'
    },
    'broken',
    'CodeSent.resendInSeconds was renamed to `resendAfterSeconds`.',
    ['sendVerifyCode', 'socialSendMailCode'],
  ],
  [
    'a value of a request dropped',
    (d) => schemas(d).CodePurpose.enum.pop(),
    'broken',
    'CodePurpose can no longer be `verify`.',
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
    nullable,
    'broken',
    'UserInfo.firstName may be null.',
    ['getUserInfo'],
  ],
  [
    'a field of an answer of another type',
    (d) => Object.assign(schemas(d).UserInfo.properties.points, { $ref: undefined, type: 'string' }),
    'broken',
    'UserInfo.points is of the type `string`, not of the type `integer`.',
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
    'The business error CODE_WAIT has the code `10002199`, not `10002105`.',
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
    'login may return the business error CODE_WAIT, `10002105`.',
    ['login'],
  ],
  [
    'for members only what was open',
    (d) => (d.paths['/api/station/support/faq'].get.security = [{ bearer: [] }]),
    'broken',
    'listFaq can be called by `http bearer`, previously by `anyone`.',
    ['listFaq'],
  ],
  [
    'idempotency dropped',
    (d) => delete post(d, '/api/station/member/mall/redeem')['x-idempotency'],
    'broken',
    'redeemMallProduct is no longer idempotent.',
    ['redeemMallProduct'],
  ],
  [
    'another meaning in words alone',
    (d) => (schemas(d).Coins.description = 'What could be spent last year.'),
    'safe',
    'Coins: description changed; check if the meaning changed, too.',
    [],
  ],
]
