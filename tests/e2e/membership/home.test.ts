// Tests the home page: offers of today come first, the greeting mentions the baby, a single click grants the first
// coins, and babies are not mentioned after a bereavement.
import type { Page } from '@playwright/test'
import { addDays } from '#api/locale/calendar.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { checkInButton, coinsOf, register, registerByForm } from '../helpers/steps.ts'
import { call, joined, signedInAs } from '../helpers/member.ts'

const en = messagesIn('en-US')
const phone = { width: 360, height: 740 }
const today = () => new Date().toISOString().slice(0, 10)

/** Opens the home page as a member whose baby was born the given number of days ago. */
async function withBaby(page: Page, hub: Hub, days: number) {
  const { token } = await joined(hub, { timeZone: 'UTC' })
  await call(hub, 'setConsents', { body: { babyData: true }, token })
  await call(hub, 'saveBaby', { body: { name: 'Fah', birthDate: addDays(today(), -days) }, token })
  await signedInAs(page, hub, { token })
  await page.goto('/')
  await hydrated(page)
  return token
}

test.describe('the home page on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('the name of the gift for a newborn is visible without scrolling, and a click opens the gift', async ({
    page,
    hub,
  }) => {
    const token = await withBaby(page, hub, 14)
    await expect(page.getByText('Fah is 2 weeks old')).toBeInViewport()
    const gift = page.getByRole('link', { name: 'A welcome gift for Fah' })
    const box = await gift.boundingBox()
    expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThan(phone.height)
    await gift.click()
    await expect(page).toHaveURL(/newBabyGiftList\?baby=/)
    await call(hub, 'setBabyContent', { body: { silenced: true }, token })
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('main')).not.toContainText('Fah')
    await expect(page.getByRole('link', { name: /welcome gift/ })).toHaveCount(0)
  })
})

test('a new member has the coins for joining, checks in, and adds a baby with a welcome gift', async ({
  page,
  hub,
}) => {
  await registerByForm(page, hub)
  await hydrated(page)
  const steps = page.getByRole('list', { name: en['profile.firstSteps.title'] })
  await expect(steps.getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => coinsOf(page)).toBe(20)
  await checkInButton(page).click()
  await expect.poll(() => coinsOf(page)).toBeGreaterThan(20)

  await steps.getByRole('link', { name: /Add your baby/ }).click()
  await page.getByRole('button', { name: en['profile.babies.consent'] }).click()
  await page.getByText(en['profile.baby.born'], { exact: true }).click()
  const year = page.getByLabel(en['form.date.year'])
  await expect(year).not.toHaveValue('')
  const [, month, day] = addDays(today(), -3).split('-').map(Number)
  await year.fill(addDays(today(), -3).slice(0, 4))
  await page.getByLabel(en['form.date.month']).selectOption(String(month))
  await page.getByLabel(en['form.date.day']).fill(String(day))
  await page.getByRole('button', { name: en['profile.save'], exact: true }).click()
  await expect(page).toHaveURL(/newBabyGiftList\?baby=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the section about the next reward links to the coin shop', async ({ page, hub }) => {
  await register(page, hub)
  await page.getByRole('link', { name: /to your next reward/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: en['coins.mall.title'] })).toBeVisible()
})
