// Tests `/redirect/shopfiyCoupons`: an emailed link opens the shop with a voucher, or a page with the reason why the
// voucher is not available.
import { listOf, valueAt } from '#shared/unknown.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { accountField, codeField, submitButton } from '../helpers/fields.ts'
import { friendBy, linkCodeOf, signedInFriend } from '../helpers/friends.ts'
import { full } from '../helpers/full.ts'
import { joined, setLanguage } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')
const link = '/redirect/shopfiyCoupons?type=friend-10&utm_source=mail'

test('a visitor signs in and arrives in the shop with the voucher', async ({ page, hub }) => {
  const advocate = await joined(hub)
  const friend = await friendBy(hub, await linkCodeOf(hub, advocate.token))
  await setLanguage(page, hub, 'EN')
  await page.goto(link)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await hydrated(page)
  await accountField(page).fill(friend.account)
  await submitButton(page).click()
  await expect(page.getByText(/Ask for a new code in \d+ s/)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(friend.account))
  await expect(page.getByText(/\/discount\/HUB-[A-Z0-9-]+\?redirect=%2F/)).toBeVisible()
})

test('a voucher is reserved when its link is opened, not when it is prefetched', async ({ page, hub }) => {
  const { friend } = await signedInFriend(page, hub)
  const stateOf = async () => {
    const answer = await fetch(`${hub.origin}/api/station/member/voucher/list?state=active`, {
      headers: { Authorization: `Bearer ${friend.token}` },
    })
    return listOf(valueAt(await answer.json(), 'data', 'items')).map((item) => valueAt(item, 'state'))
  }
  const fetched = await page.request.get(link)
  expect(await fetched.text()).toContain(en['vouchers.toShop.title'])
  expect(await stateOf()).toEqual(['active'])
  await page.goto(link)
  await expect(page.getByText(/\/discount\/HUB-/)).toBeVisible()
  expect(await stateOf()).toEqual(['reserved'])
})

test(
  'a member without the voucher sees a predefined message, and no text from the URL',
  full,
  async ({ page, hub }) => {
    await signedInFriend(page, hub)
    for (const query of ['type=ribbon-20', 'voucher=not-mine', 'voucher=%3Cscript%3E']) {
      await page.goto(`/redirect/shopfiyCoupons?${query}`)
      await expect(page).toHaveURL(`${hub.origin}/coupon?why=none`)
      await expect(page.getByText(en['vouchers.why.none'])).toBeVisible()
    }
    await hydrated(page)
    await page.getByRole('button', { name: en['platform.close'] }).click()
    await expect(page).toHaveURL(`${hub.origin}/coupon`)
    await page.goto('/coupon?why=You%20won')
    await expect(page.getByText('You won')).toHaveCount(0)
  },
)

test('the page shows an error and a retry button if the connection is lost', full, async ({ page, hub }) => {
  await signedInFriend(page, hub)
  await page.route('**/voucher/openInShop', (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(en['error.transport'])
  await page.getByRole('button', { name: en['vouchers.toShop.retry'] }).click()
  await expect(page.getByText(/\/discount\/HUB-/)).toBeVisible()
})
