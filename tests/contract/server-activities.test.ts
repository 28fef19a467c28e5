// The pages of activities as the server renders them, for everybody who may come: the specification's words on who is refused,
// how, and where to (sections 2, 4, 6 and 8). What the browser decides alike is tried in tests/e2e/access-activities.test.ts.
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { callsOfRender } from '../../api/server/pages/renderCalls.ts'
import { readCampaigns, campaigns } from '../../api/catalog/campaigns.ts'
import { testApi } from '../support/api.ts'
import { permit } from '../support/cases/activities.ts'
import { addMember, dataOf, type TestMember } from '../support/members.ts'
import { render } from '../../src/entry-server.tsx'

const api = await testApi()
const today = api.clock.now

type Visitor = { member?: TestMember; country?: string; failing?: string }

/** The page's status, where it leads, and what it says in English. */
async function visit(path: string, { member, country, failing }: Visitor = {}) {
  const cookies = ['locale=EN', ...(member ? [`hub_token=${member.token}`] : [])].join('; ')
  const { api: calls } = callsOfRender(api, { address: '192.0.2.1', country: country ?? null, device: null })
  const response = await render(new Request(`http://localhost${path}`, { headers: { Cookie: cookies } }), {
    api: async (request) =>
      failing && request.url.endsWith(failing)
        ? Response.json({ code: 500, message: '' }, { status: 500 })
        : await calls(request),
    manifest: { routes: {} },
    nonce: '',
    sites: { hub: 'http://localhost', neighbours: {} },
    reportFault: (fault) => expect.unreachable(String(fault)),
  })
  const text = await response.text()
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replace(/<[^>]*>/g, '')
  return { status: response.status, location: response.headers.get('Location'), title, text }
}

/** A member with these codes. */
async function holder(codes: string[], countryCode = 'TH') {
  const member = await addMember(api, { countryCode })
  for (const code of codes) await permit(api, member, code)
  return member
}

const notFound = 'Activity not found'

/** As if the catalogue said otherwise. */
function change(id: string, changes: Partial<(typeof campaigns)['en'][number]>) {
  for (const language of ['en', 'id', 'th', 'vn'] as const) {
    const campaign = campaigns[language].find((one) => one.id === id)
    if (!campaign) throw new Error(`There is no ${id}.`)
    const before = { ...campaign }
    Object.assign(campaign, changes)
    undone.push(() => Object.assign(campaign, before))
  }
}
const undone: (() => void)[] = []
afterEach(() => {
  api.clock.now = today
  for (const undo of undone.splice(0)) undo()
})

describe('EventRegistration', () => {
  const path = '/activity/2025/EventRegistration'

  test('also needs a token and the route’s permission code in the user’s activityList, otherwise a 403 page with Activity not found (section 2)', async () => {
    const anonymous = await visit(path)
    expect(anonymous).toMatchObject({ status: 403, title: notFound })
    expect(anonymous.text).toContain('/login?redirect=')
    const without = await visit(path, { member: await holder([]) })
    expect(without).toMatchObject({ status: 403, title: notFound })
    expect(without.text).toContain('/activities?join=2025-EventRegistration')
    expect(await visit(path, { member: await holder(['OCT00001']) })).toMatchObject({ status: 200 })
  })

  test('needs its code whatever its configuration says, because the code is the route’s (section 2)', async () => {
    change('2025-EventRegistration', { permission: null })
    expect(await visit(path, { member: await holder([]) })).toMatchObject({ status: 403, title: notFound })
    expect(await visit(path, { member: await holder(['OCT00001']) })).toMatchObject({ status: 200 })
  })

  test('if the config activityStatus is 1, or the config call fails, the page gives a 404 with the message Activity not found (section 2)', async () => {
    const member = await holder(['OCT00001'])
    const failing = 'getBabyListActivityConfig'
    expect(await visit(path, { member, failing })).toMatchObject({ status: 404, title: notFound })
    change('2025-EventRegistration', { offline: true })
    for (const who of [member, undefined])
      expect(await visit(path, { ...(who && { member: who }) })).toMatchObject({
        status: 404,
        title: notFound,
      })
  })

  test.each([
    ['before', '2025-09-30T23:59:59Z', 404],
    ['after', '2027-03-31T17:00:00Z', 404],
  ])('%s its window it is not found', async (_, now, status) => {
    api.clock.now = new Date(now)
    expect(await visit(path, { member: await holder(['OCT00001']) })).toMatchObject({
      status,
      title: notFound,
    })
  })

  test('in another country it says for which it is', async () => {
    const page = await visit(path, { member: await holder(['OCT00001'], 'US') })
    expect(page).toMatchObject({ status: 403, title: notFound })
    expect(page.text).toContain('This activity is for Thailand, Indonesia, and Vietnam.')
  })
})

describe('Mamaglow', () => {
  const path = '/activity/2025/Mamaglow'

  test('opens to everybody, and is not found where its config says offline or fails (section 2)', async () => {
    expect(await visit(path)).toMatchObject({ status: 200 })
    expect(await visit(path, { member: await holder([]) })).toMatchObject({ status: 200 })
    expect(await visit(path, { failing: 'getBabyListActivityConfig' })).toMatchObject({
      status: 404,
      title: notFound,
    })
    change('2025-Mamaglow', { offline: true })
    expect(await visit(path)).toMatchObject({ status: 404, title: notFound })
  })
})

describe('RegistryWeekend', () => {
  const path = '/activity/2025/RegistryWeekend'

  test('with no login token the user is sent to /login with a redirect back and source activity_RegistryWeekend (section 2)', async () => {
    const { status, location } = await visit(path)
    const login = new URL(String(location), 'http://localhost')
    expect([status, login.pathname, Object.fromEntries(login.searchParams)]).toEqual([
      307,
      '/login',
      { redirect: `http://localhost${path}`, source: 'activity_RegistryWeekend' },
    ])
  })

  test.each([
    ['before', '2025-11-27T23:59:59Z', 404, notFound],
    ['during', '2026-11-21T03:00:00Z', 200, 'Twenty winners, 500 coins each'],
    ['after, while it shows what came of it', '2027-02-28T17:00:00Z', 200, 'Twenty winners, 500 coins each'],
    ['once that is over', '2027-05-31T17:00:00Z', 404, notFound],
  ])('%s: activityStatus 1 gives the 404 Activity not found (section 2)', async (_, now, status, title) => {
    api.clock.now = new Date(now)
    expect(await visit(path, { member: await holder([]) })).toMatchObject({ status, title })
  })

  test('is not found where its status cannot be read, or is offline', async () => {
    const member = await holder([])
    expect(await visit(path, { member, failing: 'checkRaffleStatus' })).toMatchObject({ status: 404 })
    change('2025-RegistryWeekend', { offline: true })
    expect(await visit(path, { member })).toMatchObject({ status: 404, title: notFound })
  })

  test('is nowhere for who silenced what speaks of babies', async () => {
    const member = await holder([])
    await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
    expect(await visit(path, { member })).toMatchObject({ status: 404, title: notFound })
    const list = await visit('/activities', { member })
    expect(list.status).toBe(200)
    expect(list.text).not.toContain('Registry weekend')
    expect(list.text).toContain('Morning circle')
  })
})

test.each([
  ['is over', '/activity/2026/LullabyWeeks', 404],
  ['there never was', '/activity/2026/Nothing', 404],
  ['is over and kept', '/activity/2024/BrandDay', 200],
  ['is announced', '/activity/2027/FirstSpring', 200],
])('a campaign that %s: %s answers %i', async (_, path, status) => {
  expect((await visit(path)).status).toBe(status)
})

test('the card that has no page for reviews in section 2 has none, and others have', async () => {
  expect((await visit('/activity/packageCard/underwear/upload')).status).toBe(404)
  for (const card of ['BreastPump', 'pregnancypillow', 'warmCup'])
    expect((await visit(`/activity/packageCard/${card}/upload`)).status).toBe(200)
})

describe('the activity sign-in', () => {
  test('some routes need an activity permission code present in the user’s activityList, otherwise a 403 page (section 6)', async () => {
    const path = '/activity/signIn'
    expect(await visit(path)).toMatchObject({ status: 403, title: notFound })
    const without = await visit(path, { member: await holder([]) })
    expect(without).toMatchObject({ status: 403, title: notFound })
    expect(without.text).toMatch(/\/activities\?join=2026-MorningCircle&(?:amp;)?back=%2Factivity%2FsignIn/)
    expect(await visit(path, { member: await holder(['MAR00002']) })).toMatchObject({ status: 200 })
  })

  test('what is not for the member’s country is not offered to join', async () => {
    const { status, text } = await visit('/activity/signIn', { member: await holder([], 'SE') })
    expect(status).toBe(403)
    expect(text).not.toContain('/activities?join')
  })
})

test('region NA on /games/checkIn goes to an activity-unavailable page (section 8): here, where there is no app host, not found', async () => {
  const member = await holder([])
  expect(await visit('/games/checkIn?region=NA', { member })).toMatchObject({ status: 404, title: notFound })
  expect(await visit('/games/checkIn?region=TH', { member })).toMatchObject({ status: 200 })
})

describe('a new campaign', () => {
  const words = (text: string) => ({ en: text, id: text, th: text, vn: text })
  const added = readCampaigns([
    {
      year: 2026,
      campaign: 'WinterWalk',
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-31T17:00:00Z',
      keepsPage: true,
      regions: ['TH'],
      raffle: {
        activityType: 'NOV00003',
        reward: { coins: 1, points: 0 },
        winners: 2,
        winnersReward: { coins: 30, points: 0 },
      },
      event: {
        place: words('By the lake'),
        startsAt: '2026-12-12T03:00:00Z',
        endsAt: '2026-12-12T05:00:00Z',
        registrationClosesAt: '2026-12-11T03:00:00Z',
        capacity: 5,
        waitingPlaces: 0,
      },
      title: words('Winter walk'),
      teaser: words('Slowly around the lake'),
      picture: '/art/activities/coins.svg',
      blocks: [
        {
          kind: 'hero',
          title: words('Come along'),
          text: words('Warm shoes'),
          picture: '/art/activities/coins.svg',
          action: null,
        },
        { kind: 'countdown', title: words('Until the walk is full') },
        {
          kind: 'story',
          title: words('Last year'),
          text: words('It snowed'),
          picture: '/art/activities/coins.svg',
        },
        {
          kind: 'steps',
          title: words('How'),
          steps: [{ title: words('Walk'), text: words('One foot first') }],
        },
        { kind: 'text', title: words('Why'), text: words('Because') },
        { kind: 'form' },
        { kind: 'raffle' },
        {
          kind: 'prizes',
          title: words('To win'),
          prizes: [
            {
              name: words('Mittens'),
              text: words('Red'),
              picture: '/art/activities/coins.svg',
              count: 2,
              isDrawn: true,
            },
          ],
        },
        {
          kind: 'products',
          title: words('To wear'),
          products: [
            {
              name: words('A hat'),
              text: words('Blue'),
              picture: '/art/activities/coins.svg',
              to: '/activities',
            },
          ],
        },
        { kind: 'rules', title: words('Rules'), rules: [words('Dogs are welcome')] },
        { kind: 'winners', title: words('They won'), text: words('Two of you') },
        {
          kind: 'faq',
          title: words('Ask'),
          questions: [{ question: words('Rain?'), answer: words('Umbrellas') }],
        },
      ],
    },
  ])
  for (const language of ['en', 'id', 'th', 'vn'] as const) campaigns[language].unshift(...added[language])
  afterAll(() => {
    for (const language of ['en', 'id', 'th', 'vn'] as const) campaigns[language].shift()
  })
  const path = '/activity/2026/WinterWalk'

  test('needs no code: its page shows every block, its raffle and its event take part', async () => {
    const member = await holder([])
    const { status, text } = await visit(path, { member })
    expect(status).toBe(200)
    for (const shown of ['Come along', 'Until the walk is full', 'It snowed', 'One foot first', 'Because'])
      expect(text).toContain(shown)
    for (const shown of [
      'By the lake',
      'Enter the raffle',
      'Mittens',
      'A hat',
      'Dogs are welcome',
      'Umbrellas',
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('They won')
    const { token } = member
    await dataOf(api, 'enterRaffle', { token, body: { activityType: 'NOV00003' } })
    await dataOf(api, 'registerForEvent', { token, body: { activityId: '2026-WinterWalk' } })
    const { items } = await dataOf(api, 'listActivities', { token, query: { mine: 'true' } })
    expect(items).toMatchObject([
      { title: 'Winter walk', raffle: 'entered', registration: { state: 'registered' } },
    ])
  })

  test('is refused outside of its countries, with those', async () => {
    const { status, text } = await visit(path, { country: 'VN' })
    expect(status).toBe(403)
    expect(text).toContain('This activity is for Thailand.')
    expect((await visit(path, { country: 'TH' })).status).toBe(200)
  })
})
