// Tests double clicks, lost connections, closed tabs and the back button.
import {
  accountField,
  codeField,
  firstNameField,
  openMoreChoices,
  passwordField,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { fails } from '../helpers/failing.ts'
import { full } from '../helpers/full.ts'
import { coinsOf, fillRegistration, register, signIn } from '../helpers/steps.ts'
import { joined, newAccount, password } from '../helpers/member.ts'

test('a double click on the check-in button checks in once', async ({ page, hub }) => {
  await register(page, hub)
  const checkIn = page.getByRole('button', { name: /Check in|Done for today|Checking in/ })
  await hydrated(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkIn')) calls.push(request.url())
  })
  await checkIn.dblclick()
  await expect(checkIn).toHaveText('Done for today')
  await expect.poll(() => coinsOf(page)).toBe(35)
  expect(calls).toHaveLength(1)
})

test('a check-in that failed with a gateway error is sent with the same idempotency key after a reload', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkIn'))
      keys.push(request.headers()['idempotency-key'])
  })
  const checkIn = page.getByRole('button', { name: /Check in/ })
  await fails(page, 'checkIn', 'givenUp')
  await checkIn.click()
  await expect(page.getByText('Oops! Something went wrong.')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await checkIn.click()
  await expect(page.getByRole('button', { name: 'Done for today' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('sign-in succeeds although the calls that load the member’s data afterward are still pending', async ({
  page,
  hub,
}) => {
  const { account } = await joined(hub, { password })
  await page.goto('/login')
  await hydrated(page)
  const release = Promise.withResolvers<void>()
  const askedAs: (string | undefined)[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/login')) return
    void page.route('**/api/**', async (route) => {
      askedAs.push(route.request().headers().authorization)
      await release.promise
      await route.continue()
    })
  })
  await signIn(page, account, password)
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'hub_token'))
    .toBe(true)
  release.resolve()
  await expect(page).toHaveURL(`${hub.origin}/`)
  expect(askedAs).not.toContain(undefined)
})

test('input persists after the user leaves the page, except for the password', async ({ page }) => {
  const account = newAccount()
  await fillRegistration(page, account)
  await openMoreChoices(page)
  await passwordField(page).fill(password)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password)
  await page.goto('/login')
  await page.goBack()
  await hydrated(page)
  await expect(firstNameField(page)).toHaveValue('Mali')
  await expect(accountField(page)).toHaveValue(account)
  await expect(policyBox(page)).toBeChecked()
  await expect(passwordField(page)).toHaveValue('')
})

test('a form keeps input that was typed before the scripts loaded', full, async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await accountField(page).fill('early@example.com')
  release.resolve()
  await hydrated(page)
  await expect(accountField(page)).toHaveValue('early@example.com')
})

test('a wrong code shows an error at its field and keeps the other input', full, async ({ page, hub }) => {
  const account = newAccount()
  await page.goto('/registration')
  await hydrated(page)
  await firstNameField(page).fill('Mali')
  await accountField(page).fill(account)
  await policyBox(page).press('Space')
  await submitButton(page).click()
  await expect(codeField(page)).toBeVisible()
  const code = await hub.codeFor(account)
  await codeField(page).fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(accountField(page)).toHaveValue(account)
  await codeField(page).fill(code)
  await expect(page).toHaveURL(`${hub.origin}/`)
})
