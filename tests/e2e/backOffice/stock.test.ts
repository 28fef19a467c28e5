// Tests the stock of the back office: a staff member finds an item, adds pieces and reads the history.
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { axeFindings } from '../helpers/axe.ts'
import { signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'
import { typeText } from '../helpers/keyboard.ts'

test('a staff member adds pieces to a product by keyboard, and cannot remove reserved pieces', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await page.getByRole('link', { name: messages['backOffice.stock.title'], exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(messages['backOffice.stock.title'])
  await expect(heading).toBeFocused()

  await test.step('the filter finds the item, and keys open it', async () => {
    await page.keyboard.press('/')
    await typeText(page, 'night light')
    await page.getByRole('combobox', { name: messages['backOffice.stock.kind'] }).click()
    await page.getByRole('option', { name: messages['backOffice.stockKind.product'] }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await heading.click()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/stock\/product\/night-light$/)
  })

  await test.step('an adjustment with a reason changes the stock, and is in the history', async () => {
    const free = page.getByRole('region', { name: messages['backOffice.adjust.title'] })
    await expect(free).toBeVisible()
    await page.keyboard.press('a')
    await typeText(page, '20')
    await page.keyboard.press('Tab')
    await typeText(page, 'Delivery <b>42</b>')
    await expect(page.getByText(/^Free: \d+ → \d+$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Stock changed: \d+ pieces are free\.$/)).toBeVisible()
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('+20')
    await expect(row).toContainText('Delivery <b>42</b>')
    await expect(row).toContainText('fulfillment@example.com')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('more pieces than are free cannot be removed', async () => {
    await page.getByText(messages['backOffice.adjust.remove'], { exact: true }).click()
    await page.getByLabel(messages['backOffice.adjust.pieces']).fill('99999')
    await page.getByRole('combobox', { name: messages['backOffice.adjust.reason'] }).fill('Lost')
    await expect(page.getByText(/^Only \d+ pieces are free\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: messages['backOffice.adjust.save'] })).toBeDisabled()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
  })
})
