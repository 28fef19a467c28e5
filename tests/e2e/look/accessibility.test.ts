// axe on every screen of the route tree: in four languages, by day and night, on a phone and a desktop. A test goes through
// several screens in one window, which has the app's code already from the second on. The quick form goes from screen to screen as
// links do, and looks at one of several that are alike.
import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '#shared/languages.ts'
import { screens, type Screen } from '#scripts/screens.ts'
import { isFull } from '#tests/support/figures.ts'
import { axeFindings } from '../helpers/axe.ts'
import { accountField, codeField, messagesIn, submitButton } from '../helpers/fields.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'
import { viewports } from '../helpers/viewports.ts'

/** So many screens a test: enough to share a window, few enough to end soon. */
const together = 8

/** Another product's card, or the second questionnaire, with nothing of its own to look at. */
const copy =
  /^\/(?:activity\/packageCard\/(?:BreastPump|pregnancypillow|underwear)|questionnaire2)(?:\/(?:amazon|form|result|upload))?$/

/** Neighbours by their paths, visitors' and members' apart. */
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
  test.describe(`axe finds nothing: ${locale}, ${theme}, ${width} px`, () => {
    test.beforeEach(async ({ page, context, hub }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await setCookies(context, hub, { locale, theme })
    })

    test('/login with a code', fullUnless(turn === 0), async ({ page }) => {
      const says = messagesIn[locale]
      await page.goto('/login')
      await hydrated(page)
      await accountField(page, says).fill('moon@example.com')
      await submitButton(page).click()
      await expect(codeField(page, says)).toBeVisible()
      await expectAccessible(page, '/login with a code')
    })

    // The quick form looks at each group in one way, the full form in all of them.
    const visited = groups.filter((_, place) => isFull || place % viewports.length === turn)
    for (const { who: audience, signedIn, shown: batch } of visited)
      test(`for ${audience} from ${batch.at(0)?.path} to ${batch.at(-1)?.path}`, async ({
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

/** @param isLoaded whether the page is loaded anew: those that only lead on, and the one that is missing, always are */
async function lookAt(page: Page, { name, path }: Screen, isLoaded: boolean) {
  if (isLoaded || name === 'not-found' || path.startsWith('/redirect/')) {
    const answer = await page.goto(path)
    expect(answer?.status() === 404, `${path} not found`).toBe(name === 'not-found')
  } else await goOn(page, path)
  await hydrated(page)
  await expectAccessible(page, path)
}

/** As a link does: a third of what a load takes, and axe is quicker as well. Waits until the page is drawn. */
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

/** What is found on one screen ends no look at the others. */
async function expectAccessible(page: Page, screen: string) {
  expect.soft(await axeFindings(page), screen).toEqual([])
  // A page without its style sheet has nothing to complain of, and nothing to show.
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
