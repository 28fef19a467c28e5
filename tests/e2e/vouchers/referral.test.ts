// Tests `/rewards`: a member shares and copies the referral link, and the page lists each referred friend with the
// reward.
import { unbroken } from '#api/locale/unbroken.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { friendBy, linkCodeOf } from '../helpers/friends.ts'
import { full } from '../helpers/full.ts'
import { joined, signedInAs, dataOf } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

declare global {
  interface Window {
    record?: (content: ShareData) => Promise<unknown>
  }
}

test('a member shares the referral link and sees the state of each referred friend', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  const shared: unknown[] = []
  await page.exposeFunction('record', (content: unknown) => shared.push(content))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (content: ShareData) => window.record?.(content),
    })
  })
  const link = `${hub.origin}/j/${await linkCodeOf(hub, token)}`
  await page.goto('/rewards')
  await hydrated(page)
  await expect(page.getByText(link.replace('http://', ''))).toBeVisible()
  await expect(page.getByText('150 coins', { exact: true })).toBeVisible()
  await expect(page.getByText('50 coins and 10% off an order', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 12')).toBeVisible()

  await page.getByRole('button', { name: en['vouchers.referral.share'] }).first().click()
  await expect.poll(() => shared).toMatchObject([{ url: link, text: en['vouchers.referral.share.text'] }])

  await test.step('a click shows the QR code of the referral link', async () => {
    await page.getByRole('button', { name: en['vouchers.referral.qr'] }).click()
    await expect(page.getByRole('img', { name: en['vouchers.referral.qr.label'] })).toBeVisible()
    await page.getByRole('button', { name: en['vouchers.referral.qr.hide'] }).click()
    await expect(page.getByRole('img', { name: en['vouchers.referral.qr.label'] })).toHaveCount(0)
  })

  await test.step('the member gets a reward and a notification when a referred friend becomes active', async () => {
    const code = await linkCodeOf(hub, token)
    await friendBy(hub, code, { active: false, firstName: 'Noi' })
    const friend = await friendBy(hub, code)
    await page.reload()
    const rows = page.getByRole('list', { name: en['vouchers.referral.friends'] }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    const row = (letter: string) => rows.filter({ has: page.getByRole('img', { name: letter, exact: true }) })
    await expect(row('R')).toContainText(en['vouchers.referral.state.rewarded'])
    await expect(row('N')).toContainText(unbroken(en['vouchers.referral.reason.NOT_ACTIVE']))
    await expect(page.getByText('1 of 12')).toBeVisible()
    const noticeKinds = async (memberToken: string) =>
      (await dataOf(hub, 'listNotices', { token: memberToken })).items.map(({ kind }) => kind)
    expect(await noticeKinds(token)).toContain('referral-rewarded')
    expect(await noticeKinds(friend.token)).toContain('voucher-granted')
  })
})

test(
  'the button copies the link if the browser cannot share it, and closing the share sheet has no effect',
  full,
  async ({ page, hub }) => {
    const { token } = await joined(hub)
    await signedInAs(page, hub, { token, locale: 'EN' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      let times = 0
      Object.defineProperty(navigator, 'share', {
        value: async () => {
          times += 1
          throw times === 1
            ? new DOMException('Closed', 'AbortError')
            : new DOMException('Forbidden', 'NotAllowedError')
        },
      })
    })
    await page.goto('/rewards')
    await hydrated(page)
    await expect(page.getByText(en['vouchers.referral.friends.none.text'])).toBeVisible()
    const share = page.getByRole('button', { name: en['vouchers.referral.share'] }).first()
    await share.click()
    await share.click()
    await expect(page.getByText(en['vouchers.referral.copied'])).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${hub.origin}/j/${await linkCodeOf(hub, token)}`,
    )
  },
)
