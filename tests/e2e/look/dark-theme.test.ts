// Tests the dark theme: dark variants of pictures, the line that offers the dark theme in the evening, and pictures
// that show data.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { axeFindings } from '../helpers/axe.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { signedIn, signedInAs, dataOf } from '../helpers/member.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

/** All images, including decorative images, which have no ARIA role. */
const pictures = (page: Page) => page.getByRole('main').locator('img')

const cookie = ({ origin }: Hub, name: string, value: string) => ({ name, value, url: origin })

for (const [name, chosen, system] of [
  ['selected by the user', 'night', 'light'],
  ['set by the system', undefined, 'dark'],
  ['overridden by the user’s light mode', 'day', 'dark'],
] as const)
  test(
    `the browser fetches only one variant of each picture: dark mode, ${name}`,
    fullUnless(name === 'selected by the user'),
    async ({ page, hub, context }) => {
      await page.emulateMedia({ colorScheme: system })
      if (chosen) await context.addCookies([cookie(hub, 'theme', chosen)])
      const fetched: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/art/')) fetched.push(pathname)
      })
      const isDark = (path: string) => path.startsWith('/art/night/')
      for (const path of ['/activity/2025/Mamaglow', '/activity/guidance']) {
        await page.goto(path)
        await hydrated(page)
        for (const picture of await pictures(page).all()) await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => unseen(page)).toEqual([])
      }
      expect(fetched.length).toBeGreaterThan(5)
      expect(fetched.filter((path) => isDark(path) === (chosen === 'day'))).toEqual([])

      await page.getByRole('button', { name: /^Switch to (light|dark) mode$/ }).click()
      const pictureSources = () =>
        pictures(page).evaluateAll((images) =>
          images.map((image) =>
            image instanceof HTMLImageElement ? image.currentSrc.replace(location.origin, '') : '',
          ),
        )
      const isDarkNow = chosen === 'day'
      await expect
        .poll(async () => (await pictureSources()).every((path) => isDark(path) === isDarkNow))
        .toBe(true)
    },
  )

/** Returns the images of the page that are not loaded yet. */
const unseen = (page: Page) =>
  pictures(page).evaluateAll((images) =>
    images.flatMap((image) =>
      image instanceof HTMLImageElement && image.naturalWidth === 0 ? [image.currentSrc] : [],
    ),
  )

test.describe('the offer of dark mode in the evening', () => {
  test.use({ offersDarkTheme: true, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  const at = (hours: number, minutes: number) => new Date(2026, 10, 22, hours, minutes)
  const open = async (page: Page, time: Date, path = '/') => {
    await page.clock.setFixedTime(time)
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    // The offer loads after the page, together with the invitations.
    await page.waitForLoadState('networkidle')
  }
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
  const offer = (page: Page) => tabs(page).getByRole('group', { name: 'Easier on the eyes?' })
  const act = (page: Page) => tabs(page).getByRole('link', { name: 'Rewards' }).click()

  test('dark mode is offered at 21:30 in one line above the tabs after the first action, and can be accepted', async ({
    page,
    hub,
  }) => {
    await signedIn(page, hub, { locale: 'EN' })
    await open(page, at(14, 0))
    await act(page)
    await expect(page).toHaveURL(/\/coins$/)
    await expect(offer(page)).toHaveCount(0)
    await open(page, at(21, 30))
    await expect(offer(page)).toHaveCount(0)
    await act(page)
    const line = await offer(page).boundingBox()
    const links = await tabs(page).getByRole('list').boundingBox()
    expect(line?.height).toBeLessThanOrEqual(45)
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((links?.y ?? 0) + 1)
    expect(await axeFindings(page)).toEqual([])
    await offer(page).getByRole('button', { name: 'Use dark mode' }).click()
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
    await expect(offer(page)).toHaveCount(0)
  })

  test(
    'a dismissed offer of dark mode is never repeated, and visitors never see it',
    full,
    async ({ page, hub }) => {
      await open(page, at(21, 30), '/login')
      await page.getByRole('link', { name: 'Join: 20 coins are waiting' }).first().click()
      await expect(page).toHaveURL(/registration/)
      await expect(page.getByText('Easier on the eyes?')).toHaveCount(0)
      await signedIn(page, hub, { locale: 'EN' })
      await open(page, at(21, 30))
      await act(page)
      await offer(page).getByRole('button', { name: 'Close' }).click()
      await expect(offer(page)).toHaveCount(0)
      await open(page, at(45, 30))
      await act(page)
      await expect(page).toHaveURL(/\/coins$/)
      await expect(offer(page)).toHaveCount(0)
    },
  )

  test(
    'the offer of dark mode raises bars with buttons, and a dialog hides it',
    full,
    async ({ page, hub }) => {
      await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 1 }] })
      await open(page, at(22, 0), '/pointsMall')
      await page
        .getByRole('main')
        .getByRole('link', { name: /night light/ })
        .first()
        .click()
      await expect(offer(page)).toBeVisible()
      const line = await offer(page).boundingBox()
      const bar = await page.locator('[data-action-bar]').boundingBox()
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 1)
      await page.evaluate(() => {
        const dialog = document.createElement('dialog')
        document.body.append(dialog)
        dialog.showModal()
      })
      await expect(offer(page)).toBeHidden()
    },
  )

  test(
    'an offer of dark mode that is not answered leaves when the member scrolls, and is not repeated in the same visit',
    full,
    async ({ page, hub }) => {
      await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 1 }] })
      await open(page, at(22, 0))
      await act(page)
      await expect(offer(page)).toBeVisible()
      await page.mouse.wheel(0, 120)
      await page.mouse.wheel(0, 400)
      await expect(offer(page)).toHaveCount(0)
      await tabs(page).getByRole('link', { name: 'Play' }).click()
      await expect(page).toHaveURL(/games/)
      await expect(offer(page)).toHaveCount(0)
    },
  )

  test('dark mode is not offered if the system already uses it', full, async ({ page, hub }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signedIn(page, hub, { locale: 'EN' })
    await open(page, at(23, 0))
    await act(page)
    await expect(page).toHaveURL(/\/coins$/)
    await expect(offer(page)).toHaveCount(0)
  })
})

test('the check-in picture has one golden coin per day of the streak', full, async ({ page, hub }) => {
  // Select the coins by their color, because the picture has no ARIA role. Its content is available as text: the
  // heading contains the number of days.
  const golden = page.getByRole('main').locator('header circle[fill="var(--art-honey)"]')
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/games/normalCheckIn')
  await expect(page.getByRole('heading', { name: unbroken('Daily check-in') })).toBeVisible()
  await expect(golden).toHaveCount(0)

  const data = await dataOf(hub, 'login', {
    body: {
      account: 'sprout@example.com',
      password: 'quiet river at night',
    },
  })
  await signedInAs(page, hub, { token: data.token })
  await page.goto('/games/normalCheckIn')
  await expect(page.getByRole('heading', { name: '3 days in a row' })).toBeVisible()
  await expect(golden).toHaveCount(3)
})
