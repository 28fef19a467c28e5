// Every page leads on: what is missing is missing, not broken, and no page leaves its reader without a way.
import type { Page } from '@playwright/test'
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { screens } from '#scripts/screens.ts'
import { isFull } from '#tests/support/figures.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, register } from '../helpers/journey.ts'
import { signedInAs, dataOf } from '../helpers/member.ts'

test(
  'a version of a legal text that there is not is a page not found, with a way home',
  full,
  async ({ page }) => {
    for (const path of ['/app/privacy', '/app/termsConditions'])
      for (const version of ['th-1999-01-01', '%20'])
        expect((await page.goto(`${path}?version=${version}`))?.status(), `${path} ${version}`).toBe(404)
    await expect(page.getByRole('heading')).toContainText("doesn't exist")
    await expect(page.getByRole('link', { name: 'Go back to the Home page.' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Questions and answers' }).click()
    await expect(page).toHaveURL(/\/app\/faq$/)
    // In the browser as on the server.
    await page.goto('/app/privacy')
    await hydrated(page)
    await page.evaluate(
      () => void window.__TSR_ROUTER__?.navigate({ href: '/app/privacy?version=th-1999-01-01' }),
    )
    await expect(page.getByRole('heading', { name: "doesn't exist" })).toBeVisible()
  },
)

// The quick form follows the links of a member, who sees the same ones and more.
test('no screen has a dead link for a visitor', full, async ({ page }) => {
  expect(
    await crawl(
      page,
      screens.filter(({ signedIn }) => !signedIn),
      () => isFull,
    ),
  ).toEqual([])
})

/** Pages of one kind differ in what their parameters say. */
function kindOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://hub')
  return [pathname, ...searchParams.keys()].join(' ')
}

/** The quick form follows the links of who has been here longest, and opens no page in the browser. */
for (const [turn, account] of sampleAccounts.entries())
  test(
    `no page that ${account} can reach is missing, broken or complains`,
    fullUnless(account === sampleAccounts.at(-1)),
    async ({ page, hub }) => {
      const data = await dataOf(hub, 'login', { body: { account, password: samplePassword } })
      await signedInAs(page, hub, { token: data.token })
      // What all of them reach, each opens a share of.
      const opensInBrowser = (place: number) => isFull && place % sampleAccounts.length === turn
      // Where everybody may begin, the visitor has begun: a member gets there by links, and asks no more than a minute allows.
      const memberScreens = screens.filter(({ signedIn }) => signedIn)
      expect(await crawl(page, memberScreens, opensInBrowser)).toEqual([])
    },
  )

/** Pages of a list are alike: so many of each are opened, and a member's reads stay within a minute's limit. */
const alike = 2

/**
 * Follows every link from the screens on.
 * @param opensInBrowser whether the first page of a kind, by the kind and its place, is opened in the browser, too: what it complains
 *   of there fails the test
 * @returns links that lead nowhere, and where each was found
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
    // The list of screens names a page that is missing on purpose.
    if (answer.status() >= 400 && waiting.get(address) !== 'the list of screens')
      dead.push(`${foundOn} leads to ${address}`)
    if (answer.status() !== 200) continue
    const text = await answer.text()
    // Those that only lead on leave for where they lead.
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

test('what the guidance leads to is there', full, async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/activity/guidance')
  const ways = page.getByRole('main').getByRole('listitem').getByRole('link')
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
})

test('help leads back, and the page of the e-mail address leads on', full, async ({ page }) => {
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says what it lacks and what can be read', async ({ page }) => {
    await page.goto('/registration')
    // Playwright finds neither a role nor words within it.
    await expect(page.locator('body > noscript')).toBeVisible()
    await page.getByRole('link', { name: 'Questions and answers' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  })
})

test('a page that was not read yet says that there is no connection, and opens once there is one', async ({
  page,
  hub,
  context,
}) => {
  // What runs beside the pages begins when the browser is idle, with the look-up of the country.
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
