// Measures navigation between pages on a slow phone and network, from the tap until the heading of the next page is
// drawn. Measures the first visit, a visit with one request, and a visit with cached data. Also lists the pages that
// the Back button of the browser restores from its cache.
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { screens } from '#generated/screens.ts'
import { findChromium } from '../chromium.ts'
import { startHub } from './hub.ts'
import { startLine } from './line.ts'
import type { Asked } from './part.ts'
import { median, whole, type Row } from './table.ts'
import { emptyPhone } from './visit.ts'

/** Maximum times in ms of a navigation: `there` with cached data, `asked` with one request to the server. */
const goals = { there: 200, asked: 350 }
/** Number of milliseconds for which a thumb touches a link. */
const rest = 80
const home = '/'
const ways = [
  ...['/coins', '/games', '/villages', '/about-me', '/about-me/notices'].map((to) => [home, to] as const),
  ...['/pointsMall', '/coupon', '/gifts', '/memberShip'].map((to) => [home, to] as const),
  ['/coins', '/coins/detail'],
] as const
/**
 * Pages without personal data, whose restore from the cache is tested. Browsers must not store pages of members,
 * because they could show these pages after a sign-out.
 */
const publicPages = screens.flatMap((screen) =>
  'redirect' in screen || screen.access === 'member' || /[$:]/.test(screen.path) ? [] : [screen.path],
)

export async function movesBetweenPages({ checkout: { folder } }: Asked): Promise<Row[]> {
  const executablePath = findChromium()
  const part = 'Navigation between pages, slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms)'
  if (!executablePath) return [{ part, label: 'not measured', value: 'Chromium is not installed' }]
  const hub = await startHub({ folder })
  const line = await startLine(hub.origin)
  // Enable the back/forward cache, which Playwright disables by default.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const member = await emptyPhone(browser, line.origin, hub.token)
    const page = await member.newPage()
    const session = await member.newCDPSession(page)
    /** Loads a page from the server and leaves it by clicking a link. */
    const leave = async (from: string, to: string) => {
      line.isSlow = false
      await page.goto(line.origin + from, { waitUntil: 'networkidle' })
      line.isSlow = true
      return await navigationTime(page, session, to)
    }
    const times: number[][] = []
    const rows: Row[] = []
    for (const [from, to] of ways) {
      const first = await leave(from, to)
      const askTime = await leave(from, to)
      await page.goBack()
      await page.waitForFunction((path) => location.pathname === path, from)
      await page.waitForLoadState('networkidle')
      const cacheTime = await navigationTime(page, session, to)
      times.push([first, askTime, cacheTime])
      rows.push({
        part,
        label: `${from} → ${to}`,
        value: formatted([first, askTime, cacheTime]),
        amount: askTime,
        goal: `${whole(goals.asked)} ms with a request, ${goals.there} ms from the cache`,
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
        value: formatted([0, 1, 2].map((state) => median(times.map((each) => each[state] ?? NaN)))),
      },
      { part, ...(await restoredFromCache(visitor, line.origin)) },
    ]
  } finally {
    await browser.close()
    line.stop()
    await hub.stop()
  }
}

const formatted = ([first = NaN, askTime = NaN, cacheTime = NaN]: number[]) =>
  `first ${whole(first)} ms, with a request to the server ${whole(askTime)} ms, from the cache ${whole(cacheTime)} ms`

/** Taps the link. @returns milliseconds until the next page's heading is drawn */
async function navigationTime(page: Page, session: CDPSession, to: string): Promise<number> {
  const link = page.locator(`a[href="${to}"]:visible, a[href^="${to}?"]:visible`).last()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`Link to ${to} not found.`)
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
 * Checks whether the Back button could restore a page from the back/forward cache. The test browser never restores
 * pages, but it reports all reasons that would prevent a restore, in addition to its own restriction.
 */
async function restoredFromCache(visitor: BrowserContext, origin: string): Promise<Omit<Row, 'part'>> {
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
    // Open another document by a full page load, because the router does not handle its URL.
    await page.goto(`${origin}/health`)
    await page.goBack({ waitUntil: 'load' })
  }
  const failures = [...refused].filter(([, reasons]) => reasons.length > 0)
  return {
    label: 'public pages in the back/forward cache',
    value: [`${refused.size - failures.length} of ${publicPages.length}`, ...failures.flat(2)].join(', '),
    goal: 'all',
    reached: refused.size === publicPages.length && failures.length === 0,
  }
}
