// Tests that a member or draft can submit answers only once and is rewarded only once. Also tests that a claim code
// gives access to a visitor's submission.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type CallOptions } from '#tests/support/api.ts'
import { answers, sendAnswers } from '#tests/support/cases/questionnaires.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { anAddress } from '#tests/support/forms.ts'
import { addUpload } from '#tests/support/uploads.ts'
import type { components } from '#generated/schema.d.ts'
import { balances } from '../ledger/ledger.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { uploads } from '../platform/uploads/tables.ts'
import { openSession } from '../session/members.ts'
import { members as memberRows } from '../members/tables.ts'
import { newCode } from '../store/secrets.ts'
import { questionnaireSubmissions } from './tables.ts'

type Answers = components['schemas']['Answers']

const api = await testApi()
const { db } = api.store
const path = { id: 'flange-fit' }
const first = { version: 1, answers }

const coinsOf = async ({ uid }: TestMember) => (await balances(db, uid, api.clock.now)).coins
const send = (call: CallOptions) => api.call('submitQuestionnaire', { path, body: first, ...call })
const resultOf = (call: CallOptions) => api.call('getQuestionnaireResult', { path, ...call })
const apiIn = async (now: string) => {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date(now)
  return ownApi
}

describe('answers sent', () => {
  test('a member is rewarded once for answers, and other members cannot read the result', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const { result, claimCode } = await dataOf(api, 'submitQuestionnaire', {
      path,
      body: first,
      token: member.token,
    })
    expect(claimCode).toBeNull()
    expect(result).toMatchObject({
      title: 'Start with 21 mm',
      rewarded: true,
      reward: { coins: 20, points: 10 },
    })
    expect(await coinsOf(member)).toBe(20)
    expect(await dataOf(api, 'getQuestionnaireResult', { path, token: member.token })).toEqual(result)
    expect((await resultOf({ token: other.token })).status).toBe(404)
  })

  test('the result of a questionnaire is returned in the language of the request', async () => {
    const member = await addMember(api)
    await sendAnswers(api, member)
    const { title } = await dataOf(api, 'getQuestionnaireResult', {
      path,
      token: member.token,
      language: 'vn',
    })
    expect(title).toBe('Bắt đầu với cỡ 21 mm')
  })

  test('answers to hidden questions are dropped, and the response lists them', async () => {
    const { token } = await addMember(api)
    const stray: Answers = [
      { kind: 'choices', questionId: 'measured', choices: ['not-yet'] },
      { kind: 'number', questionId: 'diameter', number: 17 },
    ]
    const body = { version: 1, answers: stray }
    const { dropped, result } = await dataOf(api, 'submitQuestionnaire', { path, token, body })
    expect([dropped, result.title]).toEqual([['diameter'], 'Measure first'])
    const rows = await db.select().from(questionnaireSubmissions)
    expect(JSON.stringify(rows.at(-1)?.answers)).not.toContain('diameter')
  })

  test('if answers are missing or invalid, the errors contain the paths of their questions and no submission is stored', async () => {
    const member = await addMember(api)
    const wrong: Answers = [
      { kind: 'choices', questionId: 'measured', choices: ['yes'] },
      { kind: 'number', questionId: 'diameter', number: 400 },
      { kind: 'number', questionId: 'shoe-size', number: 38 },
    ]
    const reply = await send({ token: member.token, body: { version: 1, answers: wrong } })
    expect(reply.refusal).toBe('ANSWERS_INVALID')
    expect(detailOf(reply).reasons).toEqual([
      { code: 'UNKNOWN_QUESTION', field: 'answers.shoe-size' },
      { code: 'TOO_LARGE', field: 'answers.diameter' },
    ])
    expect((await resultOf({ token: member.token })).status).toBe(404)
    expect(await coinsOf(member)).toBe(0)
  })

  test('answers to an older version are accepted, and are still evaluated by that version later', async () => {
    const member = await addMember(api)
    await sendAnswers(api, member)
    const later = await apiIn('2026-12-31T17:00:00.000Z')
    const { token } = await openSession(db, member.uid, { now: later.clock.now, by: 'password' })
    expect(await dataOf(later, 'getQuestionnaireResult', { path, token })).toMatchObject({
      version: 1,
      title: 'Start with 21 mm',
    })
    expect((await later.call('submitQuestionnaire', { path, body: first })).refusal).toBe('VERSION_RETIRED')
  })

  test('only one of 30 concurrent submissions of a member with different idempotency keys succeeds', async () => {
    const member = await addMember(api)
    const replies = await atOnce(30, (index) =>
      send({ token: member.token, key: `thirty-different-keys-${index}` }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_SUBMITTED: 29 })
    expect(await coinsOf(member)).toBe(20)
    console.log(`30 concurrent submissions of one member: ${countBy(replies).OK} stored`)
  })

  test('only one of 10 concurrent submissions of a visitor’s draft succeeds', async () => {
    const { draftId } = await dataOf(api, 'saveQuestionnaireDraft', { path, body: first })
    const replies = await atOnce(10, () => send({ body: { ...first, draftId } }))
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_SUBMITTED: 9 })
    expect((await send({ body: { ...first, draftId: 'x'.repeat(43) } })).status).toBe(404)
  })
})

describe('pictures and addresses in answers to a questionnaire', () => {
  const pump = { id: 'breast-pump-card' }
  const broken = (uploadIds: string[], address: object = anAddress) => ({
    version: 2,
    answers: [
      { kind: 'choices', questionId: 'used', choices: ['not-yet'] },
      { kind: 'choices', questionId: 'parts', choices: ['broken'] },
      { kind: 'files', questionId: 'photos', uploadIds },
      { kind: 'address', questionId: 'parcel', address },
    ],
  })

  test('pictures and addresses in answers are stored, and each picture can be used only once', async () => {
    const member = await addMember(api)
    const id = await addUpload(api, member, 'questionnaire')
    const body = broken([id])
    await dataOf(api, 'submitQuestionnaire', { path: pump, token: member.token, body })
    const [row] = await db.select({ usedAt: uploads.usedAt }).from(uploads).where(eq(uploads.id, id))
    expect(row?.usedAt).toEqual(api.clock.now)
    const { token } = await addMember(api)
    const again = await api.call('submitQuestionnaire', { path: pump, token, body })
    expect([again.refusal, detailOf(again).reasons]).toEqual([
      'UPLOAD_UNKNOWN',
      [{ code: 'FILE_LOST', field: 'answers.photos' }],
    ])
    expect((await api.call('getQuestionnaireResult', { path: pump, token })).status).toBe(404)
  })

  test('pictures of another member and addresses in an unknown region are rejected, and the error contains their path', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const foreignIds = [await addUpload(api, other, 'questionnaire')]
    const sendTo = (body: object) =>
      api.call('submitQuestionnaire', { path: pump, token: member.token, body })
    expect((await sendTo(broken(foreignIds))).refusal).toBe('UPLOAD_UNKNOWN')
    const wrong = broken(foreignIds, { ...anAddress, province: 'ZZ', postcode: '1' })
    expect(detailOf(await sendTo(wrong)).reasons).toEqual([
      { code: 'PROVINCE_UNKNOWN', field: 'answers.parcel.province' },
      { code: 'FORMAT', field: 'answers.parcel.postcode' },
    ])
  })

  test('pictures in answers are erased with the member, including pictures that were sent before the registration', async () => {
    const id = await addUpload(api, null, 'questionnaire')
    const { claimCode } = await dataOf(api, 'submitQuestionnaire', { path: pump, body: broken([id]) })
    const { token, uid } = await addMember(api)
    await dataOf(api, 'redeemClaimCode', { token, body: { claimCode } })
    await db.update(memberRows).set({ erasesAt: api.clock.now }).where(eq(memberRows.id, uid))
    await eraseDue(db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
    const [row] = await db.select({ usedAt: uploads.usedAt }).from(uploads).where(eq(uploads.id, id))
    expect(row).toEqual({ usedAt: null })
  })
})

describe('a claim code', () => {
  test('a claim code contains 100 random bits', () => {
    const codes = Array.from({ length: 1_000 }, () => newCode(5))
    expect(new Set(codes).size).toBe(1_000)
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){4}$/)
  })

  test('a claim code returns the visitor’s result until a member redeems the code for the reward', async () => {
    const claimCode = await sendAnswers(api)
    const body = { claimCode }
    expect(await dataOf(api, 'openClaimCode', { body })).toMatchObject({ rewarded: false })
    expect(JSON.stringify(await db.select().from(questionnaireSubmissions))).not.toContain(claimCode)

    const [member, other] = [await addMember(api), await addMember(api)]
    const redeemed = await dataOf(api, 'redeemClaimCode', { token: member.token, body: { claimCode } })
    expect(redeemed.rewarded).toBe(true)
    expect(await dataOf(api, 'redeemClaimCode', { token: member.token, body: { claimCode } })).toEqual(
      redeemed,
    )
    expect(await coinsOf(member)).toBe(20)
    expect(await dataOf(api, 'getQuestionnaireResult', { path, token: member.token })).toEqual(redeemed)

    expect((await api.call('openClaimCode', { body })).refusal).toBe('CLAIM_UNKNOWN')
    const late = await api.call('redeemClaimCode', { token: other.token, body: { claimCode } })
    expect([late.refusal, await coinsOf(other)]).toEqual(['CLAIM_UNKNOWN', 0])
  })

  test('a claim code is rejected if the member has already submitted the questionnaire', async () => {
    const member = await addMember(api)
    await sendAnswers(api, member)
    const claimCode = await sendAnswers(api)
    const reply = await api.call('redeemClaimCode', { token: member.token, body: { claimCode } })
    expect([reply.refusal, await coinsOf(member)]).toEqual(['ALREADY_SUBMITTED', 20])
    expect((await api.call('openClaimCode', { body: { claimCode } })).code).toBe(200)
  })

  test('only one of 20 members who concurrently redeem the same claim code succeeds', async () => {
    const claimCode = await sendAnswers(api)
    const members: TestMember[] = []
    for (let count = 0; count < 20; count += 1) members.push(await addMember(api))
    const replies = await atOnce(20, (index) =>
      api.call('redeemClaimCode', { token: members[index]?.token, body: { claimCode } }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, CLAIM_UNKNOWN: 19 })
  })

  test('a member who redeems 5 claim codes concurrently is rewarded once', async () => {
    const member = await addMember(api)
    const codes: string[] = []
    for (let count = 0; count < 5; count += 1) codes.push(await sendAnswers(api))
    const replies = await atOnce(5, (index) =>
      api.call('redeemClaimCode', { token: member.token, body: { claimCode: codes[index] } }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_SUBMITTED: 4 })
    expect(await coinsOf(member)).toBe(20)
  })
})

describe('the result', () => {
  test('a result that contains a size shows it on a card in the language of the request, and other results have no card', async () => {
    const { token } = await addMember(api)
    const { result } = await dataOf(api, 'submitQuestionnaire', { path, body: first, token, language: 'th' })
    const card = { label: 'ขนาดกรวยของคุณ', value: '21', unit: 'มม.', field: 'siliconePlugSize' }
    expect(result.card).toEqual(card)
    const body: object = {
      version: 1,
      answers: [{ kind: 'choices', questionId: 'measured', choices: ['not-yet'] }],
    }
    expect((await dataOf(api, 'submitQuestionnaire', { path, body })).result.card).toBeNull()
  })

  test('a result contains the visitor’s email address until a member claims it', async () => {
    const emailAnswers: Answers = [
      { kind: 'choices', questionId: 'stage', choices: ['later'] },
      { kind: 'choices', questionId: 'pumps', choices: ['no'] },
      { kind: 'choices', questionId: 'measured', choices: ['not-yet'] },
      { kind: 'text', questionId: 'email', text: 'mali@example.com' },
    ]
    const claimCode = await sendAnswers(api, undefined, { version: 2, answers: emailAnswers })
    expect((await dataOf(api, 'openClaimCode', { body: { claimCode } })).email).toBe('mali@example.com')
    const { token } = await addMember(api)
    expect((await dataOf(api, 'redeemClaimCode', { token, body: { claimCode } })).email).toBeNull()
  })
})

describe('questionnaire whose reward includes a gift', () => {
  const card = { id: 'breast-pump-card' }
  const used: Answers = [{ kind: 'choices', questionId: 'used', choices: ['not-yet'] }]
  const mine = async ({ token }: TestMember) => {
    const { items } = await dataOf(api, 'listMyGifts', { token, query: {} })
    return items.map(({ gift, state }) => `${gift.name}, ${state}`)
  }

  test('listQuestionnaires returns the gift that a reward includes, and the gift is granted only once, even for repeated submissions', async () => {
    const { items } = await dataOf(api, 'listQuestionnaires', { language: 'vn' })
    expect(items.find(({ id }) => id === card.id)?.reward).toMatchObject({
      coins: 10,
      points: 5,
      gift: 'carry-pouch',
      name: 'Túi nhỏ tiện dụng',
    })
    const member = await addMember(api)
    const { claimCode } = await dataOf(api, 'submitQuestionnaire', {
      path: card,
      body: { version: 1, answers: used },
    })
    const replies = await atOnce(5, () =>
      api.call('redeemClaimCode', { token: member.token, body: { claimCode } }),
    )
    expect(countBy(replies)).toEqual({ OK: 5 })
    expect(await mine(member)).toEqual(['Carry pouch, waiting'])
    const again = await api.call('submitQuestionnaire', {
      path: card,
      body: { version: 1, answers: used },
      token: member.token,
    })
    expect([again.refusal, await mine(member)]).toEqual(['ALREADY_SUBMITTED', ['Carry pouch, waiting']])
  })
})
