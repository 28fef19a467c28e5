// Tests the magazine, courses and benefits: which content a member sees, the reading history, and rewards for finished
// courses.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { givePoints } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { benefits } from '../catalog/benefits.ts'
import { courses } from '../catalog/courses.ts'
import { issues } from '../catalog/magazine.ts'
import { balances } from '../ledger/ledger.ts'

const api = await testApi()
const topics = ['feeding', 'helpers', 'mind', 'pumping', 'sleep', 'work']

describe('catalog of reading', () => {
  test('the catalog has six magazine issues with 21 articles, and the articles cover all topics and have two to four paragraphs each', () => {
    expect(issues()).toHaveLength(6)
    const articles = issues().flatMap((issue) => issue.articles)
    expect(articles).toHaveLength(21)
    for (const { paragraphs } of articles) {
      expect(paragraphs.length).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length).toBeLessThanOrEqual(4)
    }
    expect([...new Set(articles.map(({ topic }) => topic))].toSorted()).toEqual(topics)
  })

  test('the four translations of each text of the magazine, courses and benefits are different from each other', () => {
    const texts = JSON.stringify([issues(), courses(), benefits()]).matchAll(
      /"en":"(.*?)","id":"(.*?)","th":"(.*?)","vn":"(.*?)"/g,
    )
    let count = 0
    for (const [, ...four] of texts) {
      expect(new Set(four).size).toBe(4)
      expect(four[2]).toMatch(/\p{Script=Thai}/u)
      count += 1
    }
    expect(count).toBeGreaterThan(100)
  })
})

describe('magazine', () => {
  const list = ({ token }: TestMember, query: Record<string, string> = {}) =>
    dataOf(api, 'queryMagazines', { token, query })
  const read = ({ token }: TestMember, id: string) => api.call('addMagazineHistory', { token, path: { id } })
  const isAllBrowse = async ({ token }: TestMember) =>
    (await dataOf(api, 'checkIsBrowse', { token })).isAllBrowse

  test('queryMagazines returns magazine issues in pages, newest first', async () => {
    const member = await addMember(api)
    const first = await list(member, { limit: '4' })
    expect(first.items.map(({ id }) => id)).toEqual(['2026-11', '2026-10', '2026-09', '2026-08'])
    const second = await list(member, { limit: '4', cursor: String(first.nextCursor) })
    expect(second.items.map(({ id }) => id)).toEqual(['2026-07', '2026-06'])
    expect(second.nextCursor).toBeNull()
  })

  test('addMagazineHistory marks an issue as read for the calling member only, and accepts concurrent duplicate calls', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    expect(await isAllBrowse(mine)).toBe(false)
    for (const { id } of issues()) expect(countBy(await atOnce(3, () => read(mine, id)))).toEqual({ OK: 3 })
    expect(await isAllBrowse(mine)).toBe(true)
    expect((await list(mine)).items.every(({ isBrowse }) => isBrowse)).toBe(true)
    expect((await list(other)).items.some(({ isBrowse }) => isBrowse)).toBe(false)
    const detail = { token: mine.token, path: { id: '2026-11' } }
    expect(await dataOf(api, 'getMagazineDetail', detail)).toMatchObject({ isBrowse: true })
  })

  test('a magazine issue appears as unread on its publication date in the member’s time zone', async () => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date('2026-10-31T16:59:59Z')
    const member = await addMember(ownApi)
    const { token } = member
    const ids = async () => (await dataOf(ownApi, 'queryMagazines', { token })).items.map(({ id }) => id)
    expect(await ids()).toHaveLength(5)
    expect((await ownApi.call('getMagazineDetail', { token, path: { id: '2026-11' } })).status).toBe(404)
    for (const id of await ids()) await ownApi.call('addMagazineHistory', { token, path: { id } })
    expect(await dataOf(ownApi, 'checkIsBrowse', { token })).toEqual({ isAllBrowse: true })
    ownApi.wait(1)
    expect(await ids()).toHaveLength(6)
    expect(await dataOf(ownApi, 'checkIsBrowse', { token })).toEqual({ isAllBrowse: false })
  })

  test('getMagazineDetail returns articles in the language of the request', async () => {
    const { token } = await addMember(api)
    const call = { token, path: { id: '2026-06' } }
    const names = new Set<string>()
    for (const language of ['en', 'id', 'th', 'vn'])
      names.add((await dataOf(api, 'getMagazineDetail', { ...call, language })).articles[0]?.name ?? '')
    expect(names.size).toBe(4)
  })
})

describe('courses', () => {
  const course = courses()[0]
  const path = { id: String(course?.id) }
  const chapters = course?.chapters.map(({ id }) => id) ?? []
  const finish = ({ token }: TestMember, chapterId: string, key?: string) =>
    api.call('finishChapter', { token, path, key, body: { chapterId } })
  const pointsOf = async ({ uid }: TestMember) => (await balances(api.store.db, uid, api.clock.now)).points

  test('finishChapter grants the reward of a course once, when no unfinished chapter is left, even if the chapters were finished in another order', async () => {
    const member = await addMember(api)
    const [first = '', ...rest] = chapters.toReversed()
    for (const chapter of rest)
      expect(await finish(member, chapter)).toMatchObject({ data: { reward: { coins: 0, points: 0 } } })
    expect(await pointsOf(member)).toBe(0)
    const last = await finish(member, first)
    expect(last).toMatchObject({
      data: {
        reward: course?.reward,
        course: { done: chapters.length, finishedAt: api.clock.now.toISOString() },
      },
    })
    for (const chapter of chapters) await finish(member, chapter)
    expect(await pointsOf(member)).toBe(course?.reward.points)
    const { items } = await dataOf(api, 'listOnlineCourses', { token: member.token })
    expect(items[0]).toMatchObject({ done: chapters.length })
    expect(items[1]).toMatchObject({ done: 0, finishedAt: null })
  })

  test('finishChapter keeps the time at which a chapter was first finished', async () => {
    const ownApi = await testApi({ store: api.store })
    const { token } = await addMember(ownApi)
    const call = { token, path, body: { chapterId: String(chapters[0]) } }
    const before = await dataOf(ownApi, 'finishChapter', call)
    ownApi.wait(60)
    expect((await dataOf(ownApi, 'finishChapter', call)).course).toEqual(before.course)
  })

  test('concurrent and duplicate finishChapter calls grant the reward of a course only once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await addMember(api)
      const replies = await Promise.all([...chapters, ...chapters].map((chapter) => finish(member, chapter)))
      expect(countBy(replies)).toEqual({ OK: chapters.length * 2 })
      expect(await pointsOf(member)).toBe(course?.reward.points)
    }
  })

  test('if the member’s level is too low for a course, getCourse returns chapters with empty texts, and finishChapter rejects these chapters', async () => {
    const member = await addMember(api)
    const call = { token: member.token, path: { id: 'nights-shared' } }
    const closed = await dataOf(api, 'getCourse', call)
    expect(closed.eligibility).toEqual({ ok: false, reasons: [{ code: 'FROM_LEVEL_2' }] })
    expect(closed.chapters.map(({ text }) => text)).toEqual(['', '', ''])
    const refused = await api.call('finishChapter', { ...call, body: { chapterId: 'who-takes-what' } })
    expect(detailOf(refused)).toEqual({ reasons: [{ code: 'FROM_LEVEL_2' }] })

    await givePoints(api, member, 200)
    const open = await dataOf(api, 'getCourse', call)
    for (const { text } of open.chapters) expect(text).not.toBe('')
  })
})

describe('benefits', () => {
  const idsFor = async (countryCode: string, now?: string) => {
    const ownApi = await testApi({ store: api.store })
    if (now) ownApi.clock.now = new Date(now)
    const { token } = await addMember(ownApi, { countryCode })
    const { items } = await dataOf(ownApi, 'listNewProductBenefits', { token })
    return items.map(
      ({ id, eligibility: { ok, nextDate } }) => `${id} ${ok ? 'open' : (nextDate ?? 'closed')}`,
    )
  }

  test('listNewProductBenefits returns the benefits of the member’s country, sorted by their end date, earliest first', async () => {
    expect(await idsFor('TH')).toEqual([
      'pillow-with-gift open',
      'trial-nursing-bra open',
      'early-wearable-pump closed',
      'steriliser-preview 2026-12-01T00:00:00.000Z',
    ])
    expect(await idsFor('US')).toEqual([
      'early-wearable-pump closed',
      'steriliser-preview 2026-12-01T00:00:00.000Z',
      'bag-voucher-us open',
    ])
  })

  test('listNewProductBenefits marks a benefit as open only between its opening time and its closing time', async () => {
    expect(await idsFor('VN', '2026-11-14T23:59:59.999Z')).toContain(
      'trial-nursing-bra 2026-11-15T00:00:00.000Z',
    )
    expect(await idsFor('VN', '2026-11-15T00:00:00.000Z')).toContain('trial-nursing-bra open')
    expect(await idsFor('VN', '2027-01-31T16:59:59.999Z')).toContain('trial-nursing-bra open')
    const after = await idsFor('VN', '2027-01-31T17:00:00.000Z')
    expect(after.join()).not.toContain('trial-nursing-bra')
  })
})
