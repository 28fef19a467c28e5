// Tests the page "Privacy and data": consents by purpose, and a copy of the member's data as JSON and as tables.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { listOf, valueAt } from '#shared/unknown.ts'
import { codeField, reauthenticationField } from '../helpers/fields.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { password, signedIn } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

const choice = (page: Page, id: keyof typeof en) => page.getByRole('switch', { name: unbroken(en[id]) })

test('a member changes consents one purpose at a time', async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })
  await page.goto('/about-me/privacy')
  await hydrated(page)
  await expect(choice(page, 'profile.consents.phone')).toBeDisabled()
  await expect(page.getByText(unbroken(en['profile.consents.phone.missing']))).toBeVisible()

  const mail = choice(page, 'profile.consents.mail')
  await page.route('**/user/consents', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await mail.press('Space')
  await expect(page.getByText(unbroken(en['error.503']))).toBeVisible()
  await expect(mail).not.toBeChecked()
  await mail.press('Space')
  await expect(mail).toBeChecked()
  await expect(mail).not.toHaveAttribute('aria-busy', 'true')

  const baby = choice(page, 'profile.consents.baby')
  await baby.click()
  await expect(baby).toBeChecked()
  await expect(baby).not.toHaveAttribute('aria-busy', 'true')
  const ask = page.getByRole('dialog')
  await baby.click()
  await ask.getByRole('button', { name: unbroken(en['profile.consents.forget.stay']) }).click()
  await expect(baby).toBeChecked()
  await baby.click()
  await ask.getByRole('button', { name: unbroken(en['profile.consents.forget.go']) }).click()
  await expect(baby).not.toBeChecked()
  // Wait for the response: the switch shows the new state immediately, and a reload would abort the pending request.
  await expect(baby).not.toHaveAttribute('aria-busy', 'true')

  await page.reload()
  await expect(mail).toBeChecked()
  await expect(baby).not.toBeChecked()
})

test('a member downloads a copy of their data as JSON and as tables after re-authentication', async ({
  page,
  hub,
}) => {
  const account = await signedIn(page, hub, { locale: 'EN', countryCode: 'TH', password })
  await page.goto('/about-me/privacy')
  await hydrated(page)
  const start = page.getByRole('button', { name: unbroken(en['profile.copy.start']) })
  const save = page.getByRole('button', { name: unbroken(en['profile.copy.submit']) })

  await start.click()
  await reauthenticationField(page).fill('not the password')
  await save.click()
  await expect(reauthenticationField(page)).toHaveAttribute('aria-invalid', 'true')
  await reauthenticationField(page).fill(password)
  const [zip] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(zip.suggestedFilename()).toMatch(/^members-hub-\d{4}-\d\d-\d\d\.zip$/)
  const tables = unzipSync(await readFile(await zip.path()))
  expect(strFromU8(tables['members.csv'] ?? new Uint8Array())).toContain(account)
  expect(Object.keys(tables)).toContain('consents.csv')
  await expect(page.getByText(unbroken(en['profile.copy.done']))).toBeVisible()

  await page.getByRole('radio', { name: 'JSON' }).check()
  await start.click()
  await page.getByRole('tab', { name: unbroken(en['form.proof.byCode']) }).click()
  await page.getByRole('button', { name: unbroken(en['session.code.send']) }).click()
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  const [json] = await Promise.all([page.waitForEvent('download'), save.click()])
  const copy: unknown = JSON.parse(await readFile(await json.path(), 'utf8'))
  expect(listOf(valueAt(copy, 'tables')).map((table) => valueAt(table, 'name'))).toContain('consents')
  expect(JSON.stringify(copy)).toContain(account)

  // Check that the browser stores neither the copy of the data nor the password.
  const storageText = await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))
  expect(storageText).not.toContain(account)
  expect(storageText).not.toContain(password)
})
