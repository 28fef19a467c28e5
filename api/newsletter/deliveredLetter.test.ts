// Tests letters end to end: a letter arrives through a real SMTP server with both parts, the headers that stop it, and
// pictures that the server renders.
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { startSmtp } from '#tests/support/messageServers.ts'
import { openIntegrations } from '../integrations/openIntegrations.ts'
import { emailDrawing, emailLookNames } from '../locale/emailLooks.ts'
import { members } from '../members/tables.ts'
import { readConfig } from '../process/config.ts'
import { openLetterPictures } from '../server/letterPictures.ts'
import { planLetters } from './planLetters.ts'
import { sendLetters } from './sendLetters.ts'

const { mails, receivers, url: SMTP_URL } = await startSmtp()
const hub = 'https://hub.example.com'
const config = readConfig({ SMTP_URL, HUB_URL: hub })
const { send } = openIntegrations(config, pino({ level: 'silent' })).integrations
const api = await testApi()
const noon = new Date('2026-11-10T05:00:00Z')

const decoded = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))

const pictures = openLetterPictures(
  async (path) => await readFile(`public${path}`, 'utf8').catch(() => undefined),
)

test('a letter arrives by SMTP with text, pictures in two themes, links and the headers of one click', async () => {
  const { uid, token, account } = await addMember(api, { countryCode: 'US', timeZone: 'Asia/Bangkok' })
  await api.store.db.update(members).set({ emailVerified: true }).where(eq(members.id, uid))
  await dataOf(api, 'setConsents', { token, body: { marketingMail: true } })
  await planLetters(api.store.db, noon)
  await sendLetters(api.store.db, noon, { files: api.integrations.files, send })
  await expect.poll(() => receivers).toContain(account)
  const mail = decoded(mails[receivers.indexOf(account)] ?? '')
  const [text = '', html = ''] = mail.split('<html')
  expect(text).toContain('Subject: New in the magazine: Small hours')
  expect(text).toMatch(/List-Unsubscribe:\s+<https:\/\/hub\.example\.com\/emails\/off\/[\w.-]+>/)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const article = /https:\/\/hub\.example\.com\/gifts\/eMagazineItemDetail\?id=2026-11&article=[a-z-]+/.exec(
    text,
  )?.[0]
  expect(article).toBeDefined()
  expect(html).toContain(`href="${article?.replace('&', '&amp;')}"`)

  const images = [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag)
  const sources = images.flatMap((tag) => /src="([^"]+\.png)"/.exec(tag)?.[1] ?? [])
  const drawings = sources.filter((source) => source.startsWith(`${hub}/emails/pictures/`))
  expect(drawings.length).toBeGreaterThan(2)
  expect(drawings.filter((source) => source.includes('/night/'))).toHaveLength(drawings.length / 2)
  for (const tag of images) for (const name of ['width', 'height', 'alt']) expect(tag).toContain(`${name}="`)
  for (const source of drawings) {
    const response = await pictures.request(source.replace(`${hub}/emails/pictures`, ''))
    expect([source, response.status]).toEqual([source, 200])
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height, format]).toEqual([800, 500, 'png'])
  }
})

test.each(
  emailLookNames.flatMap((look) => [emailDrawing(look), emailDrawing(look)?.replace('/art/', '/art/night/')]),
)('the server renders %s for emails with at most 40 kB', async (drawing) => {
  const response = await pictures.request(drawing?.replace('/art', '').replace('.svg', '.png') ?? '')
  expect(response.headers.get('Content-Type')).toBe('image/png')
  const { byteLength } = await response.arrayBuffer()
  expect(byteLength).toBeLessThan(40_000)
  // A picture of one color takes less than 3 kB.
  expect(byteLength).toBeGreaterThan(5000)
})

test.each(['magazine/missing.png', 'scenes/gone.png', 'magazine/..%2f..%2ficons.png', 'magazine/sleep.svg'])(
  'the server renders no picture for %s',
  async (path) => {
    expect((await pictures.request(`/${path}`)).status).toBe(404)
  },
)
