// Runs axe on every screen of the route tree: in four languages, light and dark theme, on a phone and a desktop. Each test visits several
// screens in one window, which loads the app's code only once. The quick suite navigates by links and checks one of several similar
// screens.
import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '#shared/languages.ts'
import { screens, type Screen } from '#scripts/screens.ts'
import { isFull } from '#tests/support/measurements.ts'
import { axeFindings } from '../helpers/axe.ts'
import { accountField, codeField, messagesIn, submitButton } from '../helpers/fields.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'
import { viewports } from '../helpers/viewports.ts'

/**
 * Number of screens in each test: these screens share one window, and the test must check all of them within its
 * timeout.
 */
const together = 8

/**
 * Screens that the quick suite opens only as a member: package cards of other products and the second questionnaire,
 * because they look like the first package card and the first questionnaire.
 */
const copy =
  /^\/(?:activity\/packageCard\/(?:BreastPump|pregnancypillow|underwear)|questionnaire2)(?:\/(?:amazon|form|result|upload))?$/

/** Groups of screens with adjacent paths; screens for visitors and screens for members are in separate groups. */
const groups = [false, true].flatMap((signedIn) => {
  const groupScreens = screens
    .filter((screen) => screen.signedIn === signedIn && (isFull || signedIn || !copy.test(screen.path)))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return Array.from({ length: Math.ceil(groupScreens.length / together) }, (_, index) => {
    const batch = groupScreens.slice(index * together, (index + 1) * together)
    return { who: signedIn ? 'a member' : 'a visitor', signedIn, shown: batch }
  })
})

for (const [turn, { language, theme, width }] of viewports.entries()) {
  const locale = locales[language] ?? 'EN'
  test.describe(`screens have no axe violations: ${locale}, ${theme}, ${width} px`, () => {
    test.beforeEach(async ({ page, context, hub }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await setCookies(context, hub, { locale, theme })
    })

    test('/login with the code field has no axe violations', fullUnless(turn === 0), async ({ page }) => {
      const says = messagesIn[locale]
      await page.goto('/login')
      await hydrated(page)
      await accountField(page, says).fill('moon@example.com')
      await submitButton(page).click()
      await expect(codeField(page, says)).toBeVisible()
      await expectAccessible(page, '/login with a code')
    })

    // The quick suite checks each group in one viewport, the full suite in all of them.
    const visited = groups.filter((_, place) => isFull || place % viewports.length === turn)
    for (const { who: audience, signedIn, shown: batch } of visited)
      test(`screens for ${audience} from ${batch.at(0)?.path} to ${batch.at(-1)?.path} have no axe violations`, async ({
        page,
        context,
        hub,
      }) => {
        if (signedIn) {
          const account = { account: 'sprout@example.com', password: 'quiet river at night' }
          const data = await dataOf(hub, 'login', { body: account })
          await setCookies(context, hub, { hub_token: data.token })
        }
        for (const [place, screen] of batch.entries()) await lookAt(page, screen, isFull || place === 0)
      })
  })
}

/** @param isLoaded true to load the screen by its URL; redirects and the 404 page are always loaded by their URL */
async function lookAt(page: Page, { name, path }: Screen, isLoaded: boolean) {
  if (isLoaded || name === 'not-found' || path.startsWith('/redirect/')) {
    const answer = await page.goto(path)
    expect(answer?.status() === 404, `${path} not found`).toBe(name === 'not-found')
  } else await goOn(page, path)
  await hydrated(page)
  await expectAccessible(page, path)
}

/**
 * Navigates like a click on a link and waits until the page is rendered. This takes a third of the time of a document
 * load, and axe is faster too.
 */
const goOn = (page: Page, path: string) =>
  page.evaluate(
    (href) =>
      new Promise<void>((drawn) => {
        const stop = window.__TSR_ROUTER__?.subscribe('onRendered', () => {
          stop?.()
          drawn()
        })
        void window.__TSR_ROUTER__?.navigate({ href })
      }),
    path,
  )

const setCookies = (context: BrowserContext, { origin }: Hub, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))

/** Use a soft assertion, so that a violation on one screen does not stop the checks of the other screens. */
async function expectAccessible(page: Page, screen: string) {
  expect.soft(await axeFindings(page), screen).toEqual([])
  // Check that the style sheet is loaded, because axe finds no violations on an unstyled page.
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground, screen).not.toBe('rgba(0, 0, 0, 0)')
  for (const size of ['200%', '']) {
    const overflow = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return document.documentElement.scrollWidth - innerWidth
    }, size)
    expect
      .soft(overflow, `${screen} is wider than the window, text at ${size || '100%'}`)
      .toBeLessThanOrEqual(0)
  }
}
