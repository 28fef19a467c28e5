// Tests account deletion in Indonesian: the list of consequences, re-authentication by password and by code,
// confirmation, and restoration.
import { accountNextTo, codeField, labelled, reauthenticationField } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { dataOf, password, signedIn, signedInAs } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { typeText } from '../helpers/keyboard.ts'

const id = messagesIn('id-ID')

test('a member deletes the account with the password by keyboard and restores it within seven days', async ({
  page,
  hub,
}) => {
  const account = await signedIn(page, hub, { locale: 'ID', countryCode: 'ID', password })
  // Check that drafts are deleted with the account.
  await page.goto('/contact')
  await hydrated(page)
  await labelled(page, 'support.contact.text', id).fill('Melati')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Melati')
  await page.goto('/del-account')
  await hydrated(page)
  const go = page.getByRole('button', { name: id['session.deletion.go'] })
  await go.press('Enter')
  const secret = reauthenticationField(page, id)
  await expect(secret).toBeFocused()
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  await expect(accountNextTo(page)).toHaveValue(account)

  await typeText(page, 'not the password')
  await page.keyboard.press('Enter')
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await expect(secret).toBeFocused()

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/disable')) requests.push(request.url())
  })
  await page.route('**/user/disable', (route) => route.abort('internetdisconnected'), { times: 1 })
  await secret.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: id['error.transport'] })).toBeVisible()
  await expect(secret).toHaveValue(password)
  const leave = page.getByRole('button', { name: id['session.deletion.submit'] })
  await leave.dblclick()
  await expect(page.getByRole('heading', { name: id['session.goodbye.title'] })).toBeFocused()
  expect(requests, 'a lost request and its retry').toHaveLength(2)
  expect((await page.context().cookies()).some(({ name }) => name === 'hub_token')).toBe(false)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Melati')
  expect(page.url()).not.toContain('password')

  const { token } = await dataOf(hub, 'undoDisable', { body: { account, proof: { password } } })
  await signedInAs(page, hub, { token })
  await page.goto('/del-account')
  await expect(page.getByRole('heading', { name: id['session.deletion.lost'] })).toBeVisible()
})

test(
  'a member without a password deletes the account with a code, and a wrong code shows an error at its field',
  full,
  async ({ page, hub }) => {
    const account = await signedIn(page, hub, { locale: 'ID', countryCode: 'ID' })
    await page.goto('/')
    await page.goto('/del-account')
    await hydrated(page)
    await page.getByRole('button', { name: id['session.deletion.go'] }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: account })).toBeFocused()
    await expect(reauthenticationField(page, id)).toHaveCount(0)
    await page.getByRole('button', { name: id['session.code.send'] }).click()
    const code = codeField(page, id)
    await expect(code).toBeFocused()
    const right = await hub.codeFor(account)
    await typeText(page, right === '000000' ? '111111' : '000000')
    // Check that entering the sixth digit does not submit this form.
    await expect(page.getByRole('heading', { name: id['session.deletion.proof'] })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(right)
    await page.getByRole('button', { name: id['session.deletion.submit'] }).click()
    await expect(page.getByRole('heading', { name: id['session.goodbye.title'] })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
  },
)
