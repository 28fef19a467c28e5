// Tests the statuses and redirects of activity pages that the server renders, for all kinds of visitors (sections 2, 4,
// 6 and 8 of the specification). tests/e2e/activities/access-activities.test.ts tests the same decisions in the
// browser.
import { afterEach, describe, expect, test } from 'vitest'
import { campaigns, type Campaign } from '#api/catalog/campaigns.ts'
import { testApi } from '../support/api.ts'
import { permit } from '../support/cases/activities.ts'
import { addMember, dataOf } from '../support/members.ts'
import { visitPage, type Visitor } from '../support/visitPage.ts'

const api = await testApi()
const today = api.clock.now

const visit = (path: string, visitor?: Visitor) => visitPage(api, path, visitor)

/** Creates a member who has the given permission codes. */
async function holder(codes: string[], countryCode = 'TH') {
  const member = await addMember(api, { countryCode })
  for (const code of codes) await permit(api, member, code)
  return member
}

const notFound = 'Activity not found'

/** Changes a campaign of the catalog for one test. */
function change(id: string, changes: Partial<Campaign>) {
  for (const language of ['en', 'id', 'th', 'vn'] as const) {
    const campaign = campaigns()[language].find((candidate) => candidate.id === id)
    if (!campaign) throw new Error(`Activity ${id} not found.`)
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

  test('EventRegistration returns a 403 page unless the user has a token and the route’s permission code in the activityList (section 2 of the specification)', async () => {
    const anonymous = await visit(path)
    expect(anonymous).toMatchObject({ status: 403, title: notFound })
    expect(anonymous.text).toContain('/login?redirect=')
    const without = await visit(path, { member: await holder([]) })
    expect(without).toMatchObject({ status: 403, title: notFound })
    expect(without.text).toContain('/activities?join=2025-EventRegistration')
    expect(await visit(path, { member: await holder(['OCT00001']) })).toMatchObject({ status: 200 })
  })

  test('the EventRegistration page requires its permission code regardless of the configuration of the activity, because the code belongs to the route (section 2 of the specification)', async () => {
    change('2025-EventRegistration', { permission: null })
    expect(await visit(path, { member: await holder([]) })).toMatchObject({ status: 403, title: notFound })
    expect(await visit(path, { member: await holder(['OCT00001']) })).toMatchObject({ status: 200 })
  })

  test('if activityStatus is 1 or the config call fails, the page returns 404 with the message Activity not found (section 2 of the specification)', async () => {
    const member = await holder(['OCT00001'])
    const failing = 'getBabyListActivityConfig'
    expect(await visit(path, { member, failing })).toMatchObject({ status: 404, title: notFound })
    change('2025-EventRegistration', { offline: true })
    for (const visitor of [member, undefined])
      expect(await visit(path, { ...(visitor && { member: visitor }) })).toMatchObject({
        status: 404,
        title: notFound,
      })
  })

  test.each([
    ['before', '2025-09-30T23:59:59Z', 404],
    ['after', '2027-03-31T17:00:00Z', 404],
  ])('the EventRegistration page returns 404 %s its registration window', async (_, now, status) => {
    api.clock.now = new Date(now)
    expect(await visit(path, { member: await holder(['OCT00001']) })).toMatchObject({
      status,
      title: notFound,
    })
  })

  test('the EventRegistration page names the countries of the activity to members of other countries', async () => {
    const page = await visit(path, { member: await holder(['OCT00001'], 'US') })
    expect(page).toMatchObject({ status: 403, title: notFound })
    expect(page.text).toContain('This activity is for Thailand, Indonesia, and Vietnam.')
  })
})

describe('Mamaglow', () => {
  const path = '/activity/2025/Mamaglow'

  test('the Mamaglow page is open to everyone, and returns 404 if its config is offline or fails to load (section 2 of the specification)', async () => {
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

  test('RegistryWeekend redirects a user without a login token to /login with a return URL and source activity_RegistryWeekend (section 2 of the specification)', async () => {
    const { status, location } = await visit(path)
    const login = new URL(String(location), 'http://localhost')
    expect([status, login.pathname, Object.fromEntries(login.searchParams)]).toEqual([
      307,
      '/login',
      { redirect: `http://localhost${path}`, source: 'activity_RegistryWeekend' },
    ])
  })

  const winners = 'Twenty winners, 500 coins each'
  test.each([
    { name: 'before the raffle', now: '2025-11-27T23:59:59Z', status: 404, title: notFound },
    { name: 'during the raffle', now: '2026-11-21T03:00:00Z', status: 200, title: winners },
    {
      name: 'after the raffle, while the result is shown',
      now: '2027-02-28T17:00:00Z',
      status: 200,
      title: winners,
    },
    { name: 'after the result was shown', now: '2027-05-31T17:00:00Z', status: 404, title: notFound },
  ])(
    'the RegistryWeekend page returns $status $name (section 2 of the specification)',
    async ({ now, status, title }) => {
      api.clock.now = new Date(now)
      expect(await visit(path, { member: await holder([]) })).toMatchObject({ status, title })
    },
  )

  test('the RegistryWeekend page returns 404 if its status cannot be read or is offline', async () => {
    const member = await holder([])
    expect(await visit(path, { member, failing: 'checkRaffleStatus' })).toMatchObject({ status: 404 })
    change('2025-RegistryWeekend', { offline: true })
    expect(await visit(path, { member })).toMatchObject({ status: 404, title: notFound })
  })

  test('members who hide baby content see neither the RegistryWeekend page nor its entry in the list of activities', async () => {
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
  ['has ended', '/activity/2026/LullabyWeeks', 404],
  ['does not exist', '/activity/2026/Nothing', 404],
  ['has ended and stays published', '/activity/2024/BrandDay', 200],
  ['is announced', '/activity/2027/FirstSpring', 200],
])('the page of a campaign that %s (%s) returns %i', async (_, path, status) => {
  expect((await visit(path)).status).toBe(status)
})

test('a package card has a review page only if section 2 of the specification lists this page', async () => {
  expect((await visit('/activity/packageCard/underwear/upload')).status).toBe(404)
  for (const card of ['BreastPump', 'pregnancypillow', 'warmCup'])
    expect((await visit(`/activity/packageCard/${card}/upload`)).status).toBe(200)
})

describe('the activity sign-in', () => {
  test('some routes return a 403 page unless the user’s activityList contains their activity permission code (section 6 of the specification)', async () => {
    const path = '/activity/signIn'
    expect(await visit(path)).toMatchObject({ status: 403, title: notFound })
    const without = await visit(path, { member: await holder([]) })
    expect(without).toMatchObject({ status: 403, title: notFound })
    expect(without.text).toMatch(/\/activities\?join=2026-MorningCircle&(?:amp;)?back=%2Factivity%2FsignIn/)
    expect(await visit(path, { member: await holder(['MAR00002']) })).toMatchObject({ status: 200 })
  })

  test("the 403 page has no link to join the activity if the activity excludes the member's country", async () => {
    const { status, text } = await visit('/activity/signIn', { member: await holder([], 'SE') })
    expect(status).toBe(403)
    expect(text).not.toContain('/activities?join')
  })
})

test('a visit of /games/checkIn with region NA returns 404 if no app host is configured, and a visit with region TH returns 200 (section 8 of the specification)', async () => {
  const member = await holder([])
  expect(await visit('/games/checkIn?region=NA', { member })).toMatchObject({ status: 404, title: notFound })
  expect(await visit('/games/checkIn?region=TH', { member })).toMatchObject({ status: 200 })
})
