// Tests that callers cannot find out which serial or order numbers are registered, regardless of how many numbers they
// try.
import { expect, test } from 'vitest'
import { decideGift } from '#api/activities/gifts.ts'
import { decideReview } from '#api/questionnaires/reviews.ts'
import { questionnaireReviews } from '#api/questionnaires/tables.ts'
import { operations } from '#generated/operations.ts'
import { testApi, type Reply } from '#tests/support/api.ts'
import { giftBody, newOrder } from '#tests/support/cases/activities.ts'
import { newAmazonOrder, sendAnswers } from '#tests/support/cases/questionnaires.ts'
import { registrationOf } from '#tests/support/cases/support.ts'
import { measurement } from '#tests/support/measurements.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const { db } = api.store

const register = ({ token }: TestMember, body: object) => api.call('saveProductRegistration', { token, body })

/** Returns a response without the parts that always differ: ids, and the number that was sent. */
const shapeOf = ({ text }: Reply, number: string) =>
  text.replaceAll(number, 'number').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')

test.each(['saveProductRegistration', 'registerGift', 'saveAmazonOrder'] as const)(
  '%s has the rate limits of the class `seldom`',
  (id) => expect(operations[id].rate).toBe('seldom'),
)

test('a member who tries 40 serial numbers one after the other does not find out which of them are registered', async () => {
  const bodies = Array.from({ length: 40 }, () => registrationOf())
  let owner = await addMember(api)
  for (const [index, body] of bodies.entries()) {
    if (index % 2 === 0) continue
    if (index % 10 === 9) owner = await addMember(api)
    await register(owner, body)
  }
  const guesser = await addMember(api)
  const replies: Reply[] = []
  for (const body of bodies) replies.push(await register(guesser, body))
  const revealCount = replies.filter(({ refusal }) => refusal === 'PRODUCT_REGISTERED').length
  measurement(
    'Numbers',
    `40 serial numbers, of which 20 were registered: ${revealCount} responses disclosed a registration`,
  )
  expect(countBy(replies)).toEqual({ OK: 5, RECEIPT_NEEDED: 35 })
  const shapes = replies.map((reply, index) => shapeOf(reply, bodies[index]?.serialNumber ?? ''))
  expect([new Set(shapes.slice(0, 5)).size, new Set(shapes.slice(5)).size]).toEqual([1, 1])
  // Check that the registered owner keeps the product.
  expect((await register(owner, bodies[39] ?? {})).refusal).toBe('PRODUCT_REGISTERED')
})

test('40 concurrent product registrations are limited like sequential registrations', async () => {
  const member = await addMember(api)
  const replies = await atOnce(40, () => register(member, registrationOf()))
  expect(countBy(replies)).toEqual({ OK: 5, RECEIPT_NEEDED: 35 })
})

test("a visitor's order number gets the same response whether or not it was used", async () => {
  const path = { id: 'flange-fit' }
  const name = async (orderNumber: string, member?: TestMember) => {
    const claimCode = await sendAnswers(api, member)
    const body = { countryCode: 'US', orderNumber, ...(claimCode && { claimCode }) }
    return shapeOf(await api.call('saveAmazonOrder', { path, body, token: member?.token }), orderNumber)
  }
  const used = newAmazonOrder()
  await name(used, await addMember(api))
  expect(await name(used)).toBe(await name(newAmazonOrder()))
  expect(await name(used, await addMember(api))).toBe(await name(newAmazonOrder(), await addMember(api)))
})

/** Sends a review for the marketplace order from each of some new members. @returns the ids of the reviews */
async function sendReviews(orderNumber: string, count: number): Promise<string[]> {
  const path = { id: 'flange-fit' }
  for (let index = 0; index < count; index += 1) {
    const member = await addMember(api)
    const { token } = member
    await sendAnswers(api, member)
    await dataOf(api, 'saveAmazonOrder', { path, token, body: { countryCode: 'US', orderNumber } })
    const uploadIds = [await addUpload(api, member, 'questionnaire')]
    await dataOf(api, 'attachQuestionnaireUpload', { path, token, body: { uploadIds } })
  }
  const rows = await db
    .select({ id: questionnaireReviews.id })
    .from(questionnaireReviews)
    .orderBy(questionnaireReviews.id)
  return rows.slice(-count).map(({ id }) => id)
}

const acceptReview = async (id: string) => await decideReview(db, id, { refusal: null, now: api.clock.now })

test('staff can accept only one of two reviews with the same order number', async () => {
  const [first = '', second = ''] = await sendReviews(newAmazonOrder(), 2)
  expect([await acceptReview(first), await acceptReview(second)]).toEqual([true, false])
  expect(await decideReview(db, second, { refusal: 'otherProduct', now: api.clock.now })).toBe(true)
})

test('one of ten concurrent acceptances of reviews with the same order number succeeds', async () => {
  const ids = await sendReviews(newAmazonOrder(), 10)
  // Open a database connection for each acceptance, because the first one would end while the others connect.
  await atOnce(10, () => db.select().from(questionnaireReviews))
  const decisions = await atOnce(10, (index) => acceptReview(ids[index] ?? ''))
  expect(decisions.filter(Boolean)).toHaveLength(1)
})

test('an order number of another member is accepted, and only one of the two members receives the gift', async () => {
  const order = newOrder()
  const send = async (orderNumber: string) => {
    const member = await addMember(api)
    const body = await giftBody(api, member, orderNumber)
    return await api.call('registerGift', { token: member.token, body })
  }
  const [first, second, free] = [await send(order), await send(order), newOrder()]
  expect(shapeOf(second, order)).toBe(shapeOf(await send(free), free))
  const decide = async ({ text }: Reply) =>
    await decideGift(db, String(valueAt(JSON.parse(text), 'data', 'id')), {
      refusal: null,
      now: api.clock.now,
    })
  expect([await decide(first), await decide(second)]).toEqual([true, false])
})
