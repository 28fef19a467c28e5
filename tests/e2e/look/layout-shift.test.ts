// Checks that little moves on a page while it comes over a slow line, as browsers count it for Core Web Vitals
// (up to 0.1 is what they call good).
import type { Page } from '@playwright/test'
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { screens } from '#generated/screens.ts'
import { locales, type Locale } from '#shared/languages.ts'
import { figure } from '#tests/support/figures.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { signedInAs, dataOf } from '../helpers/member.ts'
import { saver } from '../helpers/saver.ts'
import { slow } from '../helpers/slow.ts'

/** What may move of a page. */
const most = 0.05

const th = messagesIn('th-TH')

// A phone and a desk: Thai is the language whose letters change most when their font comes.
for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`at ${width} px on a slow line`, full, () => {
    test.use({ viewport: { width, height } })

    test('the points mall stays where it stands while it loads, opened by its address and by a link', async ({
      page,
      hub,
    }) => {
      await saver(page, hub, { earned: [{ coins: 100, daysAgo: 2 }], locale: 'TH' })
      await page.addInitScript(watchShifts)
      await slow(page, 'phone')
      await page.goto('/pointsMall')
      const opened = await shiftOf(page)

      await page.goto('/coins')
      const before = await shiftOf(page)
      await page.getByRole('link', { name: th['coins.toMall'] }).click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      const linked = (await shiftOf(page)) - before

      figure(
        '21. Layout shift',
        `/pointsMall at ${width} px: ${opened.toFixed(3)}, by a link ${linked.toFixed(3)}`,
      )
      expect(opened).toBeLessThan(most)
      expect(linked).toBeLessThan(most)
    })
  })

// What only leads elsewhere shows nothing.
const addresses = screens.flatMap((screen) =>
  'redirect' in screen || screen.path.startsWith('/redirect') || screen.path === '/station/redirect'
    ? []
    : [screen.example ?? screen.path],
)

const parts = 6
for (const locale of locales)
  for (let part = 0; part < parts; part += 1)
    test(
      `no screen moves more than ${most} by itself while it comes over a slow line, in ${locale}, part ${part + 1} of ${parts}`,
      full,
      async ({ page, hub }) => {
        test.setTimeout(10 * 60_000)
        await expectStill(page, hub, {
          locale,
          paths: addresses.filter((_, place) => place % parts === part),
        })
      },
    )

test('what is opened most does not move while it comes over a slow line', async ({ page, hub }) => {
  await expectStill(page, hub, { locale: 'TH', paths: ['/', '/pointsMall'] })
})

/** Opens each by its address, and comes to it from another page, whose data is there while its own is late. */
async function expectStill(
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
  // Each page has its letters and pictures to fetch, as on a first visit.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  const shifts: { visit: string; shift: number }[] = []
  for (const path of paths) {
    await page.goto(path)
    shifts.push({ visit: path, shift: await shiftOf(page) })
    // Where it was led to itself.
    const { pathname, search } = new URL(page.url())
    await page.goto('/contact')
    const before = await shiftOf(page)
    await page.evaluate((href) => void window.__TSR_ROUTER__?.navigate({ href }), pathname + search)
    await page.waitForURL((url) => url.pathname === pathname)
    shifts.push({ visit: `${path}, from another page`, shift: (await shiftOf(page)) - before })
  }
  const worst = shifts.toSorted((a, b) => b.shift - a.shift)
  figure(
    '21. Layout shift',
    `${paths.length} screens in ${locale}: ${worst
      .slice(0, 3)
      .map(({ visit: visitName, shift }) => `${visitName} ${shift.toFixed(3)}`)
      .join('; ')}`,
  )
  expect(worst.filter(({ shift }) => shift > most)).toEqual([])
}

/** Sums what has moved by itself: shifts within half a second of a press are what the press was for. */
function watchShifts() {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How much has moved, once all has come. */
async function shiftOf(page: Page): Promise<number> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return await page.evaluate(async () => {
    await document.fonts.ready
    // The frame in which the last of it is laid out, and the one in which it is told.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return Number(Reflect.get(window, 'shifted'))
  })
}
