// Counts the taps and seconds of a new member from registration until the first coins are spent, on a slow phone, in
// Thai and Vietnamese. The member types only the name, the account and the code.
import type { Locator, Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { measurement } from '#tests/support/measurements.ts'
import {
  accountField,
  codeField,
  firstNameField,
  messagesIn,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'
import { coinsOf } from '../helpers/steps.ts'
import { newAccount } from '../helpers/member.ts'
import { expectOnSlowPhone, slow } from '../helpers/slow.ts'

/** Maximum number of taps from the first page to spending the first coins. */
const maxTaps = 8

const audiences = [
  { locale: 'TH', language: 'th-TH', timezoneId: 'Asia/Bangkok', name: 'มะลิ' },
  { locale: 'VN', language: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', name: 'Mai' },
] as const

for (const { locale, language, timezoneId, name } of audiences)
  test.describe(`in ${locale}`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      locale: language,
      timezoneId,
      celebrates: true,
    })

    test(
      `a new member receives and spends the first coins with few taps in ${locale}`,
      full,
      async ({ page, hub }) => {
        test.setTimeout(300_000)
        const says = messagesIn[locale]
        const account = newAccount()
        const milestones: string[] = []
        let presses = 0
        const begun = performance.now()
        const press = async (target: Locator) => {
          presses += 1
          await target.tap({ timeout: 90_000 })
        }
        const reached = (milestone: string) =>
          milestones.push(
            `${milestone} after ${((performance.now() - begun) / 1000).toFixed(1)} s and ${presses} taps`,
          )
        await slow(page, 'phone')

        await page.goto('/registration')
        await firstNameField(page, says).fill(name)
        await accountField(page, says).fill(account)
        presses += 1
        // Tap without Playwright's checks: the label covers the checkbox and contains a link.
        await policyBox(page, says).tap({ force: true })
        await press(submitButton(page))
        await expectOnSlowPhone(codeField(page, says)).toBeVisible()
        reached('code requested')
        await codeField(page, says).fill(await hub.codeFor(account))

        const steps = page.getByRole('list', { name: unbroken(says['profile.firstSteps.title']) })
        await expectOnSlowPhone(steps).toBeVisible()
        reached('home page')
        await expectOnSlowPhone.poll(() => coinsOf(page)).toBe(20)
        reached('first coins earned')
        // The celebration of the coins for joining has one button.
        await press(page.getByRole('button', { name: says['platform.first.next'] }))

        await press(linkTo(page, '/coins'))
        await press(linkTo(page, '/gifts/luckyDraw'))
        await press(page.getByRole('main').locator('a[href*="draw=winter-lights"]').first())
        await press(page.getByRole('main').getByRole('button', { name: /20/ }))
        await press(page.getByRole('button', { name: unbroken(says['games.draw.play.open']), exact: true }))
        await expectOnSlowPhone(page).toHaveURL(/result=/)
        await expectOnSlowPhone(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
        reached('first coins spent')
        measurement('First minutes', `${locale}: ${milestones.join('; ')}`)
        expect(presses).toBeLessThanOrEqual(maxTaps)
      },
    )
  })

/** Returns the first visible link to the path. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()
