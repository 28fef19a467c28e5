// Tests notifications: the bell counts unread notifications, the page lists all with links, and the read state is
// stored.
import { upsertOrder } from '#api/orders/upsertOrder.ts'
import { shopOrder } from '#tests/support/shopOrders.ts'
import { axeFindings } from '../helpers/axe.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, signedIn, signedInAs, setLanguage, dataOf } from '../helpers/member.ts'

test('the bell links to the notifications, which stay read after “Mark all as read”', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Your notifications, 1 unread' }).click()
  await expect(page.getByRole('heading', { name: 'Your notifications' })).toBeVisible()
  const welcome = page.getByRole('listitem').filter({ hasText: 'It’s good to have you here, Mali.' })
  await expect(welcome.getByText('New', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('link', { name: 'Your notifications', exact: true })).toBeVisible()
  await expect(welcome.getByText('New', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden()

  await welcome.getByRole('link').click()
  await expect(page).toHaveURL(`${hub.origin}/`)
  await page.goBack()
  await expect(welcome).toBeVisible()
})

test('the topic of the notifications is in the URL, and a topic without notifications leads back to all', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/about-me/notices')
  await hydrated(page)
  const welcome = page.getByRole('listitem').filter({ hasText: 'It’s good to have you here, Mali.' })
  await page.getByRole('radio', { name: 'Account' }).click()
  await expect(page).toHaveURL(/topic=account/)
  await expect(welcome).toBeVisible()
  await page.getByRole('radio', { name: 'Parcels' }).click()
  await expect(page.getByRole('heading', { name: 'No notifications on this topic' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'Parcels' })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all notifications' }).click()
  await expect(welcome).toBeVisible()
})

test(
  'opening a notification marks it as read, even if the bell could not load the number of unread notifications',
  full,
  async ({ page, hub }) => {
    const { token } = await joined(hub)
    await signedInAs(page, hub, { token, locale: 'EN' })
    await page.route('**/api/station/user/notices?*', (route) => route.abort())
    await page.goto('/about-me')
    await hydrated(page)
    // If the count fails to load, the bell is a plain link and shows no error.
    const bell = page.getByRole('link', { name: 'Your notifications', exact: true })
    await expect(bell).toBeVisible()
    await page.unroute('**/api/station/user/notices?*')
    await bell.click()
    await expect(page.getByRole('heading', { name: 'Your notifications' })).toBeVisible()
    const read = page.waitForResponse('**/api/station/user/notices/read')
    await page.getByRole('main').getByRole('listitem').getByRole('link').click()
    await read
    const data = await dataOf(hub, 'listNotices', { token })
    expect(data).toMatchObject({ unread: 0, items: [{ kind: 'welcome', read: true }] })
  },
)

test('the notification about a parcel shows the latest state of the parcel, collapses earlier updates, and links to the order', async ({
  page,
  hub,
}) => {
  const { account, token } = await joined(hub, { timeZone: 'Asia/Tokyo' })
  await hub.onDatabase(async ({ db }) => {
    for (const [hour, state] of (['packed', 'inTransit', 'outForDelivery', 'delivered'] as const).entries()) {
      const order = shopOrder({ email: account, shopOrderId: `notices-${account}`, subtotal: 0, total: 0 })
      const changedAt = new Date(Date.UTC(2026, 10, 15, 12 + hour))
      const steps = [{ state, at: changedAt, place: null, note: null }]
      const parcels = order.parcels.map((parcel) => ({ ...parcel, steps }))
      await upsertOrder(db, { ...order, changedAt, parcels }, { now: changedAt })
    }
  })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/about-me/notices')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Your notifications, 2 unread' })).toBeVisible()
  const list = page.getByRole('main')
  const parcel = list.getByRole('listitem').filter({ hasText: 'Wearable breast pump' }).first()
  // Expect midnight, because 15:00 in London is midnight in Tokyo.
  await expect(parcel).toContainText(/Wearable breast pump New.*Delivered.*Nov\s16,\s2026, 12:00\sAM/)
  const earlier = parcel.getByRole('listitem')
  await expect(earlier.first()).toBeHidden()
  await parcel.getByText('2 earlier updates').click()
  await expect(earlier).toHaveText([
    'Out for deliveryNov 15, 2026, 11:00 PM',
    'On its wayNov 15, 2026, 10:00 PM',
  ])
  await parcel.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Order #1042' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your notifications, 1 unread' })).toBeVisible()
  await page.goBack()
  await expect(parcel).toContainText('Delivered')
  await expect(parcel.getByText('New', { exact: true })).toBeHidden()
})

test('the Home tab has no red dot for a visitor', full, async ({ page, hub }) => {
  await setLanguage(page, hub, 'EN')
  await page.goto('/activity/registerGift')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
})

test(
  'the Home tab has a red dot until the member opens this tab (section 4 of the specification)',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/about-me')
    await hydrated(page)
    await page.getByRole('link', { name: 'Home new for you' }).click()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(names).toContain('member_hub_red_tag')
    await page.goto('/about-me')
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  },
)
