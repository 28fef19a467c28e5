// Checks that a scene shows what is in its window, for its countries, in the language; and where QR codes lead.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { materials } from '../catalog/materials.ts'
import { qrCodes } from '../catalog/qrCodes.ts'
import { materialsOf } from './materials.ts'

const api = await testApi()
const now = new Date('2026-11-21T03:00:00.000Z')
const materialIds = (country: string | null, at = now) =>
  materialsOf('hub-home', { viewer: null, country, language: 'en', now: at }).map(({ id }) => id)

test('what is for one country is shown there only', () => {
  expect(materialIds('TH')).toContain('home-th-festival')
  for (const country of ['ID', 'VN', 'US', null])
    expect(materialIds(country)).not.toContain('home-th-festival')
})

test.each([
  ['2026-11-15T16:59:59.999Z', false],
  ['2026-11-15T17:00:00.000Z', true],
  ['2026-11-30T16:59:59.999Z', true],
  ['2026-11-30T17:00:00.000Z', false],
])('a window is open from its first instant up to its last: at %s %s', (at, open) => {
  expect(materialIds('TH', new Date(at)).includes('home-th-festival')).toBe(open)
})

test('what has no window always stays, in the order of the catalogue', () => {
  expect(materialIds(null, new Date('2030-01-01'))).toEqual(['welcome'])
  expect(materialIds('TH')).toEqual(['welcome', 'quiet-nights', 'home-th-festival'])
})

test('a member sees what is for the country of the account, wherever they call from; a visitor what is for the caller’s', async () => {
  const { token } = await addMember(api, { countryCode: 'VN' })
  const idsFor = async (call: object) => {
    const query = { scene: 'hub-home' }
    const { items } = await dataOf(api, 'querySceneMaterials', { ...call, query, caller: { country: 'TH' } })
    return items.map(({ id }) => id)
  }
  expect(await idsFor({})).toContain('home-th-festival')
  expect(await idsFor({ token })).not.toContain('home-th-festival')
})

test('words come in the language', async () => {
  const { items } = await dataOf(api, 'querySceneMaterials', { query: { scene: 'games' }, language: 'vn' })
  expect(items[0]?.title).toBe(materials.find(({ scene }) => scene === 'games')?.title.vn)
})

test('a scene that is none is malformed', async () => {
  expect((await api.call('querySceneMaterials', { query: { scene: 'kitchen' } })).status).toBe(400)
})

test('every QR code leads to a page of the hub, absolute', async () => {
  for (const [key, to] of qrCodes) {
    const { address } = await dataOf(api, 'jumpByQr', { query: { key } })
    expect(address).toBe(`https://hub.example.com${to}`)
  }
})
