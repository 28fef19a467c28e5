// Operates account pages by keyboard alone; includes only pages that no other test operates by keyboard.
import type { Page } from '@playwright/test'
import {
  accountField,
  codeField,
  firstNameField,
  labelled,
  policyBox,
  reauthenticationField,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { press, reach, type, typeText } from '../helpers/keyboard.ts'
import { signIn } from '../helpers/mails.ts'
import { joined, newAccount, password, signedIn } from '../helpers/member.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('a visitor registers and edits the profile by keyboard', full, async ({ page, hub }) => {
  const account = newAccount()
  await open(page, '/registration')
  await type(page, firstNameField(page), 'Mali')
  await type(page, accountField(page), account)
  await press(page, page.getByRole('link', { name: 'privacy policy', exact: true }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, policyBox(page), 'Space')
  await press(page, submitButton(page))
  await expect(codeField(page)).toBeFocused()
  await typeText(page, await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
  await hydrated(page)

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }))
  await expect(page).toHaveURL(/\/about-me$/)
  await press(page, page.getByRole('link', { name: 'Edit profile' }).first())
  await type(page, labelled(page, 'profile.lastName'), 'Srisuk')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }))
  await press(page, page.getByRole('button', { name: 'Sign out' }))
  await expect(page).toHaveURL(/\/login/)
})

test('a member adds a baby and gives consent by keyboard', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN' })
  await open(page, '/about-me/edit-profile')
  await press(page, button(page, 'Agree and continue'))
  await press(page, page.getByRole('link', { name: 'Add a baby' }))
  await expect(page.getByRole('heading', { name: 'Tell us about your baby' })).toBeVisible()
  const main = page.getByRole('main')
  const due = new Date(Date.now() + 100 * 86_400_000)
  await type(page, main.getByLabel('Month'), due.toLocaleString('en', { month: 'long', timeZone: 'UTC' }))
  await type(page, main.getByLabel('Day'), String(due.getUTCDate()))
  await type(page, main.getByLabel('Year'), String(due.getUTCFullYear()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Your babies' }).getByRole('listitem')).toHaveCount(1)

  await press(page, page.getByRole('link', { name: 'Withdraw my consent' }))
  const mail = page.getByRole('switch', { name: 'News and offers by email' })
  await press(page, mail, 'Space')
  await expect(mail).toBeChecked()
})

test(
  'a member sends a message and downloads a copy of their data by keyboard',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN', password })
    await open(page, '/contact')
    await type(page, labelled(page, 'support.contact.topic'), 'My p')
    await type(page, labelled(page, 'support.contact.text'), 'It has not arrived.')
    await press(page, button(page, 'Send message'))
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()

    await open(page, '/about-me/privacy')
    await reach(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    await press(page, button(page, 'Get my copy'))
    await expect(reauthenticationField(page)).toBeVisible()
    await type(page, reauthenticationField(page), password)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.json$/)
  },
)

test(
  'a member uses only the keyboard to sign in with another service and by a link from the app',
  full,
  async ({ page, hub }) => {
    await open(page, '/login')
    await press(page, button(page, 'Continue with Google'))
    await page.waitForURL('**/social/local/**')
    const account = newAccount()
    await type(page, page.getByLabel('Email address'), account)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await press(page, page.getByRole('button'))
    await hydrated(page)
    await type(page, firstNameField(page), 'Mali')
    await press(page, policyBox(page), 'Space')
    await press(page, submitButton(page))
    await expect(page).toHaveURL(`${hub.origin}/`)

    await page.context().clearCookies()
    const { token } = await joined(hub, { password })
    await open(page, `/redirect/fastLogin?APPTOKEN=${token}&globalEnv=NA&redirect=/games/normalCheckIn`)
    await press(page, button(page, 'Yes, that’s me'))
    await expect(page).toHaveURL(/\/games\/normalCheckIn/)
  },
)

test('a member signs out other devices by keyboard', full, async ({ page, hub }) => {
  const account = await signedIn(page, hub, { locale: 'EN', password })
  await signIn(hub, account, password)
  await open(page, '/changePassword')
  await press(page, page.getByRole('button', { name: 'Sign out other devices' }))
  const proof = page.getByRole('dialog')
  await type(page, reauthenticationField(proof), password)
  await press(page, submitButton(proof))
  await expect(page.getByText('You’re signed in here and nowhere else.')).toBeVisible()
})
