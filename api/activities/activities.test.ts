// Tests the operations of activities: configuration, list, campaign pages, joining, activity sign-in and raffles.
import { valueAt } from '#shared/unknown.ts'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { permissionsOf, permit } from '#tests/support/cases/activities.ts'
import { addMember, atOnce, countBy, dataOf } from '#tests/support/members.ts'
import campaignFile from '../catalog/campaigns.json' with { type: 'json' }
import { campaigns } from '../catalog/campaigns.ts'
import { inVersion } from '../catalog/topic.ts'
import { balances } from '../ledger/ledger.ts'

const api = await testApi()
const raffle = { activityType: 'AUG00004' }
const event = { activityId: '2025-EventRegistration' }
const morning = { activityId: '2026-MorningCircle' }

/** Opens another API instance that uses the same store and has its clock set to `now`. */
async function apiAt(now: string) {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date(now)
  return ownApi
}

describe('getBabyListActivityConfig returns the activity that belongs to a page (scene)', () => {
  test.each([
    [1, '2025-EventRegistration', 'OCT00001'],
    [2, '2025-Mamaglow', null],
  ])(
    'getBabyListActivityConfig for the scene number %i returns the activity %s (section 9 of the specification)',
    async (scene, activityId, permission) => {
      const config = await dataOf(api, 'getBabyListActivityConfig', { body: { scene } })
      expect(config).toMatchObject({ activityId, permission, activityStatus: 0 })
    },
  )

  test.each([
    ['2025-11-04T23:59:59.999Z', 1],
    ['2025-11-05T00:00:00.000Z', 0],
    ['2027-05-31T17:00:00.000Z', 1],
  ])('at %s, getBabyListActivityConfig for Mamaglow returns the status %i', async (now, activityStatus) => {
    const ownApi = await apiAt(now)
    const config = await dataOf(ownApi, 'getBabyListActivityConfig', { body: { scene: 2 } })
    expect(config.activityStatus).toBe(activityStatus)
  })

  test('getBabyListActivityConfig for an unknown scene returns 400', async () => {
    expect((await api.call('getBabyListActivityConfig', { body: { scene: 3 } })).status).toBe(400)
  })
})

describe('the list', () => {
  test('listActivities returns all activities on consecutive pages, newest first', async () => {
    const { token } = await addMember(api)
    const all = await dataOf(api, 'listActivities', { token })
    expect(all.items.map(({ id }) => id)).toEqual(campaigns().en.map(({ id }) => id))
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
      const page: typeof all = await dataOf(api, 'listActivities', { token, query })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(campaigns().en.map(({ id }) => id))
  })

  test('listActivities filters activities by state, and returns no items after an unknown cursor', async () => {
    const { token } = await addMember(api)
    const idsOf = async (query: Record<string, string>) =>
      (await dataOf(api, 'listActivities', { token, query })).items.map(({ id }) => id)
    expect(await idsOf({ state: 'ahead' })).toEqual(['2027-FirstSpring'])
    expect(await idsOf({ state: 'past' })).toEqual(['2026-TeaTable', '2026-LullabyWeeks', '2024-BrandDay'])
    expect(await idsOf({ cursor: 'nowhere' })).toEqual([])
  })

  test('listActivities omits activities of other countries', async () => {
    const { token } = await addMember(api, { countryCode: 'US' })
    const { items } = await dataOf(api, 'listActivities', { token })
    expect(items.map(({ id }) => id)).not.toContain('2025-EventRegistration')
    expect(items.map(({ id }) => id)).toContain('2026-MorningCircle')
  })

  test('listActivities returns activities of other countries on request, with inRegion false', async () => {
    const { token } = await addMember(api, { countryCode: 'US' })
    const { items } = await dataOf(api, 'listActivities', { token, query: { everywhere: 'true' } })
    const inRegion = Object.fromEntries(items.map((item) => [item.id, item.inRegion]))
    expect(inRegion).toMatchObject({ '2025-EventRegistration': false, '2026-MorningCircle': true })
  })

  test('listActivities with the filter `mine` returns activities that the member takes part in, but no events at which the member canceled the place', async () => {
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

  test('getCampaign returns a campaign page to a visitor in the language of the request', async () => {
    const page = await dataOf(api, 'getCampaign', { path, language: 'id' })
    expect(page).toMatchObject({ title: 'Pagi para orang tua', mine: null, joining: 'invitation' })
    expect(page.blocks[0]?.kind).toBe('hero')
  })

  test.each([
    { name: 'a visitor from one of its countries', address: path, country: 'TH', status: 200 },
    { name: 'a visitor from an unknown country', address: path, country: null, status: 200 },
    { name: 'another year', address: { ...path, year: '2024' }, country: 'TH', status: 404 },
    {
      name: 'a past campaign',
      address: { year: '2026', campaign: 'LullabyWeeks' },
      country: 'TH',
      status: 404,
    },
    {
      name: 'a past campaign that stays available',
      address: { year: '2024', campaign: 'BrandDay' },
      country: 'TH',
      status: 200,
    },
    {
      name: 'an announced campaign',
      address: { year: '2027', campaign: 'FirstSpring' },
      country: 'TH',
      status: 200,
    },
  ])('getCampaign for $name returns the HTTP status $status', async ({ address, country, status }) => {
    expect((await api.call('getCampaign', { path: address, caller: { country } })).status).toBe(status)
  })

  test('getCampaign returns NOT_ELIGIBLE with the countries of the campaign for a visitor from another country', async () => {
    const { status, refusal, text } = await api.call('getCampaign', { path, caller: { country: 'US' } })
    expect({ status, refusal, data: valueAt(JSON.parse(text), 'data') }).toEqual({
      status: 200,
      refusal: 'NOT_ELIGIBLE',
      data: { reasons: [{ code: 'NOT_IN_REGION' }], regions: ['TH', 'ID', 'VN'] },
    })
  })

  test('getCampaign uses the country of the member’s account, not the country from which the request comes', async () => {
    const [localMember, away] = [await addMember(api), await addMember(api, { countryCode: 'US' })]
    const call = async ({ token }: typeof localMember, country: string) =>
      (await api.call('getCampaign', { path, token, caller: { country } })).refusal
    expect([await call(localMember, 'US'), await call(away, 'TH')]).toEqual([undefined, 'NOT_ELIGIBLE'])
  })
})

describe('joining', () => {
  test('joinActivity accepts an invitation code in lower case, and two calls grant the permission code once', async () => {
    const member = await addMember(api)
    const body = { ...event, invitationCode: 'morning-2027' }
    for (let time = 0; time < 2; time += 1) {
      const { activityList } = await dataOf(api, 'joinActivity', { token: member.token, body })
      expect(activityList).toEqual(['OCT00001'])
    }
    const { activityList } = await dataOf(api, 'getUserInfo', { token: member.token })
    expect(activityList).toEqual(['OCT00001'])
  })

  test('joinActivity requires no invitation from a member with the permission code', async () => {
    const member = await addMember(api)
    await permit(api, member, 'OCT00001')
    expect(await api.call('joinActivity', { token: member.token, body: event })).toMatchObject({ code: 200 })
  })

  test('joinActivity without an invitation code is rejected and grants no permission code', async () => {
    const member = await addMember(api)
    expect((await api.call('joinActivity', { token: member.token, body: event })).refusal).toBe(
      'INVITATION_WRONG',
    )
    expect(await permissionsOf(api, member)).toEqual([])
  })

  test('two concurrent joinActivity calls of a member for different activities grant both permission codes', async () => {
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
  test('the activity sign-in requires the permission code of the activity', async () => {
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

  test('only one of 20 concurrent activity sign-ins of a member is rewarded; the next reward is on the next local date', async () => {
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
  ])('at %s, checkRaffleStatus returns the activity status %i', async (now, activityStatus) => {
    const ownApi = await apiAt(now)
    expect(await dataOf(ownApi, 'checkRaffleStatus', { body: raffle })).toMatchObject({ activityStatus })
  })

  test('only one of 30 concurrent entries of a member in a raffle succeeds and is rewarded', async () => {
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

test('a raffle that is switched off stays available to its entrants, who can no longer invite friends', async () => {
  const [entrant, other] = [await addMember(api), await addMember(api)]
  await dataOf(api, 'enterRaffle', { token: entrant.token, body: raffle })
  const rows = campaignFile.map((row) => ('raffle' in row ? { ...row, offline: true } : row))
  await inVersion({ number: 1, sources: new Map([['campaigns', rows]]) }, async () => {
    const path = { year: '2025', campaign: 'RegistryWeekend' }
    const page = await dataOf(api, 'getCampaign', { token: entrant.token, path })
    expect(page).toMatchObject({ raffle: { winners: 20 }, mine: { raffle: { sharePath: null } } })
    expect(page.blocks.map(({ kind }) => kind)).not.toContain('countdown')
    const idsOf = async ({ token }: typeof entrant, query: Record<string, string>) =>
      (await dataOf(api, 'listActivities', { token, query })).items.map(({ id }) => id)
    expect(await idsOf(entrant, { mine: 'true' })).toEqual(['2025-RegistryWeekend'])
    expect(await idsOf(entrant, {})).not.toContain('2025-RegistryWeekend')
    expect((await api.call('getCampaign', { token: other.token, path })).status).toBe(404)
    expect((await api.call('getCampaign', { path })).status).toBe(404)
    const late = await api.call('enterRaffle', { token: other.token, body: raffle })
    expect(late.refusal).toBe('NOT_FOUND')
  })
})

test('getGuidance and listGiftProducts return content in the language of the request', async () => {
  expect((await dataOf(api, 'getGuidance', { language: 'vn' })).title).toBe('Hoạt động diễn ra thế nào')
  const { items } = await dataOf(api, 'listGiftProducts', { language: 'th' })
  expect(items[0]?.name).toBe('เครื่องปั๊มนม')
})
