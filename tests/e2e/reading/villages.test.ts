// Tests the villages: a course from its first chapter to the certificate, and members' benefits for new products.
import type { Page } from '@playwright/test'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { joined, signedInAs, dataOf } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

async function member(page: Page, hub: Hub) {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  return token
}

test('a member completes a course and gets its certificate, and the page shows the reward once despite a lost response', async ({
  page,
  hub,
}) => {
  const token = await member(page, hub)
  await page.goto('/villages/list')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Peace of mind' }).click()
  await expect(page.getByRole('link', { name: 'Pumping without the rush' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ten quiet minutes' }).click()
  await page.getByRole('link', { name: en['reading.course.begin'] }).click()
  await expect(page.getByRole('heading', { name: 'Where they hide' })).toBeVisible()
  await page.getByRole('button', { name: en['reading.chapter.finish'] }).dblclick()
  await expect(page.getByRole('heading', { name: 'Looking and listening' })).toBeVisible()
  await page.getByRole('button', { name: en['reading.chapter.finish'] }).click()
  await expect(page.getByRole('heading', { name: 'Coming back' })).toBeVisible()

  await page.route(
    '**/finishChapter',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: en['reading.chapter.finishLast'] }).click()
  await expect(page.getByText(en['reading.chapter.unsure'])).toBeVisible()
  await page.getByRole('button', { name: en['reading.chapter.finishLast'] }).click()
  await expect(page.getByText('Course finished. You earned 20 points.')).toBeVisible()

  const certificate = page.getByRole('region', { name: en['reading.certificate.of'] })
  await expect(certificate).toContainText('Mali')
  await expect(certificate).toContainText('Ten quiet minutes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: en['reading.certificate.print'] })).toHaveCount(0)
  await expect(certificate).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect(certificate).toBeVisible()
  await expect(page.getByText('Course finished.')).toHaveCount(0)
  expect((await dataOf(hub, 'getMyMembership', { token })).points).toBe(30)
})

test(
  'a locked course shows how to unlock it, and benefits link to the shop and the vouchers',
  full,
  async ({ page, hub }) => {
    await member(page, hub)
    await page.goto('/villages/list?course=nights-shared&chapter=who-takes-what')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Nights, shared' })).toBeVisible()
    await expect(page.getByText('It opens at level 2.')).toBeVisible()
    await expect(page.getByRole('link', { name: en['reading.course.begin'] })).toHaveCount(0)
    await page.goto('/villages/list?show=benefits')
    await hydrated(page)
    const early = page.getByRole('article').filter({ hasText: 'First to try the new wearable pump' })
    await expect(early).toContainText(/level 2/i)
    await expect(early.getByRole('button')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^See it in the shop/ })
      .first()
      .click()
    await expect(page.getByText('/products/pregnancy-pillow')).toBeVisible()
    await page.goBack()
    await hydrated(page)
    await page.getByRole('link', { name: /^Use a voucher/ }).click()
    await expect(page).toHaveURL(/\/coupon$/)
  },
)
