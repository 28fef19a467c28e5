// Tests gifts: a member claims a gift exactly once despite errors, cancels a claim, and sees that a gift is sold out.
import type { Page } from '@playwright/test'
import { entitle } from '#api/rewards/entitle.ts'
import { grant } from '#api/ledger/ledger.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { setFreePieces } from '#tests/support/stock.ts'
import { labelled } from '../helpers/fields.ts'
import { everywhere, full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'
import { addressOf, balanceOf, memberWithCoins } from '../helpers/membersWithCoins.ts'

const en = messagesIn('en-US')
const claimButton = (page: Page) => page.getByRole('button', { name: /^Claim / })
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

/** Grants the member enough points for the first level that offers gifts for coins. */
const lift = async (db: Database, memberId: string) =>
  await grant(db, {
    memberId,
    currency: 'points',
    amount: 250,
    purpose: 'campaign',
    reference: newId(),
    occurredAt: new Date(Date.now() - 86_400_000),
  })

const mine = async (hub: Hub, token: string) =>
  (await dataOf(hub, 'listMyGifts', { token })).items.map(({ state }) => state)

test(
  'after a lost response, a member does not claim a gift twice, and the claim can be canceled',
  everywhere,
  async ({ page, hub }) => {
    const { uid, token } = await memberWithCoins(page, hub, { earned: [{ coins: 130, daysAgo: 2 }] })
    await hub.onDatabase(async ({ db }) => void (await lift(db, uid)))
    await page.goto('/gifts')
    await hydrated(page)

    await test.step('the member opens a gift in the comparison table of the gift boards', async () => {
      await inMain(page, 'Level gifts').click()
      await expect(page).toHaveURL(/type=1/)
      await page.getByRole('radio', { name: en['gifts.view.compare'] }).click()
      await expect(page.getByRole('table', { name: en['gifts.compare'] })).toContainText('฿590')
      await page.getByRole('table').getByRole('link', { name: 'Night light' }).click()
      await expect(page.getByText(en['gifts.wait.no'])).toBeVisible()
      await inMain(page, en['gifts.claim']).click()
    })

    await test.step('the member adds a new address during the claim', async () => {
      await expect(page).toHaveURL(/step=new/)
      await hydrated(page)
      await labelled(page, 'form.address.phone').fill('081 234 5678')
      await page.getByLabel('Street address').fill('12/4 Si Lom Road')
      await page.getByLabel('Sub-district').fill('Si Lom')
      await page.getByLabel('District', { exact: true }).fill('Bang Rak')
      await page.getByLabel('Province').selectOption('10')
      await page.getByLabel('Postal code').fill('10500')
      await page.getByRole('button', { name: en['addresses.save'] }).click()
      await expect(page.getByText('12/4 Si Lom Road')).toBeVisible()
    })

    await test.step('after the response was lost, a reload and a double click show the same claim', async () => {
      await page.route(
        '**/gift/claim',
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await claimButton(page).click()
      await expect(page.getByText(en['gifts.claim.unsure'])).toBeVisible()
      await page.reload()
      await hydrated(page)
      await claimButton(page).dblclick()
      await expect(page).toHaveURL(/reward\?gift=/)
      await page.getByRole('button', { name: en['gifts.moment.track'] }).click()
      await expect(page.getByText(/^Reserved for you until .* your 100 coins come back\.$/)).toBeVisible()
      await expect(page.getByText('12/4 Si Lom Road')).toBeVisible()
      expect((await balanceOf(hub, token)).balance).toBe(30)
      expect(await mine(hub, token)).toEqual(['reserved'])
    })

    await test.step('the member cancels the claim and gets the coins back', async () => {
      await page.getByRole('button', { name: en['gifts.cancel'], exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText('You’ll get your 100 coins back')
      await page.getByRole('dialog').getByRole('button', { name: en['gifts.cancel.go'] }).click()
      await expect(page.getByText('Canceled. 100 coins are back.')).toBeVisible()
      expect((await balanceOf(hub, token)).balance).toBe(130)
      await inMain(page, en['gifts.mine.title']).click()
      await expect(inMain(page, /Night light/)).toContainText('Canceled')
    })
  },
)

test(
  'a gift that sells out while the member reads the summary costs no coins, and a pending gift can be claimed from the home page',
  full,
  async ({ page, hub }) => {
    const { uid, token } = await memberWithCoins(page, hub, { earned: [{ coins: 130, daysAgo: 2 }] })
    const address = await addressOf(hub, token)
    await page.goto(`/gifts/list?type=1&gift=warm-pads&step=summary&address=${address}`)
    await hydrated(page)
    await hub.onDatabase(async ({ db }) => {
      await lift(db, uid)
      await setFreePieces(db, { kind: 'gift', item: 'warm-pads' }, 0)
      const won = { memberId: uid, gift: 'plush-moon', source: 'draw', reference: newId(), now: new Date() }
      await entitle(db, won)
    })

    await test.step('the summary page shows that the gift is sold out', async () => {
      await claimButton(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was charged')
      expect((await balanceOf(hub, token)).balance).toBe(130)
      await inMain(page, en['gifts.claim.others']).click()
      await expect(page).toHaveURL(/type=1/)
      await expect(inMain(page, 'Warming pads')).toBeVisible()
    })

    await test.step('the member claims the pending gift from the home page', async () => {
      await page.goto('/')
      await hydrated(page)
      await inMain(page, /^Plush moon/).click()
      await inMain(page, en['gifts.claim']).click()
      await claimButton(page).click()
      await page.getByRole('button', { name: en['gifts.moment.track'] }).click()
      await expect(page.getByText(/^Reserved for you until/)).toBeVisible()
      expect(await mine(hub, token)).toEqual(['reserved'])
    })
  },
)
