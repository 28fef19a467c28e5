// Tests lucky draws: a member gets and opens a ticket exactly once despite errors, and the page verifies the result of
// the draw.
import { eq } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import { operations } from '#generated/operations.ts'
import { draws } from '#api/catalog/draws.ts'
import { drawnBy } from '#api/games/odds.ts'
import { drawSamples } from '#api/games/samples.ts'
import { commitmentOf } from '#api/games/seeds.ts'
import { stock } from '#api/fulfillment/tables.ts'
import { drawResults } from '#api/games/tables.ts'
import { grant } from '#api/ledger/ledger.ts'
import { members } from '#api/members/tables.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import { full, inOthers } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, signedInAs, dataOf } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { drawTickets } from '#api/rewards/tables.ts'

const en = messagesIn('en-US')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const won = (page: Page) => heading(page, /^You won: /)
const openIt = (page: Page) => page.getByRole('button', { name: en['games.draw.play.open'] })
const openTicket = (page: Page) => page.getByRole('link', { name: /^Open (?:your ticket|ticket 1 of)/ })

/** Signs in a new member in the browser of the page. */
async function player(page: Page, hub: Parameters<typeof joined>[0]) {
  const member = await joined(hub, { countryCode: 'TH' })
  await signedInAs(page, hub, { token: member.token, locale: 'EN' })
  return member
}

/**
 * Inserts a ticket that wins the given prize in the open draw. Generates ids until one wins, because the prize is
 * calculated from the ticket id and the seed of the draw.
 */
async function ticketFor(db: Database, memberId: string, prize: string) {
  const [draw, now] = [draws().get('winter-lights')!, new Date()]
  const commitment = await commitmentOf(db, draw, now)
  let id = newId()
  while (drawnBy(commitment!.seed, id, commitment!.prizes).id !== prize) id = newId()
  const ticketRow = { memberId, draw: draw.id, reference: `test:${id}`, number: 0, grantedAt: now }
  await db.insert(drawTickets).values({ id, ...ticketRow })
}

test(
  'a member gets a ticket, opens it, sees its prize again later, and verifies the results of a draw that has ended',
  inOthers,
  async ({ page, hub }) => {
    const { uid } = await player(page, hub)
    await hub.onDatabase(async ({ db }) => {
      const coins = { memberId: uid, currency: 'coins', amount: 50, purpose: 'campaign' } as const
      await grant(db, { ...coins, reference: newId(), occurredAt: new Date() })
      const living = { id: uid, timeZone: 'Asia/Bangkok', countryCode: 'TH', babyContentSilencedAt: null }
      for (const { run } of drawSamples(living, new Date(0), new Date())) await run(db)
    })
    await page.goto('/gifts/luckyDraw')
    await hydrated(page)

    await test.step('the odds, the stock and the seed hash of the draw are shown before the member has a ticket', async () => {
      await page.getByRole('link', { name: 'Winter lights' }).click()
      const odds = page.getByRole('list', { name: en['games.draw.odds'] })
      await expect(odds.getByRole('listitem').filter({ hasText: 'Muslin cloths' })).toContainText('4%')
      await expect(page.getByText('60% of tickets return 10 of their 20 coins.')).toBeVisible()
      await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeHidden()
      await page.getByText(en['games.check.title']).click()
      await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
    })

    await test.step('a double click buys one ticket', async () => {
      await expect(openTicket(page)).toHaveText('Open ticket 1 of 2')
      await page.getByRole('button', { name: 'One more · 20 coins' }).dblclick()
      await expect(openTicket(page)).toHaveText('Open ticket 1 of 3')
      await expect(page.getByText('1 of 5')).toBeVisible()
    })

    await test.step('the ticket opens, and its result is still shown after a reload', async () => {
      await openTicket(page).click()
      await expect(page.getByText('Ticket 1 of 3', { exact: true })).toBeVisible()
      await openIt(page).dblclick()
      await expect(won(page)).toBeFocused()
      await expect(page).toHaveURL(/result=/)
      const prizeText = await won(page).innerText()
      await expect(page.getByRole('status').filter({ hasText: prizeText })).toHaveCount(1)
      await page.reload()
      await hydrated(page)
      await expect(won(page)).toHaveText(prizeText)
      await page.getByRole('link', { name: en['games.draw.mine'] }).click()
      const rows = page.getByRole('list', { name: en['games.draw.mine'] }).getByRole('link')
      await expect(rows).toHaveCount(1)
      await rows.first().click()
      await expect(won(page)).toHaveText(prizeText)
    })

    await test.step('after the draw has ended, its published proof confirms the result of each ticket', async () => {
      await page.goto('/gifts/luckyDraw?draw=autumn-thanks')
      await hydrated(page)
      await page.getByText(en['games.check.title']).click()
      await page.getByRole('link', { name: en['games.check.go'] }).click()
      await page.getByRole('button', { name: en['games.check.go'] }).click()
      await expect(page.getByText('Everything matches: all 3 results are correct.')).toBeVisible()
      await expect(page.getByText(/^Point \d+ of 100: /)).toHaveCount(3)
    })

    await test.step('if the draw proof was manipulated, the page reports the first character of the seed hash that differs', async () => {
      await page.route('**/draws/autumn-thanks/proof*', async (route) => {
        const answer = await route.fetch()
        const text = await answer.text()
        const changed = text.replace(/"seedHash":"(..)(.)/, (_, two: string, third: string) => {
          return `"seedHash":"${two}${third === '0' ? '1' : '0'}`
        })
        await route.fulfill({ response: answer, body: changed })
      })
      await page.getByRole('button', { name: en['games.check.go'] }).click()
      await expect(page.getByText('it differs starting at character 3')).toBeVisible()
    })
  },
)

test('a member without a ticket sees the price on the button and buys and opens a ticket', async ({
  page,
  hub,
}) => {
  const { uid } = await player(page, hub)
  await hub.onDatabase(({ db }) => {
    const coins = { memberId: uid, currency: 'coins', amount: 20, purpose: 'campaign' } as const
    return grant(db, { ...coins, reference: newId(), occurredAt: new Date() })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/gifts/luckyDraw?draw=winter-lights')
  await hydrated(page)
  const play = page.getByRole('button', { name: 'Play · 20 coins' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await play.click()
  await expect(page.getByText('Your ticket', { exact: true })).toBeVisible()
  await openIt(page).click()
  await expect(won(page)).toBeVisible()
  await page.goto('/coins/detail')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Winter lights Draw/ })
      .first(),
  ).toBeVisible()
})

test(
  'the page reports a lost response, a sold-out prize and a draw that closed in the meantime, and opens each ticket only once',
  full,
  async ({ page, hub }) => {
    const { uid, token } = await player(page, hub)
    await hub.onDatabase(async ({ db }) => {
      for (let count = 0; count < 2; count += 1) await ticketFor(db, uid, 'muslin-cloth')
    })
    await page.goto('/gifts/luckyDraw?draw=winter-lights')
    await hydrated(page)
    await openTicket(page).click()
    await expect(openIt(page)).toBeVisible()
    await hub.onDatabase(async ({ db }) => {
      const total =
        draws()
          .get('winter-lights')
          ?.prizes.find(({ id }) => id === 'muslin-cloth')?.stock ?? 0
      const soldOut = { kind: 'prize', item: 'winter-lights:muslin-cloth', total, reserved: total } as const
      const target = [stock.kind, stock.item]
      await db.insert(stock).values(soldOut).onConflictDoUpdate({ target, set: soldOut })
    })
    await page.route(
      '**/gift/lottery',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await openIt(page).click()
    await expect(page.getByText(en['games.draw.play.unsure'])).toBeVisible()
    await page.reload()
    await hydrated(page)
    await openIt(page).click()
    await expect(won(page)).toHaveText('You won: 10 coins')
    const { coins } = await dataOf(hub, 'getMyMembership', { token })
    await expect(page.getByRole('main').getByText(`You have ${coins} coins now.`)).toBeVisible()
    await expect(page.getByText('Your ticket drew “Muslin cloths”')).toBeVisible()

    await page.getByRole('link', { name: 'Open next (1 left)' }).click()
    await expect(openIt(page)).toBeVisible()
    const results = await hub.onDatabase(async ({ db }) => {
      await db.update(members).set({ countryCode: 'ID' }).where(eq(members.id, uid))
      return await db.select().from(drawResults).where(eq(drawResults.memberId, uid))
    })
    expect(results).toHaveLength(1)
    await openIt(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('It isn’t offered in your country.')
    await page.getByRole('link', { name: en['games.draw.back'] }).click()
    await expect(page.getByText('It isn’t offered in your country.')).toBeVisible()
    await expect(heading(page, 'You have 1 ticket')).toBeVisible()
    await expect(openTicket(page)).toHaveCount(0)
  },
)

test('the page of a draw refetches the draw when it ends', full, async ({ page, hub }) => {
  const { token } = await player(page, hub)
  const path = operations.getDraw.path.replace('{draw}', 'winter-lights')
  const list = await dataOf(hub, 'listDraws', { token })
  const closesAt = list.draws.find(({ draw }) => draw === 'winter-lights')?.closesAt ?? ''
  await page.clock.install()
  await page.goto('/gifts/luckyDraw?draw=winter-lights')
  await hydrated(page)
  const again = page.waitForRequest((request) => request.url().endsWith(path))
  await page.clock.fastForward(Date.parse(closesAt) - Date.now() + 2000)
  await again
})
