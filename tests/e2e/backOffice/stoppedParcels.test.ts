// Tests the parcels that must not be shipped with the sample data of `npm start`: a staff member finds them from the
// list of parcels, and confirms by keyboard that the warehouse knows.
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'

// Uses a separate hub, because the test confirms the parcels of the sample data.
test.use({ world: 'stopped parcels' })

test('a staff member confirms one parcel by keyboard and the other parcels with one click', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await expect(page.getByText('2 parcels must not be shipped')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: messages['backOffice.stopped.show'] }).click()
  await expect(heading(page)).toHaveText(messages['backOffice.stopped.title'])
  await expect(heading(page)).toBeFocused()
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.getByText(messages['backOffice.stopped.reason.erased'])).toHaveCount(2)
  await expectAccessible(page)

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(heading(page)).toBeFocused()

  await rows.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: messages['backOffice.stopped.confirm'] }).click()
  await expect(page.getByText(messages['backOffice.stopped.none'])).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: messages['backOffice.parcelState.unsent'], exact: true }).click()
  await expect(page).toHaveURL(/\/parcels\?state=unsent/)
  await expect(page.getByText(messages['backOffice.stopped.show'])).toHaveCount(0)
})

test('staff without the permission see an explanation instead of the parcels', async ({ page, hub }) => {
  await signIn(page, hub, 'finance')
  await page.goto(`${hub.backOffice}/parcels/stopped`)
  await expect(heading(page)).toHaveText(messages['backOffice.forbidden.title'])
})
