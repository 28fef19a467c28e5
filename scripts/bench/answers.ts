// Measures how long a user on a slow phone waits for feedback after a tap. Feedback is the first frame with a response,
// such as a pending state, a dialog or the next page. Each round is a visit with an empty cache.
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { operations } from '#generated/operations.ts'
import { slow } from '../slow.ts'
import { findChromium } from '../chromium.ts'
import { startHub } from './hub.ts'
import type { Asked, Measured, Part } from './part.ts'
import { median, whole, type Row } from './table.ts'

const rounds = 2
/** Goal in milliseconds. */
const goal = 200

type Hub = { origin: string; token: string }
type Tap = (label: string, control: Locator) => Promise<void>
/**
 * Response to a tap: milliseconds until the first frame with a response, and the longest delay of a frame that the tap
 * caused (Event Timing).
 */
type Answer = { delay: number; longest: number }

declare global {
  interface Window {
    answer?: Answer
  }
}

export const answerTimes: Part = { seconds: 80, rounds, isOfBuild: true, start }

async function start({ checkout: { folder }, atEnd }: Asked): Promise<Measured> {
  const part = `Tap to answer on a slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms), ${rounds} visits`
  const hub = await startHub({ folder })
  atEnd(hub.stop)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  atEnd(() => browser.close())
  const answers = new Map<string, Answer[]>()
  await call(hub, 'modifyAddress', address)
  await call(hub, 'setConsents', { babyData: true })
  await call(hub, 'saveBaby', { birthDate: '2026-08-01' })
  return {
    round: () =>
      visit(browser, hub, (label, answer) => answers.set(label, [...(answers.get(label) ?? []), answer])),
    rows: () => [...answers].map(([label, samples]) => rowOf(part, label, samples)),
  }
}

function rowOf(part: string, label: string, samples: Answer[]): Row {
  const delays = samples.map((each) => each.delay)
  const longest = median(samples.map((each) => each.longest))
  return {
    part,
    label: label,
    value: `${whole(median(delays))} ms, worst ${whole(Math.max(...delays))}; next frame ${whole(longest)} ms`,
    amount: median(delays),
    goal: `≤ ${goal} ms`,
    reached: median(delays) <= goal,
  }
}

const address = {
  recipient: 'Mali Srisuk',
  phone: '+66812345678',
  countryCode: 'TH',
  line1: '12/4 Silom Road',
  ward: 'Silom',
  city: 'Bang Rak',
  province: '10',
  postcode: '10500',
}

async function call({ origin, token }: Hub, id: keyof typeof operations, body: object) {
  const answer = await fetch(origin + operations[id].path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const answerText = await answer.text()
  if (!answer.ok || !answerText.includes('"code":200')) throw new Error(`Call ${id} failed: ${answerText}`)
}

async function visit(
  browser: Browser,
  { origin, token }: Hub,
  note: (label: string, answer: Answer) => void,
) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([{ name: 'hub_token', value: token, url: origin }])
  await context.addInitScript(watchAnswers)
  const page = await context.newPage()
  await slow(page, 'phone')
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const press: Tap = async (label, control) => {
    await settled(page)
    await control.scrollIntoViewIfNeeded()
    await page.evaluate(() => Object.assign(window, { answer: { delay: 0, longest: 0 } }))
    await control.tap()
    await page.waitForFunction(() => (window.answer?.delay ?? 0) > 0)
    await settled(page)
    note(label, await page.evaluate(() => window.answer ?? { delay: 0, longest: 0 }))
  }
  await evening(page, press)
  await context.close()
}

/** Opens the pages and taps their controls one after the other. */
async function evening(page: Page, press: Tap) {
  const link = (path: string) => page.locator(`main a[href="${path}"]`).first()
  const tab = (path: string) => page.locator(`nav a[href="${path}"]`)
  const send = page.locator('main form button[type=submit]')
  const dialog = page.locator('dialog[open]')
  const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path)

  await press('home → me, first visit', tab('/about-me'))
  await at('/about-me')
  await press('me → home', tab('/'))
  await at('/')
  await press('home → me, once more', tab('/about-me'))
  await at('/about-me')
  await press('me → addresses', link('/address'))
  await at('/address')
  await press('addresses → an address', page.locator('main li a').first())
  await page.waitForURL(/edit=/)
  await send.waitFor()
  await press('save an address', send)
  await at('/address')
  await press('addresses → an address, once more', page.locator('main li a').first())
  await page.waitForURL(/edit=/)
  await send.waitFor()
  await press('an address → addresses', link('/address'))
  await at('/address')
  await press('open: remove an address?', page.locator('main li > div > button').last())
  await press('close: remove an address?', dialog.locator('header button').first())
  await press('addresses → me', link('/about-me'))
  await at('/about-me')
  await press('me → edit profile', link('/about-me/edit-profile'))
  await at('/about-me/edit-profile')
  await page.locator('main form [name=cupSize]').fill(`${Date.now() % 90}`)
  await press('save the profile', page.locator('main form button[type=submit]').first())
  // Type into a form without submitting it, because signing out asks for confirmation only if there is an unsent draft.
  await page.locator('main form [name=cupSize]').fill('not sent')
  await press('edit profile → a baby', page.locator('main li a[href^="/about-me/baby"]').first())
  await page.waitForURL(/baby/)
  await send.waitFor()
  await press('a baby → me', tab('/about-me'))
  await at('/about-me')
  await press('open: sign out?', page.locator('main button:has(.lucide-log-out)'))
  await press('close: sign out?', dialog.locator('header button').first())
  await press('me → home, once more', tab('/'))
  await at('/')
}

/** Waits until no request is pending and the browser is idle. */
const settled = async (page: Page) => {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2000 })),
  )
}

/** Runs in the page: stores the response to the last tap in `window.answer`. */
function watchAnswers() {
  const answers =
    '[aria-busy=true], [aria-current=page], dialog[open], [role=status] *, [role=alert], main h1, main form'
  const look = () =>
    [...document.querySelectorAll(answers)].map((each) =>
      [each.tagName, each.getAttribute('href'), each.ariaBusy, each.matches('h1') && each.textContent].join(),
    )
  let pressed = { at: 0, seen: '' }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => (pressed = { at: timeStamp, seen: look().join('\n') }),
    true,
  )
  new MutationObserver(() => {
    const { at, seen: lookBefore } = pressed
    if (at === 0 || look().join('\n') === lookBefore) return
    pressed.at = 0
    // Run this code after the frame with the response, but before other work that waits for that frame, such as opening
    // the page.
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => {
          if (window.answer) window.answer.delay = performance.now() - at
        },
        { priority: 'user-blocking' },
      ),
    )
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const events = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((entries) => {
    const { answer } = window
    if (!answer) return
    for (const { duration } of entries.getEntries()) answer.longest = Math.max(answer.longest, duration)
  }).observe(events)
}
