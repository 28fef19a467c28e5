// Tests that scene materials depend on time window, country and language, and tests the URLs of QR codes.
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

test('materialsOf returns a material for one country only in that country', () => {
  expect(materialIds('TH')).toContain('home-th-festival')
  for (const country of ['ID', 'VN', 'US', null])
    expect(materialIds(country)).not.toContain('home-th-festival')
})

test.each([
  ['2026-11-15T16:59:59.999Z', false],
  ['2026-11-15T17:00:00.000Z', true],
  ['2026-11-30T16:59:59.999Z', true],
  ['2026-11-30T17:00:00.000Z', false],
])('materialsOf includes the start of a material’s time window, but not its end: at %s %s', (at, open) => {
  expect(materialIds('TH', new Date(at)).includes('home-th-festival')).toBe(open)
})

test('materialsOf returns materials without a time window in the order of the catalog', () => {
  expect(materialIds(null, new Date('2030-01-01'))).toEqual(['welcome'])
  expect(materialIds('TH')).toEqual(['welcome', 'quiet-nights', 'home-th-festival'])
})

test('querySceneMaterials uses the country of the member’s account, or the caller’s country for visitors', async () => {
  const { token } = await addMember(api, { countryCode: 'VN' })
  const idsFor = async (call: object) => {
    const query = { scene: 'hub-home' }
    const { items } = await dataOf(api, 'querySceneMaterials', { ...call, query, caller: { country: 'TH' } })
    return items.map(({ id }) => id)
  }
  expect(await idsFor({})).toContain('home-th-festival')
  expect(await idsFor({ token })).not.toContain('home-th-festival')
})

test('querySceneMaterials returns titles in the language of the request', async () => {
  const { items } = await dataOf(api, 'querySceneMaterials', { query: { scene: 'games' }, language: 'vn' })
  expect(items[0]?.title).toBe(materials().find(({ scene }) => scene === 'games')?.title.vn)
})

test('querySceneMaterials rejects an unknown scene', async () => {
  expect((await api.call('querySceneMaterials', { query: { scene: 'kitchen' } })).status).toBe(400)
})

test('jumpByQr returns an absolute URL of the hub for each QR code', async () => {
  for (const [key, to] of qrCodes()) {
    const { address } = await dataOf(api, 'jumpByQr', { query: { key } })
    expect(address).toBe(`https://hub.example.com${to}`)
  }
})
