// How a page looks to a person, in words: to tell two openings of it apart.
import type { Browser, Page, Request } from '@playwright/test'
import { today } from '#mocks/fake.ts'
import { operationHeader } from '#mocks/wishes.ts'

/** Words, what fields hold and pictures say; what the page complained of; which operations it called; where it leads. */
export type Look = { texts: string[]; links: string[]; complaints: string[]; called: Set<string> }

/** Opens a page in a browser of its own, until nothing is asked for any more. @param headers sent with all that it asks for */
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

/** Milliseconds that a page may take to come to rest. */
const patience = 20_000

/** Waits until a page has nothing to do and waits for no answer, a few times in a row: what one brings may ask for another. */
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
    const end = performance.now() + patience
    let [before, quiet] = [-1, 0]
    while (quiet < 3) {
      if (performance.now() > end) throw new Error('The page does not come to rest.')
      await page.waitForFunction(
        () =>
          document.body?.innerText &&
          // React shows what has come a moment after it came, and a skeleton until then.
          ![...document.querySelectorAll('.animate-breathe')].some((skeleton) =>
            skeleton.checkVisibility(),
          ) &&
          new Promise((done) => requestIdleCallback(() => done(true))),
        undefined,
        { timeout: patience },
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

/** What a person sees to be other, a word each; none where the two look alike. */
export function tellings(usual: Look, changed: Look): string[] {
  const isNew = (of: 'texts' | 'links' | 'complaints') => (entry: string) => !usual[of].includes(entry)
  const fresh = changed.texts.filter(isNew('texts'))
  const technical = /\b(?:NaN|undefined|null|Invalid Date)\b|\[object /
  return [
    changed.complaints.some(isNew('complaints')) && 'an error',
    fresh.some((line) => technical.test(line)) && 'a word of the machine',
    usual.texts.some((line) => !changed.texts.includes(line)) && 'words that are gone',
    fresh.length > 0 && 'other words',
    changed.links.filter(isNew('links')).some((href) => /undefined|null|NaN/.test(href)) &&
      'a link to nowhere',
  ].filter((telling) => telling !== false)
}

/** Pages side by side: while one waits another works. */
const atOnce = 4

/** Does the same with all of them, some at once; results in their order. */
export async function inTurn<One, Result>(
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
