// Measures one visit of a page on a slow phone.
import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Measurements of a visit, in milliseconds since the start of the navigation. `requests` counts the requests before the
 * response to the tap. `remembered` is the time when the code of the page handled a tap to which an earlier script had
 * responded.
 */
export type Visit = {
  painted: number
  busy: number
  answered: number
  remembered: number
  requests: number
  fonts: string[]
}
declare global {
  interface Window {
    visit?: Visit
  }
}

/**
 * Control to tap as soon as it is shown. `cookie` names the cookie that the code of the page sets after the tap, if
 * any.
 */
export type Tap = { control: string; cookie?: string }

/** Opens a browser context with the screen of a phone and an empty cache. */
export async function emptyPhone(browser: Browser, origin: string, token?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  if (token) await context.addCookies([{ name: 'hub_token', value: token, url: origin }])
  return context
}

/** Visits a page at the speed of a phone. */
export async function watchedVisit(context: BrowserContext, address: string, press?: Tap): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(watch, press ?? { control: '' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // The tap may submit a form, which loads another document.
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(
      (last) => (window.visit?.[last] ?? 0) > 0,
      press?.cookie ? ('remembered' as const) : press ? ('answered' as const) : ('painted' as const),
    )
    await page.waitForLoadState('networkidle')
    const visit = await page.evaluate(() => window.visit)
    if (!visit) throw new Error(`The visit of ${address} was not recorded.`)
    return visit
  } finally {
    await page.close()
  }
}

/** Opens and closes a page at full speed. */
export async function quickVisit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
}

/** Runs in the page: taps the control as soon as it is shown, and stores the measurements in `window.visit`. */
function watch({ control: press, cookie }: Tap) {
  type Before = { results: Visit; began: number }
  const key = 'visit before its form was sent'
  const isBefore = (value: unknown): value is Before =>
    typeof value === 'object' && value !== null && 'results' in value && 'began' in value
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  const before = isBefore(stored) ? stored : undefined
  const visit: Visit = before?.results ?? {
    painted: 0,
    busy: 0,
    answered: 0,
    remembered: 0,
    requests: 0,
    fonts: [],
  }
  const { requests } = visit
  const since = before ? performance.timeOrigin - before.began : 0
  window.visit = visit
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    // Ignore paints caused by the tap, such as a large error message.
    const isOver = cookie ? visit.remembered : visit.answered
    if (!isOver && !before) visit.painted = startTime
  })
  observe('longtask', ({ duration }) => (visit.busy += duration - 50))
  observe('resource', ({ name, startTime }) => {
    if (name.endsWith('.woff2')) visit.fonts.push(new URL(name).pathname)
    // Count the request of the document itself, too.
    if (!visit.answered || startTime < visit.answered - since)
      visit.requests = Math.max(visit.requests, requests + 1) + 1
  })
  if (before)
    return observe('paint', ({ startTime }) => {
      visit.answered ||= since + startTime
    })
  if (!press) return
  addEventListener('pagehide', () =>
    sessionStorage.setItem(
      key,
      JSON.stringify({ results: visit, began: performance.timeOrigin } satisfies Before),
    ),
  )
  const valueOf = (name: string) =>
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${name}=`))
      ?.split('=')[1]
  const chosen = cookie && valueOf(cookie)
  let isPressed = false
  // The attribute `data-pending` exists while the page has not handled a tap
  // (src/runtime/preHydrationClicks/replay.ts).
  const look = () => {
    const control = document.querySelector<HTMLElement>(press)
    if (control && !isPressed) {
      isPressed = true
      control.click()
    }
    if (isPressed && !visit.answered && !document.querySelector('[data-pending]'))
      visit.answered = performance.now()
    if (isPressed && cookie && !visit.remembered && valueOf(cookie) !== chosen)
      visit.remembered = performance.now()
    if (!visit.answered || (cookie && !visit.remembered)) setTimeout(look, 20)
  }
  addEventListener('DOMContentLoaded', look)
}
