// Tests baby data: it requires a separate consent, and a single switch pauses content about babies.
import { forms } from '../helpers/fields.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'

/** Returns the date `days` days from today. */
const inDays = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return { year: year ?? '', month: String(Number(month)), day: String(Number(day)) }
}

test('a member adds babies after consent, pauses content about babies, and removes a baby permanently', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  await page.goto('/about-me')
  await hydrated(page)
  await page.getByRole('link', { name: 'Add your baby' }).click()
  await expect(page).toHaveURL(`${hub.origin}/about-me/baby`)
  await hydrated(page)
  const main = page.getByRole('main')
  const babies = page.getByRole('region', { name: 'Your babies' })
  const type = async (days: number) => {
    const date = inDays(days)
    await main.getByLabel('Month').selectOption(date.month)
    await main.getByLabel('Day').fill(date.day)
    await main.getByLabel('Year').fill(date.year)
  }
  const save = main.getByRole('button', { name: 'Save', exact: true })

  const consent = page.getByRole('button', { name: 'Agree and continue' })
  // Wait until the page has loaded the consents, which it needs before it asks for consent.
  await expect(consent).toBeVisible()
  await page.route('**/consents', (route) => route.abort('timedout'), { times: 1 })
  await consent.click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await consent.click()

  await main.getByLabel('Year').fill('')
  await save.click()
  await expect(main).toContainText('Please tell us a date or a name first.')
  await type(400)
  await main.getByLabel('Name').fill('Kimi')
  await save.click()
  await expect(main).toContainText('That date doesn’t look right.')
  await type(100)
  await page.route('**/baby/save', (route) => route.abort('internetdisconnected'), { times: 1 })
  await save.click()
  await expect(forms(main).getByRole('alert').filter({ hasText: 'Request Error' })).toBeVisible()
  await save.dblclick()
  // Check that the home page counts down to the due date.
  await expect(main).toContainText('Kimi is due in')
  await page.goto('/about-me/edit-profile')
  await hydrated(page)
  await expect(babies.getByRole('listitem')).toHaveCount(1)
  await expect(babies.getByRole('link', { name: /Kimi/ })).toContainText('Getting ready')

  // Add a twin that is already born, by keyboard alone.
  await page.getByRole('link', { name: 'Add another baby' }).press('Enter')
  await main.getByRole('radio', { name: 'On the way' }).press('ArrowRight')
  await expect(main.getByRole('radio', { name: 'Born' })).toBeChecked()
  await type(-2)
  await main.getByLabel('Year').press('Enter')
  await expect(babies.getByRole('link', { name: /Your baby/ })).toContainText('First days')

  // Replace the due date by the date of birth, as after the birth.
  await babies.getByRole('link', { name: /Kimi/ }).click()
  await main.getByText('Born', { exact: true }).click()
  await type(-10)
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await save.click()
  await expect(babies.getByRole('link', { name: /Kimi/ })).toContainText('Finding a rhythm')
  await expect(page.getByRole('combobox', { name: 'Your stage right now' })).toBeVisible()

  const quiet = page.getByRole('switch', { name: 'Pause everything about babies' })
  await page.route('**/baby/silence', (route) => route.abort('timedout'), { times: 1 })
  const failure = page.waitForEvent('requestfailed')
  await quiet.press('Space')
  await failure
  // The switch ignores clicks while a request is pending.
  await expect(quiet).toHaveAttribute('aria-busy', 'false')
  await expect(quiet).not.toBeChecked()
  await quiet.press('Space')
  await expect(page.getByRole('heading', { name: 'Quiet for now' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(quiet).toBeChecked()
  await expect(page.getByText('Kimi', { exact: true })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Your stage right now' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Add your baby')
  await page.goBack()

  // Check that pausing the content about babies deletes no baby data.
  await quiet.press('Space')
  await expect(babies.getByRole('link', { name: /Kimi/ })).toContainText('Finding a rhythm')

  await babies.getByRole('link', { name: /Kimi/ }).click()
  await hydrated(page)
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await main.getByRole('button', { name: 'Remove' }).click()
  await page.route('**/baby/deleteBaby', (route) => route.abort('internetdisconnected'), { times: 1 })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  await expect(babies.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(babies.getByRole('listitem')).toHaveCount(1)

  // Check that the device stores no baby data.
  const storageText = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(storageText).not.toContain('Kimi')
})
