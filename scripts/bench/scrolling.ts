// A history of coins that was opened to its end: how many frames a slow phone drops while it scrolls, and how long the last page
// takes to stand there.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { startHub } from './hub.ts'
import type { Row } from './table.ts'

const movements = 10_000
const perPage = 500
/** As many as the hub gives at once: the last page. */
const lastPage = 20
/** Milliseconds between two: fifty a month. */
const apart = 51_840_000
const goals = { dropped: 10, page: 0.5 }

export async function scrolling(): Promise<Row[]> {
  const executablePath = findChromium()
  const part = `${movements} movements of coins, CPU ÷ 4`
  if (!executablePath) return [{ part, what: 'not measured', value: 'no Chromium on this machine' }]
  const hub = await startHub()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
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
    // Another month and back: from here on all pages are those above.
    await page.getByLabel('Month', { exact: true }).selectOption({ index: 1 })
    const more = page.getByRole('button', { name: 'Show more' })
    for (let shown = perPage; shown < movements - lastPage; shown += perPage) await opened(page, shown)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const last = await opened(page, movements - lastPage)
    await more.waitFor({ state: 'detached' })
    const { frames, dropped, longest } = await page.evaluate(scrolled)
    return [
      {
        part,
        what: 'frames dropped while scrolling',
        value: `${((100 * dropped) / (frames + dropped)).toFixed(1)} %`,
        goal: `≤ ${goals.dropped} %`,
        reached: dropped / (frames + dropped) <= goals.dropped / 100,
      },
      { part, what: 'longest frame', value: `${Math.round(longest)} ms` },
      {
        part,
        what: `a further page of ${lastPage} after all before`,
        value: `${last.toFixed(2)} s`,
        goal: `≤ ${goals.page} s`,
        reached: last <= goals.page,
      },
    ]
  } finally {
    await browser.close()
    await hub.stop()
  }
}

/** Presses for the next page. @returns the seconds until its rows stand there */
async function opened(page: Page, shown: number): Promise<number> {
  const rows = page.locator('main section[aria-labelledby] li')
  await rows.nth(shown - 1).waitFor({ state: 'attached' })
  return await page.evaluate(
    async (before) => {
      const begun = performance.now()
      const button = [...document.querySelectorAll<HTMLElement>('main button')].at(-1)
      button?.click()
      while (document.querySelectorAll('main section[aria-labelledby] li').length <= before)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      return (performance.now() - begun) / 1000
    },
    await rows.count(),
  )
}

/** As fast as a thumb flicks, 2,400 px a second, for two seconds; a frame that comes late has dropped those it came instead of. */
async function scrolled() {
  const wanted = 1000 / 60
  const times: number[] = []
  scrollTo(0, 0)
  const begun = performance.now()
  while ((times.at(-1) ?? begun) - begun < 2_000)
    times.push(
      await new Promise<number>((drawn) =>
        requestAnimationFrame((at) => {
          scrollBy(0, 40)
          drawn(at)
        }),
      ),
    )
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  return {
    frames: gaps.length,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / wanted) - 1), 0),
    longest: Math.max(...gaps),
  }
}

function pageFrom(from: number) {
  const until = from < movements - lastPage ? movements - lastPage : movements
  const items = Array.from({ length: Math.min(perPage, until - from) }, (_, index) => ({
    ...{ id: `m${from + index}`, kind: 'earned', amount: 5, balance: 10 * (movements - from - index) },
    at: new Date(Date.UTC(2026, 10, 20) - (from + index) * apart).toISOString(),
    reason: { purpose: 'check_in', label: 'Check-in', subject: null },
  }))
  const next = Math.min(from + perPage, until)
  return { items, nextCursor: next < movements ? `c${next}` : null }
}
