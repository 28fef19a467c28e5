// Tests `/activity/registerGift`: a visitor registers a purchase, corrects it after a rejection, and gets coins when it
// is accepted. Covers invalid receipts, dates and order numbers.
import type { Page } from '@playwright/test'
import { desc, eq } from 'drizzle-orm'
import { decideGift, registerGift } from '#api/activities/gifts.ts'
import { giftRegistrations } from '#api/activities/tables.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import type { Store } from '#api/store/store.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { accountField, codeField, labelled, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, signedInAs, setLanguage } from '../helpers/member.ts'

const en = messagesIn('en-US')
const screen = '/activity/registerGift'

const photo = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) }
const choosePictures = (page: Page) => labelled(page, 'activities.purchase.files')
const order = (page: Page) => page.getByLabel(en['activities.purchase.order'])
const send = (page: Page) => page.getByRole('button', { name: en['activities.purchase.send'] })
const product = (page: Page, name: string) =>
  page.getByRole('list', { name: en['activities.purchase.products'] }).getByRole('link', { name })
const mine = (page: Page) =>
  page.getByRole('list', { name: en['activities.purchase.mine'] }).getByRole('listitem')

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function bought(page: Page, day: Date) {
  const part = (id: 'form.date.day' | 'form.date.month' | 'form.date.year') =>
    page.getByRole('group', { name: en['activities.purchase.day'] }).getByLabel(en[id])
  await part('form.date.day').fill(String(day.getUTCDate()))
  await part('form.date.month').selectOption(String(day.getUTCMonth() + 1))
  await part('form.date.year').fill(String(day.getUTCFullYear()))
}

async function addPicture(page: Page) {
  await choosePictures(page).setInputFiles([photo])
  await expect(page.getByText(en['form.upload.done'])).toHaveCount(1)
}

const decideNewest =
  (refusal: Parameters<typeof decideGift>[2]['refusal']) =>
  async ({ db }: Store) => {
    const [row] = await db.select().from(giftRegistrations).orderBy(desc(giftRegistrations.id)).limit(1)
    await decideGift(db, row?.id ?? '', { refusal, now: new Date() })
  }

test(
  'a visitor selects a product, signs in and registers a purchase; the member corrects it after a rejection and gets coins',
  full,
  async ({ page, hub }) => {
    const { account } = await joined(hub)
    await setLanguage(page, hub, 'EN')

    await test.step('the product that the visitor selected stays selected after sign-in', async () => {
      await page.goto(screen)
      await hydrated(page)
      await product(page, 'Breast pump').click()
      await page.getByRole('main').getByRole('link', { name: en['session.login.submit'] }).click()
      await hydrated(page)
      await accountField(page).fill(account)
      await submitButton(page).click()
      await expect(page.getByText(/Ask for a new code in \d+ s/)).toBeVisible()
      await codeField(page).fill(await hub.codeFor(account))
      await expect(page).toHaveURL(`${hub.origin}${screen}?product=breast-pump`)
      await hydrated(page)
    })

    await test.step('the submitted purchase is shown as in review', async () => {
      await order(page).fill('#mc-204816')
      await bought(page, daysAgo(10))
      await addPicture(page)
      await send(page).click()
      await expect(page.getByRole('heading', { name: en['activities.purchase.sent'] })).toBeVisible()
      await expect(page.getByText('MC-204816')).toBeVisible()
      await page.getByRole('link', { name: en['activities.purchase.another'] }).click()
      await expect(mine(page)).toContainText(['Breast pump'])
      await expect(mine(page)).toContainText(['In review'])
    })

    await test.step('after a rejection a notification leads to the reason and to the form with the previous input', async () => {
      await hub.onDatabase(decideNewest('otherProduct'))
      await page.goto('/about-me/notices')
      await hydrated(page)
      await page.getByRole('link', { name: /Please register your purchase again/ }).click()
      await expect(mine(page)).toContainText([en['activities.purchase.refusal.otherProduct']])
      await mine(page).getByRole('link', { name: en['activities.purchase.again'] }).click()
      await hydrated(page)
      await expect(order(page)).toHaveValue('MC-204816')
      await addPicture(page)
      await send(page).click()
      await expect(page.getByRole('heading', { name: en['activities.purchase.sent'] })).toBeVisible()
    })

    await test.step('the member gets the coins when the registration is accepted', async () => {
      await hub.onDatabase(decideNewest(null))
      await page.goto(screen)
      await expect(mine(page)).toContainText(['60 coins and 30 points', 'Not accepted'])
      await expect(page.getByRole('link', { name: en['activities.purchase.again'] })).toHaveCount(0)
      await page.goto('/coins')
      // 60 coins in addition to the 20 coins for joining.
      await expect(page.getByText('80', { exact: true }).first()).toBeVisible()
    })
  },
)

test('an invalid date, order number or picture shows an error at its field', full, async ({ page, hub }) => {
  const { uid, token } = await joined(hub)
  await hub.onDatabase(({ db }) =>
    registerGift(
      db,
      { id: uid, timeZone: 'UTC', countryCode: 'TH' },
      {
        request: {
          orderNumber: 'MC-111',
          productId: 'underwear',
          uploadIds: [],
          purchasedOn: daysAgo(3).toISOString().slice(0, 10),
        },
        language: 'en',
        now: new Date(),
      },
    ),
  )
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto(`${screen}?product=underwear`)
  await hydrated(page)

  await test.step('an empty form, a purchase date too long ago and a future date show errors', async () => {
    await send(page).click()
    await expect(order(page)).toBeFocused()
    await expect(page.getByText(en['activities.purchase.order.problem'])).toBeVisible()
    await expect(page.getByText(en['activities.purchase.files.missing'])).toBeVisible()
    await order(page).fill('MC-111')
    await bought(page, daysAgo(120))
    await expect(page.getByText('Only purchases from the last 90 days count.')).toBeVisible()
    await bought(page, daysAgo(-3))
    await expect(page.getByText(en['activities.purchase.day.future'])).toBeVisible()
    await bought(page, daysAgo(4))
  })

  await test.step('a failed upload is retried, and the member removes a superfluous picture', async () => {
    await page.route('**/uploads/*', (route) => route.abort('connectionreset'), { times: 1 })
    await choosePictures(page).setInputFiles([photo, { ...photo, name: 'back.jpg' }])
    await expect(page.getByText(en['error.transport'])).toBeVisible()
    await expect(page.getByText(en['form.upload.done'])).toHaveCount(1)
    await send(page).click()
    await expect(page.getByText(en['form.upload.unfinished'])).toBeVisible()
    await page.getByRole('button', { name: 'Send receipt.jpg again' }).click()
    await expect(page.getByText(en['form.upload.done'])).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove back.jpg' }).click()
  })

  await test.step('an already registered order number shows an error at its field', async () => {
    await send(page).click()
    const refusal = 'This product is already registered. Please check the order number.'
    await expect(page.getByText(refusal)).toBeVisible()
    await expect(order(page)).toHaveAttribute('aria-invalid', 'true')
    await order(page).fill('MC-222')
  })

  await test.step('the member must select a picture again if the hub has lost the uploaded file', async () => {
    await hub.onDatabase(({ db }) => db.delete(uploads).where(eq(uploads.purpose, 'activity')))
    await send(page).click()
    await expect(page.getByText(en['form.upload.lost'], { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send receipt.jpg again' }).click()
    await expect(page.getByText(en['form.upload.done'])).toHaveCount(1)
    await send(page).click()
    await expect(page.getByRole('heading', { name: en['activities.purchase.sent'] })).toBeVisible()
  })
})
