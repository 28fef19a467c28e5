// Measures the layout shift of pages on a slow connection in the same way as Core Web Vitals, for which 0.1 or less is
// good.
import type { Page } from '@playwright/test'
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { screens } from '#generated/screens.ts'
import { locales, type Locale } from '#shared/languages.ts'
import { measurement } from '#tests/support/measurements.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { signedInAs, dataOf } from '../helpers/member.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'
import { mostShift, shiftOf, watchShifts } from '../helpers/shifts.ts'
import { slow } from '../helpers/slow.ts'

const th = messagesIn('th-TH')

// A phone and a desktop in Thai, the language whose text changes mostShift when its font loads.
for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`layout shift on a slow connection at ${width} px`, full, () => {
    test.use({ viewport: { width, height } })

    test('the points mall has no large layout shift while it loads after a document load or a click on a link', async ({
      page,
      hub,
    }) => {
      await memberWithCoins(page, hub, { earned: [{ coins: 100, daysAgo: 2 }], locale: 'TH' })
      await page.addInitScript(watchShifts)
      await slow(page, 'phone')
      await page.goto('/pointsMall')
      const opened = await shiftOf(page)

      await page.goto('/coins')
      const before = await shiftOf(page)
      await page.getByRole('link', { name: th['coins.toMall'] }).click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      const linked = (await shiftOf(page)) - before

      measurement(
        '21. Layout shift',
        `/pointsMall at ${width} px: ${opened.toFixed(3)} if opened by its URL, ${linked.toFixed(3)} if opened by a link`,
      )
      expect(opened).toBeLessThan(mostShift)
      expect(linked).toBeLessThan(mostShift)
    })
  })

// Skip redirects, which render no content.
const addresses = screens.flatMap((screen) =>
  'redirect' in screen || screen.path.startsWith('/redirect') || screen.path === '/station/redirect'
    ? []
    : [screen.example ?? screen.path],
)

const parts = 6
for (const locale of locales)
  for (let part = 0; part < parts; part += 1)
    test(
      `no screen shifts by more than ${mostShift} while it loads on a slow connection in ${locale}, part ${part + 1} of ${parts}`,
      full,
      async ({ page, hub }) => {
        test.setTimeout(10 * 60_000)
        await expectNoShift(page, hub, {
          locale,
          paths: addresses.filter((_, place) => place % parts === part),
        })
      },
    )

test('the most visited screens do not shift while they load on a slow connection', async ({ page, hub }) => {
  await expectNoShift(page, hub, { locale: 'TH', paths: ['/', '/pointsMall'] })
})

/** Loads each page by its URL, and then by client-side navigation from another page. */
async function expectNoShift(
  page: Page,
  hub: Hub,
  { locale, paths }: { locale: Locale; paths: readonly string[] },
) {
  const account = sampleAccounts[locales.indexOf(locale) % sampleAccounts.length] ?? ''
  const data = await dataOf(hub, 'login', { body: { account, password: samplePassword } })
  await signedInAs(page, hub, { token: data.token, locale })
  await page.addInitScript(watchShifts)
  await slow(page, 'phone')
  const browser = await page.context().newCDPSession(page)
  // Make each page fetch its fonts and images, as on a first visit.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  const shifts: { visit: string; shift: number }[] = []
  for (const path of paths) {
    await page.goto(path)
    shifts.push({ visit: path, shift: await shiftOf(page) })
    // Use the URL at which the page arrived after redirects.
    const { pathname, search } = new URL(page.url())
    await page.goto('/contact')
    const before = await shiftOf(page)
    await page.evaluate((href) => void window.__TSR_ROUTER__?.navigate({ href }), pathname + search)
    await page.waitForURL((url) => url.pathname === pathname)
    shifts.push({ visit: `${path}, from another page`, shift: (await shiftOf(page)) - before })
  }
  const worst = shifts.toSorted((a, b) => b.shift - a.shift)
  measurement(
    '21. Layout shift',
    `${paths.length} screens in ${locale}: ${worst
      .slice(0, 3)
      .map(({ visit: visitName, shift }) => `${visitName} ${shift.toFixed(3)}`)
      .join('; ')}`,
  )
  expect(worst.filter(({ shift }) => shift > mostShift)).toEqual([])
}
