// Tests typing and clicking before hydration, on a slow phone and a slow connection.
import type { Page } from '@playwright/test'
import { pending, watch } from '../helpers/preHydrationClicks.ts'
import { accountField, codeField, openMoreChoices, passwordField } from '../helpers/fields.ts'
import { full, inOthers } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { coinsOf, register } from '../helpers/steps.ts'
import { newAccount } from '../helpers/member.ts'
import { expectOnSlowPhone, slow, withoutScripts } from '../helpers/slow.ts'

test('a registration form submitted before hydration on a slow phone keeps its input and is sent once', async ({
  page,
}) => {
  const counts = watch(page, '/sendVerifyCode')
  await slow(page, 'phone')
  const release = await withoutScripts(page)
  await page.goto('/registration?source=letter', { waitUntil: 'commit' })
  const account = newAccount()
  await page.getByLabel('What should we call you?').fill('Mali')
  await page.getByLabel(/^Email or phone$/).fill(account)
  await page.getByRole('checkbox', { name: /privacy/i }).press('Space')
  const send = page.getByRole('button', { name: 'Send me a code' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toBeAttached()
  await send.click()
  release()
  await expectOnSlowPhone(codeField(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Mali')
  await expect(page.getByLabel(/^Email or phone$/)).toHaveValue(account)
  await expect(page.getByRole('checkbox', { name: /privacy/i })).toBeChecked()
  await expect(page).toHaveURL(/\?source=letter$/)
  expect(counts).toEqual({ posts: 0, calls: 1 })
})

test('a page is painted without a request for a style sheet', async ({ page }) => {
  const resourceTypes = new Set<string>()
  page.on('request', (request) => resourceTypes.add(request.resourceType()))
  const release = await withoutScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
  release()
  await hydrated(page)
  expect(resourceTypes).not.toContain('stylesheet')
})

test('a click on a form before hydration preloads the code of the form, which the first page load does not include', async ({
  page,
}) => {
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Send me a code' })
  await expect(send).toBeVisible()
  // Invisible `<link>` that preloads the code of the form.
  const preload = page.locator('link[rel=modulepreload][href*=RegistrationForm]')
  await expect(preload).toHaveCount(0)
  await send.click()
  await expect(preload).toHaveCount(1)
  release()
  await expect(accountField(page)).toHaveAttribute('aria-invalid', 'true')
})

test(
  'a sign-in form submitted with Enter before hydration on a slow phone shows the code step',
  full,
  async ({ page }) => {
    const counts = watch(page, '/login/preCheck')
    await slow(page, 'phone')
    const release = await withoutScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel(/^Email or phone$/).fill('early@example.com')
    await page.getByLabel(/^Email or phone$/).press('Enter')
    await expectOnSlowPhone(codeField(page)).toBeVisible()
    release()
    await hydrated(page)
    await expect(codeField(page)).toBeVisible()
    // The browser posted the form natively, because no script had loaded.
    expect(counts).toEqual({ posts: 1, calls: 0 })
  },
)

test(
  'four clicks on the check-in button before hydration cause one check-in',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    const counts = watch(page, '/checkIn')
    await slow(page, 'phone')
    const release = await withoutScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: /Check in/ }).evaluate((button: HTMLElement) => {
      for (const _ of [1, 2, 3, 4]) button.click()
    })
    await expectOnSlowPhone(page.getByRole('button', { name: 'Done for today' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You earned' })).toBeVisible()
    release()
    await hydrated(page)
    await expect.poll(() => coinsOf(page)).toBe(25)
    // The browser posted the form natively, because no script had loaded.
    expect(counts).toEqual({ posts: 1, calls: 0 })
    await expect(pending(page)).toHaveCount(0)
  },
)

test('after two clicks before hydration only the last click has an effect', inOthers, async ({ page }) => {
  const counts = watch(page, '/sendVerifyCode')
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  await page.getByLabel('What should we call you?').fill('Mali')
  await accountField(page).fill(newAccount())
  await page.getByRole('checkbox', { name: /privacy/i }).press('Space')
  const send = page.getByRole('button', { name: 'Send me a code' })
  const show = page.getByRole('button', { name: 'Show password' })
  await openMoreChoices(page)
  await send.click()
  await show.click()
  await expect(send).not.toHaveAttribute('aria-busy')
  await expect(show).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await hydrated(page)
  await expect(pending(page)).toHaveCount(0)
  expect(counts.calls).toBe(0)
})

/**
 * Clicks the theme switch repeatedly before the page has loaded the code of the switch.
 * @returns a function that releases the code
 */
async function toggleTheme(page: Page, presses: number) {
  const release = await withoutScripts(page)
  await page.goto('/app/faq', { waitUntil: 'commit' })
  for (let press = 0; press < presses; press += 1)
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(pending(page)).toHaveCount(0)
  return async () => {
    release()
    await hydrated(page)
  }
}

const chosenThemes = async (page: Page) =>
  (await page.context().cookies()).flatMap(({ name, value }) => (name === 'theme' ? [value] : []))

test(
  'a click before hydration enables dark mode, and hydration stores the choice',
  inOthers,
  async ({ page }) => {
    const letCome = await toggleTheme(page, 1)
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
    await letCome()
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
    expect(await chosenThemes(page)).toEqual(['night'])
    await page.reload()
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
  },
)

test('two clicks before hydration turn dark mode on and off and store no choice', full, async ({ page }) => {
  const letCome = await toggleTheme(page, 2)
  await expect(page.getByRole('document')).not.toHaveAttribute('data-theme')
  await letCome()
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
  expect(await chosenThemes(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('document')).not.toHaveAttribute('data-theme')
})

test(
  'a click stays pending while the code for its part of the page loads, and links work in the meantime',
  full,
  async ({ page }) => {
    const release = await withoutScripts(page, '**/assets/{LoginSteps,useSignedIn}*.js')
    await page.goto('/login')
    await expect(page.getByRole('document')).toHaveAttribute('data-ready')
    await page.getByLabel(/^Email or phone$/).fill('early@example.com')
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(codeField(page)).toBeVisible()
    await withoutScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Join: 20/ })
      .click()
    await expect(page).toHaveURL(/\/registration/)
  },
)
