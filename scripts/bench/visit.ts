// One visit of a page on a slow phone, and what it makes the member wait for.
import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Milliseconds since the navigation began; `requests` are those that came before the answer, and `remembered` is when the page's code
 * has heard of a press whose answer did not wait for it.
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

/** The control that is pressed as soon as it is seen, and the cookie that the page's code sets for it, if it does. */
export type Press = { control: string; cookie?: string }

/** A phone whose cache is empty. */
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

/** At a phone's speed. */
export async function watchedVisit(context: BrowserContext, address: string, press?: Press): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(watch, press ?? { control: '' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // The press may have the browser send a form, whose answer is a document of its own.
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(
      (last) => (window.visit?.[last] ?? 0) > 0,
      press?.cookie ? ('remembered' as const) : press ? ('answered' as const) : ('painted' as const),
    )
    await page.waitForLoadState('networkidle')
    const visit = await page.evaluate(() => window.visit)
    if (!visit) throw new Error(`${address} has recorded no visit.`)
    return visit
  } finally {
    await page.close()
  }
}

/** As somebody who looks and leaves, at this machine's speed. */
export async function quickVisit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
}

/** Runs in the page: presses the control once it is there, and stores in `window.visit` what was shown. */
function watch({ control: press, cookie }: Press) {
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
    // What the press brings, such as an error in large letters, is no part of the page.
    const isOver = cookie ? visit.remembered : visit.answered
    if (!isOver && !before) visit.painted = startTime
  })
  observe('longtask', ({ duration }) => (visit.busy += duration - 50))
  observe('resource', ({ name, startTime }) => {
    if (name.endsWith('.woff2')) visit.fonts.push(new URL(name).pathname)
    // The document itself is one.
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
  // A press that the page does not answer yet waits with this mark (src/runtime/earlyPresses/replay.ts).
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
