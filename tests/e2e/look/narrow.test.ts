// Tests that all pages fit in the window of the narrowest phone, also at 200 % text size. Opens every screen and all
// linked pages as a visitor and as each sample member. The quick suite covers screens in `accessibility.test.ts` only.
import type { Page } from '@playwright/test'
import { locales } from '#shared/languages.ts'
import sampleMembers from '#api/catalog/sample-members.json' with { type: 'json' }
import { pictured } from '#scripts/screens.ts'
import { measurement } from '#tests/support/measurements.ts'
import { full } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'
import { beyond } from '../helpers/width.ts'

const width = 360
/** Text sizes in percent, as a user sets them in the browser. */
const texts = ['100%', '200%']
const password = 'quiet river at night'
const visitor = 'a visitor'
const people = [visitor, ...sampleMembers.map(({ account }) => account)]
const visits = people.flatMap((person) => locales.map((locale) => ({ who: person, locale })))

test.use({ viewport: { width, height: 740 }, isMobile: true, hasTouch: true })

for (const { who: person, locale } of visits)
  test(`all pages for ${person} fit in ${width} px in ${locale}`, full, async ({ page, context, hub }) => {
    test.setTimeout(900_000)
    const cookies: Record<string, string> = { locale }
    if (person !== visitor) {
      const data = await dataOf(hub, 'login', { body: { account: person, password } })
      cookies.hub_token = data.token
    }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: hub.origin })),
    )
    // Load pages without scripts; other tests cover the content that scripts add.
    await page.route('**/assets/*.js', (route) => route.abort())
    const waiting = new Set(pictured.map(({ path }) => path))
    for (const path of waiting) {
      // The loop also visits URLs that are added to the set during the iteration.
      const answer = await page.goto(path)
      if (answer?.status() === 429) {
        // Restart the hub to reset the rate limits.
        await hub.killAndRestart()
        await page.goto(path)
      }
      for (const text of texts) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
        expect.soft(await beyond(page, width), `${path} at ${text} text`).toEqual([])
      }
      for (const link of await linksOf(page)) waiting.add(link)
    }
    measurement('Width', `${person}, ${locale}: ${waiting.size} pages without overflow`)
  })

/** Returns the links of the page within the hub, except sign-out and redirects. */
async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    Array.from(document.links, ({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )
  return addresses.filter(
    (link) => !/^\/(logout|redirect|station|social|uploads|api|inbox)|redirect=|back=/.test(link),
  )
}
