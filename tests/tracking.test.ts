// Checks tracking with the generated routes and the contract: every route has tracking names, and every event is valid
// under the contract.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { screens } from '#generated/screens.ts'
import { CampaignName, CampaignNameMax } from '#generated/schemas/membersHub.schemas.ts'
import { ReportEventBody } from '#generated/schemas/platform.ts'
import { createAppContext } from '#src/runtime/app/context.ts'
import { requestCookies } from '#src/runtime/storage/cookieStore.ts'
import { eventOf } from '#src/runtime/tracking/event.ts'
import { isLeaveReported, pagesOf } from '#src/runtime/tracking/pages.ts'
import type { Visitor } from '#src/runtime/tracking/visitor.ts'
import type { PageEvent } from '#src/runtime/tracking/visits.ts'
import { createHubRouter } from '#src/router.tsx'
import { textLike } from './support/matchers.ts'
import { specified } from './support/specifiedScreens.ts'
import messages from '#generated/messages/en-US.json' with { type: 'json' }

const origin = 'https://hub.example.com'
const app = createAppContext({ cookies: requestCookies(new Request(origin)), locale: 'EN', messages, origin })
const pageAt = pagesOf(createHubRouter(app))

/** Returns the path of an example URL without its query. */
const pathOf = (address: string) => new URL(address, origin).pathname

test('each page has a fixed element id and module name (section 2 of the specification)', () => {
  for (const { path, example = path, tracking } of screens)
    expect(pageAt(pathOf(example))).toEqual({ path: pathOf(example), ...tracking })
})

test('pages are tracked with the module names of the specification (section 2 of the specification)', () => {
  const names = ['/', '/about-me', '/games/checkIn'].map((path) => pageAt(path)?.moduleName)
  expect(names).toEqual(['Member Hub', 'About Me', 'Pop In'])
})

test('a trailing slash is ignored when tracking (section 2 of the specification)', () => {
  for (const { path, example = path } of screens)
    expect(pageAt(`${pathOf(example)}/`)).toEqual(pageAt(pathOf(example)))
})

test('a path with other capital letters is tracked under the declared path of its page, because the router ignores case', () => {
  expect(pageAt('/CHANGEPASSWORD')?.path).toBe('/changePassword')
})

test('a campaign page without tracking names is tracked with generic names and its path', () => {
  expect(pageAt('/activity/2025/WorldBreastfeedingWeek/')).toEqual({
    path: '/activity/2025/WorldBreastfeedingWeek',
    elementId: 'campaign',
    moduleName: 'Campaign',
  })
})

test('every campaign name that the contract allows is tracked, up to the maximum length', () => {
  const name = 'W'.repeat(CampaignNameMax)
  expect(CampaignName.safeParse(name).success).toBe(true)
  expect(CampaignName.safeParse(`${name}W`).success).toBe(false)
  expect(pageAt(`/activity/2025/${name}`)?.path).toBe(`/activity/2025/${name}`)
  expect(pageAt(`/activity/2025/${name}W`)).toBeUndefined()
})

test.each([
  '/no-such-page',
  '/invite/mali@example.com',
  '/activity/2025/mali%40example.com',
  '/activity/2025/mali.srisuk',
  '/activity/2025/0812345678',
  '/activity/2025/Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2',
  '/activity/2025/%E0%A4%A',
  '/recover_pwd/Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2',
  '/redirect/fastLogin/mali',
])('the path %s is not a page and is not tracked', (path) => {
  expect(pageAt(path)).toBeUndefined()
})

test('leaving detail, jump-list, list, shopify coupons and form pages is not reported (section 4 of the specification)', () => {
  expect(specified.filter((page) => !isLeaveReported(page)).map(({ path }) => path)).toEqual([
    '/coins/detail',
    '/gifts/list',
    '/gifts/jumpList',
    '/villages/list',
    '/questionnaire/form',
    '/questionnaire2/form',
    '/activity/packageCard/underwear/form',
    '/activity/packageCard/BreastPump/form',
    '/activity/packageCard/pregnancypillow/form',
    '/redirect/shopfiyCoupons',
  ])
})

describe('tracking events', () => {
  const moment: PageEvent = {
    kind: 'visit',
    at: Date.parse('2026-11-21T02:59:42Z'),
    page: { path: '/games/checkIn', elementId: 'pop-in', moduleName: 'Pop In' },
    address: 'https://hub.example.com/games/checkIn?utm_source=letter',
    referer: 'https://hub.example.com/',
  }
  const visitor: Visitor = {
    uuid: '7d1f0d42-5d9a-4d56-8b0a-2f5f1b7f9a11',
    traceId: '4f0c2a55-32a2-4a8e-9b1e-0f6f3a2b7c10',
    environment: 'H5',
    trafficSource: 'letter',
    linkCode: '7KQ2MXRT',
  }
  const member = { uid: '0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001', locale: 'TH' } as const

  beforeEach(() => {
    vi.stubGlobal('screen', { width: 360, height: 740 })
    vi.stubGlobal('navigator', {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
      connection: { effectiveType: '4g' },
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('a tracking event has every field of the tracking event report (section 3 of the specification)', () => {
    const event = eventOf(moment, visitor, member)
    expect(ReportEventBody.parse(event)).toEqual({
      traceId: visitor.traceId,
      uid: member.uid,
      eventName: 'page_visit',
      eventType: 'visit',
      content: {
        time: '2026-11-21T02:59:42.000Z',
        moduleName: 'Pop In',
        elementId: 'pop-in',
        projectId: 'members-hub-web',
        type: 'manually',
        title: 'Pop In',
        url: moment.address,
        urlPath: '/games/checkIn',
        osVersion: '17.5',
        languageCode: 'TH',
        manufacturer: 'Apple',
        appVersion: textLike(/^\d+\.\d+\.\d+$/),
        screenWidth: 360,
        screenHeight: 740,
        timezoneOffset: new Date().getTimezoneOffset(),
        networkType: '4g',
        uid_type: 'momcozy',
        platform: 'H5',
        utm_source: 'letter',
        referer: 'https://hub.example.com/',
        isLoginId: true,
        uuid: visitor.uuid,
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        os: 'iOS',
        linkCode: '7KQ2MXRT',
      },
    })
  })

  test.each([
    ['WEB', 'Web'],
    ['H5', 'H5'],
    ['APP', 'app'],
  ] as const)(
    'a tracking event in the client environment %s has the platform %s (sections 3 and 4 of the specification)',
    (environment, platform) => {
      expect(eventOf(moment, { ...visitor, environment }, member).content.platform).toBe(platform)
    },
  )

  test('a tracking event of an unknown member has no login id', () => {
    const event = eventOf(moment, visitor, { uid: '', locale: 'EN' })
    expect([event.uid, event.content.isLoginId]).toEqual(['', false])
  })

  test('a tracking event never contains a source or code that could identify a person', () => {
    for (const canary of [
      'mali@example.com',
      '+66812345678',
      '0812345678',
      'Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2',
    ]) {
      const { content } = eventOf(moment, { ...visitor, trafficSource: canary, linkCode: canary }, member)
      expect([content.utm_source, content.linkCode]).toEqual(['shopify', ''])
    }
  })
})
