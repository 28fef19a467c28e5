// The steps of a member's first evening, for journeys that share them.
import type { Page } from '@playwright/test'
import { expect, hydrated, type Hub } from './hub.ts'
import { joined, newAccount } from './member.ts'

/** Fills in `/registration`, up to the button that sends the code. */
export async function fillRegistration(page: Page, account: string) {
  await page.goto('/registration')
  await hydrated(page)
  await page.locator('[name=firstName]').fill('Mali')
  await page.locator('[name=account]').fill(account)
  await page.locator('[name=agreePrivacyPolicy]').press('Space')
}

/** Registers by code on `/registration` and waits for the hub. */
export async function registerByForm(page: Page, hub: Hub, account = newAccount()) {
  await fillRegistration(page, account)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('[name=code]')).toBeVisible()
  // Six digits send themselves.
  await page.locator('[name=code]').fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
  await expect(page.locator('form')).toHaveCount(0)
  return account
}

/** A new member, signed in and on the hub's home: for journeys that are not about how she got there. */
export async function register(page: Page, hub: Hub, account = newAccount()) {
  // Where the browser says she is.
  const countryCode = new Intl.Locale(await page.evaluate(() => navigator.language)).maximize().region
  const { token } = await joined(hub, { account, countryCode })
  await page.context().addCookies([{ name: 'hub_token', value: token, url: hub.origin }])
  await page.goto('/')
  await hydrated(page)
  return account
}

/** Signs in on the page of sign-in that is open, with a password that the device has filled in beside the account. */
export async function signIn(page: Page, account: string, password = 'quiet river at night') {
  await page.locator('[name=account]').fill(account)
  await page.locator('[autocomplete=current-password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('[name=password]')).toHaveValue(password)
  await page.locator('button[type=submit]').click()
}

/** Out again, on the page that asks. */
export async function signOut(page: Page) {
  await page.goto('/logout')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Today's check-in on the hub's home, in whichever language. */
export const checkInButton = 'main section:has(a[href="/games/normalCheckIn"]) button'

/** The coins shown in the greeting. */
export const coinsOf = async (page: Page) => Number(await page.locator('main .amount').first().innerText())
