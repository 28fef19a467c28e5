// What can only be seen where words stand: at the width of a small phone, in the languages that run longest.
import { expect, hydrated, test } from './hub.ts'
import { speak } from './member.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('where room is short the language shows by its public letters', async ({ page, hub }) => {
  await speak(page, hub, 'VN')
  await page.goto('/login')
  await hydrated(page)
  const badge = page.getByRole('combobox', { name: 'Ngôn ngữ' }).locator('..')
  await expect(badge.getByText('VN', { exact: true })).toBeVisible()
})
