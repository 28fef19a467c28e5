// Tries what is added to a submission: its marketplace order, and the pictures of a review.
import { describe, expect, test } from 'vitest'
import { testApi, type CallOptions } from '#tests/support/api.ts'
import { newAmazonOrder, sendAnswers } from '#tests/support/cases/questionnaires.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { decideReview } from './reviews.ts'
import { questionnaireReviews } from './tables.ts'

const api = await testApi()
const { db } = api.store
const path = { id: 'flange-fit' }

describe('a marketplace order', () => {
  const save = (call: CallOptions) => api.call('saveAmazonOrder', { path, ...call })
  const body = (orderNumber: string, countryCode = 'US') => ({ countryCode, orderNumber })

  test('stands with the result, with its link, and can be put right', async () => {
    const member = await addMember(api)
    const { token } = member
    await sendAnswers(api, member)
    await save({ token, body: body(newAmazonOrder()) })
    const order = await dataOf(api, 'saveAmazonOrder', { path, token, body: body('261121abcd1234', 'TH') })
    expect(order).toMatchObject({
      marketplace: 'Shopee',
      orderNumber: '261121ABCD1234',
      url: 'https://shopee.co.th/user/purchase',
    })
    expect((await dataOf(api, 'getQuestionnaireResult', { path, token })).order).toEqual(order)
  })

  test('has the form of its country’s marketplace', async () => {
    const member = await addMember(api)
    await sendAnswers(api, member)
    const refusalOf = async (number: string, country: string) =>
      (await save({ token: member.token, body: body(number, country) })).refusal
    expect(await refusalOf('111-2048162-048162', 'US')).toBe('ORDER_NUMBER_WRONG')
    expect(await refusalOf(newAmazonOrder(), 'TH')).toBe('ORDER_NUMBER_WRONG')
    expect(await refusalOf(newAmazonOrder(), 'SE')).toBe('NOT_ELIGIBLE')
  })

  test('of a visitor needs its claim code', async () => {
    const claimCode = await sendAnswers(api)
    expect((await save({ body: body(newAmazonOrder()) })).status).toBe(404)
    expect((await save({ body: { ...body(newAmazonOrder()), claimCode } })).code).toBe(200)
  })
})

describe('the picture of a review', () => {
  const attach = (call: CallOptions) => api.call('attachQuestionnaireUpload', { path, ...call })
  const file = (member?: TestMember) => addUpload(api, member ?? null, 'questionnaire')

  test('is sent once, and anew where it was refused', async () => {
    const member = await addMember(api)
    const { token } = member
    await sendAnswers(api, member)
    const sendReview = async () => await attach({ token, body: { uploadIds: [await file(member)] } })
    expect((await sendReview()).code).toBe(200)
    expect((await sendReview()).refusal).toBe('REVIEW_WAITS')
    const row = (await db.select().from(questionnaireReviews)).at(-1)
    expect(await decideReview(db, row?.id ?? '', { refusal: 'otherProduct', now: api.clock.now })).toBe(true)
    expect(await decideReview(db, row?.id ?? '', { refusal: null, now: api.clock.now })).toBe(false)
    const { review } = await dataOf(api, 'getQuestionnaireResult', { path, token })
    expect(review).toMatchObject({ state: 'refused', refusal: 'otherProduct' })
    expect((await sendReview()).code).toBe(200)
  })

  test('of another member or another purpose is unknown, and nothing is kept', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const { token, uid } = member
    await sendAnswers(api, member)
    for (const id of [await file(other), await addUpload(api, { uid }, 'activity')])
      expect((await attach({ token, body: { uploadIds: [id] } })).refusal).toBe('UPLOAD_UNKNOWN')
    expect((await dataOf(api, 'getQuestionnaireResult', { path, token })).review).toBeNull()
  })

  test('of a visitor goes by its claim code', async () => {
    const claimCode = await sendAnswers(api)
    const uploadIds = [await file()]
    expect((await attach({ body: { uploadIds } })).status).toBe(404)
    expect((await attach({ body: { uploadIds, claimCode } })).code).toBe(200)
  })

  test('is asked for by some questionnaires only', async () => {
    const uploadIds = [await file()]
    expect((await attach({ path: { id: 'underwear-card' }, body: { uploadIds } })).status).toBe(404)
  })
})
