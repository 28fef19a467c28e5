// Measures the Mother's Day wheel on a slow phone: dropped frames while it turns, the delay from the tap to the turn,
// and the layout shift.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '#scripts/chromium.ts'
import { allFrames, framesOf, type Frames, type Movement } from './frames.ts'
import { startHub } from '#scripts/bench/hub.ts'
import type { Asked, Measured, Part } from '#scripts/bench/part.ts'
import { slowed } from './slowed.ts'
import { median, whole, type Row } from '#scripts/bench/table.ts'

/**
 * Sample member who takes part in the Mother's Day campaign of the sample data, and the number of tickets of this
 * member. Each ticket is for one turn of the wheel.
 */
const member = { account: 'moon@example.com', turns: 3 }
const goals = { dropped: 3, shift: 0 }
const turning: Movement = { begins: 'the wheel turns', ends: 'the wheel stops' }

export const turningWheel: Part = { seconds: 30, rounds: member.turns, isOfBuild: true, start }

async function start({ checkout: { folder }, atEnd }: Asked): Promise<Measured> {
  const hub = await startHub({ account: member.account, folder })
  atEnd(hub.stop)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  atEnd(() => browser.close())
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  await context.addCookies([{ name: 'hub_token', value: hub.token, url: hub.origin }])
  const page = await context.newPage()
  await page.goto(`${hub.origin}/games/motherDay`, { waitUntil: 'networkidle' })
  await page.evaluate(markTurns, turning)
  const turns: Frames[] = []
  return {
    round: async () => {
      turns.push(
        await framesOf(browser, page, {
          work: () => slowed(page, () => turned(page)),
          counts: allFrames,
          movement: turning,
        }),
      )
    },
    rows: async () => rowsOf(turns, median(await waits(page)), await layoutShift(page)),
  }
}

function rowsOf(turns: Frames[], wait: number, shift: number): Row[] {
  const part = `wheel, CPU ÷ 4, ${member.turns} turns`
  const sum = (of: (frames: Frames) => number) => turns.reduce((all, frames) => all + of(frames), 0)
  const [frameCount, dropped] = [sum((frames) => frames.total), sum((frames) => frames.dropped)]
  const share = (100 * dropped) / frameCount
  return [
    {
      part,
      label: 'dropped frames during a turn',
      value: `${share.toFixed(1)} % of ${frameCount}`,
      amount: share,
      goal: `≤ ${goals.dropped} %`,
      reached: share <= goals.dropped,
    },
    { part, label: 'from the click to the start of the turn', value: `${whole(wait)} ms`, amount: wait },
    {
      part,
      label: 'layout shift',
      value: shift.toFixed(3),
      amount: shift,
      goal: String(goals.shift),
      reached: shift <= goals.shift,
    },
  ]
}

/** Runs in the page: marks the start and the end of the wheel's turn, and measures the delay since the tap. */
function markTurns({ begins, ends }: Movement) {
  let pressed = 0
  addEventListener('click', () => (pressed = performance.now()), { capture: true })
  const whereTurned = (mark: string) => (event: TransitionEvent) => {
    if (event.propertyName !== 'transform') return
    performance.mark(mark)
    if (mark === begins) performance.measure('wait', { start: pressed })
  }
  addEventListener('transitionrun', whereTurned(begins))
  addEventListener('transitionend', whereTurned(ends))
}

const waits = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('wait').map(({ duration }) => duration))

/** Taps the wheel and waits until it stops. */
async function turned(page: Page) {
  const wheel = page.locator('section[aria-labelledby=wheel]')
  await wheel.getByRole('button').click()
  await wheel.locator('h3').waitFor({ state: 'detached' })
  await wheel.locator('h3').waitFor()
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
          done(moved.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 1000)
      }),
  )
