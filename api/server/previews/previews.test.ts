// Tests previews of changes on the members' site: the signed link, the reader, the refusal of writes, and that no
// request without the cookie is affected.
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { requestOf } from '#tests/support/apiOn.ts'
import { addMember } from '#tests/support/members.ts'
import { siteWith } from '#tests/support/previewedSite.ts'
import { cookiesOf, membersOrigin, openStaffSide } from '#tests/support/staff.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { currentVersion } from '../../catalog/topic.ts'
import { gifts } from '../../catalog/gifts.ts'
import { previewToken, type Preview } from '../../content/preview.ts'
import { publishFiles } from '../../content/publishFiles.ts'
import { createApp } from '../../app/app.ts'
import type { Caller } from '../../http/operation.ts'
import { members } from '../../members/tables.ts'
import { addSamples } from '../../samples/samples.ts'
import { sessions } from '../../session/tables.ts'
import { openPreviews } from './previews.ts'

const api = await testApi()
const { store, integrations } = api
const staffSide = await openStaffSide(api)
const ton = await staffSide.sessionOf('ton', 'content')
const log = pino({ level: 'silent' })
const clock = { now: api.clock.now }
const previews = openPreviews({
  store,
  integrations,
  log,
  hub: membersOrigin,
  settings: {},
  clock: () => clock.now,
})
const membersApi = previews.apiFor(createApp({ store, integrations, log, clock: () => clock.now }))

const site = siteWith(previews, membersApi)

const caller: Caller = { address: '192.0.2.1', country: null, device: null }
const open = (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(membersOrigin + path, init), caller)

const choices = { path: '/gifts', reader: 'visitor', at: null, language: 'en', theme: 'day' }

let change = ''
beforeAll(async () => {
  await publishFiles(store.db, api.clock.now)
  await addSamples(store.db, api.clock.now)
  change = (await staffSide.dataOf('createContentChange', ton, { body: { title: 'Milk <b>bags</b>' } })).id
  await setCoins(77)
}, 60_000)

async function setCoins(coins: number) {
  const entry = 'gifts/milk-bags'
  const query = { entry, change }
  const { data, digest } = await staffSide.dataOf('getContentEntry', ton, { path: { topic: 'gifts' }, query })
  const body = { topic: 'gifts', entry, after: null, data: { ...objectOf(data), coins }, baseDigest: digest }
  await staffSide.dataOf('editContentEntry', ton, { path: { id: change }, body })
}

const linkFor = async (body: object) =>
  await staffSide.dataOf('previewContentChange', ton, { path: { id: change }, body: { ...choices, ...body } })

async function opened(body: object = {}) {
  const { url } = await linkFor(body)
  const response = await open((url ?? '').slice(membersOrigin.length))
  return { response, headers: { Cookie: cookiesOf(response) } }
}

describe('a link to a preview', () => {
  test('it sets a cookie that only the server can read, and leads to the page', async () => {
    const { response } = await opened({ reader: 'sprout' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/gifts'])
    const [previewCookie, token, locale, theme] = response.headers.getSetCookie()
    expect(previewCookie).toMatch(
      /^__Host-hub_preview=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(token).toContain('__Host-hub_token=preview;')
    expect([locale, theme].join(' ')).toMatch(/^locale=EN;.* __Host-theme=day;/)
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  test('it is valid for 30 minutes', async () => {
    const { headers } = await opened()
    const start = clock.now
    clock.now = new Date(start.getTime() + 30 * 60_000)
    const page = await open('/gifts', { headers })
    clock.now = start
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('has ended')])
    expect(page.headers.getSetCookie().join('\n')).toContain('__Host-hub_preview=; Max-Age=0')
  })

  const forged: Preview = {
    change: '',
    path: '/',
    reader: 'visitor',
    at: null,
    language: 'en',
    theme: 'day',
    until: '2030-01-01T00:00:00.000Z',
  }

  test.each([
    ['of another site', () => previewToken(integrations.files, 'https://other.example.com', forged)],
    [
      'whose signature was made for an upload',
      async () => {
        const payload = Buffer.from(JSON.stringify(forged)).toString('base64url')
        return `${payload}.${await integrations.files.sign(payload)}`
      },
    ],
    [
      'whose payload was changed',
      async () => {
        const token = await previewToken(integrations.files, membersOrigin, forged)
        const payload = Buffer.from(JSON.stringify({ ...forged, reader: 'sprout' })).toString('base64url')
        return `${payload}.${token.split('.')[1]}`
      },
    ],
    ['without a signature', async () => 'e30.'],
  ])('a link %s opens no preview, and its cookie shows no page', async (_, token) => {
    const value = await token()
    const response = await open(`/preview/${value}`)
    expect([response.status, response.headers.getSetCookie()]).toEqual([404, []])
    const page = await open('/gifts', { headers: { Cookie: `__Host-hub_preview=${value}` } })
    expect(page.status).toBe(410)
  })

  test('only staff with the permission editContent can create it', async () => {
    const support = await staffSide.sessionOf('kanya', 'support')
    const reply = await staffSide.call('previewContentChange', support, {
      path: { id: change },
      body: choices,
    })
    expect(reply.status).toBe(403)
    const unknown = await staffSide.call('previewContentChange', ton, { body: choices })
    expect(unknown.status).toBe(404)
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', ''])(
    'previewContentChange rejects the path %j',
    async (path) => {
      const body = { ...choices, path }
      expect((await staffSide.call('previewContentChange', ton, { path: { id: change }, body })).status).toBe(
        400,
      )
    },
  )

  test('previewContentChange rejects readers that are not listed, such as real members', async () => {
    const { items } = await staffSide.dataOf('listContentPreviewReaders', ton)
    expect(items.slice(0, 3).map(({ id }) => id)).toEqual(['visitor', 'newMember', expect.any(String)])
    const member = await addMember(api)
    const body = { ...choices, reader: member.uid.replaceAll('-', '').replace(/^\d+/, 'm') }
    expect((await staffSide.call('previewContentChange', ton, { path: { id: change }, body })).status).toBe(
      400,
    )
  })
})

describe('a page of a preview', () => {
  test('it shows the edits and a banner, and is neither cached nor indexed', async () => {
    const { headers } = await opened()
    const page = await open('/gifts', { headers })
    const text = await page.text()
    expect(text).toContain('nobody, 77')
    expect(text).toContain('Preview of “Milk &lt;b&gt;bags&lt;/b&gt;” for a visitor, now.')
    expect(text).toContain('href="/preview/end"')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(page.headers.get('ETag')).toBeNull()
  })

  test('the banner names a sample member and the time in the time zone of the markets', async () => {
    const { headers } = await opened({ reader: 'sprout', at: '2030-01-01T11:00:00.000Z' })
    const text = await (await open('/gifts', { headers })).text()
    expect(text).toContain('for the sample member Mali (Thailand), at 1 Jan 2030, 18:00 (UTC+7).')
    expect(text).not.toContain('sprout')
  })

  test('it shows later edits of the change immediately', async () => {
    const { headers } = await opened()
    await setCoins(78)
    expect(await (await open('/gifts', { headers })).text()).toContain('nobody, 78')
    await setCoins(77)
  })

  test.each([
    ['sprout', 'Mali'],
    ['newMember', 'Preview'],
  ])('it shows the reader %s as a member', async (reader, name) => {
    const { headers } = await opened({ reader })
    expect(await (await open('/gifts', { headers })).text()).toContain(`${name}, 77`)
  })

  test('a request without the cookie is answered without a preview', async () => {
    await opened()
    const page = await open('/gifts')
    expect(await page.text()).toBe(`<html><body>nobody, ${gifts().get('milk-bags')?.coins}</body></html>`)
    expect([page.headers.get('Cache-Control'), page.headers.get('ETag')]).toEqual([
      'public, max-age=60',
      '"page"',
    ])
    expect(currentVersion().number).toBeGreaterThanOrEqual(0)
  })

  test('it never shows the data of the real member whose session the browser has', async () => {
    const { headers } = await opened()
    const member = await addMember(api)
    const Cookie = `${headers.Cookie}; __Host-hub_token=${member.token}`
    expect(await (await open('/gifts', { headers: { Cookie } })).text()).toContain('nobody')
    const request = requestOf('getUserInfo', { token: member.token, headers }, membersOrigin)
    expect((await site.fetch(request, caller)).status).toBe(401)
  })

  test('built files are served as usual, and the service worker is missing', async () => {
    const { headers } = await opened()
    const file = await open('/assets/app.js', { headers })
    expect([await file.text(), file.headers.get('Cache-Control')]).toEqual(['code', 'public'])
    expect((await open('/sw.js', { headers })).status).toBe(404)
  })

  test('its end deletes the cookies and the data that the pages have stored', async () => {
    const { headers } = await opened({ reader: 'sprout' })
    const response = await open('/preview/end', { headers })
    expect(response.headers.getSetCookie().map((cookie) => cookie.replace(/; Path.*/, ''))).toEqual([
      '__Host-hub_preview=; Max-Age=0',
      '__Host-hub_token=; Max-Age=0',
      'locale=; Max-Age=0',
      '__Host-theme=; Max-Age=0',
    ])
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  })
})

describe('an API call of a preview', () => {
  const callAs = async (headers: Record<string, string>, ...[id, input]: Parameters<typeof requestOf>) => {
    const request = requestOf(id, { ...input, token: 'preview', headers }, membersOrigin)
    const response = await site.fetch(request, caller)
    const envelope: unknown = await response.json()
    return { response, envelope: objectOf(envelope) }
  }

  test('it is answered as the reader and at the chosen time, and stores no rows', async () => {
    const { headers } = await opened({ reader: 'sprout', at: '2027-03-04T05:00:00.000Z' })
    const before = [await store.db.$count(sessions), await store.db.$count(members)]
    const { response, envelope } = await callAs(headers, 'listSessions', { query: { limit: '5' } })
    expect(valueAt(envelope, 'data', 'items', 0, 'createdAt')).toBe('2027-03-04T05:00:00.000Z')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    await callAs((await opened({ reader: 'newMember' })).headers, 'getUserInfo', {})
    expect([await store.db.$count(sessions), await store.db.$count(members)]).toEqual(before)
  })

  test('a read with a body is answered', async () => {
    const { headers } = await opened({ reader: 'sprout' })
    expect((await callAs(headers, 'listAddresses', { body: {} })).response.status).toBe(200)
  })

  test.each(['modifyUserInfo', 'login', 'register', 'logout', 'checkIn', 'modifyAddress'] as const)(
    'the write %s is refused with a message',
    async (id) => {
      const { headers } = await opened({ reader: 'sprout' })
      const { response, envelope } = await callAs(headers, id, { body: {} })
      expect([response.status, envelope.message]).toEqual([
        403,
        expect.stringContaining('nothing that you do here is stored'),
      ])
    },
  )

  test('a posted form is refused', async () => {
    const { headers } = await opened()
    expect((await open('/login', { method: 'POST', headers, body: 'a=b' })).status).toBe(403)
  })

  test('it is refused after the change was withdrawn', async () => {
    const { id } = await staffSide.dataOf('createContentChange', ton, { body: { title: 'Gone' } })
    const { url } = await staffSide.dataOf('previewContentChange', ton, { path: { id }, body: choices })
    const headers = { Cookie: cookiesOf(await open((url ?? '').slice(membersOrigin.length))) }
    await staffSide.dataOf('withdrawContentChange', ton, { path: { id } })
    const { response, envelope } = await callAs(headers, 'getUserInfo', {})
    expect([response.status, envelope.message]).toEqual([403, 'The change is not open any more.'])
    const again = await staffSide.dataOf('previewContentChange', ton, { path: { id }, body: choices })
    expect([again.outcome, again.url]).toEqual(['state', null])
    expect(await store.db.select().from(sessions).where(eq(sessions.tokenHash, 'preview'))).toEqual([])
  })
})
