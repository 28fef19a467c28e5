import { expect, test } from 'vitest'
import { pageVariant } from './pageVariant.ts'

const app = 'https://hub.example.com'

async function variantOf(address: string, headers: Record<string, string> = {}) {
  const variant = await pageVariant(new Request(address, { headers }), app)
  if (!variant) return undefined
  const { request, setCookies } = variant
  return { url: request.url, cookie: request.headers.get('Cookie'), setCookies }
}
const valueOf = (cookie: string) => cookie.split(';')[0]

test('pageVariant depends only on language and theme', async () => {
  const variantFor = (host: string, headers: Record<string, string>) =>
    variantOf(`http://${host}/app/faq`, headers)
  const plain = { url: `${app}/app/faq`, cookie: 'locale=TH', setCookies: [] }
  const ownCookies = 'locale=TH; __Host-hub_token=own; __Host-theme=tMqx81'
  expect(await variantFor('a.example', { Cookie: ownCookies })).toEqual(plain)
  expect(await variantFor('b.example', { Cookie: '__Host-theme=__proto__; x=y; locale=th-TH' })).toEqual(
    plain,
  )
  expect(await variantFor('c.example', { 'Accept-Language': 'x-abc,th;q=0.5' })).toEqual(plain)
  expect(await variantFor('d.example', { Cookie: '__Host-theme=night; locale=TH' })).toEqual({
    ...plain,
    cookie: 'locale=TH; __Host-theme=night',
  })
})

test('pageVariant uses the language that is configured for the requested host', async () => {
  const on = async (host: string, languageHosts?: string) =>
    (await pageVariant(new Request(`http://${host}/app/faq`), app, { languageHosts }))?.request.headers.get(
      'Cookie',
    )
  const hostSetting = 'TH=hub.example.co.th,VN=hub.example.vn'
  expect(await on('hub.example.vn', hostSetting)).toBe('locale=VN')
  expect(await on('hub.example.co.th', hostSetting)).toBe('locale=TH')
  expect(await on('hub.example.vn')).toBe('locale=EN')
})

test('pageVariant returns undefined for a visitor with a cookie that startPage removes', async () => {
  for (const Cookie of ['APPMODE=1', 'Language=TH'])
    expect(await variantOf(`${app}/app/faq`, { Cookie })).toBeUndefined()
})

test('pageVariant drops the query and returns the cookies that startPage sets', async () => {
  const started = await variantOf(`${app}/app/faq?utm_source=letter&linkCode=AB12CD34&x=1&x=2`)
  expect(started).toMatchObject({ url: `${app}/app/faq`, cookie: 'locale=EN' })
  expect(started?.setCookies.map(valueOf)).toEqual([
    expect.stringMatching(/traffic_source=letter$/),
    'linkCode=AB12CD34',
  ])
  const none = await variantOf(`${app}/app/faq?%00=%E0%A4%A&__proto__=1`)
  expect(none).toEqual({ url: `${app}/app/faq`, cookie: 'locale=EN', setCookies: [] })
})

test('pageVariant uses and stores the language of the query', async () => {
  const thai = await variantOf(`${app}/app/faq?Language=TH`, { 'Accept-Language': 'vi' })
  expect(thai?.cookie).toBe('locale=TH')
  expect(thai?.setCookies.map(valueOf)).toEqual(['Language=TH'])
  expect((await variantOf(`${app}/app/faq?Language=XX`, { 'Accept-Language': 'vi' }))?.cookie).toBe(
    'locale=VN',
  )
})

test('pageVariant sets no cookies if a script requests the page', async () => {
  const headers = { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }
  expect((await variantOf(`${app}/app/faq?utm_source=letter&Language=TH`, headers))?.setCookies).toEqual([])
})

test.each([
  '?APPTOKEN=abc&globalEnv=NA',
  '?token=abc',
  '?redirect=%2Fgifts%3Ftoken%3Dabc',
  '?version=2026-01-01',
  '?country=TH&utm_source=letter',
  '?c%6Funtry=TH',
])('pageVariant returns undefined for the query %s', async (search) => {
  expect(await variantOf(`${app}/app/privacy${search}`)).toBeUndefined()
})
