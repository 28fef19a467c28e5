// Defines 16 changes of the hub's contract, each with the expected verdict, sentence and affected operations of its
// finding. The affected files are in tests/contract/sixteen.json.
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

/** Returns the object at a location in the document. @throws an Error if there is no object at the location */
export function objectAt(document: Document, ...place: string[]): JsonObject {
  const node = nodeAt(document, place)
  if (!isObject(node)) throw new Error(`openapi.yaml has no object at ${place.join('/')}`)
  return node
}

/** Returns the list at a location in the document. @throws an Error if there is no list at the location */
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

/** Contract change with the expected verdict, sentence and affected operations of its finding. */
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
    name: 'a removed value of a request enum',
    edit: (d) => valuesOf(d, 'CodePurpose').pop(),
    verdict: 'broken',
    sentence: 'CodePurpose can no longer be `verify`.',
    operations: ['sendVerifyCode', 'verifyCode'],
  },
  {
    name: 'a request field that becomes required',
    edit: (d) => requiredOf(d, 'ContactRequest').push('name'),
    verdict: 'broken',
    sentence: 'ContactRequest.name is now required.',
    operations: ['sendContactMessage'],
  },
  {
    name: 'a shorter maximum length of a request field',
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
    name: 'a removed operation',
    edit: (d) => delete pathsOf(d)['/api/station/user/login'],
    verdict: 'broken',
    sentence: 'login was removed.',
    operations: ['login'],
  },
  {
    name: 'a changed path of an operation',
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
    name: 'an added value of a response enum',
    edit: (d) => valuesOf(d, 'OrderState').push('onHold'),
    verdict: 'affected',
    sentence: 'OrderState can be `onHold` now.',
    operations: ['listOrders', 'getOrder', 'findOrders'],
  },
  {
    name: 'a changed code of a business error',
    edit: (d) => (objectAt(d, 'x-refusals', 'CODE_WAIT').code = 10002199),
    verdict: 'broken',
    sentence: 'The business error CODE_WAIT has the code `10002199`, not `10002105`.',
    operations: ['sendVerifyCode', 'socialSendMailCode'],
  },
  {
    name: 'a longer maximum length of a request field',
    edit: (d) => (propertyOf(d, 'ContactRequest', 'text').maxLength = 8000),
    verdict: 'safe',
    sentence: 'ContactRequest.text: maxLength is `8000`, was `4000`.',
    operations: [],
  },
  {
    name: 'an added optional response field',
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
    name: 'an added business error',
    edit: (d) => listAt(d, 'paths', '/api/station/user/login', 'post', 'x-refusals').push('CODE_WAIT'),
    verdict: 'affected',
    sentence: 'login may return the business error CODE_WAIT, `10002105`.',
    operations: ['login'],
  },
  {
    name: 'a public operation that becomes members-only',
    edit: (d) => (objectAt(d, 'paths', '/api/station/support/faq', 'get').security = [{ bearer: [] }]),
    verdict: 'broken',
    sentence: 'listFaq can be called by `http bearer`, previously by `anyone`.',
    operations: ['listFaq'],
  },
  {
    name: 'an operation that is no longer idempotent',
    edit: (d) => delete objectAt(d, 'paths', '/api/station/member/mall/redeem', 'post')['x-idempotency'],
    verdict: 'broken',
    sentence: 'redeemMallProduct is no longer idempotent.',
    operations: ['redeemMallProduct'],
  },
  {
    name: 'a changed description',
    edit: (d) => (schemaOf(d, 'Coins').description = 'What could be spent last year.'),
    verdict: 'safe',
    sentence: 'Coins: description changed; check if the meaning changed, too.',
    operations: [],
  },
]
