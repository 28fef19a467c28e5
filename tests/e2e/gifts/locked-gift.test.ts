// Tests the page of a gift for a higher level: the progress to the level, and the ways to reach it.
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

test('a locked gift shows its level, the missing points and ways to earn them, and its facts', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })
  await page.goto('/gifts/list?type=1')
  await hydrated(page)
  const card = page.getByRole('article').filter({ hasText: 'Cooler bag' })
  await expect(card).toContainText('From Nest')
  await expect(card).not.toContainText('points to go')
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cooler bag' })).toBeVisible()
  await expect(page.getByText('From Nest')).toBeVisible()
  await expect(page.getByRole('img', { name: /^\d+ of 600 points to Nest$/ })).toBeVisible()
  await expect(page.getByText('22 × 16 × 20 cm')).toBeVisible()
  await expect(page.getByText('In 2 to 5 working days')).toBeVisible()
  await expect(page.getByText('It opens at level 3.')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Go to check/ }).click()
  await expect(page).toHaveURL(/normalCheckIn/)
})
