// Tests passkeys with Chromium's virtual authenticator: offer, creation, renaming, sign-in, re-authentication, removal.
import type { Page } from '@playwright/test'
import { accountField, codeField, newPasswordField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { signOut } from '../helpers/steps.ts'
import { holds, passwords, signIn } from '../helpers/mails.ts'
import { joined, signedInAs, setLanguage } from '../helpers/member.ts'
import { thumbReader } from '../helpers/virtualAuthenticator.ts'

async function signInByCode(page: Page, hub: Hub, account: string) {
  await page.goto('/login')
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill(await hub.codeFor(account))
}

const list = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
const loginButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

test('a member adds the offered passkey, signs in and re-authenticates with it, and removes it', async ({
  page,
  hub,
}) => {
  const { account } = await joined(hub, { password: passwords.first })
  await setLanguage(page, hub, 'EN')
  const thumb = await thumbReader(page)

  // After sign-in a separate screen offers to add a passkey.
  await signInByCode(page, hub, account)
  await expect(page.getByRole('heading', { name: 'Sign in with one thumb next time' })).toBeFocused()
  await thumb.press(true)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey is ready.')).toBeVisible()
  await expect(page).toHaveURL(`${hub.origin}/`)
  await thumb.press(false)

  // The passkey is listed and can be renamed under the sign-in methods.
  await page.goto('/changePassword')
  await hydrated(page)
  await expect(list(page)).toHaveCount(1)
  await expect(list(page).getByText(/^Added on/)).toBeVisible()
  await page.getByRole('button', { name: /^Rename/ }).click()
  const naming = page.getByRole('dialog', { name: 'Name your passkey' })
  await naming.getByLabel('Name', { exact: true }).fill('')
  await submitButton(naming).click()
  await expect(naming.getByText('Please give it a name').first()).toBeVisible()
  await naming.getByLabel('Name', { exact: true }).fill('My phone')
  await submitButton(naming).click()
  await expect(list(page).getByText('My phone').first()).toBeVisible()
  await expect(naming).toHaveCount(0)

  // A click on the passkey button signs the member in.
  await signOut(page)
  await expect(accountField(page)).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(loginButton(page)).toBeVisible()
  await thumb.press(true)
  await loginButton(page).click()
  await expect(page).toHaveURL(`${hub.origin}/`)
  await thumb.press(false)

  // The passkey re-authenticates the member for ten minutes, so the removal below needs no other re-authentication.
  const elsewhere = (await signIn(hub, account, passwords.first)) ?? ''
  await page.goto('/changePassword')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  const proof = page.getByRole('dialog')
  await expect(proof.getByRole('tab', { name: 'Passkey' })).toHaveAttribute('aria-selected', 'true')
  await thumb.press(true)
  await proof.getByRole('tabpanel').getByRole('button').click()
  await expect(page.getByText('2 other devices were signed out.')).toBeVisible()
  expect(await holds(hub, elsewhere)).toBe(false)
  await thumb.press(false)
  await expect(list(page).getByText(/^Last used on/)).toBeVisible()

  // The passkey replaces the current password in the form.
  await thumb.press(true)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByText('Your passkey has confirmed that it’s you.')).toBeVisible()
  await thumb.press(false)
  await newPasswordField(page).fill(passwords.second)
  await submitButton(page).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  expect(await signIn(hub, account, passwords.second)).toBeDefined()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog', { name: 'Remove My phone?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('My phone is removed.')).toBeVisible()
  await expect(list(page)).toHaveCount(0)

  // The device still has the passkey, but the server rejects it.
  await signOut(page)
  await expect(loginButton(page)).toBeVisible()
  await thumb.press(true)
  await loginButton(page).click()
  await expect(page.getByText('That passkey didn’t work.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('the account field suggests the passkey, which signs the member in', full, async ({ page, hub }) => {
  const { token } = await joined(hub, { password: passwords.first })
  const thumb = await thumbReader(page)
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/changePassword')
  await hydrated(page)

  // Adding a passkey here requires re-authentication.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Add a passkey' })
  await proof.getByLabel('Your password').fill(passwords.first)
  await thumb.press(true)
  await submitButton(proof).click()
  await expect(page.getByText('Your passkey is ready.')).toBeVisible()
  await expect(list(page)).toHaveCount(1)

  // The finger is already on the reader, so the suggestion is accepted immediately.
  await signOut(page)
  await expect(page).toHaveURL(`${hub.origin}/`)
})

test('“Not now” disables the passkey offer on this device', full, async ({ page, hub }) => {
  const { account } = await joined(hub)
  await setLanguage(page, hub, 'EN')
  await thumbReader(page)
  await signInByCode(page, hub, account)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(`${hub.origin}/`)
  await signOut(page)
  await signInByCode(page, hub, (await joined(hub)).account)
  await expect(page).toHaveURL(`${hub.origin}/`)
})
