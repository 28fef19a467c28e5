// Tests `/changePassword`: a member sets and changes the password, and lists and ends sessions.
import { fails } from '../helpers/failing.ts'
import {
  accountNextTo,
  codeField,
  currentPasswordField,
  forms,
  newPasswordField,
  reauthenticationField,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'
import { newAccount, signedIn, signedInAs } from '../helpers/member.ts'
import { holds, passwords, signIn } from '../helpers/mails.ts'
import { typeText } from '../helpers/keyboard.ts'

test('a member sets a first password, changes it, and signs out other devices', async ({ page, hub }) => {
  const account = await register(page, hub)
  await page.goto('/changePassword')
  await hydrated(page)

  // Sets the first password with a code sent to the member's account.
  await submitButton(page).click()
  await codeField(page).fill('000000')
  await newPasswordField(page).fill(passwords.first)
  await submitButton(page).click()
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  await newPasswordField(page).fill(passwords.common)
  await submitButton(page).click()
  await expect(page.getByText(/This password is common/)).toBeVisible()
  await newPasswordField(page).fill(passwords.first)
  await fails(page, 'modify/orgPassword', 'lost')
  await submitButton(page).click()
  await expect(forms(page).getByText('Request Error')).toBeVisible()
  await submitButton(page).click()
  await expect(page.getByText('Your password is set.')).toBeVisible()

  // Ends the session of a single device, then the sessions of all other devices, each after a failed call. A single
  // re-authentication is enough.
  const devices = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem')
  const tokens: string[] = []
  for (const _ of [1, 2, 3]) tokens.push((await signIn(hub, account, passwords.first)) ?? '')
  await page.reload()
  await hydrated(page)
  await expect(devices).toHaveCount(4)
  await fails(page, 'sessions/*/revoke', 'broken')
  const end = devices.first().getByRole('button')
  await end.click()
  await expect(page.getByText('Internal server error')).toBeVisible()
  await end.dblclick()
  const proof = page.getByRole('dialog')
  await reauthenticationField(proof).fill('not the password')
  await submitButton(proof).click()
  await expect(reauthenticationField(proof)).toHaveAttribute('aria-invalid', 'true')
  expect(await Promise.all(tokens.map((token) => holds(hub, token)))).toEqual([true, true, true])
  await reauthenticationField(proof).fill(passwords.first)
  await submitButton(proof).click()
  await expect(devices).toHaveCount(3)
  await expect(proof).toHaveCount(0)
  expect(await Promise.all(tokens.map((token) => holds(hub, token)))).toEqual([true, true, false])
  await fails(page, 'sessions/revokeOthers', 'lost')
  const othersButton = page.getByRole('button', { name: 'Sign out other devices' })
  await othersButton.click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await othersButton.click()
  await expect(page.getByText('2 other devices were signed out.')).toBeVisible()
  await expect(page.getByText('You’re signed in here and nowhere else.')).toBeVisible()

  // Changes the password by keyboard alone.
  const elsewhere = (await signIn(hub, account, passwords.first)) ?? ''
  await expect(currentPasswordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(accountNextTo(page)).toHaveValue(account)
  await currentPasswordField(page).focus()
  await typeText(page, 'not my password')
  await newPasswordField(page).focus()
  await typeText(page, passwords.second)
  await page.keyboard.press('Enter')
  await expect(page.getByText('That isn’t your current password.')).toBeVisible()
  await expect(currentPasswordField(page)).toBeFocused()
  await page.keyboard.press('Control+A')
  await typeText(page, passwords.first)
  await fails(page, 'modifyPassword', 'broken')
  await page.keyboard.press('Enter')
  await expect(forms(page).getByText('Internal server error')).toBeVisible()
  await expect(newPasswordField(page)).toHaveValue(passwords.second)

  // Check that leaving the page with unsent input asks for confirmation.
  await page.getByRole('link', { name: 'Get a link to choose a new one' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await submitButton(page).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(currentPasswordField(page)).toHaveValue('')
  expect(await holds(hub, elsewhere)).toBe(false)
  expect(await signIn(hub, account, passwords.first)).toBeUndefined()
  expect(await signIn(hub, account, passwords.second)).toBeDefined()
})

test(
  'a long list of devices loads page by page, and the focus stays on “Show more”',
  full,
  async ({ page, hub }) => {
    const account = await signedIn(page, hub, { locale: 'EN', password: passwords.first })
    for (let device = 1; device < 43; device++) await signIn(hub, account, passwords.first)
    await page.goto('/changePassword')
    await hydrated(page)
    const list = page.getByRole('list', { name: 'Where you’re signed in' })
    const devices = list.getByRole('listitem')
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(devices).toHaveCount(20)
    await expect(page.getByText('20 shown so far')).toBeVisible()
    // Use an error response, because the page would retry automatically after a lost connection.
    await fails(page, 'sessions?**', 'broken')
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('We couldn’t load the rest.')).toBeVisible()
    await expect(devices).toHaveCount(20)
    await page.keyboard.press('Enter')
    await expect(devices).toHaveCount(40)
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(devices).toHaveCount(43)
    await expect(more).toBeHidden()
    await expect(page.getByText('That’s all 43.')).toBeFocused()
    // The current device is the oldest and therefore the last in the list. After a change, all pages of the list are
    // fetched again.
    await expect(devices.last().getByText('This device')).toBeVisible()
    await devices.nth(30).getByRole('button').click()
    await reauthenticationField(page.getByRole('dialog')).fill(passwords.first)
    await submitButton(page.getByRole('dialog')).click()
    await expect(devices).toHaveCount(42)
    await expect(page.getByText('That’s all 42.')).toBeVisible()
  },
)

test('a device whose session was ended elsewhere is redirected to sign-in', full, async ({ page, hub }) => {
  const account = newAccount()
  await register(page, hub, account)
  await page.goto('/changePassword')
  await hydrated(page)
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'hub_token')
  await fetch(`${hub.origin}/api/station/user/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token?.value}` },
  })
  await submitButton(page).click()
  await codeField(page).fill(await hub.codeFor(account))
  await newPasswordField(page).fill(passwords.first)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/login/)
})

test(
  'a member connects another sign-in service after re-authentication, and disconnects it again',
  full,
  async ({ page, hub }) => {
    const account = await signedIn(page, hub, { locale: 'EN', password: passwords.first })
    await page.goto('/changePassword')
    await hydrated(page)
    await page.getByRole('button', { name: 'Connect Google' }).click()
    await page.waitForURL('**/social/local/**')
    const email = newAccount()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('checkbox').setChecked(true)
    await page.getByRole('button').click()

    // Check that the pending sign-in at the service survives a reload and is not part of the URL.
    const dialog = page.getByRole('dialog', { name: 'Connect Google' })
    await expect(dialog.getByText(email)).toBeVisible()
    await expect(page).toHaveURL(`${hub.origin}/changePassword`)
    await page.reload()
    await hydrated(page)
    await dialog.getByRole('tab', { name: 'Code' }).click()
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await codeField(dialog).fill('000000')
    await submitButton(dialog).click()
    await expect(dialog.getByText('That code isn’t right.')).toBeVisible()
    await codeField(dialog).fill(await hub.codeFor(account))
    await fails(page, 'bindAccount', 'lost')
    await submitButton(dialog).click()
    await expect(dialog.getByText('Request Error')).toBeVisible()
    await submitButton(dialog).click()
    await expect(page.getByText('Google is connected.')).toBeVisible()
    const google = page.getByRole('listitem').filter({ hasText: 'Google' })
    await expect(google.getByText(email)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('"ticket"')

    // Sign in again, so that the member has not re-authenticated in this session yet.
    await signedInAs(page, hub, { token: (await signIn(hub, account, passwords.first)) ?? '' })
    await page.goto('/changePassword')
    await hydrated(page)
    await google.getByRole('button', { name: 'Disconnect Google' }).click()
    const question = page.getByRole('dialog', { name: 'Disconnect Google?' })
    await fails(page, 'removeAccount', 'broken')
    await question.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(question.getByText('Internal server error')).toBeVisible()
    await question.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await reauthenticationField(question).fill(passwords.first)
    await submitButton(question).click()
    await expect(page.getByText('Google disconnected.')).toBeVisible()
    await expect(google.getByText('Not connected')).toBeVisible()
  },
)
