// Tests registration, check-in and sign-in while the first attempt of each call fails, and with a wrong clock: input is
// kept, and no action runs twice.
import type { Locator, Page } from '@playwright/test'
import { measurement } from '#tests/support/measurements.ts'
import { faults } from '../helpers/failing.ts'
import { accountField, codeField, forms, submitButton } from '../helpers/fields.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, coinsOf, fillRegistration, registerByForm, signOut } from '../helpers/steps.ts'
import { newAccount } from '../helpers/member.ts'

const faultKinds = {
  'a lost connection': faults.lost,
  'a response that never arrives': faults.late,
  'a server error': faults.broken,
}

// The quick suite tests only one fault, because forms handle all faults alike. wrong-clock.test.ts covers wrong clocks
// in general.
for (const [name, fail] of Object.entries(faultKinds))
  test(
    `${name} on every call of registration, check-in and sign-in is followed by a successful retry`,
    fullUnless(fail === faults.lost),
    async ({ page, hub }) => {
      const calls: string[] = []
      /** Clicks until the call succeeds. The first attempt fails and leaves the form unchanged. */
      const press = async (call: string, button: Locator) => {
        let met = 0
        await page.route(`**/${call}`, async (route) => {
          // Check the method too, because reading and sending a check-in use the same URL.
          if (route.request().method() !== 'POST' || met > 0) return await route.fallback()
          met += 1
          await fail(route)
        })
        const before = await typedIn(page)
        await button.click()
        await expect.poll(() => met).toBe(1)
        await expect(button).toBeEnabled()
        expect(await typedIn(page)).toEqual(before)
        await button.click()
        calls.push(call)
      }

      const account = newAccount()
      await fillRegistration(page, account)
      await press('sendVerifyCode', submitButton(page))
      await expect(codeField(page)).toBeVisible()
      // Entering the sixth digit submits the form; make the first attempt of this call fail.
      await page.route('**/registerByCode', fail, { times: 1 })
      await codeField(page).fill(await hub.codeFor(account))
      await expect(submitButton(page)).toBeEnabled()
      await submitButton(page).click()
      await expect(page).toHaveURL(`${hub.origin}/`)

      await expect(forms(page)).toHaveCount(0)
      await press('normalCheckIn/checkIn', checkInButton(page))
      await expect(checkInButton(page)).toHaveText('Done for today')
      await expect.poll(() => coinsOf(page)).toBe(35)

      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      await hydrated(page)
      await accountField(page).fill(account)
      await press('sendVerifyCode', submitButton(page))
      await expect(codeField(page)).toBeVisible()
      await page.route('**/loginByCode', fail, { times: 1 })
      await codeField(page).fill(await hub.codeFor(account))
      await expect(submitButton(page)).toBeEnabled()
      await submitButton(page).click()
      await expect(page).toHaveURL(`${hub.origin}/`)
      await expect.poll(() => coinsOf(page)).toBe(35)
      measurement(
        '15. Interruptions',
        `${name} on each of ${calls.length + 2} calls: each call was retried; 0 lost, 0 duplicated`,
      )
    },
  )

for (const hours of [-24, 24])
  test(
    `a member whose clock is ${hours} hours off registers, checks in once and stays signed in`,
    full,
    async ({ page, hub }) => {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      await registerByForm(page, hub)
      await hydrated(page)
      await checkInButton(page).click()
      await expect(checkInButton(page)).toHaveText('Done for today')
      await page.reload()
      await expect(checkInButton(page)).toHaveText('Done for today')
      await expect.poll(() => coinsOf(page)).toBe(35)
      measurement(
        '15. Interruptions',
        `a clock that is ${hours} hours off: the member stays signed in and checks in once`,
      )
    },
  )

/** Returns the values of all fields, including invisible fields. */
const typedIn = (page: Page) =>
  forms(page)
    .locator('input, select')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && field.type === 'checkbox'
          ? String(field.checked)
          : field instanceof HTMLInputElement || field instanceof HTMLSelectElement
            ? field.value
            : '',
      ),
    )
