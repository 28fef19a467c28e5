// Tests that the hub has no dead ends: links lead to existing pages, missing pages return 404, and every page has a
// link to another page.
import type { Page } from '@playwright/test'
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { screens } from '#scripts/screens.ts'
import { isFull } from '#tests/support/measurements.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, register } from '../helpers/steps.ts'
import { signedInAs, dataOf } from '../helpers/member.ts'

test('an unknown version of a legal document returns 404 with a link home', full, async ({ page }) => {
  for (const path of ['/app/privacy', '/app/termsConditions'])
    for (const version of ['th-1999-01-01', '%20'])
      expect((await page.goto(`${path}?version=${version}`))?.status(), `${path} ${version}`).toBe(404)
  await expect(page.getByRole('heading')).toContainText("doesn't exist")
  await expect(page.getByRole('link', { name: 'Go back to the Home page.' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page).toHaveURL(/\/app\/faq$/)
  // Check that client-side navigation to an unknown version of the document shows the same 404 page as a document
  // request.
  await page.goto('/app/privacy')
  await hydrated(page)
  await page.evaluate(
    () => void window.__TSR_ROUTER__?.navigate({ href: '/app/privacy?version=th-1999-01-01' }),
  )
  await expect(page.getByRole('heading', { name: "doesn't exist" })).toBeVisible()
})

// Full suite only: in the quick suite, the test below follows the links of a member, who also sees all links that a
// visitor sees.
test('a visitor finds no dead link on any screen', full, async ({ page }) => {
  expect(
    await crawl(
      page,
      screens.filter(({ signedIn }) => !signedIn),
      () => isFull,
    ),
  ).toEqual([])
})

/** Returns the kind of a page, such as `/coins/detail id`: its path and the names of its query parameters. */
function kindOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://hub')
  return [pathname, ...searchParams.keys()].join(' ')
}

/**
 * The quick suite follows only the links of the sample member with the highest level, and opens no page in the browser.
 */
for (const [turn, account] of sampleAccounts.entries())
  test(
    `all pages that ${account} can reach by links exist and load without console errors`,
    fullUnless(account === sampleAccounts.at(-1)),
    async ({ page, hub }) => {
      const data = await dataOf(hub, 'login', { body: { account, password: samplePassword } })
      await signedInAs(page, hub, { token: data.token })
      // Divide the pages among the accounts: each account opens another part of them in the browser.
      const opensInBrowser = (place: number) => isFull && place % sampleAccounts.length === turn
      // Start only at screens for members, to stay within the rate limit per minute. The test above covers the other
      // screens.
      const memberScreens = screens.filter(({ signedIn }) => signedIn)
      expect(await crawl(page, memberScreens, opensInBrowser)).toEqual([])
    },
  )

/**
 * Maximum number of pages of each kind to open: the entries of a list link to similar pages, and read requests are rate
 * limited per minute.
 */
const alike = 2

/**
 * Follows all links, starting at the given screens.
 * @param opensInBrowser called with the number of kinds of pages found so far; returns true to also open the first page
 * of the newest kind in the browser. A console error in the browser fails the test.
 * @returns dead links, each with the page that contains it
 */
async function crawl(
  page: Page,
  from: readonly { path: string }[],
  opensInBrowser: (place: number) => boolean,
): Promise<string[]> {
  const waiting = new Map(from.map(({ path }) => [path, 'the list of screens']))
  const opened = new Map<string, number>()
  const dead: string[] = []
  for (const [address, foundOn] of waiting) {
    const { pathname } = new URL(address, 'http://hub')
    const kind = kindOf(address)
    opened.set(kind, (opened.get(kind) ?? 0) + 1)
    if ((opened.get(kind) ?? 0) > alike) continue
    const answer = await page.request.get(address, { maxRedirects: 0 })
    // Ignore a 404 for a path in the list of screens, which deliberately includes a missing page.
    if (answer.status() >= 400 && waiting.get(address) !== 'the list of screens')
      dead.push(`${foundOn} links to ${address}`)
    if (answer.status() !== 200) continue
    const text = await answer.text()
    // Do not open pages that redirect.
    const isPage = text.includes('$_TSR') && !pathname.startsWith('/redirect/')
    if (isPage && opened.get(kind) === 1 && opensInBrowser(opened.size)) {
      await page.goto(address)
      await hydrated(page)
    }
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = href.replaceAll('&amp;', '&')
      if (!waiting.has(next)) waiting.set(next, address)
    }
  }
  expect(opened.size).toBeGreaterThan(5)
  return dead
}

test('all links on the guidance page lead to existing pages', full, async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/activity/guidance')
  const ways = page.getByRole('main').getByRole('listitem').getByRole('link')
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
})

test(
  'help pages link to the home page, and the page that confirms an email address links to the profile',
  full,
  async ({ page }) => {
    for (const path of ['/contact', '/app/faq', '/common/faq']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
        'href',
        '/',
      )
      await expect(page.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
        'href',
        '/app/termsConditions',
      )
    }
    await page.goto('/app/email-verifications')
    await expect(page.getByRole('main').getByRole('link', { name: 'Edit profile' })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that requires JavaScript says so and links to pages that do not require it', async ({
    page,
  }) => {
    await page.goto('/registration')
    // Playwright finds neither roles nor text within `noscript`.
    await expect(page.locator('body > noscript')).toBeVisible()
    await page.getByRole('link', { name: 'Questions and answers' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  })
})

test('a page that is not cached reports the lost connection while offline, and opens after reconnecting', async ({
  page,
  hub,
  context,
}) => {
  // Wait for the country lookup, which is part of the deferred start and runs when the browser is idle.
  const startedRest = page.waitForRequest('**/getIpIsoCode')
  await register(page, hub)
  await startedRest
  await expect(checkInButton(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})
