// Tests the dark theme: dark variants of pictures, the message that offers the dark theme in the evening, and pictures
// that show data.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { signedIn, signedInAs, dataOf } from '../helpers/member.ts'

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
  test.use({ offersDarkTheme: true })

  const at = (hours: number, minutes: number) => new Date(2026, 10, 22, hours, minutes)
  const open = async (page: Page, time: Date) => {
    await page.clock.setFixedTime(time)
    await page.goto('/login')
    await hydrated(page)
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  }
  const offer = (page: Page) => page.getByRole('button', { name: 'Use dark mode' })

  test('dark mode is offered at 21:30 once and can be accepted', async ({ page }) => {
    await open(page, at(14, 0))
    await expect(offer(page)).toHaveCount(0)
    await open(page, at(21, 30))
    await offer(page).click()
    await expect(offer(page)).toHaveCount(0)
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
    // Check that the page does not offer dark mode again after a choice.
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await open(page, at(47, 0))
    await expect(offer(page)).toHaveCount(0)
  })

  test('a declined dark mode is not offered again before the next evening', full, async ({ page }) => {
    await open(page, at(21, 30))
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click()
    await open(page, at(29, 30))
    await expect(offer(page)).toHaveCount(0)
    await open(page, at(45, 30))
    await expect(offer(page)).toBeVisible()
  })

  test('dark mode is not offered if the system already uses it', full, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, at(23, 0))
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
