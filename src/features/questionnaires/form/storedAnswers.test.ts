// Tests how answers in this tab and on the server are merged, and which version of the questionnaire the form opens.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Question, Questionnaire, QuestionnaireDraft } from '#generated/schema.d.ts'
import { provideCallContext } from '#src/client/context.ts'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { storeOnDevice, openForm } from './storedAnswers.ts'

const text = (id: string): Question => ({
  id,
  kind: 'text',
  label: id,
  help: null,
  required: false,
  showIf: null,
  maxLength: 20,
})
const form = (version: number, ...ids: string[]): Questionnaire => ({
  id: 'fit',
  screen: 'questionnaire',
  version,
  title: 'Fit',
  intro: 'Fit.',
  picture: '/art/fit.svg',
  minutes: 1,
  reward: { coins: 1, points: 1 },
  submitted: false,
  marketplaces: [],
  asksForOrder: false,
  asksForReview: false,
  pages: [{ id: 'page', title: 'Page', questions: ids.map(text) }],
})
const textAnswer = (questionId: string, words: string): Answer => ({ kind: 'text', questionId, text: words })

/**
 * Drafts and versions of the questionnaire on the simulated server. The server rejects every version that is missing
 * here.
 */
let server: { draft?: QuestionnaireDraft; forms: Questionnaire[] }
let app: Parameters<typeof openForm>[0]

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  server = { forms: [form(1, 'a', 'b'), form(2, 'b', 'c')] }
  const answer = (data: unknown) =>
    data === undefined
      ? Response.json({ code: 404, message: 'None.' }, { status: 404 })
      : Response.json({ code: 200, message: 'OK', data })
  provideCallContext(() => ({
    fetch: async ({ url }: Request) => {
      const versionParam = new URL(url, 'http://localhost').searchParams.get('version')
      if (url.includes('/draft')) return answer(server.draft)
      return answer(server.forms.find(({ version }) => version === Number(versionParam ?? 2)))
    },
    token: () => 'token',
    member: () => 'mali',
    language: () => 'en' as const,
    openKeys: new Map(),
  }))
  app = { token: () => 'token', member: () => 'mali', queryClient: new QueryClient() }
})
afterEach(() => vi.unstubAllGlobals())

const open = () => openForm(app, { id: 'fit', version: 2 })
const draft = (version: number, ...answers: Answer[]) => ({
  draftId: null,
  version,
  retired: false,
  answers,
  savedAt: '2026-11-21T03:00:00.000Z',
})

test('openForm starts with the newest version if there is no draft', async () => {
  expect(await open()).toEqual({ version: 2, answers: [], isUnsaved: false, hasChanged: false })
})

test('openForm opens the version of the draft, or once it is retired, the newest version with the answers that still fit', async () => {
  server.draft = draft(1, textAnswer('a', 'one'), textAnswer('b', 'two'))
  expect(await open()).toMatchObject({ version: 1, answers: server.draft.answers, hasChanged: false })
  server.draft = { ...server.draft, retired: true }
  expect(await open()).toMatchObject({
    version: 2,
    answers: [textAnswer('b', 'two')],
    isUnsaved: true,
    hasChanged: true,
  })
})

test('openForm moves a draft of this device to the newest version if the version of the draft no longer exists', async () => {
  storeOnDevice(draftsOf(app), 'fit', {
    version: 1,
    answers: [textAnswer('a', 'one'), textAnswer('b', 'two')],
    isUnsaved: true,
  })
  expect(await open()).toMatchObject({ version: 1, hasChanged: false })
  server.forms = server.forms.slice(1)
  app.queryClient.clear()
  expect(await open()).toMatchObject({ version: 2, answers: [textAnswer('b', 'two')], hasChanged: true })
})

test('openForm uses unsaved answers on this device first, then answers on the server, then saved answers on this device', async () => {
  const deviceDraft = { version: 2, answers: [textAnswer('b', 'here')] }
  server.draft = draft(2, textAnswer('b', 'there'), textAnswer('c', 'there'))
  storeOnDevice(draftsOf(app), 'fit', { ...deviceDraft, isUnsaved: true })
  expect((await open()).answers).toEqual([textAnswer('b', 'here'), textAnswer('c', 'there')])
  storeOnDevice(draftsOf(app), 'fit', { ...deviceDraft, isUnsaved: false })
  expect((await open()).answers).toEqual(server.draft.answers)
})
