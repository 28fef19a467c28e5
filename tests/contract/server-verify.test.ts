// Tests the contract verifier (`npm run verify -- <url>`), which checks any server. It finds no contract violation in
// the server of this project, and detects violations in modified servers.
import pino from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#api/app/app.ts'
import { operations } from '#generated/operations.ts'
import { catalogue, createMocks } from '#mocks/mocks.ts'
import { alwaysSignedIn, placeholder as token } from '../support/alwaysSignedIn.ts'
import { testApi } from '../support/api.ts'
import { times } from '../support/measurements.ts'
import { unlimited } from '../support/unlimited.ts'
import { isLocal, tableOf, verifyServer } from '../support/cases/verifyServer.ts'

const { store, integrations } = await testApi()
const app = createApp({ store, integrations, log: pino({ level: 'silent' }), limits: unlimited })
const ours = alwaysSignedIn(app, store.db)
const options = { at: new URL('http://hub.test/'), seed: 20261123, tries: 2, writes: true, token }

test(
  'the verifier finds no contract violation in this server',
  { timeout: times(600_000, 60_000) },
  async () => {
    const { coverage, findings } = await verifyServer({ ...options, tries: times(20, 1), send: ours })
    expect(findings).toEqual([])
    expect(coverage.size).toBe(Object.keys(operations).length)
    expect(tableOf(coverage)).toMatch(/\n208 operations, \d{3,} calls; \d+ of \d+ documented statuses seen$/)
  },
)

test(
  'the verifier finds no contract violation in the mocks, and receives every documented status',
  { timeout: times(600_000, 60_000) },
  async () => {
    const overrides = new Map(catalogue().map(({ id, answers }) => [id, answers]))
    const send = createMocks()
    const { coverage, findings } = await verifyServer({ ...options, tries: times(20, 1), overrides, send })
    expect(findings).toEqual([])
    expect(coverage.size).toBe(Object.keys(operations).length)
    const [, seenCount, documented] = /(\d+) of (\d+) documented statuses seen$/.exec(tableOf(coverage)) ?? []
    expect(seenCount).toBe(documented)
  },
)

test('the verifier sends the same requests for the same seed, and calls only reading operations if writes are disabled', async () => {
  const requests: string[] = []
  const send = async (request: Request) => {
    requests.push(`${request.method} ${request.url} ${await request.text()}`)
    return Response.json({ code: 404, message: 'None.' }, { status: 404 })
  }
  await verifyServer({ ...options, only: 'modifyAddress', send })
  const first = requests.splice(0)
  await verifyServer({ ...options, only: 'modifyAddress', send })
  expect(requests.splice(0)).toEqual(first)
  await verifyServer({ ...options, writes: false, send })
  expect(requests.filter((request) => request.includes('modifyAddress'))).toEqual([])
  expect(requests.length).toBeGreaterThan(200)
})

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const answering = (status: number, envelope: object) => async () =>
  new Response(JSON.stringify(envelope), { status, headers: json })

test.each([
  ['a server error', answering(500, { code: 500, message: 'Sorry.' }), 'responded with 500'],
  ['a success without data', answering(200, { code: 200, message: 'OK' }), 'must have required property'],
  [
    'a business error of another operation',
    answering(200, { code: 10005101, message: 'No.' }),
    'does not document the business error',
  ],
  ['an undocumented status', answering(418, { code: 418, message: 'Tea.' }), 'does not document HTTP 418'],
  ['an HTML page', async () => new Response('<html>'), 'content type'],
])('the verifier reports %s', async (_, send, problem) => {
  const { findings } = await verifyServer({ ...options, only: 'sendVerifyCode', send })
  expect(findings.length).toBeGreaterThan(2)
  for (const finding of findings) expect(finding.problem).toContain(problem)
})

test('the verifier reports a server that accepts every caller, and a server that rejects valid requests', async () => {
  const open = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('Authorization', `Bearer ${token}`)
    return await ours(new Request(request, { headers }))
  }
  const { findings } = await verifyServer({ ...options, only: 'listSessions', send: open })
  expect(findings.map(({ request }) => request.split(':')[0])).toEqual(['without session'])
  const reasons = [{ code: 'FORMAT', field: 'account' }]
  const strict = answering(400, { code: 400, message: 'No.', data: { reasons } })
  const narrow = await verifyServer({ ...options, only: 'sendVerifyCode', send: strict })
  expect(narrow.findings.map(({ request }) => request.split(':')[0])).toContain('valid')
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:4010', true],
  ['http://[::1]:4010', true],
  ['https://hub.example.com', false],
  ['http://localhost.example.com', false],
  ['http://10.0.0.1', false],
])('isLocal(%s) is %s', (address, local) => {
  expect(isLocal(new URL(address))).toBe(local)
})
