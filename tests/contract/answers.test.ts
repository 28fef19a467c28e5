// Tests that `checkAnswer` detects responses that violate the contract. Every other server test uses this function.
import { expect, test } from 'vitest'
import { checkAnswer, checkRefusal } from '../support/contract.ts'

const json = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
const answer = (status: number, envelope: unknown, headers = json) => ({
  status,
  headers,
  text: JSON.stringify(envelope),
})

const refusal = { code: 10002105, message: 'Wait.', data: { reasons: [{ code: 'RESEND_AFTER' }] } }
const payload = { code: 200, message: 'OK', data: { expiresInSeconds: 300, resendInSeconds: 60 } }

test('checkAnswer accepts responses that match the contract', () => {
  expect(checkAnswer('sendVerifyCode', answer(200, payload)).code).toBe(200)
  expect(checkAnswer('sendVerifyCode', answer(200, refusal)).code).toBe(10002105)
  expect(checkAnswer('checkToken', answer(401, { code: 10001003, message: 'Signed out.' })).code).toBe(
    10001003,
  )
})

test.each([
  ['an additional property', { ...payload, data: { ...payload.data, code: '123456' } }],
  ['an additional property next to the data', { ...payload, trace: 'x' }],
  ['a missing property', { ...payload, data: { expiresInSeconds: 300 } }],
  ['a property of another type', { ...payload, data: { ...payload.data, expiresInSeconds: '300' } }],
  ['a value out of bounds', { ...payload, data: { ...payload.data, expiresInSeconds: 0 } }],
  ['a response without data', { code: 200, message: 'OK' }],
  ['a response without a message', { code: 200, data: payload.data }],
  ['a business error of another operation', { ...refusal, code: 10005101 }],
  ['an unknown business error', { ...refusal, code: 10002199 }],
  ['a business error with an HTTP status as its code', { ...refusal, code: 400 }],
  [
    'a business error with an additional property',
    { ...refusal, data: { ...refusal.data, account: 'canary' } },
  ],
  ['an unknown reason code', { ...refusal, data: { reasons: [{ code: 'RESEND_NEVER' }] } }],
  ['a reason code without its number', { ...refusal, data: { reasons: [{ code: 'AT_MOST_n' }] } }],
  ['an invalid date', { ...refusal, data: { ...refusal.data, nextDate: 'tomorrow' } }],
])('checkAnswer rejects %s', (_, envelope) => {
  expect(() => checkAnswer('sendVerifyCode', answer(200, envelope))).toThrow()
})

test('checkAnswer rejects a status that the operation does not document', () => {
  expect(() => checkAnswer('sendVerifyCode', answer(401, { code: 10001002, message: '' }))).toThrow(
    'does not document HTTP 401',
  )
})

test('checkAnswer rejects an error code that belongs to another HTTP status', () => {
  expect(() => checkAnswer('sendVerifyCode', answer(400, { code: 413, message: '' }))).toThrow(
    'HTTP 400 and the code 413',
  )
})

test('checkAnswer rejects a content type that the operation does not document', () => {
  const html = new Headers({ 'Content-Type': 'text/html' })
  expect(() => checkAnswer('sendVerifyCode', answer(200, payload, html))).toThrow('text/html')
})

test('checkAnswer rejects a missing or invalid Retry-After', () => {
  const tooMany = { code: 429, message: '' }
  const waiting = (seconds: string) => new Headers({ ...Object.fromEntries(json), 'Retry-After': seconds })
  expect(() => checkAnswer('sendVerifyCode', answer(429, tooMany))).toThrow('without Retry-After')
  expect(() => checkAnswer('sendVerifyCode', answer(429, tooMany, waiting('soon')))).toThrow(
    'Retry-After is soon',
  )
  expect(checkAnswer('sendVerifyCode', answer(429, tooMany, waiting('3'))).code).toBe(429)
})

test('checkRefusal rejects an error with additional properties', () => {
  expect(() => checkRefusal(answer(404, { code: 404, message: '', stack: '' }))).toThrow()
  expect(checkRefusal(answer(404, { code: 404, message: '' })).code).toBe(404)
})
