// Tests the search: matching in four languages, typos, and the results for each kind of reader.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { readingTopicLabel } from '../locale/labels.ts'
import type { Language } from '../locale/language.ts'

const api = await testApi()
const reader = await addMember(api)

type Options = { member?: TestMember; language?: Language; kind?: string }

async function search(query: string, { member = reader, language = 'en', kind }: Options = {}) {
  const { groups } = await dataOf(api, 'searchHub', {
    token: member.token,
    language,
    query: { query, ...(kind !== undefined && { kind }) },
  })
  return groups
}

async function idsOf(query: string, { of, ...options }: Options & { of: string }) {
  const groups = await search(query, options)
  return groups.find(({ kind }) => kind === of)?.items.map(({ id }) => id) ?? []
}

describe('matching', () => {
  test.each([
    ['en', 'night light', 'night-light'],
    ['en', 'NIGHT', 'night-light'],
    ['en', 'nig', 'night-light'],
    ['en', 'musln', 'muslin-cloths'],
    ['en', 'calender', 'family-calendar-2027'],
    ['en', 'ngiht', 'night-light'],
    ['en', 'musiln', 'muslin-cloths'],
    ['id', 'lmapu tidur', 'night-light'],
    ['vn', 'khan mulsin', 'muslin-cloths'],
    ['id', 'lampu tidur', 'night-light'],
    ['id', 'handk', 'hooded-towel'],
    ['th', 'โคมไฟกลางคืน', 'night-light'],
    ['th', 'กลางคืน', 'night-light'],
    ['th', 'โคมไฟ', 'night-light'],
    ['vn', 'den ngu', 'night-light'],
    ['vn', 'Đèn ngủ', 'night-light'],
    ['vn', 'khan muslin', 'muslin-cloths'],
  ] as const)('in %s, the search “%s” finds the product %s', async (language, query, id) => {
    expect(await idsOf(query, { language, of: 'product' })).toContain(id)
  })

  test('a Vietnamese search without accents finds gifts about milk: “sua”', async () => {
    expect(await idsOf('tui tru sua', { language: 'vn', of: 'gift' })).toEqual(['milk-bags'])
  })

  test('a Thai search finds a part of a longer word, and does not confuse milk with soft', async () => {
    expect(await idsOf('น้ำนม', { language: 'th', of: 'gift' })).toContain('milk-bags')
    expect(await idsOf('นม', { language: 'th', of: 'gift' })).toContain('milk-bags')
    expect(await idsOf('นม', { language: 'th', of: 'product' })).not.toContain('night-light')
  })

  test.each([
    { language: 'en', query: 'sleep', kind: 'article', id: 'awake-at-three' },
    { language: 'en', query: 'slepe', kind: 'article', id: 'awake-at-three' },
    { language: 'id', query: 'tidur', kind: 'article', id: 'awake-at-three' },
    { language: 'th', query: 'การนอน', kind: 'article', id: 'awake-at-three' },
    { language: 'vn', query: 'giac ngu', kind: 'article', id: 'awake-at-three' },
    { language: 'en', query: 'keepsakes', kind: 'product', id: 'family-calendar-2027' },
    { language: 'en', query: 'birthday', kind: 'gift', id: 'tea-set' },
    { language: 'en', query: 'signing in', kind: 'question', id: 'no-code' },
  ] as const)('in $language, the search for the label “$query” finds the $kind $id', async (expected) => {
    const { language, query, kind, id } = expected
    const member = await addMember(api, { countryCode: 'TH' })
    expect(await idsOf(query, { member, language, of: kind, kind })).toContain(id)
  })

  test('an exact match hides results with typos', async () => {
    expect(await idsOf('mat', { of: 'product' })).toEqual([])
    expect(await idsOf('robe', { of: 'gift' })).toEqual(['house-robe'])
  })

  test('a question in words finds the answer, although some words do not occur', async () => {
    const [first] = await idsOf('what is the difference between my coins and my points', { of: 'question' })
    expect(first).toBe('coins-and-points')
  })

  test.each(['zzzzqqqq', '…', '( [ \\ * ?'])('the search %j has no results', async (query) => {
    expect(await search(query)).toEqual([])
  })
})

test('results have a name, the start of the text, a picture, a price or reading time, and a path', async () => {
  const groups = await search('night')
  const itemOf = (kind: string) => groups.find((group) => group.kind === kind)?.items[0]
  expect(itemOf('product')).toEqual({
    id: 'night-light',
    name: 'Soft night light',
    text: 'A warm, dimmable light for the small hours, charged by USB.',
    picture: '/art/mall/night-light.svg',
    coins: 320,
    minutes: null,
    link: '/pointsMall?product=night-light',
  })
  const article = itemOf('article')
  expect(article?.minutes).toBeGreaterThan(0)
  expect(article?.picture).toMatch(/^\/art\/magazine\//)
  expect(article?.link).toMatch(/^\/gifts\/eMagazineItemDetail\?id=.+&article=.+/)
})

test('a search returns at most 4 results of each kind, with their number, and more of one kind', async () => {
  const few = (await search('a')).find(({ total }) => total > 4)
  expect(few?.items).toHaveLength(4)
  const groups = await search('a', { kind: String(few?.kind) })
  expect(groups).toHaveLength(1)
  expect(groups[0]?.total).toBe(few?.total)
  expect(groups[0]?.items.length).toBeGreaterThan(4)
})

describe('readers', () => {
  test('a visitor finds only questions', async () => {
    const { groups } = await dataOf(api, 'searchHub', { query: { query: 'coins' } })
    expect(groups.map(({ kind }) => kind)).toEqual(['question'])
  })

  test('a member finds only products of their country', async () => {
    expect(await idsOf('batik', { of: 'product' })).toEqual([])
    const member = await addMember(api, { countryCode: 'ID' })
    expect(await idsOf('batik', { member, of: 'product' })).toEqual(['batik-pouch'])
  })

  test('a member who hides baby content finds no items about babies', async () => {
    const member = await addMember(api)
    expect(await idsOf('muslin', { member, of: 'product' })).toEqual(['muslin-cloths'])
    await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
    expect(await idsOf('muslin', { member, of: 'product' })).toEqual([])
  })

  test('won gifts are not found, because members cannot claim them', async () => {
    expect(await idsOf('plush moon', { of: 'gift' })).toEqual([])
  })
})

test.each([
  ['an empty query', ''],
  ['a query of 101 characters', 'a'.repeat(101)],
  ['a control character', 'a\u0000b'],
])('%s is rejected', async (_name, query) => {
  const reply = await api.call('searchHub', { token: reader.token, query: { query } })
  expect(reply.status).toBe(400)
})

describe('suggestions', () => {
  const suggestionsOf = (member: TestMember) =>
    dataOf(api, 'getSearchSuggestions', { token: member.token, language: 'en' })

  test('a new member gets topics, and the gift that is free with the first level', async () => {
    const { topics, items } = await suggestionsOf(await addMember(api))
    expect(topics.toSorted()).toEqual(['feeding', 'helpers', 'mind', 'pumping', 'sleep', 'work'])
    expect(items.map(({ link }) => link)).toEqual(['/gifts/list?gift=milk-bags'])
  })

  test('a member with coins gets 3 things that they can get, the most expensive product first', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 500)
    const { items } = await suggestionsOf(member)
    expect(items).toHaveLength(3)
    const [free, ...products] = items
    expect(free?.coins).toBe(0)
    const prices = products.map(({ coins }) => Number(coins))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    for (const price of prices) expect(price).toBeLessThanOrEqual(500)
  })

  test('a member who hides baby content gets no topics that have only items about babies', async () => {
    const member = await addMember(api)
    await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
    const { topics } = await suggestionsOf(member)
    expect(topics).toContain('mind')
    expect(topics).not.toContain('feeding')
    for (const topic of topics)
      expect(await search(readingTopicLabel(topic, 'en'), { member })).not.toEqual([])
  })
})
