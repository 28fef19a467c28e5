// Tests the pages of members in the back office: staff find a member, act on the account with a reason, and a second
// staff member approves a gift of coins above the limit.
import type { Page } from '@playwright/test'
import { joiningReward } from '#api/catalog/tasks.ts'
import { upsertOrder } from '#api/orders/upsertOrder.ts'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { shopOrder } from '#tests/support/shopOrders.ts'
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { friendBy, linkCodeOf } from '../helpers/friends.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { call, dataOf, joined } from '../helpers/member.ts'
import { typeText } from '../helpers/keyboard.ts'

const reason = 'the parcel arrived damaged'

/** Registers a member who has coins, a voucher and a baby. */
async function memberWithBaby(hub: Hub) {
  const advocate = await joined(hub)
  const member = await friendBy(hub, await linkCodeOf(hub, advocate.token))
  const { token } = member
  await call(hub, 'setConsents', { token, body: { babyData: true } })
  await call(hub, 'saveBaby', { token, body: { name: 'Fah', dueDate: '2027-03-14' } })
  return member
}

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const coins = (page: Page) =>
  page.locator('dt', { hasText: messages['backOffice.account.coins'] }).locator('+ dd')
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Finds a member by keyboard. The page of a single match opens directly. */
async function find(page: Page, query: string) {
  await page.getByRole('link', { name: messages['backOffice.members.title'] }).click()
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('/')
  await typeText(page, query)
  await page.keyboard.press('Enter')
}

async function giveCoins(page: Page, amount: number) {
  await button(page, messages['backOffice.coins.open']).click()
  await expect(dialog(page).getByRole('textbox', { name: messages['backOffice.coins.number'] })).toBeFocused()
  await typeText(page, String(amount))
  await page.keyboard.press('Tab')
  await typeText(page, reason)
}

/** Gives the reason of the act in the open dialog and confirms it with Enter. */
async function confirm(page: Page) {
  await expect(dialog(page).getByRole('textbox', { name: messages['backOffice.act.reason'] })).toBeFocused()
  await typeText(page, reason)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
}

test('a staff member finds a member, gives coins, voids a voucher, and opens the babies with a reason', async ({
  page,
  hub,
}) => {
  const { account, uid } = await memberWithBaby(hub)
  await signIn(page, hub, 'support')

  await test.step('a query without a match is explained, and an email address opens the member', async () => {
    await find(page, 'nobody@example.com')
    await expect(page.getByText('nobody@example.com')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox').fill(account)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${hub.backOffice}/members/${uid}`)
    await expect(heading(page)).toContainText('Rose')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText(account)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a gift within the limit changes the balance and the timeline', async () => {
    const timeline = section(page, messages['backOffice.timeline.title'])
    await expect(timeline.getByRole('listitem').first()).toBeVisible()
    // The member got 50 coins for the invitation of a friend, too.
    const gifts = timeline.getByText('+50', { exact: true })
    const giftsBefore = await gifts.count()
    const before = Number(await coins(page).textContent())
    await giveCoins(page, 50)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(coins(page)).toHaveText(String(before + 50))
    await expect(gifts).toHaveCount(giftsBefore + 1)
    await expect(button(page, messages['backOffice.coins.open'])).toBeFocused()
  })

  await test.step('a reason that is too short is rejected, and the input stays', async () => {
    await button(page, messages['backOffice.sessions.open']).click()
    const field = dialog(page).getByRole('textbox', { name: messages['backOffice.act.reason'] })
    await expect(field).toBeFocused()
    await typeText(page, 'no')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('no')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a voided voucher cannot be voided again', async () => {
    const vouchers = section(page, messages['backOffice.vouchers.title'])
    await vouchers.getByRole('button').click()
    await confirm(page)
    await expect(vouchers.getByText(messages['backOffice.voucher.void'], { exact: true })).toBeVisible()
    await expect(vouchers.getByRole('button')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  await test.step('babies are hidden until they are opened with a reason', async () => {
    const babies = section(page, messages['backOffice.babies.title'])
    await expect(babies.getByText('Fah')).toHaveCount(0)
    await button(page, messages['backOffice.babies.open']).click()
    await confirm(page)
    await expect(babies.getByText('Fah')).toBeVisible()
    await expect(button(page, messages['backOffice.babies.hide'])).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(babies.getByText('Fah')).toHaveCount(0)
    await expect(button(page, messages['backOffice.babies.open'])).toBeFocused()
  })
})

test('coins above the limit wait until another staff member approves them', async ({
  page,
  hub,
  otherBrowser,
}) => {
  const { uid } = await memberWithBaby(hub)
  await signIn(page, hub, 'support')
  await find(page, uid)
  await expect(heading(page)).toContainText('Rose')
  const before = Number(await coins(page).textContent())
  await giveCoins(page, 500)
  await expect(dialog(page).getByText(messages['backOffice.coins.needsApproval'])).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(coins(page)).toHaveText(String(before))
  await expect(page.getByRole('link', { name: messages['backOffice.approvals.title'] })).toHaveCount(0)

  await test.step('an administrator approves the gift', async () => {
    const context = await otherBrowser()
    const admin = await context.newPage()
    await signIn(admin, hub, 'admin')
    await admin.getByRole('link', { name: messages['backOffice.approvals.title'] }).click()
    const row = admin.getByRole('row').filter({ hasText: reason })
    await expect(row).toHaveCount(1)
    await expectAccessible(admin)
    await row.getByRole('link').focus()
    await admin.keyboard.press('a')
    await expect(dialog(admin)).toBeVisible()
    await admin.keyboard.press('Enter')
    await expect(admin.getByText(messages['backOffice.approval.approved'])).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await page.reload()
  await expect(coins(page)).toHaveText(String(before + 500))
})

test('a staff member moves an order to the right member by keyboard, and offers a copy of the data', async ({
  page,
  hub,
}) => {
  const [wrong, right] = [await joined(hub), await joined(hub)]
  const number = '#MOVE-1042'
  await hub.onDatabase(async ({ db }) => {
    const order = { number, email: wrong.account, placedAt: new Date(), subtotal: 100_000, discount: 0 }
    await upsertOrder(db, shopOrder(order), { now: new Date() })
  })
  await signIn(page, hub, 'support')
  await find(page, right.account)
  const joining = String(joiningReward().coins)
  await expect(coins(page)).toHaveText(joining)

  await test.step('the preview shows the owner and the coins', async () => {
    await button(page, messages['backOffice.orders.open']).click()
    const field = dialog(page).getByRole('searchbox', { name: messages['backOffice.orders.number'] })
    await expect(field).toBeFocused()
    await typeText(page, 'MOVE-1042')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText(number)).toBeVisible()
    await expect(dialog(page).getByText(/•••/)).toBeVisible()
    await expect(dialog(page).getByText(wrong.account)).toHaveCount(0)
    await expect(button(page, messages['backOffice.orders.choose'])).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('the order moves with a reason, and its coins with it', async () => {
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('textbox', { name: messages['backOffice.act.reason'] })).toBeFocused()
    await expectAccessible(page)
    await typeText(page, reason)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText(messages['backOffice.orders.moved'])).toBeVisible()
    await expect(coins(page)).not.toHaveText(joining)
    await expect(button(page, messages['backOffice.orders.open'])).toBeFocused()
    const timeline = section(page, messages['backOffice.timeline.title'])
    await expect(timeline.getByText(number)).toBeVisible()
    await expect(timeline.getByText(messages['backOffice.did.order-assigned'])).toBeVisible()
  })

  await test.step('an order that the member owns cannot be moved', async () => {
    await button(page, messages['backOffice.orders.open']).click()
    await typeText(page, number)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText(messages['backOffice.obstacle.sameMember'])).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the member is notified of a copy of their data', async () => {
    await button(page, messages['backOffice.export.open']).click()
    await confirm(page)
    await expect(page.getByText(messages['backOffice.export.done'])).toBeVisible()
    const { items } = await dataOf(hub, 'listNotices', { token: right.token })
    expect(items[0]).toMatchObject({ kind: 'export-offered' })
  })
})

test('staff without the permission see an explanation instead of members', async ({ page, hub }) => {
  await signIn(page, hub, 'finance')
  await expect(page.getByRole('link', { name: messages['backOffice.members.title'] })).toHaveCount(0)
  for (const path of ['/members', '/members/unknown', '/approvals']) {
    await page.goto(hub.backOffice + path)
    await expect(heading(page)).toHaveText(messages['backOffice.forbidden.title'])
  }
})
