// Tests `/products`: a member registers a product with its serial number and transfers it by a code to another member.
// Covers the limit of products without proof of purchase.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, joined, signedIn, signedInAs } from '../helpers/member.ts'

const en = messagesIn('en-US')

const serial = (page: Page) => page.getByLabel(en['support.products.serial'])
const mine = (page: Page) =>
  page.getByRole('list', { name: en['support.products.title'] }).getByRole('listitem')
const yesterday = () => new Date(Date.now() - 86_400_000)

async function bought(page: Page, day: Date) {
  const part = (id: 'form.date.day' | 'form.date.month' | 'form.date.year') =>
    page.getByRole('group', { name: en['support.register.day'] }).getByLabel(en[id])
  await part('form.date.day').fill(String(day.getUTCDate()))
  await part('form.date.month').selectOption(String(day.getUTCMonth() + 1))
  await part('form.date.year').fill(String(day.getUTCFullYear()))
}

test(
  'a member registers a product and transfers it with its warranty',
  full,
  async ({ page, hub, otherBrowser }) => {
    await signedIn(page, hub, { locale: 'EN' })
    let code = ''

    await test.step('an invalid serial number is rejected, and a valid serial number registers the product with its warranty', async () => {
      await page.goto('/products/register?product=air-one-pump')
      await hydrated(page)
      await serial(page).fill('DQ2608000417')
      await bought(page, yesterday())
      await page.getByLabel(en['support.register.place']).selectOption('store')
      await submitButton(page).click()
      await expect(
        page.getByText('Its numbers look like AP2609001234.', { exact: false }).first(),
      ).toBeVisible()
      await serial(page).fill('ap 2609-114477')
      await submitButton(page).click()
      await expect(page).toHaveURL('/products')
      await expect(mine(page)).toHaveCount(1)
      await expect(mine(page)).toContainText(/Air One wearable pump.*Warranty until/s)
      await expect(mine(page)).toContainText('AP2609114477')
    })

    await test.step('the owner starts the transfer and gets a code', async () => {
      await mine(page).getByRole('button', { name: 'Transfer it' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: en['support.handOver.make'] }).click()
      const codeText = dialog.getByText(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/)
      code = (await codeText.textContent()) ?? ''
      await dialog.getByRole('button', { name: en['support.handOver.done'] }).click()
      await expect(mine(page)).toContainText('You’ve made a transfer code.')
    })

    const other = await (await otherBrowser()).newPage()
    await signedIn(other, hub, { locale: 'EN' })
    await test.step('another member accepts the transfer of the product', async () => {
      await other.goto('/products/register?from=owner')
      await hydrated(other)
      await serial(other).fill('AP2609114477')
      await other.getByLabel(en['support.takeOver.code']).fill(code.replaceAll('-', ' ').toLowerCase())
      await submitButton(other).click()
      await expect(mine(other)).toContainText(/Air One wearable pump.*Transferred to you.*Not sent/s)
    })

    await test.step('after the transfer, the first owner no longer has the product', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: en['support.products.none'] })).toBeVisible()
    })
  },
)

test(
  'a member who exceeds the limit of products without proof of purchase is referred to support',
  full,
  async ({ page, hub }) => {
    const purchasedOn = yesterday().toISOString().slice(0, 10)
    const { token } = await joined(hub)
    await signedInAs(page, hub, { token, locale: 'EN' })
    for (let number = 26_100_970; number < 26_100_975; number += 1) {
      const serialNumber = `MP${number}`
      const purchase = { product: 'moon-pillow', serialNumber, purchasedFrom: 'store', purchasedOn }
      await call(hub, 'saveProductRegistration', { body: purchase, token })
    }
    await page.goto('/products/register?product=moon-pillow')
    await hydrated(page)
    await serial(page).fill('MP26100977')
    await bought(page, yesterday())
    await page.getByLabel(en['support.register.place']).selectOption('gift')
    await submitButton(page).click()
    await expect(page.getByText('Write to us with the receipt', { exact: false }).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: en['support.contact.title'] }).first().click()
    await expect(page).toHaveURL('/contact')
  },
)
