// Tests the operations that read questionnaires and package cards: versions, languages and the member's progress.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { answers, sendAnswers } from '#tests/support/cases/questionnaires.ts'
import { addMember, dataOf } from '#tests/support/members.ts'

const api = await testApi()
const path = { id: 'flange-fit' }
const first = { version: 1, answers }
const apiIn = async (now: string) => {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date(now)
  return ownApi
}

describe('a questionnaire', () => {
  test('getQuestionnaire returns the newest version in the requested language, also to visitors', async () => {
    const { version, title, pages, submitted } = await dataOf(api, 'getQuestionnaire', {
      path,
      language: 'th',
    })
    expect({ version, title, submitted }).toEqual({ version: 3, title: 'หาขนาดกรวยที่พอดี', submitted: false })
    const kinds = pages.flatMap(({ questions }) => questions.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(
      new Set(['single', 'multiple', 'text', 'email', 'phone', 'number', 'scale']),
    )
  })

  test('getQuestionnaire returns an older version until that version is retired', async () => {
    const query = { version: '1' }
    expect((await dataOf(api, 'getQuestionnaire', { path, query })).version).toBe(1)
    const later = await apiIn('2026-12-31T17:00:00.000Z')
    expect((await later.call('getQuestionnaire', { path, query })).status).toBe(404)
    expect((await api.call('getQuestionnaire', { path, query: { version: '4' } })).status).toBe(404)
  })

  test('getQuestionnaire returns the member’s progress', async () => {
    const member = await addMember(api)
    const { token } = member
    const stateOf = async () => {
      const { items } = await dataOf(api, 'listQuestionnaires', { token })
      const item = items.find(({ id }) => id === path.id)
      return [item?.hasDraft, item?.submitted]
    }
    expect(await stateOf()).toEqual([false, false])
    await dataOf(api, 'saveQuestionnaireDraft', { path, token, body: first })
    expect(await stateOf()).toEqual([true, false])
    await sendAnswers(api, member)
    expect(await stateOf()).toEqual([false, true])
    expect((await dataOf(api, 'getQuestionnaire', { path, token })).submitted).toBe(true)
  })
})

test('the questionnaire of each package card asks for a marketplace order and refers back to the card', async () => {
  const { items } = await dataOf(api, 'listPackageCards', {})
  for (const { card } of items) {
    const { questionnaireId, marketplaces } = await dataOf(api, 'getPackageCard', { path: { card } })
    const questionnaire = await dataOf(api, 'getQuestionnaire', { path: { id: questionnaireId } })
    expect([questionnaire.screen, questionnaire.asksForOrder]).toEqual([card, true])
    expect(marketplaces.map(({ countryCode }) => countryCode)).toEqual(['US', 'TH', 'ID', 'VN'])
  }
  expect((await api.call('getPackageCard', { path: { card: 'teapot' } })).status).toBe(404)
})
