import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideCallContext } from '#src/client/context.ts'
import { createAppContext, type AppContext } from '#src/runtime/app/context.ts'
import { claimSubmissions } from './claimSubmissions.ts'
import { storeSecret, readSecret } from './visitorSecrets.ts'

let token: string | null
let app: AppContext
let requests: string[]
let answers: (Record<string, unknown> | undefined)[]

const result = (questionnaireId: string) => ({
  code: 200,
  message: 'OK',
  data: { questionnaireId, reward: { coins: 20, points: 10 }, rewarded: true },
})
const refused = { code: 10005303, message: 'You’ve already answered this one.' }

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
  ;[token, requests, answers] = ['a-token', [], []]
  app = createAppContext({
    cookies: { get: (name) => (name === 'token' ? token : null), set: () => {} },
    locale: 'EN',
    messages,
    origin: 'https://hub.example.com',
  })
  provideCallContext(() => ({
    fetch: async (request) => {
      requests.push(`${new URL(request.url).search}${await request.text()}`)
      const answer = answers.shift()
      if (!answer) throw new TypeError('no connection')
      return Response.json(answer)
    },
    token: () => token,
    language: () => 'en',
    openKeys: new Map(),
  }))
  storeSecret('flange-fit', { claimCode: 'AAAA-AAAA-AAAA-AAAA-AAAA' })
})
afterEach(() => vi.unstubAllGlobals())

test('claimSubmissions keeps the claim code of a visitor until the visitor signs in', async () => {
  token = null
  await claimSubmissions(app)
  expect(requests).toEqual([])
  expect(readSecret('flange-fit').claimCode).toBe('AAAA-AAAA-AAAA-AAAA-AAAA')
})

test('claimSubmissions redeems each claim code once for a new member, and updates the cached results', async () => {
  storeSecret('pumping-day', { claimCode: 'BBBB-BBBB-BBBB-BBBB-BBBB', draftId: 'another' })
  answers = [result('flange-fit'), result('pumping-day')]
  await Promise.all([claimSubmissions(app), claimSubmissions(app)])
  expect(requests).toEqual([
    '{"claimCode":"AAAA-AAAA-AAAA-AAAA-AAAA"}',
    '{"claimCode":"BBBB-BBBB-BBBB-BBBB-BBBB"}',
  ])
  expect([readSecret('flange-fit'), readSecret('pumping-day')]).toEqual([{}, { draftId: 'another' }])
  expect(app.toasts.get().map(({ tone, text }) => `${tone}: ${text}`)).toContain(
    'positive: Thank you for your answers. Your 20 coins have arrived.',
  )
})

test('claimSubmissions keeps a claim code if there was no response, and deletes it after an error response', async () => {
  await claimSubmissions(app)
  expect(readSecret('flange-fit').claimCode).toBeDefined()
  answers = [refused]
  await claimSubmissions(app)
  expect(readSecret('flange-fit')).toEqual({})
  expect(app.toasts.get()).toEqual([])
})
