// Tests the hub on a cheap phone in a crowded mobile network: members sign in and check in, pages lose no click before
// hydration, and pages do not shift.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { measurement } from '#tests/support/measurements.ts'
import { accountField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'
import { dataOf, joined, password, signedInAs } from '../helpers/member.ts'
import { watch } from '../helpers/preHydrationClicks.ts'
import { mostShift, shiftOf, watchShifts } from '../helpers/shifts.ts'
import { expectOnSlowPhone, slow, withoutScripts } from '../helpers/slow.ts'
import { checkInButton, coinsOf } from '../helpers/steps.ts'

const th = messagesIn('th-TH')

test.use({ viewport: { width: 360, height: 740 } })

/** Opens a page without its scripts. @returns a function that lets the scripts load, so that the page is hydrated */
async function open(page: Page, path: string) {
  const release = await withoutScripts(page)
  await page.goto(path, { waitUntil: 'commit', timeout: 90_000 })
  return release
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready === 'true')

/** Expects that the page does not shift while it loads, and reports the shift. */
async function expectNoShift(page: Page, name: string) {
  await expectOnSlowPhone.poll(() => isHydrated(page)).toBe(true)
  const shift = await shiftOf(page)
  measurement('21. Layout shift', `${name} on a low-end phone: ${shift.toFixed(3)}`)
  expect(shift, name).toBeLessThanOrEqual(mostShift)
}

test(
  'on a low-end phone, a member signs in and checks in with clicks before hydration, and no page shifts',
  full,
  async ({ page, hub }) => {
    test.setTimeout(15 * 60_000)
    page.setDefaultTimeout(120_000)
    const { account } = await joined(hub, { password })
    await page.addInitScript(watchShifts)
    await slow(page, 'lowEnd')

    await test.step('the first step of the sign-in, before hydration', async () => {
      const release = await open(page, '/login')
      await accountField(page).fill(account)
      await submitButton(page).click()
      release()
      await expectOnSlowPhone(page.getByRole('button', { name: 'Use my password instead' })).toBeVisible()
      await expectNoShift(page, '/login')
    })

    await test.step('the password, and the home page', async () => {
      await page.getByRole('button', { name: 'Use my password instead' }).click()
      await page.getByLabel('Password', { exact: true }).fill(password)
      await submitButton(page).click()
      await expectOnSlowPhone(page).toHaveURL(`${hub.origin}/`)
      await expectOnSlowPhone(checkInButton(page)).toBeVisible()
      await expectNoShift(page, '/')
    })

    await test.step('two clicks on the check-in before hydration cause one check-in', async () => {
      const counts = watch(page, '/checkIn')
      const release = await open(page, '/')
      await checkInButton(page).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      release()
      await expectOnSlowPhone(page.getByRole('button', { name: 'Done for today' })).toBeVisible()
      await expectNoShift(page, '/ after the check-in')
      expect(await coinsOf(page)).toBe(5)
      expect(counts.posts + counts.calls).toBe(1)
    })
  },
)

test(
  'on a low-end phone, the pages of the tabs keep a click before hydration and do not shift',
  full,
  async ({ page, hub }) => {
    test.setTimeout(15 * 60_000)
    page.setDefaultTimeout(120_000)
    const data = await dataOf(hub, 'login', {
      body: { account: 'moon@example.com', password: 'quiet river at night' },
    })
    await signedInAs(page, hub, { token: data.token, locale: 'TH' })
    await page.addInitScript(watchShifts)
    await slow(page, 'lowEnd')
    const html = page.locator('html')
    for (const [path, theme] of [
      ['/', 'night'],
      ['/coins', 'day'],
      ['/games', 'night'],
      ['/villages', 'day'],
      ['/about-me', 'night'],
      ['/pointsMall', 'day'],
    ] as const) {
      const release = await open(page, path)
      await page.getByRole('button', { name: th[`platform.theme.${theme}`] }).click()
      release()
      await expectNoShift(page, path)
      await expect(html, path).toHaveAttribute('data-theme', theme)
    }
  },
)
