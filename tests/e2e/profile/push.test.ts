// Tests push messages in the browser: the switches of the topics, the device, a message that the service worker shows,
// and the click on it. The push service and the permission are replaced, because a headless browser has neither.
import type { BrowserContext, Page } from '@playwright/test'
import { grant } from '#api/ledger/ledger.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { dataOf, joined, signedInAs } from '../helpers/member.ts'

const en = messagesIn('en-US')

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** Replaces the permission and the subscription of the browser; the hub gets the subscription as from a browser. */
const replacePushService = (answer: NotificationPermission) => {
  let subscription: object | null = null
  let permission: NotificationPermission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = async () => (permission = answer)
  Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => subscription })
  Object.defineProperty(PushManager.prototype, 'subscribe', {
    value: async () => {
      const endpoint = 'https://fcm.googleapis.com/fcm/send/browser-of-the-test'
      const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
      const unsubscribe = async () => ((subscription = null), true)
      return (subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe })
    },
  })
}

async function openSettings(page: Page) {
  await page.goto('/about-me/privacy')
  await hydrated(page)
}

test('a member turns on parcels by push, which turns on the device, and turns the device off again', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.addInitScript(replacePushService, 'granted' as const)
  await openSettings(page)
  const parcels = page.getByRole('switch', { name: 'Parcels on their way: push' })
  await expect(page.getByText(en['profile.push.off'])).toBeVisible()
  await expect(page.getByRole('switch', { checked: true, name: /push$/ })).toHaveCount(0)
  await parcels.focus()
  await page.keyboard.press('Space')
  await expect(parcels).toBeChecked()
  await expect(page.getByText(en['profile.push.on'])).toBeVisible()
  const { items } = await dataOf(hub, 'getPushSettings', { token })
  expect(items.filter(({ enabled }) => enabled)).toEqual([{ topic: 'parcels', enabled: true }])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: en['profile.push.turnOff'] }).click()
  await expect(page.getByText(en['profile.push.off'])).toBeVisible()
  await expect(parcels).toBeChecked()
})

test('a browser that blocks messages says so, and the choice of topics still works for other devices', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.addInitScript(replacePushService, 'denied' as const)
  await openSettings(page)
  const coins = page.getByRole('switch', { name: 'Coins that expire soon: push' })
  await coins.click()
  await expect(page.getByText(en['profile.push.blocked'])).toBeVisible()
  await expect(coins).not.toBeChecked()
  await coins.click()
  await expect(coins).toBeChecked()
})

test('after a redemption, the hub asks once, and the answer turns on parcels, gifts and coins', async ({
  page,
  hub,
}) => {
  const { token, uid } = await joined(hub)
  await hub.onDatabase(async ({ db }) => {
    const coins = { memberId: uid, currency: 'coins', amount: 1000, purpose: 'test', reference: uid } as const
    await grant(db, { ...coins, occurredAt: new Date() })
  })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.addInitScript(replacePushService, 'granted' as const)
  const question = page.getByRole('region', { name: en['platform.push.title'] })
  const redeem = async () => {
    await page.goto('/pointsMall?product=free-shipping&step=summary')
    await hydrated(page)
    await expect(question).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Redeem/ })
      .click()
    await expect(page.getByRole('heading', { name: en['coins.moment.title'] })).toBeVisible()
  }
  await redeem()
  await expect(question).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: en['platform.push.accept'] }).click()
  await expect(page.getByText(en['platform.push.done'])).toBeVisible()
  const { items } = await dataOf(hub, 'getPushSettings', { token })
  expect(items.flatMap(({ topic, enabled }) => (enabled ? [topic] : []))).toEqual([
    'coins',
    'gifts',
    'parcels',
  ])
})

test('the service worker shows a message, and a click opens its page in the open tab', async ({
  page,
  hub,
  context,
}) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/')
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const worker = workerOf(context)
  await worker.evaluate(recordNotifications)
  const send = await pushSender(page, hub.origin)
  await send(
    JSON.stringify({ title: 'A gift for you', text: 'Tap to see more.', link: '/gifts/reward', tag: 'a' }),
  )
  await expect
    .poll(() => worker.evaluate(() => globalThis.recorded))
    .toMatchObject([
      { title: 'A gift for you', body: 'Tap to see more.', tag: 'a', data: { link: '/gifts/reward' } },
    ])
  await send('not JSON')
  await expect.poll(() => worker.evaluate(() => globalThis.recorded.length)).toBe(2)
  await worker.evaluate(clickNotification, '/gifts/reward')
  await expect(page).toHaveURL(`${hub.origin}/gifts/reward`)
  await worker.evaluate(clickNotification, 'https://elsewhere.example.com/')
  await expect(page).toHaveURL(`${hub.origin}/`)
})

function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The service worker is not running.')
  return worker
}

/** Properties of a service worker that the tests use; the compiler knows only those of pages. */
declare global {
  var registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  var recorded: object[]
  var WindowClient: { prototype: { focus: () => Promise<object> } }
}

/** Records the notifications of the worker, because a headless browser does not show them. */
const recordNotifications = () => {
  globalThis.recorded = []
  globalThis.registration.showNotification = async (title, options = {}) => {
    globalThis.recorded.push({ title, ...options })
  }
}

/** Clicks a notification with the link. The tab is focused without an effect, which the browser allows only for users. */
const clickNotification = (link: string) => {
  globalThis.WindowClient.prototype.focus = async function focus(this: object) {
    return this
  }
  const event = Object.assign(new Event('notificationclick'), {
    notification: { close: () => {}, data: { link } },
    waitUntil: () => {},
  })
  dispatchEvent(event)
}

/** Returns a function that delivers a push message to the service worker of the page. */
async function pushSender(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations
    if (registration) resolve(registration.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await promise
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: `${origin}/`, registrationId, data })
}
