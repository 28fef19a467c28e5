// Tests registration in any country, with the policy of that country, and with or without a password.
import {
  accountField,
  codeField,
  countryField,
  firstNameField,
  marketingBox,
  openMoreChoices,
  passwordField,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { full, fullEverywhere } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { fillRegistration } from '../helpers/steps.ts'
import { call, dataOf, joined, newAccount } from '../helpers/member.ts'
import { passwords, signIn } from '../helpers/mails.ts'

test('a visitor registers in another country and accepts its policy, and each consent is stored separately by purpose', async ({
  page,
  hub,
}) => {
  const account = newAccount()
  await page.goto('/registration?linkCode=7KQ2MXRT&utm_source=instagram')
  await fillRegistration(page, account)
  await openMoreChoices(page)
  for (const [field, token] of [
    [firstNameField, 'given-name'],
    [accountField, 'username'],
    [passwordField, 'new-password'],
    [countryField, 'country'],
  ] as const)
    await expect(field(page)).toHaveAttribute('autocomplete', token)

  // Check that this page shows the policy of the selected country.
  await countryField(page).selectOption('TH')
  await expect(page.getByText('Thailand, in effect since Nov 1, 2026')).toBeVisible()
  await countryField(page).selectOption({ label: 'France' })
  await expect(page.getByText('In effect since Nov 1, 2026', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'privacy policy', exact: true }).click()
  const policy = page.getByRole('dialog', { name: 'How we look after your data' })
  await expect(policy).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(policy).toBeHidden()
  await marketingBox(page).press('Space')

  // Check that a reload, like a closed tab, keeps the input and the consents, but not the password.
  await passwordField(page).fill(passwords.first)
  await page.reload()
  await hydrated(page)
  await openMoreChoices(page)
  await expect(accountField(page)).toHaveValue(account)
  await expect(countryField(page)).toHaveValue('FR')
  await expect(passwordField(page)).toHaveValue('')
  for (const box of [policyBox, marketingBox]) await expect(box(page)).toBeChecked()
  await policyBox(page).press('Space')
  await submitButton(page).click()
  await expect(page.getByText('Please agree to the privacy policy to join.')).toBeVisible()
  await policyBox(page).press('Space')

  // The form rejects a short password. The server rejects a common password when the code is submitted, and the visitor
  // corrects the password next to the code.
  await passwordField(page).fill('short')
  // Close the fields: the error opens them again.
  await openMoreChoices(page)
  await expect(page.getByText('Please use at least 8 characters.')).toBeVisible()
  await submitButton(page).click()
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill(passwords.common)
  await submitButton(page).click()
  const code = codeField(page)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('000000')
  await expect(page.getByText(/This password is common/)).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill(passwords.second)
  await submitButton(page).click()
  // Change the account after the code was sent.
  await expect(code).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await accountField(page).fill(newAccount())
  await page.goForward()
  await expect(code).toBeHidden()
  await accountField(page).fill(account)
  await expect(code).toBeVisible()
  await code.fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)

  const token = await signIn(hub, account, passwords.second)
  const { items } = await dataOf(hub, 'getConsents', { token })
  const consents = Object.fromEntries(
    items.map(({ purpose, granted, countryCode, policyVersion }) => [
      purpose,
      [granted, countryCode, policyVersion],
    ]),
  )
  expect(consents).toMatchObject({
    membership: [true, 'FR', 'general-2026-11-01'],
    marketingMail: [true, 'FR', 'general-2026-11-01'],
    tracking: [false, 'FR', 'general-2026-11-01'],
    babyData: [false, null, null],
  })
  expect(await dataOf(hub, 'getUserInfo', { token })).toMatchObject({
    registerSource: 'instagram',
    registerCountryCode: 'FR',
  })
})

test(
  'a local phone number gets the calling code of the country, and an existing account is reported only after its code was entered',
  full,
  async ({ page, hub }) => {
    const localNumber = `81${String(Date.now()).slice(-7)}`
    await joined(hub, { account: `+66${localNumber}` })
    const memberAccount = newAccount()
    await joined(hub, { account: memberAccount })

    await fillRegistration(page, `0${localNumber}`)
    await openMoreChoices(page)
    await countryField(page).selectOption('TH')
    // A code has just been sent and used, so another code is delayed. The page shows the recipient of the first code.
    await submitButton(page).click()
    await expect(page.getByText(`Sent to +66${localNumber}.`)).toBeVisible()

    await page.getByRole('button', { name: 'Change' }).click()
    await accountField(page).fill(memberAccount)
    await submitButton(page).click()
    await expect(codeField(page)).toBeFocused()
    await codeField(page).fill(await hub.codeFor(memberAccount))
    await expect(page.getByText('You’re already a member. Please sign in.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(
      (await call(hub, 'login', { body: { account: memberAccount, password: passwords.first } })).code,
    ).not.toBe(200)
  },
)

test(
  'a reload restores the code field while the visitor waits for the code, and the whole code can be pasted',
  fullEverywhere,
  async ({ page, hub, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const account = newAccount()
    await fillRegistration(page, account)
    await openMoreChoices(page)
    await passwordField(page).fill(passwords.second)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const code = page.getByRole('textbox', { name: 'Your code' })
    await expect(code).toBeFocused()

    await page.reload()
    await hydrated(page)
    await expect(code).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'What should we call you?' })).toHaveCount(0)
    // Request a code again: this is no error, and the first code stays valid.
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText(/Ask for a new code in \d+/)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    // Enter the password again before the code is sent, because it is not stored.
    await page.getByLabel('Password', { exact: true }).fill(passwords.second)
    await page.evaluate(
      (digits) => navigator.clipboard.writeText(`Your code: ${digits}`),
      await hub.codeFor(account),
    )
    await page.getByRole('button', { name: 'Paste the code' }).click()
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page).toHaveURL(`${hub.origin}/`)
    expect(await signIn(hub, account, passwords.second)).toBeDefined()
  },
)

test.describe('in Thailand, in a browser that accepts American English', () => {
  test.use({ locale: 'en-US', timezoneId: 'Asia/Bangkok' })

  test('the registration selects the country of the time zone if the network does not tell the country', async ({
    page,
  }) => {
    await page.goto('/registration')
    await hydrated(page)
    await expect(countryField(page)).toHaveValue('TH')
    await expect(page.getByText('Thailand, in effect since Nov 1, 2026')).toBeVisible()
  })
})
