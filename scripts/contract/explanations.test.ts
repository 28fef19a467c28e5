// The judge of the judge: it may excuse only what the contract confirms.
import { expect, test } from 'vitest'
import { readContract } from '../generate/contract.ts'
import { openExplanations } from './explanations.ts'
import { readMessage } from './message.ts'

const explanationOf = openExplanations(await readContract('openapi.yaml'))

const call = 'POST /api/station/user/sendVerifyCode'
const right = { account: 'mali@example.com', purpose: 'login' }
const sent = { code: 200, message: 'OK', data: { expiresInSeconds: 300, resendInSeconds: 60 } }
const refused = (code: string) => ({ code: 400, message: 'No.', data: { reasons: [{ code }] } })

const judged = (kind: string, body: unknown, status: number, envelope: object, address = call) =>
  explanationOf({
    call,
    scenario: `${call} -> 200`,
    kind,
    agrees: false,
    request: readMessage(`    ${address}\n    Accept: */*\n    \n    ${JSON.stringify(body, null, 4)}`),
    status,
    answer: readMessage(
      `${status} OK\n    Content-Type: application/json; charset=utf-8\n    \n    ${JSON.stringify(envelope)}`,
    ),
  })

test('a request that breaks the contract may be refused, and one that keeps it accepted', () => {
  expect(judged('+ve', { ...right, account: '?' }, 400, refused('FORMAT'))).toContain('breaks')
  expect(judged('-ve', right, 200, sent)).toContain('allows')
})

test('a rule that the contract states only in prose is named', () => {
  expect(judged('+ve', right, 400, refused('NOT_TEXT'))).toContain('NUL')
})

test('without its id a path may be another call, which answers as the contract says', () => {
  const other = 'POST /api/station/user'
  expect(judged('-ve', right, 404, { code: 404, message: 'None.' }, other)).toContain('another')
  expect(judged('-ve', right, 200, sent, other)).toBeUndefined()
})

test.each([
  ['a fault of the server', '+ve', right, 500, { code: 500, message: 'Sorry.' }],
  ['a success that breaks its schema', '-ve', right, 200, { ...sent, data: {} }],
  ['a right request refused', '+ve', right, 400, refused('FORMAT')],
  ['a rule that nobody has named', '+ve', right, 400, refused('NOT_TODAY')],
  ['a wrong request accepted', '-ve', { ...right, purpose: 'fun' }, 200, sent],
  ['a status that the call does not document', '+ve', right, 404, { code: 404, message: 'None.' }],
])('%s has no explanation', (_, kind, body, status, envelope) => {
  expect(judged(kind, body, status, envelope)).toBeUndefined()
})
