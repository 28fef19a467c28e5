// Tests sign-in and sign-out under real conditions: interruptions, keyboard alone, password manager, links from the
// app.
import type { Page, Route } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import {
  accountField,
  codeField,
  messagesIn,
  filledInPassword,
  passwordField,
  submitButton,
} from '../helpers/fields.ts'
import { full, fullEverywhere } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { signIn } from '../helpers/steps.ts'
import { call, joined } from '../helpers/member.ts'
import { typeText } from '../helpers/keyboard.ts'

const password = 'quiet river at night'

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'hub_token')?.value

const wrong = (right: string) => (right === '000000' ? '000001' : '000000')

test('a member signs in by code with the keyboard after a wrong code, Back and a reload, and the browser stores no code', async ({
  page,
  hub,
}) => {
  const account = 'moon@example.com'
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sendVerifyCode')) bodies.push(request.postData() ?? '')
  })
  await page.goto('/login?redirect=/games/normalCheckIn')
  await hydrated(page)
  const field = accountField(page)
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
  await field.focus()
  await typeText(page, 'moon@')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This doesn’t look like an email address')).toBeVisible()
  await expect(field).toBeFocused()
  await typeText(page, 'example.com')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveValue(account)
  const right = await hub.codeFor(account)
  await typeText(page, wrong(right))
  await expect(page.getByText('That code isn’t right.')).toBeVisible()

  // Back shows the account field, Forward shows the code field, and a reload restores the code field.
  await page.goBack()
  await expect(field).toHaveValue(account)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await page.goForward()
  await expect(codeField(page)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(codeField(page)).toBeVisible()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/Ask for a new code in \d+ s/)).toBeVisible()
  expect(new Set(bodies)).toEqual(new Set([JSON.stringify({ account, purpose: 'login' })]))
  const storageText = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]))
  expect(storageText).not.toContain(right)
  expect(storageText).not.toContain(wrong(right))

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = page.getByRole('button', { name: 'Paste the code' })
  await page.evaluate(() => navigator.clipboard.writeText('see you at eight'))
  await paste.click()
  await expect(page.getByText('There’s no six-digit code to paste.')).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${right}.`)
  await paste.click()
  await expect(page).toHaveURL(`${hub.origin}/games/normalCheckIn`)
  expect(page.url()).not.toContain(right)
})

test('an expired code is rejected, and a new code signs the member in', full, async ({ page, hub }) => {
  const { account } = await joined(hub)
  await page.goto('/login')
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeFocused()
  const late = await hub.codeFor(account)

  // Restarts the hub with its clock six minutes ahead, so that the code has expired. A reload simulates that the phone
  // closed the tab.
  await hub.killAndRestart(6)
  await page.reload()
  await hydrated(page)
  await codeField(page).fill(late)
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/Ask for a new code in \d+ s/)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
  await page.goto('about:blank')
  await hub.killAndRestart()
})

test(
  'a member signs in twice with a password from the password manager, and no code is sent',
  fullEverywhere,
  async ({ page, hub }) => {
    const { account } = await joined(hub, { password })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/sendVerifyCode')) requests.push(request.url())
    })
    await page.goto('/login')
    await hydrated(page)
    await signIn(page, account, 'loud river at night')
    await expect(page.getByText('The email, phone or password isn’t right.')).toBeVisible()
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
    await expect(accountField(page)).toHaveAttribute('autocomplete', 'username')
    await passwordField(page).fill(password)
    expect(
      await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state])),
    ).not.toContain(password)
    await submitButton(page).dblclick()
    await expect(page).toHaveURL(`${hub.origin}/`)

    // Check that a link to `/logout` asks for confirmation.
    await page.goto('/logout')
    await hydrated(page)
    const token = await tokenOf(page)
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL(`${hub.origin}/`)
    expect(await tokenOf(page)).toBe(token)
    await page.goto('/logout')
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You’re signed out.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(await tokenOf(page)).toBeUndefined()
    expect((await call(hub, 'checkToken', { token })).data).toBeUndefined()

    await hydrated(page)
    await accountField(page).fill(account)
    await submitButton(page).click()
    await expect(passwordField(page)).toBeFocused()
    expect(requests).toEqual([])
  },
)

test.describe('in Thailand', () => {
  test.use({ locale: 'th-TH' })

  test('a local phone number is sent to the server in E.164 format', full, async ({ page }) => {
    const codeRequest = page.waitForRequest((request) => request.url().endsWith('/sendVerifyCode'))
    await page.goto('/login')
    await hydrated(page)
    await accountField(page, messagesIn.TH).fill('081 234 5678')
    await submitButton(page).click()
    expect((await codeRequest).postDataJSON()).toEqual({ account: '+66812345678', purpose: 'login' })
    await expect(accountField(page, messagesIn.TH)).toHaveValue('+66812345678')
    await expect(codeField(page, messagesIn.TH)).toBeFocused()
  })
})

test(
  'a member signs in by code or by password and restores an account scheduled for deletion with one click',
  full,
  async ({ page, hub }) => {
    const { account, token } = await joined(hub, { password })
    await call(hub, 'disable', { body: { proof: { password } }, token })
    await page.goto('/login')
    await hydrated(page)
    await signIn(page, account, password)
    await expect(page.getByRole('heading', { name: 'Your account is still here' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave it closed' }).click()
    await page.getByRole('button', { name: 'Send me a code instead' }).click()
    await codeField(page).fill(await codeAfter(hub, account))
    await expect(page.getByText(/Until .+ you can still keep it/)).toBeVisible()
    expect(await tokenOf(page)).toBeUndefined()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page).toHaveURL(`${hub.origin}/`)
    await expect(page.getByText('Mali').first()).toBeVisible()
  },
)

/** Waits for the email with the code. */
async function codeAfter(hub: Hub, account: string) {
  await expect(async () => void (await hub.codeFor(account))).toPass()
  return await hub.codeFor(account)
}

test('after a failed call the step and input are kept, and a retry succeeds', full, async ({ page, hub }) => {
  const { account } = await joined(hub, { password })
  const faults: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('internetdisconnected'),
    (route) => route.abort('timedout'),
    (route) => route.fulfill({ status: 500, json: { code: 10000001, message: '' } }),
  ]
  await page.goto('/login')
  await hydrated(page)
  const fails = async (path: string) => {
    for (const fail of faults) {
      const met = page.waitForRequest(`**/${path}`)
      await page.route(`**/${path}`, fail, { times: 1 })
      await submitButton(page).click()
      await met
      await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true')
      await expect(accountField(page)).toHaveValue(account)
    }
  }
  await accountField(page).fill(account)
  await filledInPassword(page).fill(password)
  await fails('login/preCheck')
  await submitButton(page).click()
  await expect(passwordField(page)).toHaveValue(password)
  await fails('user/login')
  await expect(passwordField(page)).toHaveValue(password)
  await submitButton(page).click()
  await expect(page).toHaveURL(`${hub.origin}/`)

  await page.goto('/logout')
  await hydrated(page)
  await page.route('**/logout', (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/end this session under “Where you’re signed in”/)).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
})

test('a link with a session token asks for confirmation and never opens the session of another account silently (login CSRF)', async ({
  page,
  hub,
}) => {
  const stranger = await joined(hub, { password })
  const planted = `/redirect/fastLogin?APPTOKEN=${stranger.token}&globalEnv=NA&redirect=/games/normalCheckIn`
  await page.goto(planted)
  expect(page.url()).not.toContain(stranger.token)
  await expect(page.getByText(stranger.account)).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
  await hydrated(page)
  await page.getByRole('button', { name: 'No, that’s not me' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(await tokenOf(page)).toBeUndefined()
  expect(await page.evaluate(() => document.cookie)).not.toContain(stranger.token)

  // An attacker sends a link with the attacker's token in a chat, an email or a QR code.
  await page.goto(`/games/normalCheckIn?APPTOKEN=${stranger.token}&globalEnv=NA`)
  await expect(page.getByText(stranger.account)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/redirect/fastLogin')
  expect(await tokenOf(page)).toBeUndefined()

  // A page of another site contains the same link.
  await page.route('https://evil.example.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${hub.origin}/games/normalCheckIn?APPTOKEN=${stranger.token}&globalEnv=NA">Coins</a>`,
    }),
  )
  await page.goto('https://evil.example.com/')
  await page.getByRole('link').click()
  await expect(page.getByText(stranger.account)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/redirect/fastLogin')
  expect(await tokenOf(page)).toBeUndefined()

  // After the confirmation, the requested page opens.
  await hydrated(page)
  await page.getByRole('button', { name: 'Yes, that’s me' }).click()
  await expect(page.getByRole('heading', { name: unbroken('Daily check-in') })).toBeVisible()
  expect(await tokenOf(page)).toBe(stranger.token)

  // Check that an existing session is kept, and that an invalid token shows an error.
  const other = await joined(hub, { password })
  await page.goto(`/redirect/fastLogin?APPTOKEN=${other.token}&globalEnv=NA&redirect=/games/normalCheckIn`)
  await expect(page).toHaveURL(/\/games\/normalCheckIn/)
  expect(await tokenOf(page)).toBe(stranger.token)
  // Clearing cookies before hydration would make the page differ from the server's HTML.
  await hydrated(page)
  await page.context().clearCookies()
  await page.goto('/redirect/fastLogin?APPTOKEN=no-such-token&globalEnv=NA')
  await expect(page.getByRole('alert').filter({ hasText: 'This link no longer works.' })).toBeVisible()
})
