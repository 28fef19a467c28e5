// Tests the review queue of the back office: a staff member signs in, decides by keyboard, and undoes a decision.
import { eq } from 'drizzle-orm'
import { giftRegistrations } from '#api/activities/tables.ts'
import { applyDecisions } from '#api/backOffice/reviews/claims.ts'
import { unbrokenCode } from '#shared/unbrokenCode.ts'
import { reviewClaims } from '#api/staff/tables.ts'
import { operations } from '#generated/operations.ts'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { jpeg, pdf } from '#tests/support/pictures.ts'
import { uploadPolicyOf } from '#tests/support/uploadPolicy.ts'
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { dataOf, joined } from '../helpers/member.ts'

type Upload = { purpose: string; contentType: string; content: Uint8Array<ArrayBuffer> }

/** Uploads a file. @returns its id */
async function upload(hub: Hub, token: string, { purpose, contentType, content }: Upload): Promise<string> {
  const file = { purpose, contentType, size: String(content.length) }
  const address = `${hub.origin}${operations.getUploadPolicy.path}?${new URLSearchParams(file)}`
  const policy = await uploadPolicyOf(await fetch(address, { headers: { Authorization: `Bearer ${token}` } }))
  const { id, url, method, headers } = policy
  await fetch(new URL(url, hub.origin), { method, headers, body: content })
  return id
}

/** Uploads a picture and registers a purchase. @returns the id of the registration */
async function purchase(hub: Hub, orderNumber: string): Promise<string> {
  const { token } = await joined(hub)
  const content = new Uint8Array(jpeg)
  const uploadId = await upload(hub, token, { purpose: 'activity', contentType: 'image/jpeg', content })
  const purchasedOn = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10)
  const body = { orderNumber, productId: 'breast-pump', purchasedOn, uploadIds: [uploadId] }
  return (await dataOf(hub, 'registerGift', { token, body })).id
}

const stateOf = (hub: Hub, id: string) =>
  hub.onDatabase(async ({ db }) => {
    const [row] = await db.select().from(giftRegistrations).where(eq(giftRegistrations.id, id))
    return [row?.state, row?.refusedBecause]
  })

test('a staff member decides on a purchase by keyboard, undoes the decision, and decides again', async ({
  page,
  hub,
}) => {
  const id = await purchase(hub, 'MC-7001')
  await signIn(page, hub, 'support')
  await expect(heading(page)).toHaveText(messages['backOffice.reviews.title'])
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('cell', { name: 'Breast pump' }).first()).toBeVisible()
  await expectAccessible(page)

  await test.step('the item shows the claim, the picture and the notification of the member', async () => {
    await page.goto(`${hub.backOffice}/reviews/${id}`)
    await expect(page.getByText('MC-7001', { exact: true })).toBeVisible()
    const picture = page.getByRole('img', { name: messages['backOffice.files.picture'] })
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.locator('[lang=th]').getByText(unbrokenCode('MC-7001'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('after the decision the next item follows, and the decision can be undone', async () => {
    await page.keyboard.press('a')
    await expect(page.getByText(messages['backOffice.decided.accepted'], { exact: true })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(id))
    await page.keyboard.press('z')
    await expect(page).toHaveURL(new RegExp(id))
    expect(await stateOf(hub, id)).toEqual(['submitted', null])
  })

  await test.step('a refusal needs a reason', async () => {
    // Keys work only after the item is loaded again.
    await expect(page.getByText('MC-7001', { exact: true })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByRole('button', { name: messages['backOffice.decision.refuse'] })).toBeDisabled()
    await page.keyboard.press('1')
    await expect(page.getByRole('radio', { name: messages['backOffice.reason.unreadable'] })).toBeChecked()
    await page.keyboard.press('r')
    await expect(page.getByText(messages['backOffice.decided.refused'], { exact: true })).toBeVisible()
    await hub.onDatabase(({ db }) => applyDecisions(db, new Date(Date.now() + 11_000)))
    expect(await stateOf(hub, id)).toEqual(['refused', 'unreadable'])
  })
})

test('staff without the permission see an explanation, and a key shows the keyboard shortcuts', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'finance')
  await page.goto(`${hub.backOffice}/reviews`)
  await expect(heading(page)).toHaveText(messages['backOffice.forbidden.title'])
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: messages['backOffice.keys.title'] })
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: messages['backOffice.shell.signOut'] }).click()
  await page.waitForURL(`${hub.backOffice}/signed-out`)
  const session = await page.request.get(`${hub.backOffice}/api/back-office/session`)
  expect(session.status()).toBe(401)
})

test('a proof that is a PDF is shown as a document that runs no scripts', async ({ page, hub }) => {
  const { token } = await joined(hub)
  const file = { purpose: 'right', contentType: 'application/pdf', content: pdf }
  const body = { rightId: 'shop-receipt', uploadIds: [await upload(hub, token, file)] }
  const { id } = await dataOf(hub, 'uploadRightProof', { token, body })
  await signIn(page, hub, 'support')
  await page.goto(`${hub.backOffice}/reviews/${id}`)
  const document = page.locator('object[type="application/pdf"]')
  await expect(document).toBeVisible()
  const address = (await document.getAttribute('data')) ?? ''
  const answer = await page.request.get(new URL(address, hub.backOffice).href)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect(
    Buffer.from(await answer.body())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expectAccessible(page)
})

test('an item that staff leave without a decision is free, and shortcuts can be switched off', async ({
  page,
  hub,
}) => {
  const id = await purchase(hub, 'MC-7002')
  await signIn(page, hub, 'support')
  const claims = async () =>
    await hub.onDatabase(({ db }) => db.$count(reviewClaims, eq(reviewClaims.itemId, id)))
  await page.goto(`${hub.backOffice}/reviews/${id}`)
  await expect(page.getByText('MC-7002', { exact: true })).toBeVisible()
  expect(await claims()).toBe(1)
  await page.getByRole('link', { name: messages['backOffice.reviews.back'] }).click()
  await expect(heading(page)).toHaveText(messages['backOffice.reviews.title'])
  await expect.poll(claims).toBe(0)

  await page.getByRole('button', { name: messages['backOffice.keys.title'] }).click()
  await page.getByRole('switch', { name: messages['backOffice.keys.switch'] }).click()
  await page.keyboard.press('Escape')
  await page.goto(`${hub.backOffice}/reviews/${id}`)
  await expect(page.getByText('MC-7002', { exact: true })).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stateOf(hub, id)).toEqual(['submitted', null])
  await expect(page.getByText(messages['backOffice.decided.accepted'], { exact: true })).toHaveCount(0)
})
