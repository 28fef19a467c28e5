// The way back in for who has forgotten her password: by a link of a mail, or by a code on the phone.
import { figure } from '../support/figures.ts'
import { fails } from './failing.ts'
import { expect, hydrated, test } from './hub.ts'
import { joined, newAccount } from './member.ts'
import { holds, linkFor, openLink, passwords, signIn } from './mails.ts'

const submit = 'button[type=submit]'

test('a link leads to a new password: its token stays out of addresses, and every session ends', async ({
  page,
  hub,
  context,
}) => {
  const account = newAccount()
  const { token: elsewhere } = await joined(hub, { account, password: passwords.first })
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer}`))

  // The way there, with a lost connection and the back button.
  await page.goto('/forget_pwd')
  await hydrated(page)
  await expect(page.locator('[name=account]')).toHaveAttribute('autocomplete', 'username')
  await page.locator('[name=account]').fill('nobody')
  await page.locator(submit).click()
  await expect(page.getByText('Please enter an e-\u2060mail address or a phone number.')).toBeVisible()
  await page.locator('[name=account]').fill(account)
  await page.goto('/login')
  await page.goBack()
  await hydrated(page)
  await expect(page.locator('[name=account]')).toHaveValue(account)
  await fails(page, 'sendMailByRecoverPwd', 'lost')
  await page.locator(submit).click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await page.locator(submit).dblclick()
  await expect(page.getByRole('heading', { name: 'Check your e-\u2060mail' })).toBeFocused()
  expect(seen.filter((each) => each.includes('sendMailByRecoverPwd'))).toHaveLength(2)

  // A tab that is closed in the middle costs nothing.
  const link = await linkFor(hub, account)
  const other = await context.newPage()
  await openLink(other, link)
  await other.locator('[name=newPassword]').fill('half a thou')
  await other.close()

  await fails(page, 'checkRecoverUrl', 'broken')
  const token = await openLink(page, link)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`For ${account}.`)).toBeVisible()
  await expect(page.locator('[autocomplete=username]')).toHaveValue(account)
  const password = page.locator('[name=newPassword]')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('short')
  await page.locator(submit).click()
  await expect(page.getByText('A password needs at least 8 characters.')).toBeVisible()
  await password.fill(passwords.common)
  await page.locator(submit).click()
  await expect(page.getByText(/Many people use this password/)).toBeVisible()
  await fails(page, 'resetNewPass', 'lost')
  await password.fill(passwords.second)
  await page.locator(submit).click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await expect(password).toHaveValue(passwords.second)
  await page.locator(submit).dblclick()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()

  expect(await holds(hub, elsewhere)).toBe(false)
  expect(await signIn(hub, account, passwords.first)).toBeUndefined()
  expect(await signIn(hub, account, passwords.second)).toBeDefined()
  await openLink(page, link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(`${hub.origin}/forget_pwd`)

  expect(seen.filter((each) => each.includes(token))).toEqual([])
  figure(
    '17. Privacy',
    `a recovery link: its token is in none of ${seen.length} requests' addresses and referrers`,
  )
})

test('a code on the phone leads to a new password, by the keyboard alone', async ({ page, hub }) => {
  const account = `+6681${String(Date.now()).slice(-7)}`
  await joined(hub, { account })
  await page.goto('/forget_pwd')
  await hydrated(page)
  await page.locator('[name=account]').focus()
  await page.keyboard.type(account.replace('+66', '+66 (0) '))
  await page.keyboard.press('Enter')
  const code = page.locator('[name=code]')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await page.keyboard.type('000000')
  await page.keyboard.press('Tab')
  if (!(await page.locator('[name=newPassword]').evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type(passwords.second)
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await expect(code).toBeFocused()
  for (const _ of '000000') await page.keyboard.press('Backspace')
  await page.keyboard.type(await hub.codeFor(account))
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

test('nobody learns whether an account exists; without a link the page says where it is', async ({
  page,
}) => {
  await page.goto('/forget_pwd')
  await hydrated(page)
  const stranger = newAccount()
  await page.locator('[name=account]').fill(stranger)
  await page.locator(submit).click()
  await expect(page.getByText(`If ${stranger} belongs to a member`)).toBeVisible()
  await page.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect(page.locator('[name=code]')).toBeFocused()
  await page.getByRole('button', { name: 'Use another e-\u2060mail or phone' }).click()
  await expect(page.locator('[name=account]')).toHaveValue(stranger)

  await page.goto('/recover_pwd')
  await expect(page.getByRole('heading', { name: 'Open the link from our e-\u2060mail' })).toBeVisible()
  // Pasted where the page stands already, a link is opened all the same.
  await page.evaluate((hash) => (location.hash = hash), `token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  expect(page.url()).not.toContain('xxx')
})
