// Tests the points mall: the wish list, a redemption that happens exactly once despite errors, and its cancellation.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { labelled } from '../helpers/fields.ts'
import { everywhere, full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { addressOf, balanceOf, memberWithCoins, membersWithCoins } from '../helpers/membersWithCoins.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { setFreePieces } from '#tests/support/stock.ts'

const en = messagesIn('en-US')
const redeemButton = (page: Page) => page.getByRole('button', { name: /^Redeem for / })
const product = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').getByRole('link', { name })

/** Collects the balances that the summary shows until the redemption opens. */
const balancesOf = (page: Page) =>
  page.evaluateHandle((name) => {
    const texts = new Set<string>()
    const collect = () => {
      for (const term of document.querySelectorAll('dt'))
        if (term.textContent === name) texts.add(term.nextElementSibling?.textContent ?? '')
    }
    collect()
    new MutationObserver(collect).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  }, unbroken(en['coins.summary.before']))

test(
  'a member saves for a product, redeems another product to a new address, and cancels the redemption',
  everywhere,
  async ({ page, hub }) => {
    const { token } = await memberWithCoins(page, hub, { earned: [{ coins: 100, daysAgo: 2 }] })
    await page.goto('/pointsMall')
    await hydrated(page)

    await test.step('a product on the wish list shows how many coins the member still needs for it', async () => {
      await product(page, 'Soft night light').click()
      await expect(page.getByText(unbroken('220 coins to go: 23 days of check-ins'))).toBeVisible()
      await page.getByRole('button', { name: en['coins.wish.set'] }).click()
      await expect(page.getByRole('button', { name: en['coins.wish.unset'] })).toBeVisible()
      await page.getByRole('link', { name: en['coins.mall.title'] }).click()
      await expect(page.getByText(en['coins.wish.title'])).toBeVisible()
    })

    await test.step('affordable products', async () => {
      const now = page.getByRole('list', { name: en['coins.mall.now'] })
      await expect(now.getByRole('link', { name: 'Soft night light' })).toHaveCount(0)
      await now.getByRole('link', { name: 'Cotton baby hat' }).click()
      await page.getByRole('link', { name: /^Redeem for / }).click()
    })

    await test.step('the member adds a new address during the redemption, and Back returns from the selection of the address to the previous step', async () => {
      await expect(page).toHaveURL(/step=new/)
      await hydrated(page)
      await labelled(page, 'form.address.phone').fill('081 234 5678')
      await page.getByLabel('Street address').fill('12/4 Si Lom Road')
      await page.getByLabel('Sub-district').fill('Si Lom')
      await page.getByLabel('District', { exact: true }).fill('Bang Rak')
      await page.getByLabel('Province').selectOption('10')
      await page.getByLabel('Postal code').fill('10500')
      await page.getByRole('button', { name: en['addresses.save'] }).click()
      // Check that the new address is the delivery address.
      await expect(redeemButton(page)).toBeVisible()
      await expect(page.getByText('12/4 Si Lom Road')).toBeVisible()
      await page.getByRole('link', { name: en['addresses.delivery.change'] }).click()
      await expect(page.getByRole('radio', { name: /Mali/ })).toBeChecked()
      await expect(redeemButton(page)).toHaveCount(0)
      await page.goBack()
      await expect(redeemButton(page)).toBeVisible()
    })

    await test.step('a double click redeems the product once, and the receipt is still shown after a reload', async () => {
      const balances = await balancesOf(page)
      await redeemButton(page).dblclick()
      await expect(page).toHaveURL(/redemption=/)
      await expect(page.getByRole('heading', { level: 1, name: en['coins.moment.title'] })).toBeFocused()
      // The summary does not show the new balance, from which it would deduct the price again.
      expect(await balances.evaluate((texts) => [...texts])).toEqual(['100coins'])
      await expect(page.getByText(/^Expected /)).toBeVisible()
      await expect(page.getByText('You have 10 coins now.')).toBeVisible()
      await expect(page.getByRole('link', { name: en['coins.moment.back'] })).toBeVisible()
      await page.getByRole('button', { name: en['coins.moment.track'] }).click()
      await expect(page.getByText('Reserved').first()).toBeVisible()
      expect(await balanceOf(hub, token)).toEqual({ balance: 10, redemptions: 1 })
      await page.reload()
      await hydrated(page)
      // Check that a reload does not show the celebration again.
      await expect(page.getByText('12/4 Si Lom Road')).toBeVisible()
    })

    await test.step('the member cancels the redemption and gets the coins back', async () => {
      await page.getByRole('button', { name: en['coins.cancel'] }).click()
      await expect(page.getByRole('dialog')).toContainText('You’ll get your 90 coins back')
      await page.getByRole('dialog').getByRole('button', { name: en['coins.cancel.go'] }).click()
      await expect(page.getByText('Canceled. 90 coins are back.')).toBeVisible()
      await expect(page.getByRole('button', { name: en['coins.cancel'] })).toHaveCount(0)
      expect((await balanceOf(hub, token)).balance).toBe(100)
      await page.getByRole('link', { name: en['coins.mine.title'] }).click()
      await expect(page.getByRole('link', { name: /Cotton baby hat/ })).toContainText('Canceled')
    })
  },
)

test(
  'after the response to a redemption was lost, a reload and another click show the same redemption',
  full,
  async ({ page, hub }) => {
    const { token } = await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 2 }] })
    await page.goto('/pointsMall?product=free-shipping')
    await hydrated(page)
    await page.getByRole('link', { name: /^Redeem for / }).click()
    await page.route(
      '**/mall/redeem',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await redeemButton(page).click()
    await expect(page.getByText(en['coins.redeem.unsure'])).toBeVisible()
    expect(await balanceOf(hub, token)).toEqual({ balance: 250, redemptions: 1 })
    await page.reload()
    await hydrated(page)
    await redeemButton(page).click()
    await expect(page).toHaveURL(/redemption=/)
    await expect(page.getByText('It’s in your vouchers, ready to use.')).toBeVisible()
    expect(await balanceOf(hub, token)).toEqual({ balance: 250, redemptions: 1 })

    // After a response the page creates a new idempotency key, so the next click is another redemption.
    await page.goto('/pointsMall?product=free-shipping&step=summary')
    await hydrated(page)
    await redeemButton(page).click()
    await expect(page).toHaveURL(/redemption=/)
    expect(await balanceOf(hub, token)).toEqual({ balance: 100, redemptions: 2 })
  },
)

const othersLink = (page: Page) =>
  page.getByRole('alert').getByRole('link', { name: en['coins.redeem.others'] })

/**
 * Leaves one unit in stock and clicks "Redeem" on all pages concurrently.
 * @returns the page on which the product is sold out
 */
async function competeForLast(hub: Hub, pages: readonly Page[], tokens: readonly string[]) {
  await hub.onDatabase(({ db }) => setFreePieces(db, { kind: 'product', item: 'eye-mask' }, 1))
  for (const [place, each] of pages.entries()) {
    const address = await addressOf(hub, String(tokens[place]))
    await each.goto(`/pointsMall?product=eye-mask&step=summary&address=${address}`)
    await hydrated(each)
  }
  await Promise.all(pages.map((each) => redeemButton(each).click()))
  const got = (each: Page) => each.getByText('We’re getting it ready, and we’ll let you know once it ships.')
  for (const each of pages) await expect(othersLink(each).or(got(each))).toBeVisible()
  const losers = await Promise.all(pages.map((each) => othersLink(each).isVisible()))
  expect(losers.filter(Boolean)).toHaveLength(1)
  const [loser] = pages.filter((_, place) => losers[place])
  if (!loser) throw new Error('No page shows that the product is sold out.')
  return loser
}

test(
  'if two members redeem the last unit of a product concurrently, one gets it and the other keeps the coins',
  full,
  async ({ page, otherBrowser, hub }) => {
    const pages = [page, await (await otherBrowser()).newPage()]
    const members = await membersWithCoins(hub, [{ coins: 200, daysAgo: 2 }], { pages, locale: 'EN' })
    const tokens = members.map(({ token }) => token)
    const loser = await competeForLast(hub, pages, tokens)
    const holdings = await Promise.all(tokens.map((token) => balanceOf(hub, token)))
    expect(holdings[loser === page ? 0 : 1]).toEqual({ balance: 200, redemptions: 0 })
    expect(holdings[loser === page ? 1 : 0]).toEqual({ balance: 90, redemptions: 1 })
  },
)

test(
  'a member who redeems the last unit of a product in two tabs gets it once, and the other tab links to other products, and offers to notify the member of the sold-out one',
  full,
  async ({ page, context, hub }) => {
    const { token } = await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 2 }] })
    const loser = await competeForLast(hub, [page, await context.newPage()], [token, token])
    expect(await balanceOf(hub, token)).toEqual({ balance: 290, redemptions: 1 })
    // Check that the other tab links to the remaining products.
    await othersLink(loser).click()
    const mask = loser.getByRole('listitem').filter({ hasText: 'Silky eye mask' })
    await expect(mask).toContainText(en['reason.soldOut'])
    await mask.getByRole('link').click()
    await loser.getByRole('button', { name: en['coins.wish.notify'] }).click()
    await expect(loser.getByText(en['coins.wish.notify.waiting'])).toBeVisible()
    await loser.getByRole('button', { name: en['coins.wish.notify.stop'] }).click()
    await expect(loser.getByRole('button', { name: en['coins.wish.notify'] })).toBeVisible()
  },
)
