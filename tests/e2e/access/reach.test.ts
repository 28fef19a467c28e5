// Counts how many links a member with a baby must click to get from the home page to each area of the hub.
import type { Page } from '@playwright/test'
import { screens } from '#generated/screens.ts'
import { measurement } from '#tests/support/measurements.ts'
import { expect, test } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'

/**
 * Pages that do not count as areas: steps of a form, search results, pages of a single item, pages that external links
 * open, and games that only some countries have.
 */
const noArea =
  /\$|^\/(about|station|redirect|games\/checkIn\/)|\/(form|amazon|result|search|upload|video)$|^\/(login|logout|registration|forget_pwd|recover_pwd|app\/email-verifications|social)|packageCard|activity\/(signIn|20\d\d)|common\/faq|jumpList|blackFriday|motherDay|eventCheckIn/

test('every area is at most three clicks from the home page, and popular areas are at most two clicks from it', async ({
  page,
  hub,
}) => {
  const data = await dataOf(hub, 'login', {
    body: { account: 'nest@example.com', password: 'quiet river at night' },
  })
  await page.context().addCookies([{ name: 'hub_token', value: data.token, url: hub.origin }])
  const presses = new Map([['/', 0]])
  let frontier = ['/']
  for (let count = 1; count <= 3; count += 1) {
    const links = await linksOn(page, hub.origin, frontier)
    frontier = links.filter((link) => !presses.has(link))
    for (const link of frontier) presses.set(link, count)
  }
  const byPath = new Map<string, number>()
  for (const [link, count] of presses) {
    const path = link.split('?', 1)[0] ?? link
    byPath.set(path, Math.min(count, byPath.get(path) ?? 9))
  }
  const areas = screens.filter(
    (screen) => !('redirect' in screen) && screen.access !== 'visitor' && !noArea.test(screen.path),
  )
  expect(areas.length).toBeGreaterThan(30)
  const far = areas.flatMap(({ path }) => (byPath.has(path) ? [] : [path]))
  expect(far, 'more than three taps from the home page').toEqual([])
  const isNear = (path: string) => (byPath.get(path) ?? 9) <= 2
  expect(
    ['/questionnaire', '/questionnaire2', '/pointsMall', '/coupon', '/gifts', '/order'].filter(isNear),
  ).toHaveLength(6)
  measurement(
    'Reach',
    `${areas.length} areas are at most 3 taps from the home page, ${areas.filter(({ path }) => isNear(path)).length} of them at most 2`,
  )
})

/** Returns the links within the hub on the given pages. */
async function linksOn(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const links = new Set<string>()
  for (const path of paths) {
    const html = await (await page.request.get(origin + path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
      const link = new URL(href.replaceAll('&amp;', '&'), origin)
      if (link.origin === origin && !/^\/(logout|redirect|assets|uploads|art)/.test(link.pathname))
        links.add(link.pathname + link.search)
    }
  }
  return [...links]
}
