// Tests drafts of members, which are available on every device, and drafts of visitors, which require a secret. A draft
// keeps the questionnaire version of its first answer.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type CallOptions } from '#tests/support/api.ts'
import { answers } from '#tests/support/cases/questionnaires.ts'
import { addMember, atOnce, countBy, dataOf } from '#tests/support/members.ts'
import type { components } from '#generated/schema.d.ts'
import { openSession } from '../session/members.ts'
import { purgeOldDrafts } from './drafts.ts'
import { questionnaireDrafts } from './tables.ts'

type Answers = components['schemas']['Answers']

const api = await testApi()
const { db } = api.store
const path = { id: 'flange-fit' }
const first = { version: 1, answers }
const second: { version: number; answers: Answers } = {
  version: 2,
  answers: [
    { kind: 'choices', questionId: 'stage', choices: ['later'] },
    { kind: 'choices', questionId: 'pumps', choices: ['not-yet'] },
    ...answers,
  ],
}
const apiIn = async (now: string) => {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date(now)
  return ownApi
}

describe('a draft', () => {
  const read = (call: CallOptions) => api.call('getQuestionnaireDraft', { path, body: {}, ...call })
  const save = (call: CallOptions) => api.call('saveQuestionnaireDraft', { path, body: first, ...call })

  test('a member’s draft is available on every device, and each save replaces all its answers', async () => {
    const [{ token }, other] = [await addMember(api), await addMember(api)]
    await save({ token })
    await save({ token, body: { version: 1, answers: [] } })
    expect(await dataOf(api, 'getQuestionnaireDraft', { path, token, body: {} })).toMatchObject({
      draftId: null,
      answers: [],
    })
    expect((await read({ token: other.token })).status).toBe(404)
    expect((await read({})).status).toBe(404)
  })

  test('a draft with an answer to a date question stays valid after a newer version of the questionnaire replaces this question with a choice', async () => {
    const { token } = await addMember(api)
    const call = { path: { id: 'breast-pump-card' }, token }
    const dated: Answers = [
      { kind: 'date', questionId: 'since', date: '2026-11-01' },
      { kind: 'choices', questionId: 'used', choices: ['not-yet'] },
      { kind: 'choices', questionId: 'parts', choices: ['fine'] },
    ]
    await dataOf(api, 'saveQuestionnaireDraft', { ...call, body: { version: 2, answers: dated } })
    const draft = await dataOf(api, 'getQuestionnaireDraft', { ...call, body: {} })
    expect(draft).toMatchObject({ version: 2, retired: false, answers: dated })
    const questionKinds = await Promise.all(
      ['2', '3'].map(async (version) => {
        const { pages } = await dataOf(api, 'getQuestionnaire', { ...call, query: { version } })
        return pages.flatMap(({ questions }) => questions).find(({ id }) => id === 'since')?.kind
      }),
    )
    expect(questionKinds).toEqual(['date', 'single'])
    const body = { version: 2, answers: dated }
    expect((await dataOf(api, 'submitQuestionnaire', { ...call, body })).result.version).toBe(2)
  })

  test('a visitor’s draft can be read only with its secret, and the database contains only a hash of the secret', async () => {
    const { draftId } = await dataOf(api, 'saveQuestionnaireDraft', { path, body: first })
    expect(draftId).toMatch(/^[\w-]{43}$/)
    const opened = { draftId: String(draftId) }
    expect(await dataOf(api, 'getQuestionnaireDraft', { path, body: opened })).toMatchObject({
      draftId,
      answers,
    })
    expect((await read({ body: { draftId: 'x'.repeat(43) } })).status).toBe(404)
    expect((await read({ body: opened, path: { id: 'pumping-day' } })).status).toBe(404)
    expect(JSON.stringify(await db.select().from(questionnaireDrafts))).not.toContain(draftId)
  })

  test('a visitor’s draft can be changed with its secret, and a request with an unknown secret creates no draft', async () => {
    const { draftId } = await dataOf(api, 'saveQuestionnaireDraft', {
      path,
      body: { version: 1, answers: [] },
    })
    const grown = await dataOf(api, 'saveQuestionnaireDraft', { path, body: { ...first, draftId } })
    expect(grown).toMatchObject({ draftId, answers })
    expect((await save({ body: { ...first, draftId: 'x'.repeat(43) } })).status).toBe(404)
  })

  test('a visitor’s draft is deleted 30 days after its last change, and a member’s draft is not deleted', async () => {
    const ownApi = await testApi({ store: api.store })
    const { token, uid } = await addMember(ownApi)
    const { draftId } = await dataOf(ownApi, 'saveQuestionnaireDraft', { path, body: second })
    await ownApi.call('saveQuestionnaireDraft', { path, body: second, token })
    const opened = { draftId: String(draftId) }
    ownApi.wait(30 * 86_400 - 1)
    expect((await ownApi.call('getQuestionnaireDraft', { path, body: opened })).status).toBe(200)
    ownApi.wait(1)
    expect((await ownApi.call('getQuestionnaireDraft', { path, body: opened })).status).toBe(404)
    await purgeOldDrafts(db, ownApi.clock.now)
    const left = await db.select().from(questionnaireDrafts)
    expect(left.filter(({ memberId }) => memberId === null)).toEqual([])
    expect(left.some(({ memberId }) => memberId === uid)).toBe(true)
  })

  test('a draft keeps the questionnaire version with which it was started until that version is retired', async () => {
    const { token, uid } = await addMember(api)
    await save({ token })
    const moved = await save({ token, body: second })
    expect(moved.refusal).toBe('VERSION_RETIRED')
    expect(detailOf(moved).reasons).toEqual([{ code: 'DRAFT_HAS_VERSION_1', field: 'version' }])

    const later = await apiIn('2026-12-31T17:00:00.000Z')
    const call = {
      path,
      body: {},
      token: (await openSession(db, uid, { now: later.clock.now, by: 'password' })).token,
    }
    expect(await dataOf(later, 'getQuestionnaireDraft', call)).toMatchObject({
      version: 1,
      retired: true,
    })
    expect(await dataOf(later, 'saveQuestionnaireDraft', { ...call, body: second })).toMatchObject({
      version: 2,
      retired: false,
    })
  })

  test('a draft may be incomplete, but must contain only answers to questions of its form', async () => {
    const half: Answers = [{ kind: 'number', questionId: 'diameter', number: 999 }]
    expect((await save({ body: { version: 1, answers: half } })).code).toBe(200)
    const wrong: Answers = [{ kind: 'text', questionId: 'diameter', text: 'wide' }]
    expect(detailOf(await save({ body: { version: 1, answers: wrong } })).reasons).toEqual([
      { code: 'WRONG_KIND', field: 'answers.diameter' },
    ])
  })

  test('20 concurrent calls that save answers create only one draft for a member', async () => {
    const { token, uid } = await addMember(api)
    expect(countBy(await atOnce(20, () => save({ token })))).toEqual({ OK: 20 })
    const rows = await db.select().from(questionnaireDrafts)
    expect(rows.filter(({ memberId }) => memberId === uid)).toHaveLength(1)
  })
})
