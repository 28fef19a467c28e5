// Tests basic tasks in every browser, such as sign-in by code, larger text, and a change of language and theme.
import {
  accountField,
  codeField,
  firstNameField,
  messagesIn,
  passwordField,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { unbroken } from '#api/locale/unbroken.ts'
import { everywhere, full, fullEverywhere, fullInFirefox, inOthers } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { registerByForm, signIn } from '../helpers/steps.ts'
import { joined, password, signedIn } from '../helpers/member.ts'
import { beyond } from '../helpers/width.ts'
import { typeText } from '../helpers/keyboard.ts'

test('a member signs in by code and stays signed in after a reload', everywhere, async ({ page, hub }) => {
  const { account } = await joined(hub)
  await page.goto('/login?redirect=/games/normalCheckIn')
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeFocused()
  await typeText(page, await hub.codeFor(account))
  const title = page.getByRole('heading', { name: unbroken('Daily check-in') })
  await expect(title).toBeVisible()
  await hydrated(page)
  await page.goto('/games/normalCheckIn')
  await expect(title).toBeVisible()
})

test(
  'a click on “Send me a code instead” while a password is being submitted sends no code',
  inOthers,
  async ({ page, hub }) => {
    const { account } = await joined(hub, { password })
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto('/login')
    await hydrated(page)
    await signIn(page, account, 'loud river at night')
    const refusal = page.getByText('The email, phone or password isn’t right.')
    await expect(refusal).toBeVisible()
    await passwordField(page).fill(password)
    const answer = Promise.withResolvers<void>()
    await page.route('**/user/login', async (route) => {
      await answer.promise
      await route.continue()
    })
    await submitButton(page).click()
    // When the error message disappears, the button for the other sign-in method moves to the previous position of the
    // submit button.
    await expect(refusal).toBeHidden()
    await page.getByRole('button', { name: 'Send me a code instead' }).click({ force: true })
    answer.resolve()
    await expect(page).toHaveURL(`${hub.origin}/`)
    expect(paths.filter((path) => path.endsWith('/sendVerifyCode'))).toEqual([])
  },
)

test('a visitor registers by code', everywhere, async ({ page, hub }) => {
  await registerByForm(page, hub)
})

test('pages fit in the window at 200 % text size', fullEverywhere, async ({ page, hub }) => {
  await page.setViewportSize({ width: 480, height: 800 })
  await signedIn(page, hub, { locale: 'EN' })
  for (const path of ['/', '/pointsMall', '/address', '/app/faq']) {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await beyond(page, 480), path).toEqual([])
  }
})

test('a form keeps its values when the language changes', fullEverywhere, async ({ page }) => {
  await page.goto('/registration')
  await hydrated(page)
  await firstNameField(page).fill('Mali')
  await accountField(page).fill('mali@example.com')
  await policyBox(page).press('Space')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('th-TH')
  await expect(firstNameField(page, messagesIn.TH)).toHaveValue('Mali')
  await expect(accountField(page, messagesIn.TH)).toHaveValue('mali@example.com')
  await expect(policyBox(page, messagesIn.TH)).toBeChecked()
})

test('dark mode is enabled by a click and persists after a reload', fullEverywhere, async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const day = await ground()
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect.poll(ground).not.toBe(day)
  const night = await ground()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  expect(await ground()).toBe(night)
})

test('a legal document can be printed', fullInFirefox, async ({ page }) => {
  await page.goto('/app/privacy')
  await hydrated(page)
  const paper = await page.pdf()
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})

test('in dark mode a legal document is printed on white, without navigation', full, async ({ page }) => {
  await page.goto('/app/privacy')
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(scheme).toBe('light')
})
