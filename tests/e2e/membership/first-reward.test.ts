// Tests the first coins of a member who joined before the coins for joining: a free gift first, one check-in, a
// celebration of the first coins, and the new balance after every later reward.
import { messagesIn } from '#tests/support/messages.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'
import { coinsOf } from '../helpers/steps.ts'

const en = messagesIn('en-US')

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, celebrates: true })

test('the first check-in of a member is celebrated once, and later rewards show the new balance', async ({
  page,
  hub,
}) => {
  await memberWithCoins(page, hub, { earned: [] })
  await page.goto('/')
  await hydrated(page)
  const today = page.getByRole('list', { name: en['membership.today.title'] }).first()

  await test.step('the free gift is first, and one row contains the check-in and its reward', async () => {
    await expect(today.getByRole('listitem').first()).toContainText(en['membership.today.level'])
    await expect(today.getByRole('listitem').nth(1)).toContainText('+15')
    await expect(page.getByText('Check in for the first time')).toHaveCount(0)
    await expect(today.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/gifts\/list\?.*gift=/,
    )
  })

  await test.step('a dialog celebrates the first coins, and no toast covers the next step', async () => {
    await today.getByRole('button').click()
    const moment = page.getByRole('dialog', { name: 'Your first 15 coins' })
    await expect(moment).toContainText(/\d+ more, and the first reward is yours\./)
    await expect(moment.getByRole('img', { name: 'You have 15 coins now.' })).toBeVisible()
    // The number counts up while the coins arrive.
    await expect(moment.getByText('15', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: en['platform.notices'] }).getByText('15')).toHaveCount(0)
    await moment.getByRole('button', { name: en['platform.first.next'] }).click()
    await expect(moment).toHaveCount(0)
    await expect.poll(() => coinsOf(page)).toBe(15)
    await expect(today).toContainText('You earned 15 coins')
  })

  await test.step('the next reward is reported by a toast with the new balance', async () => {
    await page.getByRole('list', { name: en['profile.firstSteps.title'] }).getByRole('button').click()
    await expect(page.getByText('You earned 20 coins and 10 points. You have 35 coins now.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('without motion, the first coins are in the balance immediately', async ({ page, hub }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await memberWithCoins(page, hub, { earned: [] })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('list', { name: en['profile.firstSteps.title'] }).getByRole('button').click()
  const moment = page.getByRole('dialog', { name: 'Your first 20 coins' })
  await expect(moment.getByText('20', { exact: true })).toBeVisible()
  const flights = await moment.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)
  expect(flights).toBe(0)
})
