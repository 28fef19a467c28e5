// Records the files that Chromium fetches from the built hub for each page, with an empty cache, until the page is
// hydrated and the network is idle.
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { startHub } from './hub.ts'

export type Fetched = {
  kind: 'HTML' | 'JS' | 'CSS' | 'fonts' | 'other'
  /** Path of the file without the leading slash. */
  file: string
  /** Transferred size of the file in bytes, without headers. */
  bytes: number
  /** True if the file was requested after the page had loaded, as for parts that hydrate later. */
  isLater: boolean
}

/**
 * Fetched files by path; `undefined` if Chromium is not installed. A signed-in member opens all pages except `/login`.
 */
export async function fetchedBy(
  paths: string[],
  folder: string,
): Promise<Map<string, Fetched[]> | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const hub = await startHub({ folder })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const fetched = new Map<string, Fetched[]>()
    for (const path of paths)
      fetched.set(path, await visit(browser, new URL(path, hub.origin), path === '/login' ? null : hub.token))
    return fetched
  } finally {
    await browser.close()
    await hub.stop()
  }
}

async function visit(browser: Browser, address: URL, token: string | null): Promise<Fetched[]> {
  const context = await browser.newContext()
  if (token) await context.addCookies([{ name: 'hub_token', value: token, url: address.origin }])
  const page = await context.newPage()
  const finished: Promise<Omit<Fetched, 'isLater'>>[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const sizes = request.sizes()
    const kind = request.isNavigationRequest() ? 'HTML' : kindOf(pathname)
    finished.push(sizes.then(({ responseBodySize: bytes }) => ({ kind, file: pathname.slice(1), bytes })))
  })
  await page.goto(address.href, { waitUntil: 'networkidle' })
  // Detect hydration by the properties that React adds to hydrated elements.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
  if (new URL(page.url()).pathname !== address.pathname)
    throw new Error(`${address.pathname} redirected to ${page.url()}`)
  const later = await page.evaluate(() => {
    const [visited] = performance.getEntriesByType('navigation')
    const loaded = visited instanceof PerformanceNavigationTiming ? visited.loadEventStart : 0
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= loaded)
    return resources.map(({ name }) => new URL(name).pathname.slice(1))
  })
  const fetched = (await Promise.all(finished)).map((each) => ({
    ...each,
    isLater: later.includes(each.file),
  }))
  await context.close()
  return fetched
}

function kindOf(pathname: string): Fetched['kind'] {
  if (pathname.endsWith('.js')) return 'JS'
  if (pathname.endsWith('.css')) return 'CSS'
  return pathname.endsWith('.woff2') ? 'fonts' : 'other'
}
