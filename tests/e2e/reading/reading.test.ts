// Tests prerendered pages and the files that they need: payloads, messages, and the build manifest.
import type { Page } from '@playwright/test'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined } from '../helpers/member.ts'

const paths = ['/app/faq', '/common/faq', '/app/privacy', '/app/termsConditions', '/app/email-verifications']

test('each prerendered page has a _payload.json next to it (section 7 of the specification)', async ({
  request,
}) => {
  const build = valueAt(await (await request.get('/builds/latest.json')).json(), 'id')
  for (const path of paths)
    await test.step(path, async () => {
      const answer = await request.get(`${path}/_payload.json`, { headers: { Cookie: 'locale=TH' } })
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'private, no-cache',
      })
      expect(answer.headers().vary).toContain('Cookie, Accept-Language')
      expect(await answer.json()).toMatchObject({ build, language: 'th' })
    })
})

test('the language of a prerendered page depends on the cookie, then on Accept-Language, and the page is the same for members and visitors', async ({
  request,
  hub,
}) => {
  const read = async (headers: Record<string, string>) => (await request.get('/app/faq', { headers })).text()
  const form = `form_token=${'t'.repeat(22)}`
  const thai = await read({ Cookie: `${form}; locale=TH`, 'Accept-Language': 'vi' })
  expect(thai).toContain('<html lang="th-TH"')
  expect(await read({ 'Accept-Language': 'vi-VN,en;q=0.5' })).toContain('<html lang="vi-VN"')
  // Register the member in the country that matches the language `vi`.
  const { token } = await joined(hub, { countryCode: 'VN' })
  const member = { Cookie: `${form}; locale=TH; hub_token=${token}; other=1`, 'Accept-Language': 'vi' }
  expect((await read(member)) === thai, 'identical responses').toBe(true)
})

test('the server does not send a prerendered page again if the browser has its current version', async ({
  request,
}) => {
  const etag = (await request.get('/app/privacy')).headers().etag ?? ''
  const again = await request.get('/app/privacy', { headers: { 'If-None-Match': etag } })
  expect([etag.length > 20, again.status()]).toEqual([true, 304])
})

test('a prerendered page is served from the cache for a URL with a query, hydrates, and stores the campaign and the language', async ({
  page,
  request,
}) => {
  const headers = { Cookie: `form_token=${'t'.repeat(22)}; locale=TH` }
  const query = '?utm_source=letter&Language=TH&x=1&x=2'
  for (const path of paths) {
    const [plain, queried] = [
      await request.get(path, { headers }),
      await request.get(path + query, { headers }),
    ]
    expect(queried.headers().etag, path).toBe(plain.headers().etag)
    expect((await queried.text()) === (await plain.text()), `${path}: identical responses`).toBe(true)
  }
  await page.goto(`/app/privacy${query}`)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
  await expect(page).toHaveURL(`/app/privacy${query}`)
  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ traffic_source: 'letter', Language: 'TH' })
})

test('client-side navigation to a prerendered page fetches the payload of the page instead of calling the API', async ({
  page,
}) => {
  await page.goto('/login')
  await hydrated(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ to: '/app/faq' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  expect(calls).toContain('/app/faq/_payload.json')
  expect(calls.filter((path) => path.startsWith('/api/station/support'))).toEqual([])
})

test('hydration of a page that was prerendered hours ago makes no API call', full, async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(calls.filter((path) => path.startsWith('/api/station/support'))).toEqual([])
})

/** Each question is a collapsible group. */
const questions = (page: Page) => page.getByRole('main').getByRole('group')

test('the search in the FAQ filters questions by their text and can be reset', full, async ({ page }) => {
  await page.goto('/common/faq')
  await hydrated(page)
  const all = await questions(page).count()
  await page.getByRole('searchbox').fill('password')
  await expect(questions(page).first()).toHaveJSProperty('open', true)
  await expect.poll(() => questions(page).count()).toBeLessThan(all)
  await page.getByRole('searchbox').fill('zeppelin')
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(questions(page)).toHaveCount(all)
})

test('an earlier version of a legal document links to the version in effect', full, async ({ page }) => {
  await page.goto('/app/privacy')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Earlier versions' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\?version=/)
  await page.getByRole('link', { name: 'Read the one in effect' }).click()
  await expect(page).toHaveURL(/\/app\/privacy$/)
})

test(
  'locale messages are served at /_i18n/{version}/{locale}/messages.json and cached for a day (sections 7 and 9 of the specification)',
  full,
  async ({ request }) => {
    const page = await (await request.get('/login')).text()
    const version = /\/_i18n\/(\w+)\/en-US\/messages\.json/.exec(page)?.[1]
    for (const locale of ['en-US', 'id-ID', 'th-TH', 'vi-VN']) {
      const answer = await request.get(`/_i18n/${version}/${locale}/messages.json`)
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=86400'])
      expect(Object.keys(objectOf(await answer.json()))).toContain('platform.title')
    }
  },
)

test('the build manifest is served at builds/meta/{buildId}.json with the route rules (section 7 of the specification)', async ({
  request,
}) => {
  const latest = await request.get('/builds/latest.json')
  const id = String(valueAt(await latest.json(), 'id'))
  const meta = await request.get(`/builds/meta/${id}.json`)
  const routeRules = objectOf(valueAt(await meta.json(), 'routeRules'))
  expect(latest.headers()['cache-control']).toBe('no-store')
  expect(meta.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(Object.keys(routeRules)).toEqual(expect.arrayContaining(paths))
})

test('each page has a description of 35 to 160 characters in its head', full, async ({ request }) => {
  for (const path of [...paths, '/login', '/registration', '/contact', '/forget_pwd'])
    for (const locale of ['EN', 'ID', 'TH', 'VN']) {
      const page = await (await request.get(path, { headers: { Cookie: `locale=${locale}` } })).text()
      const descriptions = [...page.matchAll(/<meta name="description" content="([^"]*)"/g)].map(
        ([, words]) => words,
      )
      expect(descriptions, `${path} in ${locale}`).toEqual([expect.stringMatching(/^.{35,160}$/)])
    }
})
