// Tests access control of pages: guards on the server and in the browser, unknown routes, and invalid tokens.
import type { Locator, Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { isFull } from '#tests/support/measurements.ts'
import { full } from '../helpers/full.ts'
import { appHost, expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { register, signIn, signOut } from '../helpers/steps.ts'

const unknown = "Oops! The page you're looking for doesn't exist. Go back to the Home page."

/** Returns the path to which the server redirects a request for a page. */
async function sentTo(page: Page, hub: Hub, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return (answer.headers().location ?? '').replace(hub.origin, '')
}

test('a route for members redirects to /login with the full original URL in the query, and sign-in redirects back (section 2 of the specification)', async ({
  page,
  hub,
}) => {
  const target = `${hub.origin}/games/normalCheckIn?from=letter`
  await page.goto(target)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(target)
  await hydrated(page)
  await signIn(page, 'sprout@example.com')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { name: unbroken('Daily check-in') })).toBeVisible()
})

test(
  '/login redirects an already signed-in visitor to / and keeps the query (section 2 of the specification)',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await page.goto('/login?utm_source=letter')
    await expect(page).toHaveURL(`${hub.origin}/?utm_source=letter`)
  },
)

test('an invalid token on a route other than /login redirects the visitor to / and keeps the query (section 2 of the specification)', async ({
  page,
  hub,
  context,
}) => {
  const token = { name: 'hub_token', value: 'no-such-token', url: hub.origin }
  for (const path of ['/games/normalCheckIn?x=1', '/registration?x=1', '/activity/2025/Mamaglow?x=1']) {
    await context.addCookies([token])
    expect(await sentTo(page, hub, path)).toBe('/?x=1')
  }
  await context.addCookies([token])
  await page.goto('/games/normalCheckIn')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect((await context.cookies()).find(({ name }) => name === 'hub_token')).toBeUndefined()
})

test('sign-out ends the session on the server, not only in the browser', async ({ page, hub, context }) => {
  await register(page, hub)
  await hydrated(page)
  const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  const answer = await page.request.get('/api/station/user/getUserInfo/v2', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
  expect(await answer.json()).toHaveProperty('code', 10001003)
})

test(
  'unknown and invalid routes show members and visitors a 404 page with status code, text and a link to / (section 2 of the specification)',
  full,
  async ({ page, hub }) => {
    const paths = [
      '/no/such/page',
      '/games/nope',
      '/activity/nope/nope',
      '/activity/signIn/more',
      '/about-us',
    ]
    const holds = async (addresses: readonly string[]) => {
      for (const path of addresses) {
        const answer = await page.goto(path)
        expect(answer?.status(), path).toBe(404)
        await expect(page.getByRole('heading')).toHaveText(unknown)
        await expect(page.getByRole('link', { name: 'Go back to the Home page.' })).toHaveAttribute(
          'href',
          '/',
        )
      }
    }
    await holds(paths)
    await register(page, hub)
    await holds(isFull ? paths : paths.slice(0, 1))
  },
)

test('the redirects in the server’s route rules keep the query (section 2 of the specification)', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  expect(await sentTo(page, hub, '/about?utm_source=letter')).toBe('/about-me?utm_source=letter')
  expect(await sentTo(page, hub, '/about/edit-profile')).toBe('/about-me/edit-profile')
})

test(
  'a visit to /games/checkIn with region NA is redirected to activity-unavailable on the app host (section 8 of the specification)',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    expect(await sentTo(page, hub, '/games/checkIn?region=NA')).toBe(`${appHost}/activity-unavailable`)
    await page.goto('/games/checkIn?region=TH')
    await expect(page.getByRole('heading', { name: 'Pop In' })).toBeVisible()
  },
)

test(
  'the navigation tabs are at the bottom of windows narrower than 1024 px and otherwise in a side bar, and each tab opens an existing page',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    const tabs = page.getByRole('navigation', { name: 'Main' })
    const boxOf = async (of: Locator) =>
      (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    await page.setViewportSize({ width: 360, height: 800 })
    const bottom = await boxOf(tabs)
    expect(bottom.y + bottom.height).toBe(800)
    await page.setViewportSize({ width: 1440, height: 800 })
    const side = await boxOf(tabs)
    expect(side.x + side.width).toBeLessThanOrEqual((await boxOf(page.getByRole('main'))).x)
    const links = await tabs
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/', '/coins', '/games', '/villages', '/about-me'])
    for (const link of links) expect((await page.request.get(link ?? '')).status()).toBe(200)
  },
)
