// Tests social sign-in with the OpenID provider of the development server: registration, account linking, later
// sign-ins, and callbacks of a sign-in that another window started.
import type { BrowserContext, Page } from '@playwright/test'
import { operations } from '#generated/operations.ts'
import {
  accountField,
  codeField,
  filledInPassword,
  firstNameField,
  passwordField,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { newAccount, dataOf } from '../helpers/member.ts'
import { signInBy } from '../helpers/social.ts'

const password = 'quiet river at night'

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'hub_token')?.value

async function open(page: Page, path = '/login') {
  await page.goto(path)
  await hydrated(page)
}

/** Returns the data of the sign-in that is still in the browser's storage and history. */
const traces = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  const { entries } = await browser.send('Page.getNavigationHistory')
  const storageText = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]))
  return {
    kept: storageText,
    addresses: entries.map(({ url }) => url).filter((url) => url.includes('/redirect/')),
  }
}

test('a code of the service that looks like a number, such as 662E41, reaches the server unchanged', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const attempt = {
      provider: 'google',
      intent: 'signIn',
      state: '1e5',
      binding: 'b'.repeat(43),
      redirect: '/',
    }
    sessionStorage.setItem('social:attempt', JSON.stringify(attempt))
  })
  const callbackRequest = page.waitForRequest((request) => request.url().includes('/oauth/google/callback'))
  await page.goto('/redirect/fastLogin/google?code=662E41&state=1e5')
  const query = new URL((await callbackRequest).url()).searchParams
  expect([query.get('code'), query.get('state')]).toEqual(['662E41', '1e5'])
})

test('a visitor registers with data from Google and later signs in with Google, and no secret stays in the window', async ({
  page,
  hub,
  context,
}) => {
  const account = newAccount()
  await open(page, '/login?redirect=/games/normalCheckIn&linkCode=7KQ2MXRT&utm_source=instagram')
  await signInBy(page, 'Google', { email: account })
  await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible()
  await expect(page).toHaveURL(`${hub.origin}/redirect/fastLogin/google`)
  await expect(accountField(page)).toHaveValue(account)
  await firstNameField(page).fill('Mali')
  await submitButton(page).click()
  await expect(page.getByText('Please agree to the privacy policy')).toBeVisible()

  // Check that a reload keeps the input and the data from Google.
  await page.reload()
  await hydrated(page)
  await expect(firstNameField(page)).toHaveValue('Mali')
  await policyBox(page).press('Space')
  const joining = page.waitForRequest((request) => request.url().endsWith(operations.socialRegister.path))
  await submitButton(page).dblclick()
  expect((await joining).postDataJSON()).toMatchObject({ linkCode: '7KQ2MXRT' })
  await expect(page).toHaveURL(`${hub.origin}/games/normalCheckIn`)
  expect(await dataOf(hub, 'getUserInfo', { token: await tokenOf(context) })).toMatchObject({
    registerSource: 'instagram',
    registerChannel: 'web',
  })
  const { kept: storageText, addresses } = await traces(page)
  expect(storageText).not.toMatch(/binding|"ticket"/)
  expect(addresses.join(' ')).not.toMatch(/[?&](code|state)=/)

  await context.clearCookies()
  await open(page, '/login?redirect=/games/checkIn')
  await signInBy(page, 'Google', { email: account })
  await expect(page).toHaveURL(`${hub.origin}/games/checkIn`)
  expect(await tokenOf(context)).toBeDefined()
})

test(
  'an existing account is linked only after the member enters a code that was sent to it, and later sign-ins need only the service',
  full,
  async ({ page, hub, context }) => {
    const account = 'ribbon@example.com'
    await open(page)
    await signInBy(page, 'Facebook', { email: account })
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    await hydrated(page)
    await page.getByRole('button', { name: 'Send me a code' }).dblclick()
    const code = codeField(page)
    await expect(code).toBeFocused()
    const right = await hub.codeFor(account)
    await code.fill(right === '000000' ? '000001' : '000000')
    await expect(page.getByText('That code isn’t right.')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await code.fill(right)
    await expect(page).toHaveURL(`${hub.origin}/`)
    await expect(page.getByText('Rose').first()).toBeVisible()

    await context.clearCookies()
    await open(page)
    await signInBy(page, 'Facebook', { email: account })
    await expect(page).toHaveURL(`${hub.origin}/`)
  },
)

test(
  'an unverified email address does not open the account, so the member signs in with the password',
  full,
  async ({ page, hub, context }) => {
    const account = 'nest@example.com'
    await open(page)
    await signInBy(page, 'Apple', { email: account, verified: false })
    await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible()
    await expect(accountField(page)).toHaveValue('')
    await hydrated(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await accountField(page).fill(account)
    await filledInPassword(page).fill('loud river at night')
    await submitButton(page).click()
    await expect(passwordField(page)).toBeVisible()
    await submitButton(page).click()
    await expect(page.getByText('The email, phone or password isn’t right.')).toBeVisible()
    await passwordField(page).fill(password)
    await submitButton(page).click()
    await expect(page).toHaveURL(`${hub.origin}/`)
    await expect(page.getByText('Melati').first()).toBeVisible()
    expect(await tokenOf(context)).toBeDefined()
  },
)

test(
  'a visitor whose email address the service has not verified registers with another address and confirms it by a code',
  full,
  async ({ page, hub }) => {
    const account = newAccount()
    const firstName = firstNameField(page)
    const code = codeField(page)
    await open(page)
    await signInBy(page, 'Apple', { email: account, verified: false })
    await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible()
    await hydrated(page)
    await accountField(page).fill(account)
    await firstName.fill('Mali')
    await policyBox(page).press('Space')
    await submitButton(page).click()
    await expect(code).toBeFocused()
    await expect(firstName).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Paste the code' })).toBeVisible()
    await submitButton(page).click()
    await expect(page.getByText('Please enter the six-digit code.')).toBeVisible()

    // Check that a reload keeps the code field, and that Back shows the input.
    await page.reload()
    await expect(code).toBeVisible()
    await expect(accountField(page)).toHaveValue(account)
    await page.goBack()
    await expect(firstName).toHaveValue('Mali')
    await expect(accountField(page)).toHaveValue(account)
    await expect(policyBox(page)).toBeChecked()
    await page.goForward()
    // Entering six digits submits the form.
    await code.fill(await hub.codeFor(account))
    await expect(page).toHaveURL(`${hub.origin}/`)
    await expect(page.getByText('Mali').first()).toBeVisible()
    expect((await traces(page)).kept).not.toContain('draft:')
  },
)

test(
  'a visitor who restarts the registration keeps the input and can use the same code, but must give consent again',
  full,
  async ({ page, hub }) => {
    const account = newAccount()
    const consent = policyBox(page)
    await open(page)
    await signInBy(page, 'Apple', { email: account, verified: false })
    await accountField(page).fill(account)
    await firstNameField(page).fill('Mali')
    await consent.press('Space')
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()

    await open(page)
    await signInBy(page, 'Apple', { email: account, verified: false })
    await expect(firstNameField(page)).toHaveValue('Mali')
    await expect(accountField(page)).toHaveValue(account)
    await expect(consent).not.toBeChecked()
    await consent.press('Space')
    await submitButton(page).click()
    await codeField(page).fill(await hub.codeFor(account))
    await expect(page).toHaveURL(`${hub.origin}/`)
  },
)

test(
  'a callback URL opens no session if another window started the sign-in or if the URL was used before (login CSRF)',
  full,
  async ({ page, otherBrowser, hub, context }) => {
    // A stranger signs in at the service and copies the URL to which the service redirects.
    const stranger = await otherBrowser()
    const his = await stranger.newPage()
    let planted = ''
    his.on('request', (request) => {
      if (request.url().includes('/google?')) planted = request.url()
    })
    await his.route('**/oauth/google/callback?*', (route) => route.abort())
    await open(his)
    await signInBy(his, 'Google', { email: newAccount() })
    await expect(his.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
    expect(planted).toContain('code=')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/callback')) calls.push(request.url())
    })
    await page.goto(planted)
    await expect(page.getByText('was started in another window')).toBeVisible()
    expect(page.url()).toBe(`${hub.origin}/redirect/fastLogin/google`)
    expect(await tokenOf(context)).toBeUndefined()
    expect(calls).toEqual([])

    // The user can start another sign-in, whose callback URL works only once.
    await hydrated(page)
    await page.getByRole('link', { name: 'Sign in another way' }).click()
    await hydrated(page)
    let returnUrl = ''
    page.on('request', (request) => {
      if (request.url().includes('/google?')) returnUrl = request.url()
    })
    await signInBy(page, 'Google', { email: newAccount() })
    await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible()
    await page.goto(returnUrl)
    await expect(page.getByText('was started in another window')).toBeVisible()
  },
)
