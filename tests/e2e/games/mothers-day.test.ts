// Tests the Mother's Day game: a check-in gives a ticket, and the wheel stops at the prize that the server has drawn.
import type { Locator, Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { fails } from '../helpers/failing.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { call, joined, signedInAs } from '../helpers/member.ts'

const en = messagesIn('en-US')
const wheel = (page: Page) => page.getByRole('region', { name: en['games.wheel.title'] })
const turn = (page: Page) => wheel(page).getByRole('button', { name: en['games.wheel.turn'] })
const won = (page: Page) => wheel(page).getByRole('heading', { name: /^You won: / })

/** Signs in a member of the country in which the Mother's Day game is open in the sample data. */
async function mother(page: Page, hub: Hub) {
  // Use the time zone of Bangkok, because game seasons in the sample data start at midnight there.
  const { token } = await joined(hub, { countryCode: 'VN', timeZone: 'Asia/Bangkok' })
  await signedInAs(page, hub, { token, locale: 'EN' })
  return token
}

test('a check-in gives a ticket, the wheel shows the prize of the ticket, and the prize is still shown after a reload', async ({
  page,
  hub,
}) => {
  await mother(page, hub)
  await page.clock.install()
  await page.goto('/games/motherDay')
  await hydrated(page)
  await expect(
    wheel(page).getByText('Checking in on days 1, 3, and 5 earns you a ticket each time.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Check in for/ }).click()
  await expect(wheel(page).getByText('You have 1 ticket')).toBeVisible()

  // Pause the clock of the page, because a slow host could miss the 1.8 s in which the wheel turns.
  await page.clock.pauseAt(Date.now() + 10_000)
  await turn(page).click()
  await expect(wheel(page).getByText(en['games.wheel.turning'])).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(won(page)).toBeFocused()
  await expect(page).toHaveURL(/result=/)
  const prizeText = await won(page).innerText()
  await page.reload()
  await hydrated(page)
  await expect(won(page)).toHaveText(prizeText)
  await wheel(page).getByRole('link', { name: en['games.wheel.how'] }).click()
  await expect(page.getByRole('heading', { name: prizeText })).toBeVisible()
  await expect(page).toHaveURL(/luckyDraw/)
})

test(
  'another click shows the prize after a lost response, reduced motion skips the animation, and without baby content the game is hidden',
  full,
  async ({ page, hub }) => {
    const token = await mother(page, hub)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/games/motherDay')
    await hydrated(page)
    await page.getByRole('button', { name: /^Check in for/ }).click()
    await expect(wheel(page).getByText('You have 1 ticket')).toBeVisible()

    await test.step('another click shows the result immediately, and the ticket is used only once', async () => {
      await fails(page, 'lottery', 'givenUp')
      await turn(page).click()
      await expect(wheel(page).getByText(en['games.draw.play.unsure'])).toBeVisible()
      await turn(page).click()
      await expect(won(page)).toBeFocused()
      await expect(wheel(page).getByText(en['games.wheel.turning'])).toHaveCount(0)
      await expect(wheel(page).getByRole('button')).toHaveCount(0)
    })

    await test.step('with baby content off, the page does not mention the occasion and links to the daily check-in', async () => {
      expect((await call(hub, 'setBabyContent', { body: { silenced: true }, token })).code).toBe(200)
      await page.goto('/games/motherDay')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/mother/i)).toHaveCount(0)
      await expect(
        page.getByRole('main').getByRole('link', { name: unbroken(en['games.closed.go']) }),
      ).toBeVisible()
    })
  },
)

test.describe('the wheel on a touch screen', () => {
  test.use({ hasTouch: true })

  test(
    'a pinch over the wheel is blocked, and a pinch over text zooms (section 9 of the specification)',
    full,
    async ({ page, hub }) => {
      await mother(page, hub)
      await page.goto('/games/motherDay')
      await hydrated(page)
      /** Moves two fingers apart by the given number of pixels. @returns true if the page prevents zooming */
      const isBlocked = (area: Locator, pixels: number) =>
        area.evaluate((target, further) => {
          const fingers = (distance: number) =>
            [0, distance].map((clientX, identifier) => new Touch({ identifier, target, clientX }))
          const move = (type: string, distance: number) => {
            const options = { touches: fingers(distance), bubbles: true, cancelable: true }
            return target.dispatchEvent(new TouchEvent(type, options))
          }
          move('touchstart', 100)
          return !move('touchmove', 100 + further)
        }, pixels)
      // The picture of the wheel has no ARIA role, because the page has the same content as text.
      const picture = wheel(page).locator('svg').first()
      expect(await isBlocked(picture, 11)).toBe(true)
      expect(await isBlocked(picture, 10)).toBe(false)
      expect(await isBlocked(page.getByRole('list', { name: en['games.checkIn.week'] }), 200)).toBe(false)
      expect(await isBlocked(page.getByRole('heading', { level: 1 }), 200)).toBe(false)
    },
  )
})
