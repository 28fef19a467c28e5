// Tests the keys of the back office: the list of keys of each page, dialogs, and the way back to a list.
import type { Page } from '@playwright/test'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'

const help = (page: Page) => page.getByRole('dialog', { name: messages['backOffice.keys.title'] })
const cursor = (page: Page) => page.locator('tr[data-selected]')

test('the list of keys depends on the page, and keys do not change the page behind it', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await page.goto(`${hub.backOffice}/stock`)
  await expect(page.locator('tbody tr').nth(2)).toBeVisible()
  await page.keyboard.press('?')
  await expect(help(page).getByText(messages['backOffice.keys.open'])).toBeVisible()
  await expect(help(page).getByText(messages['backOffice.keys.adjust'])).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expect(help(page)).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await expect(cursor(page)).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(cursor(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('?')
  await expect(help(page).getByText(messages['backOffice.keys.adjust'])).toBeVisible()
})

test('a list continues at the row that was opened, after the back button of the browser', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await page.goto(`${hub.backOffice}/stock`)
  const name = page.locator('tbody tr a')
  await expect(name.nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(name.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/stock\/\w+\/./)
  await page.goBack()
  await expect(cursor(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(name.nth(2)).toBeFocused()
})

test('a double click on a row opens it once, and the back button leads to the list', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'support')
  await page.goto(`${hub.backOffice}/messages`)
  await page.locator('tbody tr a').first().dblclick()
  await expect(page.getByRole('textbox', { name: messages['backOffice.messages.answer'] })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/messages$/)
})
