// Tries to type and press before a page has come to life, on a slow phone and on a slow line.
import type { Page } from '@playwright/test'
import { pending, watch } from '../helpers/earlyPresses.ts'
import { accountField, codeField, passwordField } from '../helpers/fields.ts'
import { full, inOthers } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { coinsOf, register } from '../helpers/journey.ts'
import { newAccount } from '../helpers/member.ts'
import { expectOnSlowPhone, slow, withoutScripts } from '../helpers/slow.ts'

// A slow phone on a machine with other work.
test.describe.configure({ timeout: 120_000 })

test('a registration typed and sent at once on a slow phone keeps its words and is sent once', async ({
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

test('a page is painted without a style sheet to wait for', async ({ page }) => {
  const resourceTypes = new Set<string>()
  page.on('request', (request) => resourceTypes.add(request.resourceType()))
  const release = await withoutScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
  release()
  await hydrated(page)
  expect(resourceTypes).not.toContain('stylesheet')
})

test('a press fetches the code of the form at once, beside the page’s own, and nobody’s first load does', async ({
  page,
}) => {
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Send me a code' })
  await expect(send).toBeVisible()
  // What a page tells the browser to fetch, nobody sees.
  const preload = page.locator('link[rel=modulepreload][href*=RegistrationForm]')
  await expect(preload).toHaveCount(0)
  await send.click()
  await expect(preload).toHaveCount(1)
  release()
  await expect(accountField(page)).toHaveAttribute('aria-invalid', 'true')
})

test(
  'a sign-in typed and sent with Enter at once on a slow phone goes on to its code',
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
    // The browser has sent the form itself: no script had come.
    expect(counts).toEqual({ posts: 1, calls: 0 })
  },
)

test('four presses of the check-in before the page lives check in once', full, async ({ page, hub }) => {
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
  await expect.poll(() => coinsOf(page)).toBe(5)
  // The browser has sent the form itself: no script had come.
  expect(counts).toEqual({ posts: 1, calls: 0 })
  await expect(pending(page)).toHaveCount(0)
})

test('of two presses before the page lives only the last one counts', inOthers, async ({ page }) => {
  const counts = watch(page, '/sendVerifyCode')
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  await page.getByLabel('What should we call you?').fill('Mali')
  await accountField(page).fill(newAccount())
  await page.getByRole('checkbox', { name: /privacy/i }).press('Space')
  const send = page.getByRole('button', { name: 'Send me a code' })
  const show = page.getByRole('button', { name: 'Show password' })
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

/** Presses the switch of the theme so often before the page has its code. @returns how to let the code come */
async function pressNight(page: Page, presses: number) {
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
  'night comes as it is pressed, before the page lives, and is remembered once it does',
  inOthers,
  async ({ page }) => {
    const letCome = await pressNight(page, 1)
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
    await letCome()
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
    expect(await chosenThemes(page)).toEqual(['night'])
    await page.reload()
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
  },
)

test(
  'pressed twice before the page lives, night goes again and nothing is chosen',
  full,
  async ({ page }) => {
    const letCome = await pressNight(page, 2)
    await expect(page.getByRole('document')).not.toHaveAttribute('data-theme')
    await letCome()
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
    expect(await chosenThemes(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('document')).not.toHaveAttribute('data-theme')
  },
)

test(
  'a press stays with a part of the page whose code comes later, and links work meanwhile',
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
    await page.getByRole('link', { name: 'Become a member' }).click()
    await expect(page).toHaveURL(/\/registration/)
  },
)
