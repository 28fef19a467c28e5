// The steps of a member's first evening, for journeys that share them.
import type { Locator, Page } from '@playwright/test'
import {
  accountField,
  codeField,
  filledInPassword,
  firstNameField,
  forms,
  passwordField,
  policyBox,
  submitButton,
  type Messages,
} from './fields.ts'
import { expect, hydrated, type Hub } from './hub.ts'
import { joined, newAccount, signedInAs } from './member.ts'

/** Fills in `/registration`, up to the button that sends the code. */
export async function fillRegistration(page: Page, account: string, says?: Messages) {
  await page.goto('/registration')
  await hydrated(page)
  await firstNameField(page, says).fill('Mali')
  await accountField(page, says).fill(account)
  await policyBox(page, says).press('Space')
}

/** Registers by code on `/registration` and waits for the hub. */
export async function registerByForm(
  page: Page,
  hub: Hub,
  { account = newAccount(), says }: { account?: string; says?: Messages } = {},
) {
  await fillRegistration(page, account, says)
  await submitButton(page).click()
  await expect(codeField(page, says)).toBeVisible()
  // Six digits send themselves.
  await codeField(page, says).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
  await expect(forms(page)).toHaveCount(0)
  return account
}

/** A new member, signed in and on the hub's home: for journeys that are not about signing in. */
export async function register(page: Page, hub: Hub, account = newAccount()) {
  // Where the browser says they are.
  const countryCode = new Intl.Locale(await page.evaluate(() => navigator.language)).maximize().region
  const { token } = await joined(hub, { account, countryCode })
  await signedInAs(page, hub, { token })
  await page.goto('/')
  await hydrated(page)
  return account
}

/** Signs in on the page of sign-in that is open, with a password that the device has filled in beside the account. */
export async function signIn(page: Page, account: string, password = 'quiet river at night') {
  await accountField(page).fill(account)
  await filledInPassword(page).fill(password)
  await submitButton(page).click()
  await expect(passwordField(page)).toHaveValue(password)
  await submitButton(page).click()
}

/** Out again, on the page that asks. */
export async function signOut(page: Page) {
  await page.goto('/logout')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Today's check-in on the hub's home: its words tell what it brings, and whether it is done; its row is named after today’s game. */
export const checkInButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/games"]') })
    .getByRole('button')

/** The amounts, which are set off from the words around them by their letters alone. */
export const amounts = (scope: Page | Locator) => scope.locator('.amount')

/** The coins shown in the greeting. */
export const coinsOf = async (page: Page) => Number(await amounts(page.getByRole('main')).first().innerText())
