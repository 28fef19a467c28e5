// Simulates two years of a member and opens the member's pages on six days: each number on the pages matches the
// ledger.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createIntl } from 'react-intl'
import type { Message } from '#api/integrations/integrations.ts'
import { levels } from '#api/catalog/levels.ts'
import { expire } from '#api/ledger/ledger.ts'
import type { Store } from '#api/store/store.ts'
import type { MessageId } from '#generated/messageIds.ts'
import { dateText } from '#src/runtime/format/dates.ts'
import { apiOn } from '#tests/support/apiOn.ts'
import { booksOf, expectedNumbers, expectedItems } from '#tests/support/books.ts'
import { joinByLink } from '#tests/support/simulatedMember.ts'
import { localIntegrations } from '#tests/support/localIntegrations.ts'
import { dataOf, registerMember } from '#tests/support/members.ts'
import { friendJoins, memberJoins, memberYears } from '#tests/support/memberYears.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { amounts, coinsOf } from '../helpers/steps.ts'
import { signedInAs, setLanguage } from '../helpers/member.ts'

test.use({ world: 'year', timezoneId: 'Asia/Bangkok' })

const intl = createIntl({ locale: 'en-US', messages: messagesIn('en-US') })
const { formatMessage, formatNumber } = intl
const messageOf = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)

const dates = ['2026-02-28', '2026-06-30', '2026-10-31', '2027-01-31', '2027-08-01', '2028-01-31']

// api/samples/year.test.ts tests the calculation of the expected numbers.
for (const date of dates)
  test(`on ${date} every page shows the numbers calculated from the ledger`, full, async ({ page, hub }) => {
    const now = new Date(`${date}T20:00+07:00`)
    const { token, expected } = await hubAfterYear(hub, date, now)
    await page.clock.setFixedTime(now)
    await signedInAs(page, hub, { token })
    await setLanguage(page, hub, 'EN')
    expect(await shownTo(page, expected.detail.id)).toEqual(expected)
  })

/** UTC offset of Bangkok in hours; it is the same all year. */
const offset = 7

/**
 * Simulates a new member until the given day, then restarts the hub with its clock set to the evening of that day.
 * @returns the member's session and the expected numbers
 */
async function hubAfterYear(hub: Hub, until: string, now: Date) {
  const lived = await hub.whileStopped(async (store) => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-year-'))
    const mali = await liveOn(store, folder, { until, now })
    const token = await mali.tokenNow()
    await expire(store.db, now)
    const expected = await expectedOf(store, mali, now)
    await rm(folder, { recursive: true })
    return { token, expected }
  })
  await hub.killAndRestart((now.getTime() - Date.now()) / 60_000)
  return lived
}

async function liveOn(store: Store, folder: string, { until, now }: { until: string; now: Date }) {
  const messages: Message[] = []
  const api = apiOn({ store, integrations: localIntegrations(folder, messages), messages })
  api.clock.now = new Date(`${friendJoins}+07:00`)
  const friend = await registerMember(api, { account: `friend-until-${until}@example.com` })
  const { linkCode } = await dataOf(api, 'getReferral', friend)
  const mali = await joinByLink(api, linkCode, {
    joinedAt: memberJoins,
    account: `lives-until-${until}@example.com`,
  })
  for await (const { date, expires } of memberYears(mali)) {
    if (expires) await expire(store.db, new Date(`${date}T07:00+07:00`))
    if (date === until) break
  }
  api.clock.now = now
  return mali
}

type Mali = Awaited<ReturnType<typeof joinByLink>>

async function expectedOf({ db }: Store, { uid, joinedAt }: Mali, now: Date) {
  const books = await booksOf(db, uid)
  const numbers = expectedNumbers(books, joinedAt, { now: now.getTime(), offset })
  const possessions = await expectedItems(db, uid, { books, now: now.getTime() })
  const { membership, coins, movements } = numbers
  const next = levels().find(({ level }) => level === membership.level + 1)
  const remains = next
    ? messageOf('membership.remains', { points: membership.pointsToNextLevel, level: next.name.en })
    : messageOf('membership.top')
  // Coins that the home page shows because they expire soon.
  const soon = coins.rescue && {
    coins: coins.rescue.amount,
    date: dateText(intl, coins.rescue.date, 'medium'),
  }
  const month = coins.months.at(-1)
  const [newest] = movements
  if (!newest || !month) throw new Error('Member has no coin movements.')
  const { vouchers, redemptions, gifts, results, orders, friends } = possessions
  return {
    home: {
      coins: membership.coins,
      expiry: soon ? [messageOf('membership.expiry', soon)] : [],
      remains,
    },
    level: {
      name: levels().find(({ level }) => level === membership.level)?.name.en,
      remains,
      thisYear: messageOf('membership.thisYear', { points: membership.pointsThisYear }),
      held: numbers.levels.length,
    },
    coins: {
      balance: formatNumber(coins.balance),
      thisMonth: messageOf('coins.thisMonth', { earned: month.earned, spent: month.spent }),
      expiring: coins.expiring.map(({ date, amount }) => [
        dateText(intl, date, 'medium'),
        formatNumber(amount),
      ]),
    },
    history: {
      months: coins.months.map(({ balance }) => formatNumber(balance)),
      movements: movements.slice(0, 20).map(({ amount }) => signed(amount)),
    },
    detail: { id: newest.id, amount: signed(newest.amount), balance: formatNumber(newest.balance) },
    mall: { coins: formatNumber(membership.coins), redemptions: redemptions.length },
    vouchers: {
      active: vouchers.active.length,
      used: vouchers.used.length,
      expired: vouchers.expired.length,
    },
    gifts: { mine: gifts.length, won: results.length },
    orders,
    friends: { joined: `${friends.joined}`, rewarded: friends.rewardedThisYear },
  }
}

const signed = (amount: number) => formatNumber(amount, { signDisplay: 'exceptZero' })

/** Reads the numbers on the member's pages, in the format of `expectedOf`. */
async function shownTo(page: Page, movement: string) {
  const main = page.getByRole('main')
  const rowsOf = async (address: string, within = main) => {
    await page.goto(address)
    return await within.getByRole('listitem').count()
  }
  // Finds a number by the term before it, because no role of a description list connects a term with its value.
  const stat = (name: MessageId) => main.locator(`dt:text-is("${messageOf(name)}") + dd`).innerText()

  await page.goto('/')
  const home = {
    coins: await coinsOf(page),
    expiry: await main.getByText(/ coins? expires? on /).allInnerTexts(),
    remains: await main.getByRole('paragraph').first().innerText(),
  }
  await page.goto('/memberShip')
  const [, remains, thisYear] = await main.getByRole('paragraph').allInnerTexts()
  const level = {
    name: await main.getByRole('heading', { level: 2 }).first().innerText(),
    remains,
    thisYear,
    held: await page
      .getByRole('list', { name: messageOf('membership.history.title') })
      .getByRole('listitem')
      .count(),
  }
  await page.goto('/coins')
  const coins = {
    balance: await amounts(main).first().innerText(),
    thisMonth: await main.getByText(/^This month: /).innerText(),
    // Select the rows, each with a name and an amount, by their HTML element, because they have no ARIA role.
    expiring: await pairs(main.locator('dl > div')),
  }
  await page.goto('/coins/detail')
  const history = {
    // Include hidden cells, because the table below the chart is collapsed.
    months: await main.getByRole('cell', { includeHidden: true }).allTextContents(),
    movements: await amounts(main.getByRole('region').getByRole('listitem')).allInnerTexts(),
  }
  await page.goto(`/coins/detail?id=${movement}`)
  const [amount, balance] = await amounts(main).allInnerTexts()
  const detail = { id: movement, amount, balance }
  await page.goto('/pointsMall')
  const mall = {
    coins: await amounts(main).first().innerText(),
    redemptions: await rowsOf('/pointsMall?mine=true'),
  }
  const shelf = main.getByRole('tabpanel')
  const vouchers = {
    active: await rowsOf('/coupon', shelf),
    used: await rowsOf('/coupon?state=used', shelf),
    expired: await rowsOf('/coupon?state=expired', shelf),
  }
  const gifts = {
    mine: await rowsOf('/gifts/reward'),
    won: await rowsOf('/gifts/luckyDraw?mine=true'),
  }
  await page.goto('/order')
  const addresses = await main
    .getByRole('list', { name: messageOf('orders.title') })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // Add coins of a refunded order that could not be deducted, because the member had already spent them.
  const owed = main.getByText(/already spent .* from this order/)
  const orders = { coins: 0, points: 0 }
  for (const address of addresses) {
    await page.goto(address)
    if ((await main.getByRole('heading', { name: messageOf('orders.earned') }).count()) === 0) continue
    orders.coins +=
      Number(await stat('orders.coins')) + ((await owed.count()) ? numberIn(await owed.innerText()) : 0)
    orders.points += Number(await stat('orders.points'))
  }
  await page.goto('/rewards')
  const rewarded = numberIn(await stat('vouchers.referral.year'))
  const friends = { joined: await stat('vouchers.referral.joined'), rewarded }
  return { home, level, coins, history, detail, mall, vouchers, gifts, orders, friends }
}

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0])

const pairs = async (rows: ReturnType<Page['locator']>) =>
  await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('dt')?.innerText,
      row.querySelector<HTMLElement>('.amount')?.innerText,
    ]),
  )
