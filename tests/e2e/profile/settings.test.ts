// Language and theme: chosen without a reload, kept for the next visit, right in the first bytes the server sends.
import { unbroken } from '#api/locale/unbroken.ts'
import { everywhere } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/journey.ts'

test(
  'the language changes without a reload, the server’s words with it, and stays',
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

test('the theme follows the system until one is chosen, then the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'day')
  await page.reload()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'day')
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
})

test('the page comes from the server with the member’s data in it', async ({ page, hub }) => {
  await register(page, hub)
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('Mali')
  expect(html).toContain('Check in')
})
