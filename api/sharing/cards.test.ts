// Tests cards to share: their content, their picture, and that only the member gets a card.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { readShareCard } from '../games/index.ts'
import { openCards } from './cards.ts'

const api = await testApi()
const { files } = api.integrations
const cards = openCards({ files, readFile: async () => null, clock: () => api.clock.now })
const cardOf = (member: TestMember, query: Record<string, string>) =>
  dataOf(api, 'getShareCard', { ...member, query })
const pictureAt = (url: string) => cards.request(url.replace('/share/card', ''))

test('the card of a level names the level, in the language of the request, and not the member', async () => {
  const member = await addMember(api, { firstName: 'Mali' })
  const { url, title, width, height } = await cardOf(member, { kind: 'level' })
  expect(title).toBe('I’m at Moon now')
  const picture = await pictureAt(url)
  expect(picture.headers.get('Cache-Control')).toBe('private, no-store')
  const { format, ...size } = await sharp(await picture.arrayBuffer()).metadata()
  expect({ format, width: size.width, height: size.height }).toEqual({ format: 'png', width, height })
  const payload = Buffer.from(url.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString()
  expect(payload).not.toContain('Mali')
  expect(payload).not.toContain(member.uid)
})

test('the card of a streak needs two days in a row', async () => {
  const member = await addMember(api)
  await api.call('checkIn', { ...member, path: { game: 'normalCheckIn' } })
  expect((await api.call('getShareCard', { ...member, query: { kind: 'streak' } })).status).toBe(404)
})

test.each([undefined, 'no-such-result'])('a member gets no card for the prize %s', async (id) => {
  const member = await addMember(api)
  const query = { kind: 'prize', ...(id && { id }) }
  expect((await api.call('getShareCard', { ...member, query })).status).toBe(404)
})

test('a visitor gets no card', async () => {
  expect((await api.call('getShareCard', { query: { kind: 'level' } })).status).toBe(401)
})

test('changed, unsigned and expired cards are not drawn', async () => {
  const { url } = await cardOf(await addMember(api), { kind: 'level' })
  const [payload = '', signature = ''] = url.replace(/^.*\//, '').split('.png?signature=')
  const other = Buffer.from(JSON.stringify({ title: 'Any text', text: '', until: 9e15 })).toString(
    'base64url',
  )
  const signed = (name: string, value: string) => `/${name}.png?signature=${value}`
  const paths = [
    signed(other, signature),
    `/${payload}.png`,
    signed(payload, ''),
    signed(payload, `${signature}x`),
    signed('', signature),
    `/${payload}`,
  ]
  const statuses = await Promise.all(paths.map(async (path) => (await cards.request(path)).status))
  expect(statuses).toEqual(paths.map(() => 404))
  const later = new Date(api.clock.now.getTime() + 11 * 60_000)
  expect(await readShareCard(files, { payload, signature }, later)).toBeUndefined()
})

test('the card of a member with a streak names its days', async () => {
  const member = await addMember(api)
  const start = api.clock.now
  for (let day = 0; day < 3; day += 1) {
    api.clock.now = new Date(start.getTime() + day * 86_400_000)
    await api.call('checkIn', { ...member, path: { game: 'normalCheckIn' } })
  }
  expect((await cardOf(member, { kind: 'streak' })).title).toBe('3 days in a row')
  api.clock.now = start
})
