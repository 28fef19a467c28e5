// Tests additions to a submission: its marketplace order, and pictures of a product review.
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

  test('the order number can be corrected, and the result contains the latest number with a link to the marketplace', async () => {
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

  test('an order number must have the format that the marketplace of its country uses', async () => {
    const member = await addMember(api)
    await sendAnswers(api, member)
    const refusalOf = async (number: string, country: string) =>
      (await save({ token: member.token, body: body(number, country) })).refusal
    expect(await refusalOf('111-2048162-048162', 'US')).toBe('ORDER_NUMBER_WRONG')
    expect(await refusalOf(newAmazonOrder(), 'TH')).toBe('ORDER_NUMBER_WRONG')
    expect(await refusalOf(newAmazonOrder(), 'SE')).toBe('NOT_ELIGIBLE')
  })

  test('a visitor needs the claim code to add a marketplace order', async () => {
    const claimCode = await sendAnswers(api)
    expect((await save({ body: body(newAmazonOrder()) })).status).toBe(404)
    expect((await save({ body: { ...body(newAmazonOrder()), claimCode } })).code).toBe(200)
  })
})

describe('screenshots of a product review', () => {
  const attach = (call: CallOptions) => api.call('attachQuestionnaireUpload', { path, ...call })
  const file = (member?: TestMember) => addUpload(api, member ?? null, 'questionnaire')

  test('screenshots of a product review can be sent once, and again only after they were rejected', async () => {
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

  test('a screenshot that another member uploaded, or that was uploaded for another purpose, is rejected as unknown, and no review is stored', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const { token, uid } = member
    await sendAnswers(api, member)
    for (const id of [await file(other), await addUpload(api, { uid }, 'activity')])
      expect((await attach({ token, body: { uploadIds: [id] } })).refusal).toBe('UPLOAD_UNKNOWN')
    expect((await dataOf(api, 'getQuestionnaireResult', { path, token })).review).toBeNull()
  })

  test('a visitor needs the claim code to send a screenshot of a product review', async () => {
    const claimCode = await sendAnswers(api)
    const uploadIds = [await file()]
    expect((await attach({ body: { uploadIds } })).status).toBe(404)
    expect((await attach({ body: { uploadIds, claimCode } })).code).toBe(200)
  })

  test('screenshots of a product review are accepted only for questionnaires that ask for a review', async () => {
    const uploadIds = [await file()]
    expect((await attach({ path: { id: 'underwear-card' }, body: { uploadIds } })).status).toBe(404)
  })
})
