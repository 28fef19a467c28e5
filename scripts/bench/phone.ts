// Measures what a member waits for on a slow phone with an empty cache, beside the same page without scripts, in turns: until the
// largest thing is painted, while the phone is too busy to answer, and until a press is answered.
import { chromium, type Browser } from '@playwright/test'
import { slow } from '../slow.ts'
import { findChromium } from '../chromium.ts'
import { startFloor } from './floor.ts'
import { startHub } from './hub.ts'
import { startStaticTwin } from './staticTwin.ts'
import { median, whole, type Row } from './table.ts'

const visits = 3
const renders = 20
const goals = { painted: 1.3, busy: 1.5, answers: 1.5, requests: 16 }

/** With the control that is pressed as soon as it is seen: one that every visitor may press again and again. */
const pages = [
  { path: '/login', isMembers: false, press: 'main button[type=submit]' },
  { path: '/registration', isMembers: false, press: 'main button[type=submit]' },
  { path: '/app/faq', isMembers: false, press: 'header button' },
  { path: '/', isMembers: true, press: 'header button' },
  { path: '/games/normalCheckIn', isMembers: true, press: 'header button' },
]

/** Milliseconds since the navigation began; `requests` are those that came before the answer. */
type Visit = { painted: number; busy: number; answered: number; requests: number; fonts: string[] }

/** The page without scripts, the hub's, and the hub's with a control that is pressed at once. */
type Seen = Record<'still' | 'hub' | 'pressed', Visit[]>

/** @param only the paths to visit; all of them where there is none */
export async function phoneVisits(only: string[] = []): Promise<Row[]> {
  const executablePath = findChromium()
  const part = `Slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms), empty cache, median of ${visits} in turns`
  if (!executablePath) return [{ part, what: 'not measured', value: 'no Chromium on this machine' }]
  const hub = await startHub()
  const twin = await startStaticTwin(hub.origin)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const rows: Row[] = [{ part, ...(await floorRow(browser)) }]
    for (const { path, isMembers, press } of pages.filter(
      (page) => !only.length || only.includes(page.path),
    )) {
      const token = isMembers ? hub.token : undefined
      const seen: Seen = { still: [], hub: [], pressed: [] }
      for (let round = 0; round < visits; round += 1) {
        seen.still.push(await visit(browser, twin.origin + path, token))
        seen.hub.push(await visit(browser, hub.origin + path, token))
        // Apart: what a press brings, such as an error in large letters, would count as the page's largest paint.
        seen.pressed.push(await visit(browser, hub.origin + path, token, press))
      }
      rows.push(
        ...rowsOf(path, seen, await renderTime(hub.origin + path, token)).map((row) => ({ part, ...row })),
      )
    }
    return rows
  } finally {
    await browser.close()
    twin.stop()
    await hub.stop()
  }
}

/** What no page of this stack can be quicker than: its libraries alone, with one button, no style and no font. */
async function floorRow(browser: Browser): Promise<Omit<Row, 'part'>> {
  const { origin, stop } = await startFloor()
  try {
    const answered: number[] = []
    for (let round = 0; round < visits; round += 1)
      answered.push((await visit(browser, `${origin}/`, undefined, 'button')).answered)
    return { what: 'the floor: a press is answered', value: `${whole(median(answered))} ms` }
  } finally {
    stop()
  }
}

async function visit(browser: Browser, address: string, token?: string, press?: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    if (token) await context.addCookies([{ name: 'hub_token', value: token, url: new URL(address).origin }])
    const page = await context.newPage()
    await page.addInitScript(watch, press ?? '')
    await slow(page, 'phone')
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(
      (pressed) => Reflect.get(window, 'visit')[pressed ? 'answered' : 'painted'] > 0,
      press !== undefined,
    )
    return await page.evaluate(() => Reflect.get(window, 'visit'))
  } finally {
    await context.close()
  }
}

/** Runs in the page: presses the control once it is there, and stores in `window.visit` what was shown. */
function watch(press: string) {
  const seen: Visit = { painted: 0, busy: 0, answered: 0, requests: 0, fonts: [] }
  Reflect.set(window, 'visit', seen)
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (seen.painted = startTime))
  observe('longtask', ({ duration }) => (seen.busy += duration - 50))
  observe('resource', ({ name, startTime }) => {
    if (name.endsWith('.woff2')) seen.fonts.push(new URL(name).pathname)
    // The document itself is one.
    if (!seen.answered || startTime < seen.answered) seen.requests = Math.max(seen.requests, 1) + 1
  })
  if (!press) return
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

/** Milliseconds until the server has sent the whole page, without a slow line. */
async function renderTime(address: string, token?: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < renders; round += 1) {
    const begun = performance.now()
    const page = await fetch(address, {
      headers: { accept: 'text/html', ...(token && { cookie: `hub_token=${token}` }) },
    })
    await page.text()
    times.push(performance.now() - begun)
  }
  return median(times)
}

function rowsOf(path: string, { still, hub, pressed }: Seen, rendered: number): Omit<Row, 'part'>[] {
  const of = (seen: Visit[], what: 'painted' | 'busy' | 'answered' | 'requests') =>
    median(seen.map((each) => each[what]))
  const painted = of(hub, 'painted')
  const ratio = (what: string, value: number, to: number, most: number, unit = 'ms'): Omit<Row, 'part'> => ({
    what,
    value: `${whole(value)} ${unit}, ${(value / to).toFixed(2)} × ${whole(to)}`,
    goal: `≤ ${most} ×`,
    reached: value <= most * to,
  })
  const requests = of(pressed, 'requests')
  const fonts = [...new Set(hub.flatMap((each) => each.fonts))].map((name) => name.split('/').at(-1))
  return [
    ratio(`${path}: largest paint, to the static page's`, painted, of(still, 'painted'), goals.painted),
    // What takes no time at all gives no ratio.
    ratio('  too busy to answer', of(hub, 'busy'), Math.max(of(still, 'busy'), 50), goals.busy),
    ratio('  a press is answered, to the largest paint', of(pressed, 'answered'), painted, goals.answers),
    {
      what: '  requests until then',
      value: whole(requests),
      goal: `≤ ${goals.requests}`,
      reached: requests <= goals.requests,
    },
    { what: '  fonts', value: fonts.join(' ') },
    { what: '  the server sends it in', value: `${rendered.toFixed(1)} ms, median of ${renders}` },
  ]
}
