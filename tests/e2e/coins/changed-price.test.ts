// Tests a new price that staff have published: a page with the old price asks the member again without a charge, and
// other tabs and offline copies contain the new price.
import type { Page } from '@playwright/test'
import { publishData, readTopics } from '#api/content/publication.ts'
import { catalogChanges } from '#api/content/tables.ts'
import { newId } from '#api/store/id.ts'
import { isObject, listOf } from '#shared/unknown.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { balanceOf, memberWithCoins } from '../helpers/membersWithCoins.ts'
import { isPrepared } from '../helpers/storedData.ts'

// Uses a separate hub, because published content changes the pages of all members.
test.use({ serviceWorkers: 'allow', world: 'changed price' })

const en = messagesIn('en-US')
const product = 'free-shipping'

/** Publishes the price of the product. */
async function publishPrice(hub: Hub, price: number) {
  await hub.onDatabase(async ({ db }) => {
    const rows = listOf((await readTopics(db, ['mall'])).get('mall')).filter(isObject)
    const data = rows.map((row) => (row.id === product ? { ...row, price } : row))
    const now = new Date()
    const change = { id: newId(), title: 'Price', state: 'published', createdAt: now } as const
    await db.transaction(async (tx) => {
      await tx.insert(catalogChanges).values(change)
      await publishData(tx, [{ topic: 'mall', data }], { changeId: change.id, now })
    })
  })
}

/** Requests the page of a topic that the publication does not change. */
const requestFaq = async (page: Page, etag = '') =>
  await page.evaluate(async (ifNoneMatch) => {
    const headers = new Headers(ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {})
    const response = await fetch('/app/faq', { headers, cache: 'no-store' })
    return { status: response.status, etag: response.headers.get('ETag') ?? '' }
  }, etag)

test('a member with an old price is asked again, and other tabs and offline copies show the new price', async ({
  page,
  hub,
  context,
}) => {
  const { token } = await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 2 }] })
  const summary = `/pointsMall?product=${product}&step=summary`
  const redeem = (price: number) =>
    page.getByRole('button', { name: `Redeem for ${price} coins`, exact: true })
  const otherTab = await context.newPage()
  await page.goto(summary)
  await isPrepared(page, ['getMallProduct'])
  await expect(redeem(150)).toBeVisible()
  const faq = await requestFaq(page)
  await publishPrice(hub, 160)

  await test.step('a new page shows the new price within 5 seconds', async () => {
    await expect(async () => {
      await otherTab.goto(`/pointsMall?product=${product}`)
      await expect(otherTab.getByRole('link', { name: 'Redeem for 160 coins' })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 5000 })
  })

  await test.step('a prerendered page without a changed topic is not sent again', async () => {
    expect(faq.etag).not.toBe('')
    expect((await requestFaq(page, faq.etag)).status).toBe(304)
  })

  await test.step('the page with the old price asks again without a charge', async () => {
    await redeem(150).click()
    const question = 'The price has changed. Nothing was charged. Please check the new price.'
    await expect(page.getByText(question)).toBeVisible()
    await expect(redeem(160)).toBeVisible()
    await expect(redeem(150)).toBeHidden()
    expect(await balanceOf(hub, token)).toEqual({ balance: 400, redemptions: 0 })
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('the offline copy contains the new price', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(redeem(160)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You’re offline. What you’ve read is still here.')).toBeHidden()
  })

  await test.step('the second click redeems the product for the price that the page shows', async () => {
    await page.goto(summary)
    await hydrated(page)
    await redeem(160).click()
    await expect(page.getByRole('heading', { level: 1, name: en['coins.moment.title'] })).toBeVisible()
    expect(await balanceOf(hub, token)).toEqual({ balance: 240, redemptions: 1 })
  })
})
