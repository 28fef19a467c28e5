// Reads the visible content of a page as text, to compare two loads of the page.
import type { Browser, Page, Request } from '@playwright/test'
import { today } from '#mocks/fake.ts'
import { operationHeader } from '#mocks/overrides.ts'

/**
 * Observable state of a loaded page: its visible text, field values and images, its console errors, its API calls and
 * its links.
 */
export type Look = { texts: string[]; links: string[]; complaints: string[]; called: Set<string> }

/** Opens a page in a new browser context and waits until it has settled. @param headers sent with every request */
export async function lookAt(
  browser: Browser,
  address: string,
  headers: Record<string, string> = {},
): Promise<Look> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    extraHTTPHeaders: headers,
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(today)
    const [complaints, called]: [string[], Set<string>] = [[], new Set()]
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      const operation = response.headers()[operationHeader.toLowerCase()]
      if (operation) called.add(operation)
    })
    const settled = settledOf(page)
    await page.goto(address)
    const rest = await settled().catch((error: Error) => complaints.push(error.message))
    const content = rest === undefined ? await page.evaluate(readContent) : { texts: [], links: [] }
    return { ...content, complaints, called }
  } finally {
    await context.close()
  }
}

/** Timeout in ms for a page to settle. */
const settleTimeout = 20_000

/**
 * Waits until a page was idle without open requests several times in a row, because a response may cause another
 * request.
 */
export function settledOf(page: Page) {
  const open = new Set<Request>()
  let requestCount = 0
  page.on('request', (request) => {
    requestCount += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    const end = performance.now() + settleTimeout
    let [before, quiet] = [-1, 0]
    while (quiet < 3) {
      if (performance.now() > end) throw new Error('The page does not become stable.')
      await page.waitForFunction(
        () =>
          document.body?.innerText &&
          // Wait until no placeholder is visible: React replaces a placeholder shortly after the response arrives.
          ![...document.querySelectorAll('.animate-breathe')].some((skeleton) =>
            skeleton.checkVisibility(),
          ) &&
          new Promise((done) => requestIdleCallback(() => done(true))),
        undefined,
        { timeout: settleTimeout },
      )
      const isWaiting = [...open].some((request) => request.resourceType() !== 'ping')
      quiet = !isWaiting && requestCount === before ? quiet + 1 : 0
      before = requestCount
    }
  }
}

function readContent() {
  const within = <Kind extends Element>(selector: string) =>
    [...document.body.querySelectorAll<Kind>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
  const lines = [
    document.title,
    ...document.body.innerText.split('\n'),
    ...within<HTMLInputElement>('input, select, textarea').map(
      ({ name, checked, value }) => `${name}=${checked || value}`,
    ),
    ...within<HTMLImageElement>('img').map(({ alt, src }) => `${alt} ${src}`),
  ]
  return {
    texts: lines.map((line) => line.trim()).filter(Boolean),
    links: within<HTMLAnchorElement>('a[href]').map(({ href }) => href),
  }
}

/**
 * Lists the visible differences between two loads of a page, one label for each difference; empty if there is no
 * difference.
 */
export function visibleDifferences(usual: Look, changed: Look): string[] {
  const isNew = (of: 'texts' | 'links' | 'complaints') => (entry: string) => !usual[of].includes(entry)
  const fresh = changed.texts.filter(isNew('texts'))
  const technical = /\b(?:NaN|undefined|null|Invalid Date)\b|\[object /
  return [
    changed.complaints.some(isNew('complaints')) && 'an error in the console',
    fresh.some((line) => technical.test(line)) && 'a technical word, such as undefined',
    usual.texts.some((line) => !changed.texts.includes(line)) && 'removed text',
    fresh.length > 0 && 'other text',
    changed.links.filter(isNew('links')).some((href) => /undefined|null|NaN/.test(href)) && 'a broken link',
  ].filter((telling) => telling !== false)
}

/** Number of pages that are open concurrently. */
const atOnce = 4

/** Runs the work for all tasks with limited concurrency. @returns results in the order of the tasks */
export async function withConcurrency<One, Result>(
  all: One[],
  work: (task: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = all.entries()
  const worker = async () => {
    for (const [index, task] of left) results[index] = await work(task)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
