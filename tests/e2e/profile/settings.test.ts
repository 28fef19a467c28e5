// Tests the choice of language and theme: a choice applies without a reload, is stored for the next visit, and affects
// the HTML of the server.
import { unbroken } from '#api/locale/unbroken.ts'
import { everywhere } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'

test(
  'a change of language applies without a reload, also to text from the server, and persists',
  everywhere,
  async ({ page, hub }) => {
    await register(page, hub)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('combobox', { name: 'Language' }).selectOption('th-TH')
    await expect(page.getByRole('link', { name: unbroken('เช็คอินรายวัน') })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'พระจันทร์' })).toBeVisible()
    await expect(page).toHaveTitle('ศูนย์สมาชิก')
    await expect(page.getByRole('document')).toHaveAttribute('lang', 'th-TH')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    const html = await (await page.request.get('/')).text()
    expect(html).toContain('<html lang="th-TH"')
    expect(html).toContain(unbroken('เช็คอินรายวัน'))
  },
)

test('the theme follows the system until the member chooses, and the choice persists', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'day')
  await page.reload()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'day')
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
})

test('the server renders the home page with the member’s data', async ({ page, hub }) => {
  await register(page, hub)
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('Mali')
  expect(html).toContain('Check in')
})
