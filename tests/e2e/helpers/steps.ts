// Runs shared steps of end-to-end tests: registration, sign-in, sign-out, check-in.
import type { Locator, Page } from '@playwright/test'
import {
  accountField,
  codeField,
  filledInPassword,
  firstNameField,
  forms,
  messagesIn,
  passwordField,
  policyBox,
  submitButton,
  type Messages,
} from './fields.ts'
import { expect, hydrated, type Hub } from './hub.ts'
import { joined, newAccount, signedInAs } from './member.ts'

/** Fills in `/registration` without sending the code. */
export async function fillRegistration(page: Page, account: string, says?: Messages) {
  await page.goto('/registration')
  await hydrated(page)
  await firstNameField(page, says).fill('Mali')
  await accountField(page, says).fill(account)
  await policyBox(page, says).press('Space')
}

/** Registers by code on `/registration` and waits for the home page. */
export async function registerByForm(
  page: Page,
  hub: Hub,
  { account = newAccount(), says }: { account?: string; says?: Messages } = {},
) {
  await fillRegistration(page, account, says)
  await submitButton(page).click()
  await expect(codeField(page, says)).toBeVisible()
  // Entering the sixth digit submits the form.
  await codeField(page, says).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
  await expect(forms(page)).toHaveCount(0)
  return account
}

/** Opens the home page as a new member, for tests that do not cover sign-in. */
export async function register(page: Page, hub: Hub, account = newAccount()) {
  // Country that matches the language of the browser.
  const countryCode = new Intl.Locale(await page.evaluate(() => navigator.language)).maximize().region
  const { token } = await joined(hub, { account, countryCode })
  await signedInAs(page, hub, { token })
  await page.goto('/')
  await hydrated(page)
  return account
}

/** Signs in on the open sign-in page with a password that the password manager filled in next to the account. */
export async function signIn(page: Page, account: string, password = 'quiet river at night') {
  await accountField(page).fill(account)
  await filledInPassword(page).fill(password)
  await submitButton(page).click()
  await expect(passwordField(page)).toHaveValue(password)
  await submitButton(page).click()
}

/** Signs out on the confirmation page. */
export async function signOut(page: Page) {
  await page.goto('/logout')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/**
 * Returns the check-in button on the home page. The label of the button shows the reward, or that the check-in is done;
 * the row of the button is named after today’s game.
 */
export const checkInButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/games"]') })
    .getByRole('button')

/** Locates amounts on a page by their class: only their font distinguishes them from the surrounding text. */
export const amounts = (scope: Page | Locator) => scope.locator('.amount')

/** Returns the coin balance in the greeting. */
export const coinsOf = async (page: Page) => Number(await amounts(page.getByRole('main')).first().innerText())

/** Closes the dialog that celebrates the first reward of a member. */
export async function endFirstReward(page: Page, says: Messages = messagesIn.EN) {
  const moment = page.getByRole('dialog')
  await moment.getByRole('button', { name: says['platform.first.next'] }).click()
  await expect(moment).toHaveCount(0)
}
