// Activities by their calls: what is open, the pages of campaigns, joining, signing in, raffles.
import { valueAt } from '#shared/unknown.ts'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { permissionsOf, permit } from '#tests/support/cases/activities.ts'
import { addMember, atOnce, countBy, dataOf } from '#tests/support/members.ts'
import { campaigns } from '../catalog/campaigns.ts'
import { balances } from '../ledger/ledger.ts'

const api = await testApi()
const raffle = { activityType: 'AUG00004' }
const event = { activityId: '2025-EventRegistration' }
const morning = { activityId: '2026-MorningCircle' }

/** The API on the same store, at another instant. */
async function apiAt(now: string) {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date(now)
  return ownApi
}

describe('the configuration of a scene', () => {
  test.each([
    [1, '2025-EventRegistration', 'OCT00001'],
    [2, '2025-Mamaglow', null],
  ])(
    'scene numbers 1 (event registration) and 2 (Mamaglow): %i is %s (section 9)',
    async (scene, activityId, permission) => {
      const config = await dataOf(api, 'getBabyListActivityConfig', { body: { scene } })
      expect(config).toMatchObject({ activityId, permission, activityStatus: 0 })
    },
  )

  test.each([
    ['2025-11-04T23:59:59.999Z', 1],
    ['2025-11-05T00:00:00.000Z', 0],
    ['2027-05-31T17:00:00.000Z', 1],
  ])('at %s its status is %i', async (now, activityStatus) => {
    const ownApi = await apiAt(now)
    const config = await dataOf(ownApi, 'getBabyListActivityConfig', { body: { scene: 2 } })
    expect(config.activityStatus).toBe(activityStatus)
  })

  test('a scene that nobody knows is malformed', async () => {
    expect((await api.call('getBabyListActivityConfig', { body: { scene: 3 } })).status).toBe(400)
  })
})

describe('the list', () => {
  test('goes newest first, page by page, without a gap', async () => {
    const { token } = await addMember(api)
    const all = await dataOf(api, 'listActivities', { token })
    expect(all.items.map(({ id }) => id)).toEqual(campaigns.en.map(({ id }) => id))
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
      const page: typeof all = await dataOf(api, 'listActivities', { token, query })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(campaigns.en.map(({ id }) => id))
  })

  test('shows what is past, open or ahead, and nothing after a cursor that is none', async () => {
    const { token } = await addMember(api)
    const idsOf = async (query: Record<string, string>) =>
      (await dataOf(api, 'listActivities', { token, query })).items.map(({ id }) => id)
    expect(await idsOf({ state: 'ahead' })).toEqual(['2027-FirstSpring'])
    expect(await idsOf({ state: 'past' })).toEqual(['2026-TeaTable', '2026-LullabyWeeks', '2024-BrandDay'])
    expect(await idsOf({ cursor: 'nowhere' })).toEqual([])
  })

  test('leaves out what is not for their country', async () => {
    const { token } = await addMember(api, { countryCode: 'US' })
    const { items } = await dataOf(api, 'listActivities', { token })
    expect(items.map(({ id }) => id)).not.toContain('2025-EventRegistration')
    expect(items.map(({ id }) => id)).toContain('2026-MorningCircle')
  })

  test('shows what is elsewhere to who asks for it, and says that it is', async () => {
    const { token } = await addMember(api, { countryCode: 'US' })
    const { items } = await dataOf(api, 'listActivities', { token, query: { everywhere: 'true' } })
    const inRegion = Object.fromEntries(items.map((item) => [item.id, item.inRegion]))
    expect(inRegion).toMatchObject({ '2025-EventRegistration': false, '2026-MorningCircle': true })
  })

  test('keeps together what the member joined or takes part in, and not what they gave back', async () => {
    const { token } = await addMember(api)
    const mine = async () =>
      (await dataOf(api, 'listActivities', { token, query: { mine: 'true' } })).items.map(({ id }) => id)
    expect(await mine()).toEqual([])
    await dataOf(api, 'joinActivity', { token, body: morning })
    await dataOf(api, 'enterRaffle', { token, body: raffle })
    expect(await mine()).toEqual(['2026-MorningCircle', '2025-RegistryWeekend'])
    const { items } = await dataOf(api, 'listActivities', { token, query: { mine: 'true', limit: '1' } })
    expect(items).toMatchObject([{ joining: 'open', hasPermission: true, raffle: null }])
  })
})

describe('the page of a campaign', () => {
  const path = { year: '2025', campaign: 'EventRegistration' }

  test('opens to a visitor, in their language', async () => {
    const page = await dataOf(api, 'getCampaign', { path, language: 'id' })
    expect(page).toMatchObject({ title: 'Pagi para orang tua', mine: null, joining: 'invitation' })
    expect(page.blocks[0]?.kind).toBe('hero')
  })

  test.each([
    { name: 'a visitor from one of its countries', address: path, country: 'TH', status: 200 },
    { name: 'a visitor from nobody knows where', address: path, country: null, status: 200 },
    { name: 'another year', address: { ...path, year: '2024' }, country: 'TH', status: 404 },
    {
      name: 'one that is over',
      address: { year: '2026', campaign: 'LullabyWeeks' },
      country: 'TH',
      status: 404,
    },
    {
      name: 'one that is over and kept',
      address: { year: '2024', campaign: 'BrandDay' },
      country: 'TH',
      status: 200,
    },
    {
      name: 'one that is announced',
      address: { year: '2027', campaign: 'FirstSpring' },
      country: 'TH',
      status: 200,
    },
  ])('$name', async ({ address, country, status }) => {
    expect((await api.call('getCampaign', { path: address, caller: { country } })).status).toBe(status)
  })

  test('outside of its countries says which those are', async () => {
    const { status, refusal, text } = await api.call('getCampaign', { path, caller: { country: 'US' } })
    expect({ status, refusal, data: valueAt(JSON.parse(text), 'data') }).toEqual({
      status: 200,
      refusal: 'NOT_ELIGIBLE',
      data: { reasons: [{ code: 'NOT_IN_REGION' }], regions: ['TH', 'ID', 'VN'] },
    })
  })

  test('goes by a member’s own country, wherever they are', async () => {
    const [localMember, away] = [await addMember(api), await addMember(api, { countryCode: 'US' })]
    const call = async ({ token }: typeof localMember, country: string) =>
      (await api.call('getCampaign', { path, token, caller: { country } })).refusal
    expect([await call(localMember, 'US'), await call(away, 'TH')]).toEqual([undefined, 'NOT_ELIGIBLE'])
  })
})

describe('joining', () => {
  test('by the invitation gives the permission code, once, however the code is spelt', async () => {
    const member = await addMember(api)
    const body = { ...event, invitationCode: 'morning-2027' }
    for (let time = 0; time < 2; time += 1) {
      const { activityList } = await dataOf(api, 'joinActivity', { token: member.token, body })
      expect(activityList).toEqual(['OCT00001'])
    }
    const { activityList } = await dataOf(api, 'getUserInfo', { token: member.token })
    expect(activityList).toEqual(['OCT00001'])
  })

  test('who holds the code needs no invitation any more', async () => {
    const member = await addMember(api)
    await permit(api, member, 'OCT00001')
    expect(await api.call('joinActivity', { token: member.token, body: event })).toMatchObject({ code: 200 })
  })

  test('without the invitation gives nothing', async () => {
    const member = await addMember(api)
    expect((await api.call('joinActivity', { token: member.token, body: event })).refusal).toBe(
      'INVITATION_WRONG',
    )
    expect(await permissionsOf(api, member)).toEqual([])
  })

  test('two activities at the same moment keep both codes', async () => {
    const member = await addMember(api)
    const { token } = member
    await Promise.all([
      api.call('joinActivity', { token, body: { ...event, invitationCode: 'PAGI-2027' } }),
      api.call('joinActivity', { token, body: morning }),
    ])
    expect((await permissionsOf(api, member)).toSorted()).toEqual(['MAR00002', 'OCT00001'])
  })
})

describe('the activity sign-in', () => {
  test('is for those who hold its code', async () => {
    const { token } = await addMember(api)
    expect(await api.call('signInToActivity', { token })).toMatchObject({ status: 403, code: 403 })
    await dataOf(api, 'joinActivity', { token, body: morning })
    const { firstToday, redirect, date } = await dataOf(api, 'signInToActivity', { token })
    expect({ firstToday, redirect, date }).toEqual({
      firstToday: true,
      redirect: '/games/checkIn',
      date: '2026-11-21',
    })
  })

  test('rewards the first of a local day, also of 20 at once, and the next day’s', async () => {
    const ownApi = await apiAt('2026-11-21T16:59:59.999Z')
    const member = await addMember(ownApi)
    await permit(ownApi, member, 'MAR00002')
    const { token, uid } = member
    const replies = await atOnce(20, () => ownApi.call('signInToActivity', { token }))
    expect(countBy(replies)).toEqual({ OK: 20 })
    expect(replies.filter(({ text }) => text.includes('"firstToday":true'))).toHaveLength(1)
    expect(await dataOf(ownApi, 'getUserInfo', { token })).toMatchObject({ isVisitSignView: true })
    expect(await balances(ownApi.store.db, uid, ownApi.clock.now)).toMatchObject({ coins: 3, points: 1 })
    ownApi.wait(0.001)
    expect(await dataOf(ownApi, 'signInToActivity', { token })).toMatchObject({
      firstToday: true,
      date: '2026-11-22',
    })
    expect(await balances(ownApi.store.db, uid, ownApi.clock.now)).toMatchObject({ coins: 6, points: 2 })
  })
})

describe('the raffle', () => {
  test.each([
    ['2025-11-27T23:59:59.999Z', 1],
    ['2026-11-21T03:00:00.000Z', 0],
    ['2027-02-28T17:00:00.000Z', 0],
    ['2027-05-31T17:00:00.000Z', 1],
  ])('at %s has the status %i', async (now, activityStatus) => {
    const ownApi = await apiAt(now)
    expect(await dataOf(ownApi, 'checkRaffleStatus', { body: raffle })).toMatchObject({ activityStatus })
  })

  test('takes a name once, also of 30 sends at once, and rewards it once', async () => {
    const { token, uid } = await addMember(api)
    const replies = await atOnce(30, (index) =>
      api.call('enterRaffle', { token, body: raffle, key: `thirty-different-keys-${index}` }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_ENTERED: 29 })
    expect(await balances(api.store.db, uid, api.clock.now)).toMatchObject({ coins: 10, points: 5 })
    const page = await dataOf(api, 'getCampaign', {
      token,
      path: { year: '2025', campaign: 'RegistryWeekend' },
    })
    expect(page.mine?.raffle).toMatchObject({ state: 'entered', activityType: 'AUG00004' })
  })
})

test('the guidance and the products speak the language that was asked for', async () => {
  expect((await dataOf(api, 'getGuidance', { language: 'vn' })).title).toBe('Hoạt động diễn ra thế nào')
  const { items } = await dataOf(api, 'listGiftProducts', { language: 'th' })
  expect(items[0]?.name).toBe('เครื่องปั๊มนม')
})
