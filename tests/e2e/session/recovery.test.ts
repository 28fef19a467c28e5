// Tests account recovery by an emailed link or a code on the phone.
import { measurement } from '#tests/support/measurements.ts'
import { fails } from '../helpers/failing.ts'
import { accountNextTo, accountField, codeField, newPasswordField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, joined, newAccount } from '../helpers/member.ts'
import { holds, linkFor, openLink, passwords, signIn } from '../helpers/mails.ts'
import { typeText } from '../helpers/keyboard.ts'

test('a recovery link sets a new password, keeps its token out of URLs, and ends every session', async ({
  page,
  hub,
  context,
}) => {
  const account = newAccount()
  const { token: elsewhere } = await joined(hub, { account, password: passwords.first })
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer}`))

  // Request the recovery link despite a lost connection and a click on Back.
  await page.goto('/forget_pwd')
  await hydrated(page)
  await expect(accountField(page)).toHaveAttribute('autocomplete', 'username')
  await accountField(page).fill('nobody')
  await submitButton(page).click()
  await expect(page.getByText('Please enter an email address or a phone number.')).toBeVisible()
  await accountField(page).fill(account)
  await page.goto('/login')
  await page.goBack()
  await hydrated(page)
  await expect(accountField(page)).toHaveValue(account)
  await fails(page, 'sendMailByRecoverPwd', 'lost')
  await submitButton(page).click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await submitButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  expect(requests.filter((each) => each.includes('sendMailByRecoverPwd'))).toHaveLength(2)

  // Open the link in another tab and close this tab, which must have no effect.
  const link = await linkFor(hub, account)
  const other = await context.newPage()
  await openLink(other, link)
  await newPasswordField(other).fill('half a thou')
  await other.close()

  await fails(page, 'checkRecoverUrl', 'broken')
  const token = await openLink(page, link)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`For ${account}.`)).toBeVisible()
  await expect(accountNextTo(page)).toHaveValue(account)
  const password = newPasswordField(page)
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('short')
  await submitButton(page).click()
  await expect(page.getByText('Please use at least 8 characters.')).toBeVisible()
  await password.fill(passwords.common)
  await submitButton(page).click()
  await expect(page.getByText(/This password is common/)).toBeVisible()
  await fails(page, 'resetNewPass', 'lost')
  await password.fill(passwords.second)
  await submitButton(page).click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await expect(password).toHaveValue(passwords.second)
  await submitButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()

  expect(await holds(hub, elsewhere)).toBe(false)
  expect(await signIn(hub, account, passwords.first)).toBeUndefined()
  expect(await signIn(hub, account, passwords.second)).toBeDefined()
  await openLink(page, link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(`${hub.origin}/forget_pwd`)

  expect(requests.filter((each) => each.includes(token))).toEqual([])
  measurement(
    '17. Privacy',
    `recovery link: 0 URLs and referrers of ${requests.length} requests contain its token`,
  )
})

test('after setting a new password by email, a member can remove a lost phone number from the account', async ({
  page,
  hub,
}) => {
  const account = newAccount()
  const phone = `+6682${String(Date.now()).slice(-7)}`
  const { token } = await joined(hub, { account, password: passwords.first })
  await call(hub, 'sendVerifyCode', { body: { account: phone, purpose: 'verify' } })
  const code = await hub.codeFor(phone)
  await call(hub, 'modifyAccount', {
    body: { account: phone, code, proof: { password: passwords.first } },
    token,
  })
  await call(hub, 'sendMailByRecoverPwd', { body: { account } })
  await openLink(page, await linkFor(hub, account))
  await newPasswordField(page).fill(passwords.second)
  await submitButton(page).click()
  await expect(page.getByText(`Is +66•••${phone.slice(-2)} still yours?`)).toBeVisible()
  await fails(page, 'removeLostAccount', 'lost')
  await page.getByRole('button', { name: 'No, remove it' }).click()
  await expect(page.getByText('Request Error')).toBeVisible()
  expect(await signIn(hub, phone, passwords.second)).toBeDefined()
  await page.getByRole('button', { name: 'No, remove it' }).click()
  await expect(page.getByText('no longer opens your account')).toBeVisible()
  expect(await signIn(hub, phone, passwords.second)).toBeUndefined()
  expect(await signIn(hub, account, passwords.second)).toBeDefined()
})

test('a member sets a new password by keyboard with a code sent to a phone', full, async ({ page, hub }) => {
  const account = `+6681${String(Date.now()).slice(-7)}`
  await joined(hub, { account })
  await page.goto('/forget_pwd')
  await hydrated(page)
  await accountField(page).focus()
  await typeText(page, account.replace('+66', '+66 (0) '))
  await page.keyboard.press('Enter')
  const code = codeField(page)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await typeText(page, '000000')
  await page.keyboard.press('Tab')
  if (!(await newPasswordField(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await typeText(page, passwords.second)
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await expect(code).toBeFocused()
  for (const _ of '000000') await page.keyboard.press('Backspace')
  await typeText(page, await hub.codeFor(account))
  await fails(page, 'recoverPassword', 'broken')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Internal server error')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${hub.origin}/login`)
  expect(await signIn(hub, account, passwords.second)).toBeDefined()
})

test(
  'recovery does not reveal whether an account exists, and /recover_pwd without a token asks the visitor to open the email',
  full,
  async ({ page }) => {
    await page.goto('/forget_pwd')
    await hydrated(page)
    const stranger = newAccount()
    await accountField(page).fill(stranger)
    await submitButton(page).click()
    await expect(page.getByText(`If ${stranger} belongs to a member`)).toBeVisible()
    await page.getByRole('button', { name: 'Send me a code instead' }).click()
    await expect(codeField(page)).toBeFocused()
    await page.getByRole('button', { name: 'Use another email or phone' }).click()
    await expect(accountField(page)).toHaveValue(stranger)

    await page.goto('/recover_pwd')
    await expect(page.getByRole('heading', { name: 'Open the link in our email' })).toBeVisible()
    // The page also handles a recovery link that the visitor pastes into the address bar while the page is open.
    await page.evaluate((hash) => (location.hash = hash), `token=${'x'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(page.url()).not.toContain('xxx')
  },
)
