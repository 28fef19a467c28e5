// Tests two-step sign-in from end to end: a member enables it with an app or a passkey, signs in with it, and disables
// it.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import {
  accountField,
  labelled,
  passwordField,
  reauthenticationField,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signOut } from '../helpers/steps.ts'
import { joined, password, signedInAs, setLanguage } from '../helpers/member.ts'
import { thumbReader } from '../helpers/virtualAuthenticator.ts'
import { memberWithApp, nextCode } from '../helpers/twoStep.ts'

const appCode = (page: Page) => labelled(page, 'session.secondStep.code')
const recoveryCode = (page: Page) => labelled(page, 'session.secondStep.recovery')
const step = (page: Page) => page.getByRole('heading', { name: 'One more step' })

/**
 * Signs out and waits until the session has ended, because a page that is opened earlier would still use the session.
 */
async function leave(page: Page) {
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
}

/**
 * Enters the account and password of the first step of sign-in.
 * @param isRemembered true if the page shows the password field first, because the member used the password for the
 * last sign-in
 */
async function signInByPassword(page: Page, account: string, isRemembered = false) {
  await page.goto('/login')
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  if (!isRemembered) await page.getByRole('button', { name: 'Use my password instead' }).click()
  await passwordField(page).fill(password)
  await submitButton(page).click()
  await expect(step(page)).toBeFocused()
}

test('a member enables two-step sign-in with an app, signs in by a code of the app and by a recovery code, and disables it', async ({
  page,
  hub,
}) => {
  const { account, token } = await joined(hub, { password })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/changePassword')
  await hydrated(page)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const proof = page.getByRole('dialog', { name: 'Set up an app' })
  await reauthenticationField(proof).fill(password)
  await submitButton(proof).click()

  // Check that the page shows the key for the authenticator app as a link, a QR code and text.
  const setup = page.getByRole('dialog', { name: 'Set up your app' })
  await expect(setup.getByRole('link', { name: 'Open my app' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  )
  await expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = /[A-Z2-7]{32}/.exec((await setup.textContent()) ?? '')?.[0] ?? ''
  await appCode(page).fill(nextCode(secret, -1))

  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(saved.getByRole('listitem')).toHaveCount(10)
  const codes = await saved.getByRole('listitem').allTextContents()
  await saved.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText(/^On since/)).toBeVisible()
  await expect(page.getByText('10 left')).toBeVisible()

  // A wrong code shows an error at its field. A correct code is submitted after its sixth digit.
  await leave(page)
  await signInByPassword(page, account)
  await appCode(page).fill('000000')
  await expect(page.getByText('That code isn’t right.').first()).toBeVisible()
  await appCode(page).fill(nextCode(secret, 0))
  await expect(page).toHaveURL(`${hub.origin}/`)

  await leave(page)
  await signInByPassword(page, account, true)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await recoveryCode(page).fill((codes[0] ?? '').toLowerCase())
  await submitButton(page).click()
  await expect(page).toHaveURL(`${hub.origin}/`)

  await page.goto('/changePassword')
  await hydrated(page)
  await expect(page.getByText('9 left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  const again = page.getByRole('dialog', { name: unbroken('Turn off two-step sign-in?') })
  await reauthenticationField(again).fill(password)
  await submitButton(again).click()
  await expect(page.getByText(unbroken('Two-step sign-in is off.'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
})

test('a member uses a passkey as the second step of sign-in', async ({ page, hub }) => {
  const { account, token } = await joined(hub, { password })
  await signedInAs(page, hub, { token, locale: 'EN' })
  const thumb = await thumbReader(page)
  await thumb.press(true)
  await page.goto('/changePassword')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Add a passkey' })
  await reauthenticationField(proof).fill(password)
  await submitButton(proof).click()
  await page.getByRole('button', { name: 'Use my passkeys' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText(/^On since/)).toBeVisible()
  await thumb.press(false)

  await leave(page)
  await signInByPassword(page, account)
  await thumb.press(true)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page).toHaveURL(`${hub.origin}/`)
})

test('after more than five wrong codes a member must sign in from the start', full, async ({ page, hub }) => {
  const { account } = await memberWithApp(hub)
  await setLanguage(page, hub, 'EN')
  await signInByPassword(page, account)
  for (const code of ['000001', '000002', '000003', '000004', '000005', '000006']) {
    await appCode(page).fill(code)
    await expect(page.getByText(/isn’t right|Please sign in again/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-busy')
  }
  await expect(page.getByText('Please sign in again.')).toBeVisible()
  await expect(step(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member signs in by password and app code after a wrong code and a wrong recovery code', async ({
    page,
    hub,
  }) => {
    const { account, secret } = await memberWithApp(hub)
    const next = () => submitButton(page.getByRole('main'))
    await setLanguage(page, hub, 'EN')
    await page.goto('/login?redirect=/coins')
    await accountField(page).fill(account)
    await next().click()
    await page.getByRole('button', { name: 'Use my password instead' }).click()
    await passwordField(page).fill(password)
    await next().click()
    await appCode(page).fill('000000')
    await next().click()
    await expect(page.getByText('That code isn’t right.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await recoveryCode(page).fill('AAAA-BBBB-CCCC-DDDD')
    await next().click()
    await expect(page.getByText('That recovery code isn’t right').first()).toBeVisible()
    await page.getByRole('button', { name: 'Use my app’s code' }).click()
    await appCode(page).fill(nextCode(secret, 0))
    await next().click()
    await expect(page).toHaveURL(`${hub.origin}/coins`)
  })
})
