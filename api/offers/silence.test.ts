// Checks that baby content is flagged in the catalog, and that members who have hidden it after a loss do not see it.
import { describe, expect, test } from 'vitest'
import words from '#locales/notices/en-US.json' with { type: 'json' }
import { testApi } from '#tests/support/api.ts'
import { objectOf } from '#shared/unknown.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { benefits } from '../catalog/benefits.ts'
import { campaigns } from '../catalog/campaigns.ts'
import { games } from '../catalog/checkIn.ts'
import { draws } from '../catalog/draws.ts'
import { courses } from '../catalog/courses.ts'
import { giftRegistration } from '../catalog/giftRegistration.ts'
import { gifts } from '../catalog/gifts.ts'
import { issues } from '../catalog/magazine.ts'
import { mallProducts } from '../catalog/mall.ts'
import { materials } from '../catalog/materials.ts'
import { notices } from '../catalog/notices.ts'
import { questionnaires } from '../catalog/questionnaires.ts'
import { tasks } from '../catalog/tasks.ts'

const api = await testApi()
const noticeTexts = new Map(Object.entries(words))

/** Catalog entries that can be flagged as baby content, grouped by list. */
const catalogue: Record<string, readonly { aboutBaby: boolean }[]> = {
  benefits: benefits(),
  campaigns: campaigns().en,
  courses: courses(),
  games: Object.values(games()),
  draws: [...draws().values()],
  gifts: [...gifts().values()],
  giftRegistration: giftRegistration().en.products,
  issues: issues().map(({ name, text, aboutBaby }) => ({ name, text, aboutBaby })),
  articles: issues().flatMap(({ articles }) => articles),
  mall: [...mallProducts().values()],
  materials: materials(),
  notices: [...notices].map(([kind, notice]) => ({
    ...notice,
    text: noticeTexts.get(`notices.${kind}.text`),
  })),
  questionnaires: questionnaires().en,
  tasks: tasks(),
}

describe('flags in the catalog that mark content about babies', () => {
  const speaksOfBabies =
    /\b(bab(y|ies)|newborns?|pregnan\w*|birth|midwi\w+|nurs(e|ing)|breast\w*|pump(s|ing)?|milk|crib|cradle)\b/i

  test.each(Object.entries(catalogue))('the catalog flags entries that mention babies: %s', (_, items) => {
    const unmarked = items
      .filter(({ aboutBaby }) => !aboutBaby)
      // Each product of a campaign has a separate flag for baby content.
      .map((item) =>
        JSON.stringify(item, (_key, value: unknown) =>
          objectOf(value).aboutBaby === true ? undefined : value,
        ),
      )
      .filter((text) => speaksOfBabies.test(text))
    expect(unmarked).toEqual([])
  })

  test.each(Object.entries(catalogue))('the catalog list %s has entries without baby content', (_, items) =>
    expect(items.some(({ aboutBaby }) => !aboutBaby)).toBe(true),
  )
})

describe('member who has hidden baby content', () => {
  const ids = (of: readonly { aboutBaby: boolean; id: string }[]) =>
    of.flatMap(({ id, aboutBaby }) => (aboutBaby ? [id] : []))

  async function listed(member: TestMember): Promise<Record<string, string[]>> {
    const { items: products } = await dataOf(api, 'listMallProducts', member)
    const { items: memberGifts } = await dataOf(api, 'listGifts', { ...member, query: { limit: '50' } })
    const { items: magazines } = await dataOf(api, 'queryMagazines', { ...member, query: { limit: '50' } })
    const { items: lessons } = await dataOf(api, 'listOnlineCourses', member)
    const { items: offers } = await dataOf(api, 'listNewProductBenefits', member)
    const { items: activities } = await dataOf(api, 'listActivities', { ...member, query: { limit: '50' } })
    const { games: played } = await dataOf(api, 'listGames', member)
    const { items: pending } = await dataOf(api, 'listPendingTasks', member)
    const { items: registrable } = await dataOf(api, 'listGiftProducts', member)
    const { items: forms } = await dataOf(api, 'listQuestionnaires', member)
    const scenes = await dataOf(api, 'querySceneMaterials', { ...member, query: { scene: 'gifts' } })
    return {
      products: products.map(({ id }) => id),
      gifts: memberGifts.map(({ id }) => id),
      magazines: magazines.map(({ id }) => id),
      courses: lessons.map(({ id }) => id),
      benefits: offers.map(({ id }) => id),
      activities: activities.map(({ id }) => id),
      games: played.map(({ game }) => game),
      tasks: pending.map(({ task }) => task),
      registrable: registrable.map(({ id }) => id),
      questionnaires: forms.map(({ id }) => id),
      scenes: scenes.items.map(({ id }) => id),
    }
  }

  test('lists omit baby content while a member hides it, and contain it again when the member shows it again', async () => {
    const member = await addMember(api)
    const before = await listed(member)
    const silence = (silenced: boolean) => dataOf(api, 'setBabyContent', { ...member, body: { silenced } })
    await silence(true)
    const quiet = await listed(member)
    const marked = new Set([
      ...[...gifts().values(), ...mallProducts().values(), ...issues(), ...courses(), ...benefits()].flatMap(
        (entry) => ids([entry]),
      ),
      ...ids([...campaigns().en, ...materials(), ...giftRegistration().en.products, ...questionnaires().en]),
      // Hides a magazine issue only if all its articles are about babies.
      ...issues().flatMap(({ id, articles }) => (articles.every(({ aboutBaby }) => aboutBaby) ? [id] : [])),
      'add-baby',
      'motherDay',
    ])
    const unmarked = Object.entries(before).map(([list, listedIds]) => [
      list,
      listedIds.filter((id) => !marked.has(id)),
    ])
    expect(quiet).toEqual(Object.fromEntries(unmarked))
    expect(quiet).not.toEqual(before)
    await silence(false)
    expect(await listed(member)).toEqual(before)
  })

  test('pages with baby content return 404 while the member hides it', async () => {
    const member = await addMember(api)
    await dataOf(api, 'setBabyContent', { ...member, body: { silenced: true } })
    const { token } = member
    const statuses = [
      await api.call('getGift', { token, path: { id: 'nursing-pillow' } }),
      await api.call('getMallProduct', { token, path: { id: 'cotton-hat' } }),
      await api.call('getMagazineDetail', { token, path: { id: '2026-08' } }),
      await api.call('getCourse', { token, path: { id: 'nights-shared' } }),
      await api.call('getQuestionnaire', { token, path: { id: 'flange-fit' } }),
      await api.call('getCampaign', { token, path: { year: '2026', campaign: 'LullabyWeeks' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
  })

  test('a member who has hidden baby content gets magazine issues without articles about babies, and has no unread issues after reading the listed ones', async () => {
    const member = await addMember(api)
    await dataOf(api, 'setBabyContent', { ...member, body: { silenced: true } })
    const { items } = await dataOf(api, 'queryMagazines', { ...member, query: { limit: '50' } })
    const articlesOf = async (id: string) =>
      (await dataOf(api, 'getMagazineDetail', { ...member, path: { id } })).articles.map(
        (article) => article.id,
      )
    expect(await articlesOf('2026-11')).toContain('saying-no-to-a-meeting')
    expect(await articlesOf('2026-11')).not.toContain('awake-at-three')
    for (const { id } of items) await api.call('addMagazineHistory', { token: member.token, path: { id } })
    expect(await dataOf(api, 'checkIsBrowse', member)).toEqual({ isAllBrowse: true })
  })
})
