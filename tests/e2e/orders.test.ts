// Tests the list of orders, the page of an order, and the page of its parcel. Covers an empty list, orders of another
// member, and refunds.
import { accountOf } from '../support/accounts.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { members } from '#api/members/tables.ts'
import { upsertOrder } from '#api/orders/upsertOrder.ts'
import type { ShopOrder } from '#api/integrations/shopOrders.ts'
import { shopOrder } from '../support/shopOrders.ts'
import { messagesIn } from '../support/messages.ts'
import { full } from './helpers/full.ts'
import { expect, hydrated, test, type Hub } from './helpers/hub.ts'
import { newAccount, signedIn } from './helpers/member.ts'

const en = messagesIn('en-US')

async function ordered(hub: Hub, email: string, ...orders: Partial<ShopOrder>[]) {
  await hub.onDatabase(async ({ db }) => {
    for (const order of orders)
      await upsertOrder(db, shopOrder({ email, ...order, shopOrderId: randomUUID() }), { now: new Date() })
  })
}

/** Set the day on which the member joined, because orders before that day earn no coins. */
const joinOn = (hub: Hub, email: string, createdAt: Date) =>
  hub.onDatabase(({ db }) =>
    db
      .update(members)
      .set({ createdAt })
      .where(eq(members.email, accountOf(email))),
  )

const parcel: ShopOrder['parcels'][number] = {
  shopParcelId: 'parcel-1',
  carrier: 'Thailand Post',
  trackingNumber: 'EX123456789TH',
  trackingUrl: 'https://track.example.com/EX123456789TH',
  steps: [
    { state: 'packed', at: new Date('2026-11-15T03:00:00Z'), place: null, note: null },
    { state: 'inTransit', at: new Date('2026-11-16T01:12:00Z'), place: 'Bangkok, Thailand', note: null },
    { state: 'waitsForPickup', at: new Date('2026-11-17T16:05:00Z'), place: 'Silom', note: null },
  ],
}

test('a member opens an order in the list, then its parcel, and returns to the list', async ({
  page,
  hub,
  context,
}) => {
  // Use a time zone in which the date differs from the date in China.
  const account = await signedIn(page, hub, { locale: 'EN', timeZone: 'America/New_York' })
  const many = Array.from({ length: 24 }, (_, index) => ({
    number: `#${2000 + index}`,
    placedAt: new Date(Date.UTC(2026, 5, index + 1)),
  }))
  await joinOn(hub, account, new Date('2026-11-01T00:00:00Z'))
  const placedAt = new Date('2026-11-14T13:20:00Z')
  await ordered(hub, account, { placedAt, parcels: [parcel], voucherCodes: ['WELCOME10'] }, ...many)
  await page.goto('/about-me')
  await hydrated(page)
  await page.getByRole('link', { name: en['profile.way.orders'] }).click()
  const list = page.getByRole('list', { name: en['orders.title'] })
  await expect(list.getByRole('listitem')).toHaveCount(20)
  await page.getByRole('button', { name: en['list.more'] }).click()
  await expect(list.getByRole('listitem')).toHaveCount(25)

  await expect(list.getByRole('link', { name: /Order #1042/ })).toContainText('Nov 14, 2026')
  await page.getByRole('link', { name: /Order #1042/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order #1042' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Nov 14, 2026, 8:20 AM (your time)')
  await expect(main).toContainText('Nov 14, 2026, 9:20 PM (China Standard Time)')
  for (const text of ['Wearable breast pump', '฿8,530.00', 'WELCOME10', 'On its way'])
    await expect(main).toContainText(text)
  await expect(main).toContainText(/Coins\s*242/)

  await page.getByRole('link', { name: en['orders.parcel.steps'] }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for pickup' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Ready for pickup: step 4 of 5' })).toBeVisible()
  await expect(main).toContainText(en['orders.parcel.help.pickup'])
  await expect(main.getByText('12:05 AM')).toBeHidden()
  await main.getByText(en['orders.zone.show']).click()
  await expect(main.getByText('Below each is China Standard Time.')).toBeVisible()
  await expect(main.getByText('12:05 AM')).toBeVisible()
  const steps = page.getByRole('list', { name: en['orders.parcel.steps'] }).getByRole('listitem')
  await expect(steps).toHaveText([
    /Ready for pickup.*Silom.*Nov\s17,\s2026, 11:05\sAM.*Nov\s18,\s2026, 12:05\sAM/,
    /On its way.*Bangkok, Thailand/,
    /Packed/,
  ])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /EX123456789TH/ }).click()
  await expect(page.getByText(en['orders.tracking.copied'])).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EX123456789TH')
  await expect(page.getByRole('link', { name: en['orders.tracking.page'] })).toHaveAttribute(
    'href',
    'https://track.example.com/EX123456789TH',
  )

  await page.getByRole('link', { name: en['orders.source.order'], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order #1042' })).toBeVisible()
  await page.getByRole('link', { name: en['orders.title'] }).click()
  await expect(list.getByRole('listitem')).toHaveCount(25)

  await page.getByRole('link', { name: /Order #1042/ }).click()
  await page.getByRole('button', { name: en['orders.inShop'] }).click()
  await expect(page.getByText('/account/orders/b1946ac92492d2347c6235b4d2611184')).toBeVisible()
})

test(
  'an empty list, another member’s order and a missing parcel id each show an explanation',
  full,
  async ({ page, hub }) => {
    const other = newAccount()
    await signedIn(page, hub, { locale: 'EN', account: other })
    await ordered(hub, other, {
      parcels: [parcel],
      payment: 'refunded',
      refunded: 858_000,
      number: '#3001',
    })
    await page.goto('/order')
    await hydrated(page)
    await page.getByRole('link', { name: /Order #3001/ }).click()
    await expect(page.getByRole('main')).toContainText(en['orders.refunded'])
    const theirs = new URL(page.url())

    await page.context().clearCookies()
    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/order')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: en['orders.none'] })).toBeVisible()
    await expect(page.getByRole('link', { name: en['orders.missing.ask'] })).toHaveAttribute(
      'href',
      '/contact',
    )
    const answer = await page.goto(theirs.pathname + theirs.search)
    expect(answer?.status()).toBe(404)
    await page.goto('/common/logisticsTrajectory')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: en['orders.parcel.which'] })).toBeVisible()
    await page.getByRole('link', { name: en['orders.parcel.which.go'] }).click()
    await expect(page).toHaveURL(/\/order$/)
  },
)

test('variants are translated or marked with their language, and the number of an order stays on one line', async ({
  page,
  hub,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const account = await signedIn(page, hub, { locale: 'EN' })
  const item = { quantity: 1, price: 429000, picture: null }
  await ordered(hub, account, {
    number: 'TH-THAILAND-198204',
    currency: 'THB',
    items: [
      { ...item, name: 'ถุงเก็บน้ำนม', variant: '60 ใบ' },
      { ...item, name: 'ของแถม', variant: 'ลายพิเศษ' },
    ],
  })
  await page.goto('/order')
  await hydrated(page)
  await page.getByRole('link', { name: /TH-THAILAND-198204/ }).click()
  const items = page.getByRole('list', { name: en['orders.held'] })
  await expect(items).toContainText('Milk storage bags')
  await expect(items).toContainText('60 bags · 1 ×')
  await expect(items.locator('[lang="th-TH"]')).toHaveText(['ของแถม', 'ลายพิเศษ'])
  const number = page.getByRole('heading', { level: 1 }).getByText('TH-THAILAND-198204', { exact: true })
  const height = await number.evaluate(
    (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(height)).toBe(1)
})
