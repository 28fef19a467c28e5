// Limits the work of the browser until a page is interactive (docs/performance.md). Chromium counts the work, so that
// the limits do not depend on the speed of the host.
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'

type Work = {
  /** Functions that the browser compiled on the main thread. */
  functions: number
  /** Elements of the document, and those that React has hydrated. */
  elements: number
  hydrated: number
}

/**
 * Limits: measured elements with a reserve of a tenth. The number of functions is 140 to 250, depending on the work that
 * starts when the page is idle; it was 1,800 when Chromium compiled each function when it was called first.
 */
const limits: Record<'/' | '/login', Work> = {
  '/': { functions: 350, elements: 415, hydrated: 415 },
  '/login': { functions: 350, elements: 350, hydrated: 145 },
}

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
test.use(phone)

test('a home page compiles few functions on the main thread and hydrates few elements', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  expectWithin(limits['/'], await workOf(page, '/'))
})

test('the sign-in page compiles few functions on the main thread and hydrates few elements', async ({
  page,
}) => {
  expectWithin(limits['/login'], await workOf(page, '/login'))
})

function expectWithin(limit: Work, work: Work) {
  for (const name of ['functions', 'elements', 'hydrated'] as const)
    expect.soft(work[name], `number of ${name}`).toBeLessThanOrEqual(limit[name])
}

const traceEvent = z.object({ name: z.string(), pid: z.number(), tid: z.number() })
type TraceEvent = z.infer<typeof traceEvent>

/** Opens a page in a new tab and counts the work until it is hydrated. */
async function workOf(visited: Page, path: string): Promise<Work> {
  const page = await visited.context().newPage()
  const browser = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.flatMap((each) => traceEvent.safeParse(each).data ?? []))
  })
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['v8', 'disabled-by-default-v8.compile'], excludedCategories: ['*'] },
  })
  await page.goto(path)
  await hydrated(page)
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await complete
  const elements = await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return { elements: all.length, hydrated: all.filter(isHydrated).length }
  })
  await page.close()
  const modules = events.filter(({ name }) => name === 'v8.compileModule')
  // The main thread of the page is the thread that receives its modules.
  const isOnMainThread = ({ pid, tid }: TraceEvent) => pid === modules[0]?.pid && tid === modules[0].tid
  const functions = events.filter((event) => event.name === 'V8.CompileCode' && isOnMainThread(event))
  return { functions: functions.length, ...elements }
}
