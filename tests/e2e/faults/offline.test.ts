// Tests offline use: visited pages stay readable, pages of an old build are not served, and data of one member is not
// shown to another member.
import { axeFindings } from '../helpers/axe.ts'
import { accountField } from '../helpers/fields.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { allStored, isPrepared, storedReads } from '../helpers/storedData.ts'
import { call, signedIn } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { thaiAddress } from '#tests/support/cases/addresses.ts'
import { checkInButton, register, signOut } from '../helpers/steps.ts'

test.use({ serviceWorkers: 'allow' })

const en = messagesIn('en-US')
const bar = 'You’re offline. What you’ve read is still here.'

test('visited pages open offline, by client-side navigation and after a reload', async ({
  page,
  hub,
  context,
}) => {
  await register(page, hub)
  await page.goto('/games')
  await isPrepared(page, ['getUserInfo', 'getTodaysCheckIn', 'listGames'])
  await page.goto('/')
  await isPrepared(page, ['getUserInfo', 'getTodaysCheckIn', 'getMyMembership', 'listPendingTasks'])
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.getByText(bar)).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mali')
  const [read] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/member/my/web')),
    context.setOffline(false),
  ])
  expect(read.ok()).toBe(true)
  await expect(page.getByText(bar)).toBeHidden()
})

test(
  'a link of an invitation shows the offline page instead of an unknown page',
  full,
  async ({ page, hub, context }) => {
    await register(page, hub)
    await page.goto('/')
    await isPrepared(page, ['getUserInfo', 'getTodaysCheckIn', 'getMyMembership', 'listPendingTasks'])
    await context.setOffline(true)
    await page.goto('/j/7KQ2MXRT')
    await expect(page.getByRole('heading', { name: en['offline.title'] })).toBeVisible()
    const answered = page.waitForURL((url) => !url.pathname.startsWith('/j/'))
    await context.setOffline(false)
    await answered
  },
)

test('a member reads the serial number of their product offline', full, async ({ page, hub, context }) => {
  await register(page, hub)
  const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value
  const serialNumber = 'AP2609778812'
  const purchasedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const product = { product: 'air-one-pump', serialNumber, purchasedFrom: 'store', purchasedOn }
  await call(hub, 'saveProductRegistration', { body: product, token })
  await page.goto('/products')
  await isPrepared(page, ['getUserInfo', 'listProductRegistrations', 'getMyMembership'])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(serialNumber)).toBeVisible()
  await expect(page.getByText(bar)).toBeVisible()
})

test(
  'a visitor sees the offline page, which reloads automatically after reconnecting',
  full,
  async ({ page, context }) => {
    await page.goto('/login')
    await isPrepared(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await context.setOffline(false)
    await expect(accountField(page)).toBeVisible()
  },
)

test(
  'the offline bar is announced, causes no layout shift and disappears after reconnecting',
  full,
  async ({ page, hub, context }) => {
    await register(page, hub)
    await page.goto('/')
    await isPrepared(page, ['getUserInfo'])
    const status = page.getByRole('status').filter({ hasText: /offline|connected/ })
    const top = () => page.getByRole('main').boundingBox()
    const before = await top()
    await context.setOffline(true)
    await expect(status).toHaveText(bar)
    expect(await top()).toEqual(before)
    expect(await axeFindings(page)).toEqual([])
    await context.setOffline(false)
    await expect(status).toHaveText('You’re connected again.')
  },
)

test(
  'the offline bar is also shown while all calls fail, and the page recovers automatically',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await page.goto('/')
    await isPrepared(page, ['getUserInfo'])
    await page.route(/\/(api|health)/, (route) => route.abort())
    await checkInButton(page).click()
    await expect(page.getByText(bar)).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByText(bar)).toBeHidden()
  },
)

test('Cache Storage contains no data of a member', full, async ({ page, hub, context }) => {
  await register(page, hub)
  await page.goto('/games/normalCheckIn')
  await isPrepared(page, ['getCheckIn'])
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  const cacheContent = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    const texts = await Promise.all(requests.map(async ({ url }) => (await caches.match(url))?.text()))
    return { paths: requests.map(({ url }) => new URL(url).pathname), text: texts.join('\n') }
  })
  expect(cacheContent.paths).toContain('/offline')
  expect(cacheContent.paths.filter((path) => !/^\/(offline$|assets\/|_i18n\/)/.test(path))).toEqual([])
  expect(cacheContent.text).not.toContain('Mali')
  const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value ?? ''
  expect(token).not.toBe('')
  expect(cacheContent.text).not.toContain(token)
  expect(JSON.stringify(await storedReads(page))).not.toContain(token)
})

for (const account of ['canary.mali@example.com', '+66891234567'])
  test(
    `stored data on the device contains no contact details of the member: ${account}`,
    fullUnless(account.includes('@')),
    async ({ page, hub, context }) => {
      await signedIn(page, hub, { locale: 'EN', account })
      const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value
      await call(hub, 'modifyAddress', { body: { ...thaiAddress, phone: '+66897654321' }, token })
      for (const path of ['/', '/about-me', '/about-me/edit-profile', '/address', '/order']) {
        await page.goto(path)
        await isPrepared(page, ['getUserInfo'])
      }
      const storageText = await allStored(page)
      expect(storageText).toContain('"Mali"')
      const personalTexts = [
        account,
        account.slice(3),
        '897654321',
        'Canarymali',
        'Canary Road',
        'Bang Rak',
        '10500',
      ]
      expect(personalTexts.filter((each) => storageText.includes(each))).toEqual([])
    },
  )

test('without a chosen theme, a page that opens offline follows the system theme', async ({
  page,
  hub,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await register(page, hub)
  await page.goto('/games')
  await isPrepared(page, ['getUserInfo', 'getTodaysCheckIn', 'listGames'])
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const online = await background()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(bar)).toBeVisible()
  expect(await background()).toBe(online)
})

test('sign-out deletes the member’s cached API responses', async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  await signOut(page)
  await expect(page).toHaveURL(/login/)
  await expect.poll(() => storedReads(page)).toEqual([])
})

test('another member on the same device never sees API responses that were cached for the first member', async ({
  page,
  hub,
  context,
}) => {
  // Simulates a browser without `cookieStore`; a browser with `cookieStore` would reload the page automatically.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'))
  await register(page, hub)
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  expect(await page.evaluate(() => 'cookieStore' in window)).toBe(false)
  expect(JSON.stringify(await storedReads(page))).toContain('"Mali"')
  // Another member signs in in another tab; this tab does not notice the change.
  await context.addCookies([{ name: 'hub_token', value: 'another-session', url: hub.origin }])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible()
  await expect.poll(() => storedReads(page)).toEqual([])
})

test(
  'all features except offline use work if IndexedDB and service workers are blocked',
  full,
  async ({ page, hub, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
      // The initial blank page is not a secure context and has no service workers to block.
      if (isSecureContext)
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    })
    await register(page, hub)
    await page.goto('/')
    await hydrated(page)
    await context.setOffline(true)
    await expect(page.getByText(bar)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(bar)).toBeHidden()
    await page.getByRole('link', { name: 'Play' }).click()
    await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible()
  },
)
