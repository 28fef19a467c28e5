// Tests `/coupon`: a member uses a voucher from the list in the shop. Covers concurrent changes.
import type { Page } from '@playwright/test'
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { unbroken } from '#api/locale/unbroken.ts'
import { voidVoucher } from '#api/vouchers/vouchers.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { storedReads } from '../helpers/storedData.ts'
import { signedIn, signedInAs, dataOf } from '../helpers/member.ts'
import { signedInFriend } from '../helpers/friends.ts'
import { full } from '../helpers/full.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')
const th = messagesIn('th-TH')

/** Matches the visible label of a button; the rest of its name identifies the voucher. */
const press = (page: Page, name: RegExp) => page.getByRole('button', { name })
const use = /^Use in the shop/
const getCode = /^Get the code/
const codeOf = (page: Page) => page.getByRole('button', { name: /Copy code|Copied/ })

async function openVouchers(page: Page, hub: Hub) {
  await signedInFriend(page, hub)
  await page.goto('/coupon')
  await hydrated(page)
}

test('a member reserves a voucher, puts it back, and uses it in the shop', async ({ page, hub }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openVouchers(page, hub)
  const voucher = page.getByRole('article')
  await expect(voucher).toHaveCount(1)
  await expect(voucher).toContainText('10%')
  await expect(voucher).toContainText('10% off an order')
  await expect(voucher).toContainText(/Until \w+\s\d+, \d{4}/)

  const code =
    await test.step('the voucher is reserved for half an hour, and its code can be copied but is not stored in the browser', async () => {
      await press(page, getCode).click()
      await expect(codeOf(page)).toBeVisible()
      await expect(page.getByRole('timer', { name: en['vouchers.held.left'] })).toHaveText(
        /(?:29|30)\s*minutes/,
      )
      await codeOf(page).click()
      await expect(page.getByText(en['vouchers.code.copied'])).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^HUB-[A-Z0-9]{5}-[A-Z0-9]{5}$/)
      await page.reload()
      await hydrated(page)
      await expect(codeOf(page)).toContainText(copied)
      expect(JSON.stringify(await storedReads(page))).not.toContain(copied)
      const stored = await page.evaluate(async () => {
        const texts = [localStorage, sessionStorage].map((storage) => Object.values(storage).join())
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys()) {
            const answer = await caches.match(request)
            texts.push((await answer?.text()) ?? '')
          }
        return texts.join()
      })
      expect(stored).not.toContain(copied)
      return copied
    })

  await test.step('the member puts the voucher back, and the focus stays on the voucher', async () => {
    await press(page, /^Keep for later/).click()
    await expect(codeOf(page)).toHaveCount(0)
    await expect(press(page, getCode)).toBeVisible()
    await expect(voucher.getByRole('group', { name: /10% off an order/ })).toBeFocused()
  })

  await test.step('the shop opens with the voucher, and Back returns to the page of vouchers', async () => {
    await press(page, use).click()
    await expect(page.getByText(`/discount/${code}?redirect=%2F`)).toBeVisible()
    await page.goBack()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: en['vouchers.title'] })).toBeVisible()
    await expect(codeOf(page)).toContainText(code)
  })
})

test(
  'a used voucher links to its order, an expired voucher has a badge, and an empty list links to the coin shop',
  full,
  async ({ page, hub }) => {
    const [, sprout] = sampleAccounts
    const data = await dataOf(hub, 'login', { body: { account: sprout, password: samplePassword } })
    await signedInAs(page, hub, { token: data.token, locale: 'TH' })
    await page.goto('/coupon')
    await hydrated(page)
    // Check that vouchers that expire soon are listed first.
    await expect(page.getByRole('article').first()).toContainText('ส่งฟรี')
    await expect(page.getByRole('article').first()).toContainText('หมดอายุ')
    await expect(page.getByText('เมื่อซื้อครบ ฿1,000 ขึ้นไป')).toBeVisible()
    await expect(page.getByText('ใช้ได้กับเสื้อชั้นในให้นมเท่านั้น')).toBeVisible()

    await page.getByRole('tab', { name: th['vouchers.used'] }).click()
    await expect(page).toHaveURL(/state=used/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(/กับคำสั่งซื้อเมื่อ\s\d\d?\s\S+\s25\d\d/)
    await page.getByRole('link', { name: th['vouchers.used.see'] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('#1042')
    await page.goBack()
    await hydrated(page)
    await page.getByRole('tab', { name: th['vouchers.expired'] }).click()
    await expect(page.getByRole('article').filter({ hasText: th['vouchers.expired.badge'] })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(th['vouchers.expired'])

    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/coupon?state=used')
    await hydrated(page)
    await expect(page.getByText(en['vouchers.used.none.text'])).toBeVisible()
    await page.getByRole('link', { name: en['vouchers.seeActive'] }).click()
    await expect(page.getByText(unbroken(en['vouchers.active.none.text']))).toBeVisible()
    await page.getByRole('link', { name: en['vouchers.active.none.go'] }).click()
    await expect(page).toHaveURL(`${hub.origin}/pointsMall`)
  },
)

test(
  'after a lost response no code is shown, and a voucher that was revoked in the meantime shows an error',
  full,
  async ({ page, hub }) => {
    await openVouchers(page, hub)
    // Delay the response with the list of vouchers, because after reconnecting the page refetches the list and would
    // remove the voucher.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/voucher/list*', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.route('**/voucher/reserve/*', (route) => route.abort('internetdisconnected'), { times: 1 })
    await press(page, getCode).click()
    await expect(page.getByText(en['error.transport'])).toBeVisible()
    await expect(codeOf(page)).toHaveCount(0)
    const token = await page.evaluate(() => /hub_token=([^;]+)/.exec(document.cookie)?.[1])
    const { uid } = await dataOf(hub, 'getUserInfo', { token })
    await hub.onDatabase(({ db }) => voidVoucher(db, `referral:${uid}:friend`))
    await press(page, use).click()
    await expect(page.getByText('This voucher can no longer be used.')).toBeVisible()
    pressed.resolve()
    await page.reload()
    await expect(page.getByText(unbroken(en['vouchers.active.none.text']))).toBeVisible()
    await page.goto('/coupon?state=expired')
    await expect(page.getByRole('article')).toContainText(en['vouchers.void.text'])
  },
)
