// Tests the start of a visit (section 2 of the specification, "Start-up behavior") with the real server: it stores or
// removes parameters of the URL, and secrets do not leak.
import { spawn } from 'node:child_process'
import { unbroken } from '#api/locale/unbroken.ts'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '#scripts/freePort.ts'
import { inApp } from '#tests/support/app.ts'
import { programOf } from '#tests/support/programOf.ts'
import { valueAt } from '#shared/unknown.ts'
import { full } from '../helpers/full.ts'
import { environmentOf, expect, hubData, hydrated, test } from '../helpers/hub.ts'
import { register, registerByForm } from '../helpers/steps.ts'
import { dataOf, newAccount, signedInAs } from '../helpers/member.ts'

const day = 86_400

// Simulate the app; sign-in.test.ts covers links from other sources.
test.use(inApp)

/** Signs in a sample member and returns the session token, which the app would pass in a URL. */
async function sessionOf(page: Page, account: string): Promise<string> {
  const data = { account, password: 'quiet river at night' }
  const answer = await page.request.post('/api/station/user/login', { data })
  return String(valueAt(await answer.json(), 'data', 'token'))
}

const cookieOf = async (context: BrowserContext, cookieName: string) =>
  (await context.cookies()).find(({ name }) => name === cookieName)

/** Returns the first response of a visit, and the cookies that it sets in a browser that already has a CSRF token. */
async function startCookies(origin: string, path: string, cookie = '') {
  const headers = {
    Cookie: `form_token=${'t'.repeat(22)}; ${cookie}`,
    Accept: 'text/html',
    'User-Agent': inApp.userAgent,
  }
  const answer = await fetch(origin + path, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return { answer, cookies: answer.headers.getSetCookie() }
}

test('the session token of a link (APPTOKEN) is never in the location, history, referrer or a later request', async ({
  page,
  context,
  hub,
}) => {
  const token = await sessionOf(page, 'sprout@example.com')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer}`))
  await page.goto('/no/such/page')
  await page.goto(`/games/normalCheckIn?APPTOKEN=${token}&globalEnv=NA&tab=2`)
  await expect(page.getByRole('heading', { name: unbroken('Daily check-in') })).toBeVisible()
  await hydrated(page)

  expect(page.url()).toBe(`${hub.origin}/games/normalCheckIn?globalEnv=NA&tab=2`)
  expect(requests.filter((each) => each.includes(token))).toHaveLength(1)
  const browser = await context.newCDPSession(page)
  const { entries } = await browser.send('Page.getNavigationHistory')
  expect(entries.filter(({ url }) => url.includes(token))).toEqual([])
  const traces = await page.evaluate(() => [
    document.referrer,
    ...performance.getEntries().map(({ name }) => name),
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ])
  expect(traces.filter((each) => each.includes(token))).toEqual([])
  await page.goBack()
  await page.goForward()
  expect(page.url()).not.toContain('APPTOKEN')
})

test('the redirect that removes APPTOKEN from the URL sends no referrer, is not cached, and stays on the host', async ({
  page,
  hub,
}) => {
  const token = await sessionOf(page, 'sprout@example.com')
  const { answer, cookies } = await startCookies(hub.origin, `/coins?APPTOKEN=${token}&globalEnv=NA&a=%20`)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/coins?globalEnv=NA&a=%20')
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  expect(cookies).toEqual([
    `APPMODE=1; Path=/; Max-Age=${7 * day}; SameSite=Lax`,
    'app_start=1; Path=/; Max-Age=60; SameSite=Lax',
    `hub_token=${token}; Path=/; Max-Age=${20 * day}; SameSite=Lax`,
    `returning=1; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
  ])
  const astray = await startCookies(hub.origin, '//evil.example/?token=x')
  expect(astray.answer.headers.get('Location')).toBe('/evil.example/')
})

test('the browser may not store a member’s page, but may cache a visitor’s page for Back', async ({
  page,
  hub,
}) => {
  const token = await sessionOf(page, 'sprout@example.com')
  const cachingOf = async (path: string, headers = {}) => {
    const { status, headers: replyHeaders } = await fetch(hub.origin + path, { headers })
    return [status, replyHeaders.get('Cache-Control')]
  }
  expect(await cachingOf('/login')).toEqual([200, 'private, no-cache'])
  expect(await cachingOf('/about-me', { Cookie: `hub_token=${token}` })).toEqual([200, 'private, no-store'])
})

test('the server’s logs contain neither APPTOKEN nor any other secret of a URL', full, async () => {
  const data = await hubData()
  const port = await freePort()
  const server = spawn(
    'node_modules/.bin/node',
    ['--disable-warning=ExperimentalWarning', programOf('api/main.ts')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        ...environmentOf(data),
        LOG_LEVEL: 'debug',
        STAND_INS: 'on',
      },
    },
  )
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text))
  await expect.poll(() => output, { timeout: 200_000, intervals: [50] }).toContain('listening')
  const secret = 'Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2'
  await startCookies(`http://localhost:${port}`, `/coins?APPTOKEN=${secret}&globalEnv=NA`)
  await startCookies(`http://localhost:${port}`, `/app/email-verifications?token=${secret}`)
  server.kill('SIGTERM')
  await once(server, 'close')
  await rm(data.dataFolder, { recursive: true })
  expect(output).toContain('checkToken')
  expect(output).not.toContain(secret)
})

test('an invalid session token in the URL (APPTOKEN) has no effect', async ({ page, context, hub }) => {
  await page.goto(`/login?APPTOKEN=no-such-token&globalEnv=NA`)
  expect(page.url()).toBe(`${hub.origin}/login?globalEnv=NA`)
  expect(await cookieOf(context, 'hub_token')).toBeUndefined()
  expect(await cookieOf(context, 'APPMODE')).toBeUndefined()
})

test('a session token in the URL (APPTOKEN) does not replace a valid session', async ({
  page,
  context,
  hub,
}) => {
  await register(page, hub)
  const memberCookie = await cookieOf(context, 'hub_token')
  const token = await sessionOf(page, 'sprout@example.com')
  await page.goto(`/?APPTOKEN=${token}&globalEnv=NA`)
  expect(await cookieOf(context, 'hub_token')).toEqual(memberCookie)
  await expect(page.getByText('Mali').first()).toBeVisible()
})

test('a visit without a session token in the URL (APPTOKEN) removes the app-mode flag from the cookie and local storage (section 2 of the specification)', async ({
  page,
  context,
}) => {
  const token = await sessionOf(page, 'nest@example.com')
  await page.goto(`/?APPTOKEN=${token}&globalEnv=NA`)
  const appMode = () => page.evaluate(() => localStorage.getItem('APPMODE'))
  await expect.poll(appMode).toBe('1')
  expect(page.url()).toMatch(/\/\?globalEnv=NA$/)
  expect(await cookieOf(context, 'app_start')).toBeUndefined()
  // Reload the page, whose URL contains no token any more.
  await page.reload()
  expect(await cookieOf(context, 'APPMODE')).toBeUndefined()
  await expect.poll(appMode).toBeNull()
  expect((await cookieOf(context, 'hub_token'))?.value).toBe(token)
})

test('the cookies for language, link code and red tag have the lifetimes in section 9 of the specification, and the source is a session cookie', async ({
  hub,
}) => {
  const { cookies } = await startCookies(hub.origin, '/?Language=TH&linkCode=7KQ2MXRT&utm_source=letter')
  expect(cookies).toEqual([
    `Language=TH; Path=/; Max-Age=${7 * day}; SameSite=Lax`,
    'traffic_source=letter; Path=/; SameSite=Lax',
    `linkCode=7KQ2MXRT; Path=/; Max-Age=${7 * day}; SameSite=Lax`,
    `member_hub_red_tag=1; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
  ])
  const without = await startCookies(hub.origin, '/login', 'Language=TH; linkCode=7KQ2MXRT; APPMODE=1')
  expect(without.cookies).toEqual([
    'APPMODE=; Path=/; Max-Age=0; SameSite=Lax',
    'Language=; Path=/; Max-Age=0; SameSite=Lax',
  ])
})

test('a request for a missing file keeps the cookies of the visit', full, async ({ page, context, hub }) => {
  await page.goto('/login?Language=TH')
  expect(await page.evaluate(() => fetch('/no/such/file.json').then(({ status }) => status))).toBe(404)
  expect((await cookieOf(context, 'Language'))?.value).toBe('TH')
  const { cookies } = await startCookies(hub.origin, '/no/such/file.json', 'Language=TH')
  expect(cookies).toHaveLength(1)
})

test('a Language query sets the language until the user selects one, and a reload keeps that choice (section 2 of the specification)', async ({
  page,
  context,
}) => {
  const language = page.getByRole('document')
  await page.goto('/coins?Language=TH')
  await expect(language).toHaveAttribute('lang', 'th-TH')
  expect((await cookieOf(context, 'Language'))?.value).toBe('TH')
  await page.goto('/login?Language=VN')
  await expect(language).toHaveAttribute('lang', 'vi-VN')
  await hydrated(page)
  await page.getByRole('combobox').selectOption('id-ID')
  await expect(language).toHaveAttribute('lang', 'id-ID')
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await expect(language).toHaveAttribute('lang', 'id-ID')
  expect(await cookieOf(context, 'Language')).toBeUndefined()
})

test('the link code of a URL is sent with the registration, together with the source and channel (section 2 of the specification)', async ({
  page,
  hub,
}) => {
  const token = await sessionOf(page, 'sprout@example.com')
  const { linkCode, joined } = await dataOf(hub, 'getReferral', { token })

  await page.goto(`/coins?linkCode=${linkCode}&utm_source=email_marketing&utm_medium=newsletter`)
  const registration = page.waitForRequest((request) => request.url().endsWith('/registerByCode'))
  await registerByForm(page, hub, { account: newAccount() })
  expect((await registration).postDataJSON()).toMatchObject({
    linkCode,
    source: 'newsletter',
    channel: 'web',
  })
  expect((await dataOf(hub, 'getReferral', { token })).joined).toBe(joined + 1)
})

test('the country of the visitor is looked up at the start and does not change the language (section 2 of the specification)', async ({
  otherBrowser,
  hub,
}) => {
  const context = await otherBrowser({ locale: 'vi-VN' })
  const page = await context.newPage()
  await context.addCookies([{ name: 'locale', value: 'TH', url: hub.origin }])
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('VN')
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'th-TH')
})

test(
  'the red tag is set when a member comes to the root page from another page (section 4 of the specification)',
  full,
  async ({ page, context, hub }) => {
    const token = await sessionOf(page, 'nest@example.com')
    await signedInAs(page, hub, { token })
    await page.goto('/games/normalCheckIn', { waitUntil: 'networkidle' })
    expect(await cookieOf(context, 'member_hub_red_tag')).toBeUndefined()
    await page.getByRole('banner').getByRole('link', { name: 'Members’ hub' }).click()
    await expect(page).toHaveURL(`${hub.origin}/`)
    await expect.poll(async () => (await cookieOf(context, 'member_hub_red_tag'))?.value).toBe('1')
  },
)

test('the page works if storage and cookies are blocked', async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const country = page.waitForResponse((answer) => answer.url().endsWith('/getIpIsoCode'))
  await page.goto('/login?Language=TH&linkCode=7KQ2MXRT')
  await hydrated(page)
  await country
  await page.getByRole('combobox').selectOption('en-US')
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'en-US')
})

test('the token in the fragment of an emailed link is removed from the URL', async ({
  page,
  context,
  hub,
}) => {
  await page.goto('/login#token=abc')
  await hydrated(page)
  expect(page.url()).toBe(`${hub.origin}/login`)
  expect((await cookieOf(context, 'link_token'))?.value).toBe('abc')
})
