// A year of one member and the year after it, looked at in the browser on six days: every number on their pages is what was
// written down in the ledger comes to.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createIntl } from 'react-intl'
import type { Message } from '../../api/integrations/integrations.ts'
import { levels } from '../../api/catalog/levels.ts'
import { expire } from '../../api/ledger/ledger.ts'
import type { Store } from '../../api/store/store.ts'
import type { MessageId } from '../../generated/messageIds.ts'
import { dateText } from '../../src/runtime/format/dates.ts'
import { isFull } from '../support/figures.ts'
import { apiOn } from '../support/apiOn.ts'
import { booksOf, expectedNumbers, expectedPossessions } from '../support/books.ts'
import { joinByLink } from '../support/livingMember.ts'
import { localIntegrations } from '../support/localIntegrations.ts'
import { dataOf, registerMember } from '../support/members.ts'
import { friendJoins, memberJoins, memberYears } from '../support/memberYears.ts'
import { messagesIn } from '../support/messages.ts'
import { expect, test, type Hub } from './hub.ts'
import { coinsOf } from './journey.ts'
import { signedInAs, speak } from './member.ts'

test.use({ world: 'year', timezoneId: 'Asia/Bangkok' })

const intl = createIntl({ locale: 'en-US', messages: messagesIn('en-US') })
const { formatMessage, formatNumber } = intl
const says = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)

const dates = ['2026-02-28', '2026-06-30', '2026-10-31', '2027-01-31', '2027-08-01', '2028-01-31']

// The quick form looks at the last, when all that can happen has happened.
for (const date of isFull ? dates : dates.slice(-1))
  test(`on ${date} every page of a member shows what the ledger comes to`, async ({ page, hub }) => {
    const now = new Date(`${date}T20:00+07:00`)
    const { token, expected } = await livedUntil(hub, date, now)
    await page.clock.setFixedTime(now)
    await signedInAs(page, hub, { token })
    await speak(page, hub, 'EN')
    expect(await shownTo(page, expected.detail.id)).toEqual(expected)
  })

/** Bangkok's hours ahead of UTC, all year. */
const offset = 7

/** A new member lives up to the day; the hub runs on from its evening. @returns their session, and what they should see */
async function livedUntil(hub: Hub, until: string, now: Date) {
  const lived = await hub.whileStopped(async (store) => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-year-'))
    const mali = await liveOn(store, folder, until, now)
    const token = await mali.tokenNow()
    await expire(store.db, now)
    const expected = await expectedOf(store, mali, now)
    await rm(folder, { recursive: true })
    return { token, expected }
  })
  await hub.killAndRestart((now.getTime() - Date.now()) / 60_000)
  return lived
}

async function liveOn(store: Store, folder: string, until: string, now: Date) {
  const messages: Message[] = []
  const api = apiOn(store, localIntegrations(folder, messages), messages)
  api.clock.now = new Date(`${friendJoins}+07:00`)
  const friend = await registerMember(api, { account: `friend-until-${until}@example.com` })
  const { linkCode } = await dataOf(api, 'getReferral', friend)
  const mali = await joinByLink(api, linkCode, memberJoins, `lives-until-${until}@example.com`)
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
  const numbers = expectedNumbers(books, joinedAt, now.getTime(), offset)
  const possessions = await expectedPossessions(db, uid, books, now.getTime())
  const { membership, coins, movements } = numbers
  const next = levels.find(({ level }) => level === membership.level + 1)
  const remains = next
    ? says('membership.remains', { points: membership.pointsToNextLevel, level: next.name.en })
    : says('membership.top')
  const nextExpiry = membership.nextExpiry && {
    coins: membership.nextExpiry.amount,
    date: dateText(intl, membership.nextExpiry.date, 'medium'),
  }
  const month = coins.months.at(-1)
  const [newest] = movements
  if (!newest || !month) throw new Error('Nothing has moved.')
  const { vouchers, redemptions, gifts, results, orders, friends } = possessions
  return {
    home: {
      coins: membership.coins,
      expiry: nextExpiry ? [says('membership.expiry', nextExpiry)] : [],
      remains,
    },
    level: {
      name: levels.find(({ level }) => level === membership.level)?.name.en,
      remains,
      thisYear: says('membership.thisYear', { points: membership.pointsThisYear }),
      held: numbers.levels.length,
    },
    coins: {
      balance: formatNumber(coins.balance),
      thisMonth: says('coins.thisMonth', { earned: month.earned, spent: month.spent }),
      months: coins.months.map(({ balance }) => formatNumber(balance)),
      expiring: coins.expiring.map(({ date, amount }) => [
        dateText(intl, date, 'medium'),
        formatNumber(amount),
      ]),
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

/** What stands on the pages, in the form of `expectedOf`. */
async function shownTo(page: Page, movement: string) {
  const main = page.getByRole('main')
  const text = async (selector: string) => await main.locator(selector).first().innerText()
  const texts = async (selector: string) => await main.locator(selector).allInnerTexts()
  const rowsOf = async (address: string, selector = 'li') => {
    await page.goto(address)
    return await main.locator(selector).count()
  }
  const stat = (name: MessageId) => main.locator(`dt:text-is("${says(name)}") + dd`).innerText()

  await page.goto('/')
  const home = {
    coins: await coinsOf(page),
    expiry: await texts('a[href="/coins"] .text-xs'),
    remains: await text('section p'),
  }
  await page.goto('/memberShip')
  const level = {
    name: await text('h2'),
    remains: await text('h2 ~ p'),
    thisYear: await text('h2 ~ p:nth-of-type(3)'),
    held: await page
      .getByRole('list', { name: says('membership.history.title') })
      .locator('> li')
      .count(),
  }
  await page.goto('/coins')
  const coins = {
    balance: await text('.amount'),
    thisMonth: await text('.title-hero + p'),
    months: await main.locator('figure td').allTextContents(),
    expiring: await pairs(main.locator('dl > div')),
    movements: await texts('section[aria-labelledby] li .amount'),
  }
  await page.goto(`/coins/detail?id=${movement}`)
  const [amount, balance] = await texts('.amount')
  const detail = { id: movement, amount, balance }
  await page.goto('/pointsMall')
  const mall = { coins: await text('.amount'), redemptions: await rowsOf('/pointsMall?mine=true', 'ul > li') }
  const shelf = '[role=tabpanel] > ul > li'
  const vouchers = {
    active: await rowsOf('/coupon', shelf),
    used: await rowsOf('/coupon?state=used', shelf),
    expired: await rowsOf('/coupon?state=expired', shelf),
  }
  const gifts = {
    mine: await rowsOf('/gifts/reward', 'section ul > li'),
    won: await rowsOf('/gifts/luckyDraw?mine=true', 'ul > li'),
  }
  await page.goto('/order')
  const addresses = await main
    .locator('ul > li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // Coins that were spent before they should go back count as given.
  const owed = main.locator('dl + p')
  const orders = { coins: 0, points: 0 }
  for (const address of addresses) {
    await page.goto(address)
    if ((await main.getByRole('heading', { name: says('orders.earned') }).count()) === 0) continue
    orders.coins +=
      Number(await stat('orders.coins')) + ((await owed.count()) ? numberIn(await owed.innerText()) : 0)
    orders.points += Number(await stat('orders.points'))
  }
  await page.goto('/rewards')
  const rewarded = numberIn(await stat('vouchers.referral.year'))
  const friends = { joined: await stat('vouchers.referral.joined'), rewarded }
  return { home, level, coins, detail, mall, vouchers, gifts, orders, friends }
}

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0])

const pairs = async (rows: ReturnType<Page['locator']>) =>
  await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('dt')?.innerText,
      row.querySelector<HTMLElement>('.amount')?.innerText,
    ]),
  )
