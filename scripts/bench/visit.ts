// One visit of a page on a slow phone, and what it makes the member wait for.
import type { Browser, BrowserContext } from '@playwright/test'

/** Milliseconds since the navigation began; `requests` are those that came before the answer. */
export type Visit = { painted: number; busy: number; answered: number; requests: number; fonts: string[] }

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

/** At a phone's speed. @param press the control that is pressed as soon as it is seen, if any */
export async function watchedVisit(context: BrowserContext, address: string, press?: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(watch, press ?? '')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // The press may have the browser send a form, whose answer is a document of its own.
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(
      (pressed) => Reflect.get(window, 'visit')[pressed ? 'answered' : 'painted'] > 0,
      press !== undefined,
    )
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => Reflect.get(window, 'visit'))
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
function watch(press: string) {
  type Before = { seen: Visit; began: number }
  const key = 'visit before its form was sent'
  const before: Before | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  const seen: Visit = before?.seen ?? { painted: 0, busy: 0, answered: 0, requests: 0, fonts: [] }
  const { requests } = seen
  const since = before ? performance.timeOrigin - before.began : 0
  Reflect.set(window, 'visit', seen)
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    // What the press brings, such as an error in large letters, is no part of the page.
    if (!seen.answered && !before) seen.painted = startTime
  })
  observe('longtask', ({ duration }) => (seen.busy += duration - 50))
  observe('resource', ({ name, startTime }) => {
    if (name.endsWith('.woff2')) seen.fonts.push(new URL(name).pathname)
    // The document itself is one.
    if (!seen.answered || startTime < seen.answered - since)
      seen.requests = Math.max(seen.requests, requests + 1) + 1
  })
  if (before)
    return observe('paint', ({ startTime }) => {
      seen.answered ||= since + startTime
    })
  if (!press) return
  addEventListener('pagehide', () =>
    sessionStorage.setItem(key, JSON.stringify({ seen, began: performance.timeOrigin } satisfies Before)),
  )
  let isPressed = false
  // A press that the page does not answer yet waits with this mark (src/runtime/earlyPresses/replay.ts).
  const look = () => {
    const control = document.querySelector<HTMLElement>(press)
    if (control && !isPressed) {
      isPressed = true
      control.click()
    }
    if (isPressed && !seen.answered && !document.querySelector('[data-pending]'))
      seen.answered = performance.now()
    if (!seen.answered) setTimeout(look, 20)
  }
  addEventListener('DOMContentLoaded', look)
}
