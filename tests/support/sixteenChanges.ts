// Defines 16 changes of the hub's contract, each with its expected verdict, sentence and affected operations. The
// affected files are in tests/contract/sixteen.json.
import { readFileSync } from 'node:fs'
import { findingsBetween } from '@members-hub/contract-check'
import { isObject, modelOf, nodeAt, readModel, type Document, type JsonObject } from '@members-hub/openapi'

export const before = readModel(readFileSync('openapi.yaml', 'utf8'))

export type Edit = (document: Document) => void

/** Applies an edit to the contract and compares it with the original. */
export function changed(edit: Edit) {
  const document = structuredClone(before.source)
  edit(document)
  const after = modelOf(document, before.lineOf)
  return { after, findings: findingsBetween(before, after) }
}

/** Returns the object at a place of the document. @throws an Error if the place has no object */
export function objectAt(document: Document, ...place: string[]): JsonObject {
  const node = nodeAt(document, place)
  if (!isObject(node)) throw new Error(`openapi.yaml has no object at ${place.join('/')}`)
  return node
}

/** Returns the list at a place of the document. @throws an Error if the place has no list */
export function listAt(document: Document, ...place: string[]): unknown[] {
  const node = nodeAt(document, place)
  if (!Array.isArray(node)) throw new Error(`openapi.yaml has no list at ${place.join('/')}`)
  return node
}

const schemas = ['components', 'schemas'] as const
export const schemaOf = (document: Document, name: string) => objectAt(document, ...schemas, name)
export const propertyOf = (document: Document, name: string, property: string) =>
  objectAt(document, ...schemas, name, 'properties', property)
export const valuesOf = (document: Document, name: string) => listAt(document, ...schemas, name, 'enum')
export const requiredOf = (document: Document, name: string) => listAt(document, ...schemas, name, 'required')
export const pathsOf = (document: Document) => objectAt(document, 'paths')

export const nullable: Edit = (d) => (propertyOf(d, 'UserInfo', 'firstName').type = ['string', 'null'])

/** Change with its expected sentence and affected operations. */
type Case = { name: string; edit: Edit; verdict: string; sentence: string; operations: string[] }

export const cases: Case[] = [
  {
    name: 'a field of an answer renamed',
    edit: (d) => {
      const properties = objectAt(d, ...schemas, 'CodeSent', 'properties')
      const required = requiredOf(d, 'CodeSent')
      properties.resendAfterSeconds = properties.resendInSeconds
      delete properties.resendInSeconds
      required[required.indexOf('resendInSeconds')] = 'resendAfterSeconds'
    },
    verdict: 'broken',
    sentence: 'CodeSent.resendInSeconds was renamed to `resendAfterSeconds`.',
    operations: ['sendVerifyCode', 'socialSendMailCode'],
  },
  {
    name: 'a value of a request dropped',
    edit: (d) => valuesOf(d, 'CodePurpose').pop(),
    verdict: 'broken',
    sentence: 'CodePurpose can no longer be `verify`.',
    operations: ['sendVerifyCode', 'verifyCode'],
  },
  {
    name: 'a field of a request required',
    edit: (d) => requiredOf(d, 'ContactRequest').push('name'),
    verdict: 'broken',
    sentence: 'ContactRequest.name is now required.',
    operations: ['sendContactMessage'],
  },
  {
    name: 'a length of a request tightened',
    edit: (d) => (propertyOf(d, 'ContactRequest', 'text').maxLength = 2000),
    verdict: 'broken',
    sentence: 'ContactRequest.text: maxLength is `2000`, was `4000`.',
    operations: ['sendContactMessage'],
  },
  {
    name: 'a field of an answer that may be null',
    edit: nullable,
    verdict: 'broken',
    sentence: 'UserInfo.firstName may be null.',
    operations: ['getUserInfo'],
  },
  {
    name: 'a field of an answer of another type',
    edit: (d) => Object.assign(propertyOf(d, 'UserInfo', 'points'), { $ref: undefined, type: 'string' }),
    verdict: 'broken',
    sentence: 'UserInfo.points: the type is `string`, was `integer`.',
    operations: ['getUserInfo'],
  },
  {
    name: 'an operation that is gone',
    edit: (d) => delete pathsOf(d)['/api/station/user/login'],
    verdict: 'broken',
    sentence: 'login was removed.',
    operations: ['login'],
  },
  {
    name: 'a path that changed',
    edit: (d) => {
      const paths = pathsOf(d)
      paths['/api/station/member/purse'] = paths['/api/station/member/coins']
      delete paths['/api/station/member/coins']
    },
    verdict: 'broken',
    sentence: 'getCoins moved from `/api/station/member/coins` to `/api/station/member/purse`.',
    operations: ['getCoins'],
  },
  {
    name: 'a value more in an answer',
    edit: (d) => valuesOf(d, 'OrderState').push('onHold'),
    verdict: 'affected',
    sentence: 'OrderState can be `onHold` now.',
    operations: ['listOrders', 'getOrder'],
  },
  {
    name: 'a refusal with another code',
    edit: (d) => (objectAt(d, 'x-refusals', 'CODE_WAIT').code = 10002199),
    verdict: 'broken',
    sentence: 'The business error CODE_WAIT has the code `10002199`, not `10002105`.',
    operations: ['sendVerifyCode', 'socialSendMailCode'],
  },
  {
    name: 'a request that may be longer',
    edit: (d) => (propertyOf(d, 'ContactRequest', 'text').maxLength = 8000),
    verdict: 'safe',
    sentence: 'ContactRequest.text: maxLength is `8000`, was `4000`.',
    operations: [],
  },
  {
    name: 'an optional field more in an answer',
    edit: (d) =>
      (objectAt(d, ...schemas, 'UserInfo', 'properties').nickname = {
        type: 'string',
        maxLength: 60,
        description: 'Short.',
      }),
    verdict: 'safe',
    sentence: 'UserInfo.nickname was added.',
    operations: [],
  },
  {
    name: 'a refusal more',
    edit: (d) => listAt(d, 'paths', '/api/station/user/login', 'post', 'x-refusals').push('CODE_WAIT'),
    verdict: 'affected',
    sentence: 'login may return the business error CODE_WAIT, `10002105`.',
    operations: ['login'],
  },
  {
    name: 'for members only what was open',
    edit: (d) => (objectAt(d, 'paths', '/api/station/support/faq', 'get').security = [{ bearer: [] }]),
    verdict: 'broken',
    sentence: 'listFaq can be called by `http bearer`, previously by `anyone`.',
    operations: ['listFaq'],
  },
  {
    name: 'idempotency dropped',
    edit: (d) => delete objectAt(d, 'paths', '/api/station/member/mall/redeem', 'post')['x-idempotency'],
    verdict: 'broken',
    sentence: 'redeemMallProduct is no longer idempotent.',
    operations: ['redeemMallProduct'],
  },
  {
    name: 'another meaning in words alone',
    edit: (d) => (schemaOf(d, 'Coins').description = 'What could be spent last year.'),
    verdict: 'safe',
    sentence: 'Coins: description changed; check if the meaning changed, too.',
    operations: [],
  },
]
