// Tests the start of a visit without server rendering: the browser stores and removes parameters of the URL (section 2
// of the specification).
import type { BrowserContext, Page } from '@playwright/test'
import { inApp } from '#tests/support/app.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'

test.use(inApp)

/** Responds to every document request with an empty document that loads the built app, like a static host. */
async function withoutServer(page: Page) {
  const html = await (await page.request.get('/login')).text()
  const [start] = /^.*?<html[^>]*>/.exec(html) ?? []
  const [importMap] = /<script type="importmap">.*?<\/script>/.exec(html) ?? []
  const [entry] =
    /<script type="module"[^>]* src="\/assets\/entry-client[^"]+"[^>]*><\/script>/.exec(html) ?? []
  const body = `${start}<meta name="referrer" content="origin">${importMap}${entry}`
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.continue(),
  )
}

/** Returns all cookies except `form_token`, the CSRF token that every page sets, and `returning`, a mark of the device. */
async function startCookies(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.filter(({ name }) => name !== 'form_token' && name !== 'returning')
}

test('the browser removes secrets from the URL before the router reads the URL', async ({
  page,
  context,
  hub,
}) => {
  const data = await dataOf(hub, 'login', {
    body: {
      account: 'sprout@example.com',
      password: 'quiet river at night',
    },
  })
  const token = data.token
  await withoutServer(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer}`))
  await page.goto(`/games/normalCheckIn?APPTOKEN=${token}&globalEnv=NA&Language=VN&linkCode=7KQ2MXRT`)
  await hydrated(page)
  expect(page.url()).toBe(`${hub.origin}/games/normalCheckIn?globalEnv=NA&Language=VN&linkCode=7KQ2MXRT`)
  expect(requests.filter((each) => each.includes(token))).toHaveLength(1)
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'vi-VN')
  const cookies = await startCookies(context)
  expect(new Map(cookies.map(({ name, value }) => [name, value]))).toEqual(
    new Map([
      ['APPMODE', '1'],
      ['hub_token', token],
      ['Language', 'VN'],
      ['linkCode', '7KQ2MXRT'],
    ]),
  )
})

test('without server rendering an invalid session token in the URL (APPTOKEN) is not stored', async ({
  page,
  context,
  hub,
}) => {
  await withoutServer(page)
  await page.goto('/login?APPTOKEN=no-such-token&globalEnv=NA')
  await hydrated(page)
  expect(page.url()).toBe(`${hub.origin}/login?globalEnv=NA`)
  expect(await startCookies(context)).toEqual([])
})
