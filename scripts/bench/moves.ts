// Measures navigation between pages on a slow phone and network, from the tap until the next page's heading is drawn:
// on the first visit, with one request, and with cached data. Also lists the pages that the browser's Back button
// restores from its cache.
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { screens } from '#generated/screens.ts'
import { findChromium } from '../chromium.ts'
import { startHub } from './hub.ts'
import { startLine } from './line.ts'
import type { Asked } from './part.ts'
import { median, whole, type Row } from './table.ts'
import { emptyPhone } from './visit.ts'

/** Milliseconds with cached data, and with one request to the server. */
const goals = { there: 200, asked: 350 }
/** Milliseconds for which a thumb touches the link. */
const rest = 80
const home = '/'
const ways = [
  ...['/coins', '/games', '/villages', '/about-me', '/about-me/notices'].map((to) => [home, to] as const),
  ...['/pointsMall', '/coupon', '/gifts', '/memberShip'].map((to) => [home, to] as const),
  ['/coins', '/coins/detail'],
] as const
/**
 * Pages without personal data. Browsers must not store pages of members, so that they do not show them after
 * sign-out.
 */
const publicPages = screens.flatMap((screen) =>
  'redirect' in screen || screen.access === 'member' || /[$:]/.test(screen.path) ? [] : [screen.path],
)

export async function movesBetweenPages({ checkout: { folder } }: Asked): Promise<Row[]> {
  const executablePath = findChromium()
  const part = 'From page to page, slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms)'
  if (!executablePath) return [{ part, label: 'not measured', value: 'no Chromium on this machine' }]
  const hub = await startHub({ folder })
  const line = await startLine(hub.origin)
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const member = await emptyPhone(browser, line.origin, hub.token)
    const page = await member.newPage()
    const session = await member.newCDPSession(page)
    /** Loads a page from the server and leaves it by a link. */
    const leave = async (from: string, to: string) => {
      line.isSlow = false
      await page.goto(line.origin + from, { waitUntil: 'networkidle' })
      line.isSlow = true
      return await wayOf(page, session, to)
    }
    const times: number[][] = []
    const rows: Row[] = []
    for (const [from, to] of ways) {
      const first = await leave(from, to)
      const askTime = await leave(from, to)
      await page.goBack()
      await page.waitForFunction((path) => location.pathname === path, from)
      await page.waitForLoadState('networkidle')
      const cacheTime = await wayOf(page, session, to)
      times.push([first, askTime, cacheTime])
      rows.push({
        part,
        label: `${from} → ${to}`,
        value: inWords([first, askTime, cacheTime]),
        amount: askTime,
        goal: `${whole(goals.asked)} ms with a question, ${goals.there} ms without`,
        reached: askTime <= goals.asked && cacheTime <= goals.there,
      })
    }
    await member.close()
    line.isSlow = false
    const visitor = await emptyPhone(browser, line.origin)
    return [
      ...rows,
      {
        part,
        label: 'median',
        value: inWords([0, 1, 2].map((state) => median(times.map((each) => each[state] ?? NaN)))),
      },
      { part, ...(await broughtBack(visitor, line.origin)) },
    ]
  } finally {
    await browser.close()
    line.stop()
    await hub.stop()
  }
}

const inWords = ([first = NaN, askTime = NaN, cacheTime = NaN]: number[]) =>
  `for the first time ${whole(first)} ms, with a question to the server ${whole(askTime)} ms, with the data there ${whole(cacheTime)} ms`

/** Taps the link. @returns milliseconds until the next page's heading is drawn */
async function wayOf(page: Page, session: CDPSession, to: string): Promise<number> {
  const link = page.locator(`a[href="${to}"]:visible, a[href^="${to}?"]:visible`).last()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`There is no link to ${to}.`)
  const drawn = page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const heading = () => document.querySelector('main h1')
            const before = heading()
            const look = () =>
              location.pathname === path && heading() && heading() !== before
                ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
                : requestAnimationFrame(look)
            look()
          },
          { once: true, capture: true },
        )
      }),
    to,
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await pause(rest)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const took = await drawn
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForLoadState('networkidle')
  return took
}

/**
 * Checks if Back could restore a page from the back/forward cache. The test browser never restores pages, but reports
 * all reasons that would prevent it, in addition to its restriction.
 */
async function broughtBack(visitor: BrowserContext, origin: string): Promise<Omit<Row, 'part'>> {
  const page = await visitor.newPage()
  const session = await visitor.newCDPSession(page)
  await session.send('Page.enable')
  const refused = new Map<string, string[]>()
  let left = ''
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const reasons = notRestoredExplanations.map(({ reason }) => reason)
    refused.set(
      left,
      reasons.filter((reason) => reason !== 'BackForwardCacheDisabledForDelegate'),
    )
  })
  for (left of publicPages) {
    await page.goto(origin + left, { waitUntil: 'networkidle' })
    // Another document, which the router does not handle.
    await page.goto(`${origin}/health`)
    await page.goBack({ waitUntil: 'load' })
  }
  const failures = [...refused].filter(([, reasons]) => reasons.length > 0)
  return {
    label: 'public pages that Back may bring as they were left',
    value: [`${refused.size - failures.length} of ${publicPages.length}`, ...failures.flat(2)].join(', '),
    goal: 'all',
    reached: refused.size === publicPages.length && failures.length === 0,
  }
}
