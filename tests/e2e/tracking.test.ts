// Tests the analytics events that the server receives: all events with consent, no event without consent, and no
// personal data in any event.
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { operations } from '#generated/operations.ts'
import { ReportEventBody } from '#generated/schemas/platform.ts'
import type { components } from '#generated/schema.d.ts'
import { measurement } from '../support/measurements.ts'
import { expect, hydrated, test, type Hub } from './helpers/hub.ts'
import { call, joined, password, signedInAs, dataOf } from './helpers/member.ts'

const storedEvents = z.array(z.object({ name: z.string(), content: z.object({ urlPath: z.string() }) }))
type TrackingEvent = components['schemas']['TrackingEvent']
type Member = Awaited<ReturnType<typeof joined>>

test('with consent, a visit is reported before the route resolves, and its end after the route has changed (section 4 of the specification)', async ({
  page,
  hub,
}) => {
  const member = await join(page, hub, { agreeTracking: true })
  const answers: number[] = []
  page.on('response', (answer) => {
    if (isReport(answer.url())) answers.push(answer.status())
  })
  const reported = reportsOf(page)

  await page.goto('/')
  await hydrated(page)
  await expect.poll(reported).toHaveLength(1)
  // A click on Home before the Play page is shown cancels the navigation, so no further event is reported.
  for (const [name, events] of [
    ['Play', 3],
    ['Home', 5],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect.poll(reported).toHaveLength(events)
  }

  expect(steps(reported())).toEqual([
    'visit / Member Hub',
    'visit /games Play',
    'leave / Member Hub',
    'visit / Member Hub',
    'leave /games Play',
  ])
  for (const event of reported()) {
    expect(operations.reportEvent.body.parse(event)).toEqual(event)
    expect(event).toMatchObject({ uid: member.uid, content: { isLoginId: true, languageCode: 'EN' } })
  }
  expect(reported().map(({ content }) => content.referer)).toEqual(
    ['', '/', '', '/games', '/'].map((path) => path && hub.origin + path),
  )
  const [first] = reported()
  const startedAt = await page.evaluate(() => performance.timeOrigin)
  expect(Date.parse(first?.content.time ?? '')).toBe(Math.trunc(startedAt))
  expect(new Set(reported().map(({ traceId, content }) => traceId + content.uuid)).size).toBe(1)
  await expect.poll(() => answers).toEqual([200, 200, 200, 200, 200])

  // Check that the last page-leave event is sent when the tab is closed.
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => eventsOf(hub, member)).toContain('page_leave /')
  measurement(
    '17. Privacy',
    `three pages with consent: ${answers.length + 1} tracking events were sent in order and accepted`,
  )
})

test('without consent no tracking request is sent', async ({ page, hub }) => {
  const reported = reportsOf(page)
  for (const path of ['/login', '/registration']) {
    await page.goto(path)
    await hydrated(page)
  }
  const member = await join(page, hub, { agreeTracking: false })
  for (const path of ['/', '/games/normalCheckIn']) {
    const visitAnswer = answerOf(page, 'getConsents')
    await page.goto(path)
    await visitAnswer
  }
  // Leave the page, because a page sends its pending events when the user leaves it.
  await page.goto('about:blank')
  expect(reported()).toEqual([])
  expect(await eventsOf(hub, member)).toEqual([])

  // Check that events are recorded only from the consent until its withdrawal.
  await call(hub, 'setConsents', { body: { tracking: true }, token: member.token })
  await page.goto('/')
  await expect.poll(reported).toHaveLength(1)
  await page.goto('about:blank')
  await expect.poll(() => eventsOf(hub, member)).toEqual(['page_leave /', 'page_visit /'])
  await call(hub, 'setConsents', { body: { tracking: false }, token: member.token })
  const consentsAnswer = answerOf(page, 'getConsents')
  await page.goto('/')
  await consentsAnswer
  await page.goto('about:blank')
  expect(await eventsOf(hub, member)).toHaveLength(2)
  measurement(
    '17. Privacy',
    `before consent and after its withdrawal: ${reported().length - 1} tracking requests were sent`,
  )
})

test('events contain no name, email address, phone number, token or baby data', async ({ page, hub }) => {
  const member = await join(page, hub, { agreeTracking: true })
  const baby = { name: 'Canarina', dueDate: '2027-03-14' }
  await call(hub, 'setConsents', { body: { babyData: true }, token: member.token })
  await call(hub, 'saveBaby', { body: baby, token: member.token })
  const resetToken = 'Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2-mXk9_aB3cD'
  const canaries = {
    'e-mail': member.account,
    firstName: 'Canary',
    phone: '+66812345678',
    'baby name': baby.name,
    'due date': baby.dueDate,
    session: member.token,
    'reset token': resetToken,
  }
  const personal = new URLSearchParams({
    email: member.account,
    phone: canaries.phone,
    firstName: canaries.firstName,
    babyName: baby.name,
    dueDate: baby.dueDate,
    APPTOKEN: member.token,
    token: resetToken,
    utm_content: member.account,
    utm_medium: canaries.phone,
    utm_campaign: member.token,
  })
  const reported = reportsOf(page)
  const paths = ['/', '/games/normalCheckIn', '/recover_pwd', `/invite/${member.account}`, '/login']
  for (const path of paths) {
    const countBefore = reported().length
    await page.goto(`${path}?${personal}#token=${resetToken}`, { referer: `${hub.origin}/?${personal}` })
    await expect.poll(async () => reported().length > countBefore || path.startsWith('/invite')).toBe(true)
  }
  await page.goto('about:blank')
  const stored = await rowsOf(hub, member)
  expect(stored.length).toBeGreaterThan(paths.length)

  for (const events of [JSON.stringify(reported()), JSON.stringify(stored)])
    for (const canary of Object.values(canaries)) {
      expect(events).not.toContain(canary)
      expect(events).not.toContain(encodeURIComponent(canary))
    }
  measurement(
    '17. Privacy',
    `${Object.keys(canaries).length} personal values and tokens in URLs and referrers: ${stored.length} tracking events contain 0 of them`,
  )
})

const isReport = (url: string) => new URL(url).pathname === operations.reportEvent.path

/** Records the events that the page sends from now on. */
function reportsOf(page: Page): () => TrackingEvent[] {
  const events: TrackingEvent[] = []
  page.on('request', (request) => {
    if (isReport(request.url())) events.push(eventFrom(request.postDataJSON()))
  })
  return () => events
}

const isEvent = (body: unknown): body is TrackingEvent => ReportEventBody.safeParse(body).success

/** Use the request body unchanged, including properties that the contract does not define. */
function eventFrom(body: unknown): TrackingEvent {
  if (!isEvent(body)) throw new Error(`Event does not match the contract: ${JSON.stringify(body)}`)
  return body
}

const steps = (events: TrackingEvent[]) =>
  events.map(({ eventType, content }) => `${eventType} ${content.urlPath} ${content.moduleName}`)

const answerOf = (page: Page, id: keyof typeof operations) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === operations[id].path)

/** Signs in a member with or without consent to tracking. */
async function join(page: Page, hub: Hub, agreed: { agreeTracking: boolean }): Promise<Member> {
  const member = await joined(hub, { ...agreed, firstName: 'Canary', password })
  await signedInAs(page, hub, { token: member.token })
  return member
}

/** Reads the member's tracking events on the server from the member's data export. */
async function rowsOf(hub: Hub, { token }: Member): Promise<z.infer<typeof storedEvents>> {
  const { tables } = await dataOf(hub, 'exportData', { body: { proof: { password } }, token })
  return storedEvents.parse(tables.find(({ name }) => name === 'tracking_events')?.rows ?? [])
}

const eventsOf = async (hub: Hub, member: Member) =>
  (await rowsOf(hub, member)).map(({ name, content }) => `${name} ${content.urlPath}`).toSorted()
