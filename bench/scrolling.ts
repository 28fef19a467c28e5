// Measures scrolling through a long coin history on a slow phone. Compares the share of dropped frames with that of a
// plain text list of the same length. Also measures the time to show one more page.
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '#scripts/chromium.ts'
import { framesOf, type Frames } from './frames.ts'
import { startHub } from '#scripts/bench/hub.ts'
import type { Asked, Measured, Part } from '#scripts/bench/part.ts'
import { slowed } from './slowed.ts'
import type { Row } from '#scripts/bench/table.ts'

const movements = 10_000
const perPage = 500
/** Number of items on the last page; the hub returns at most this number per page. */
const lastPage = 20
/** Milliseconds between two coin movements of the history, which has fifty per month. */
const apart = 51_840_000
const goals = { dropped: 3, page: 0.5 }
const rounds = 2
/** Number of simulated flicks of a thumb in a round. */
const flicks = 4
/**
 * Flick of a thumb up the screen: start and end in pixels from the top of the screen, and speed in pixels per 1/60 s.
 */
const thumb = { from: 650, to: 250, step: 40 }
/** Duration of momentum scrolling after a flick in ms. */
const runsOn = 800

export const scrolling: Part = { seconds: 60, rounds, isOfBuild: true, start }

async function start({ checkout: { folder }, atEnd }: Asked): Promise<Measured> {
  const hub = await startHub({ folder })
  atEnd(hub.stop)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  atEnd(() => browser.close())
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([{ name: 'hub_token', value: hub.token, url: hub.origin }])
  const page = await context.newPage()
  await page.route('**/movementList?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor')?.slice(1)) || 0
    return route.fulfill({ json: { code: 200, message: 'OK', data: pageFrom(from) } })
  })
  await page.goto(`${hub.origin}/coins`, { waitUntil: 'networkidle' })
  // Switch to another month and back, so that the page loads all data again from the mocked responses above.
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 1 })
  const more = page.getByRole('button', { name: 'Show more' })
  for (let rowCount = perPage; rowCount < movements - lastPage; rowCount += perPage)
    await opened(page, rowCount)
  const last = await slowed(page, () => opened(page, movements - lastPage))
  await more.waitFor({ state: 'detached' })
  await page.evaluate(() => scrollTo(0, 0))
  const text = await context.newPage()
  await text.setContent(listOfText)
  const framesByList: Record<'hub' | 'text', Frames[]> = { hub: [], text: [] }
  return {
    round: async () => {
      framesByList.hub.push(await flicked(browser, page))
      framesByList.text.push(await flicked(browser, text))
    },
    rows: () => rowsOf(framesByList, last),
  }
}

function rowsOf({ hub, text }: Record<'hub' | 'text', Frames[]>, last: number): Row[] {
  const part = `${movements} movements of coins, CPU ÷ 4, ${rounds * flicks} flicks`
  const sum = (frames: Frames[], of: keyof Frames) => frames.reduce((all, each) => all + each[of], 0)
  const share = (frames: Frames[]) => (100 * sum(frames, 'dropped')) / sum(frames, 'total')
  return [
    {
      part,
      label: 'dropped frames',
      value: `${share(hub).toFixed(1)} % of ${sum(hub, 'total')}, plain text list ${share(text).toFixed(1)} % of ${sum(text, 'total')}`,
      amount: share(hub),
      goal: `≤ ${goals.dropped} %`,
      reached: share(hub) <= goals.dropped,
    },
    {
      part,
      label: 'frames with blank parts',
      value: `${sum(hub, 'blank')}, plain text list ${sum(text, 'blank')}`,
    },
    {
      part,
      label: `loading page ${lastPage} of the list`,
      value: `${last.toFixed(2)} s`,
      amount: last,
      goal: `≤ ${goals.page} s`,
      reached: last <= goals.page,
    },
  ]
}

/** Taps "Show more". @returns the seconds until the rows of the next page are shown */
async function opened(page: Page, rowCount: number): Promise<number> {
  const rows = page.locator('main section[aria-labelledby] li')
  await rows.nth(rowCount - 1).waitFor({ state: 'attached' })
  return await page.evaluate(async () => {
    const items = document.getElementsByTagName('li')
    const before = items.length
    const begun = performance.now()
    const button = [...document.querySelectorAll<HTMLElement>('main button')].at(-1)
    button?.click()
    // Use a live collection, which updates its length: a query in each frame would take a slow phone as long as showing
    // the rows.
    while (items.length <= before) await new Promise((drawn) => requestAnimationFrame(drawn))
    return (performance.now() - begun) / 1000
  })
}

/**
 * Scrolls by simulated touch. Scrolling by script makes each frame wait for the main thread. Touch scrolling moves
 * content that is already drawn and waits only for content that is not drawn yet.
 */
async function flicked(browser: Browser, page: Page): Promise<Frames> {
  await page.bringToFront()
  const from = await page.evaluate(() => scrollY)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const flick = async () => {
    await touch('touchStart', { x: 180, y: thumb.from })
    for (let y = thumb.from - thumb.step; y >= thumb.to; y -= thumb.step) {
      await touch('touchMove', { x: 180, y })
      await pause(1000 / 60)
    }
    await touch('touchEnd')
    await pause(runsOn)
  }
  const frames = await framesOf(browser, page, {
    work: () =>
      slowed(page, async () => {
        for (let done = 0; done < flicks; done += 1) await flick()
      }),
  })
  if ((await page.evaluate(() => scrollY)) < from + 1000) throw new Error('The page did not scroll.')
  return frames
}

function pageFrom(from: number) {
  const until = from < movements - lastPage ? movements - lastPage : movements
  const items = Array.from({ length: Math.min(perPage, until - from) }, (_, index) => ({
    id: `m${from + index}`,
    kind: 'earned',
    amount: 5,
    balance: 10 * (movements - from - index),
    at: new Date(Date.UTC(2026, 10, 20) - (from + index) * apart).toISOString(),
    reason: { purpose: 'check_in', label: 'Check-in', subject: null },
  }))
  const next = Math.min(from + perPage, until)
  return { items, nextCursor: next < movements ? `c${next}` : null }
}

const listOfText = `<!doctype html><meta name="viewport" content="width=device-width"><style>li { height: 72px }</style>
<ul>${Array.from({ length: movements }, (_, index) => `<li>Check-in ${index}<br>5</li>`).join('')}</ul>`
