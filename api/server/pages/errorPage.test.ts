// Tests that the error page that is rendered without the app has the same language and colors as the app, in the light
// and dark themes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { render } from '#src/entry-server.tsx'
import { errorPage } from './errorPage.ts'

test('the error page shows its status code above the title in a softer color, like the error page of the app', async () => {
  const answer = await errorPage(new Request('http://hub.test/'), 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  const page = await answer.text()
  expect(page).toMatch(new RegExp(`<p class="code">${answer.status}</p>\\s*<h1>`))
  const look = /\.code \{([^}]*)\}/.exec(page)?.[1]
  expect(look).toContain('color: var(--ink-soft)')
  const size = /@utility title-card \{[^}]*(font-size: [^;]+);/.exec(
    readFileSync('src/ui/style/tokens.css', 'utf8'),
  )?.[1]
  expect(look).toContain(size)
})

test('the error page uses the colors of the app in both themes', async () => {
  const page = await (await errorPage(new Request('http://hub.test/'), 'FAULT')).text()
  const css = readFileSync('src/ui/style/colours.css', 'utf8')
  for (const role of ['--surface', '--ink', '--ink-soft', '--accent', '--on-accent']) {
    const [, day = '', night = ''] =
      new RegExp(`${role}: var\\(--day, (.+)\\) var\\(--night, (.+)\\);`).exec(css) ?? []
    for (const value of [day, night]) {
      const property = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
      const colour = property ? new RegExp(`${property}: ([^;]+);`).exec(css)?.[1] : value
      expect(page).toContain(`${role}:${colour};`)
    }
  }
})

const settings = { languageHosts: 'TH=hub.example.co.th,VN=hub.example.vn' }

test.each([
  ['/', {}],
  ['/', { Cookie: 'locale=TH', 'Accept-Language': 'id' }],
  ['/', { Cookie: 'locale=th-TH' }],
  ['/', { Cookie: 'locale=VN; Language=TH' }],
  ['/?Language=ID', { Cookie: 'locale=VN; Language=TH' }],
  ['/?Language=xx', { Cookie: 'locale=VN' }],
  ['/', { 'Accept-Language': 'de, vi;q=0.1, th;q=0.9' }],
  ['/', { 'Accept-Language': 'en;q=0, th; q=0.5' }],
  ['/', { 'Accept-Language': 'fr-TH, pt-ID' }],
  ['https://hub.example.vn/', { 'Accept-Language': 'de' }],
  ['https://hub.example.co.th/', {}],
])('the error page uses the same language as other pages: URL %s, headers %j', async (path, headers) => {
  const request = new Request(new URL(path, 'https://hub.example.com'), { headers })
  const languageIn = async (page: Response) => /<html[^>]* ?lang="([^"]+)"/.exec(await page.text())?.[1]
  const other = new Request(new URL(`/no/such/page${new URL(request.url).search}`, request.url), { headers })
  const expected = await languageIn(
    await render(other, {
      api: async () => Response.json({}, { status: 500 }),
      manifest: { routes: {} },
      nonce: '',
      sites: { hub: new URL(request.url).origin, neighbours: {} },
      settings,
      reportFault: () => {},
    }),
  )
  expect(expected).toBeDefined()
  expect(await languageIn(await errorPage(request, 'FAULT', { settings }))).toBe(expected)
})
