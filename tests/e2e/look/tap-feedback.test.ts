// Tests visual feedback in the next frame after a click, even if data, code or validation rules are still loading.
import type { Locator, Page } from '@playwright/test'
import { currentPasswordField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, register } from '../helpers/steps.ts'
import { password, signedIn } from '../helpers/member.ts'
import { withoutScripts } from '../helpers/slow.ts'

/** Clicks the control. @returns true if it looks pressed in the next frame */
const answeredAtOnce = (control: Locator) =>
  control.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    return element.ariaBusy === 'true'
  })

/** Returns the elements that look pressed, regardless of their role. */
const busy = (page: Page) => page.locator('[aria-busy=true]')

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

/** Delays the responses of API calls until they are released. */
async function withoutCalls(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a link looks pressed until the linked page is shown, even while data or code of the page is loading', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  const me = tab(page, 'Me')
  const releaseScripts = await withoutScripts(page)
  expect(await answeredAtOnce(me), 'a tab whose code loads slowly').toBe(true)
  await expect(checkInButton(page)).toBeVisible()
  releaseScripts()
  const addresses = page.getByRole('main').getByRole('link', { name: /^Addresses/ })
  await addresses.waitFor()
  await expect(me).not.toHaveAttribute('aria-busy')

  const releaseCalls = await withoutCalls(page)
  expect(await answeredAtOnce(addresses), 'a row whose data loads slowly').toBe(true)
  // If the user clicks two links, the page of the second link opens.
  expect(
    await answeredAtOnce(page.getByRole('main').getByRole('link', { name: /^Sign-\u2060in and security/ })),
    'a second row',
  ).toBe(true)
  await expect(addresses).not.toHaveAttribute('aria-busy')
  releaseCalls()
  await expect(page).toHaveURL(/changePassword/)
  await expect(addresses).toHaveCount(0)
  await expect(busy(page)).toHaveCount(0)
})

test('a loaded page is shown one frame after the link looks pressed', full, async ({ page, hub }) => {
  await register(page, hub)
  await tab(page, 'Me').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Addresses/ })
    .waitFor()
  const home = tab(page, 'Home')
  expect(await answeredAtOnce(home)).toBe(true)
  await expect(checkInButton(page)).toBeVisible()
  await expect(home).not.toHaveAttribute('aria-busy')
})

test('a form looks pending while its validation rules are loading', full, async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/about-me/edit-profile')
  await hydrated(page)
  const release = await withoutScripts(page)
  const save = submitButton(page.getByRole('main')).first()
  expect(await answeredAtOnce(save)).toBe(true)
  release()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  await expect(save).not.toHaveAttribute('aria-busy', 'true')
})

test('a link stops looking pressed if a form blocks the navigation', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN', password })
  await page.goto('/changePassword')
  await hydrated(page)
  await currentPasswordField(page).fill('not sent')
  const me = tab(page, 'Me')
  expect(await answeredAtOnce(me)).toBe(true)
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  await expect(me).not.toHaveAttribute('aria-busy')
  await expect(busy(page)).toHaveCount(0)
})
