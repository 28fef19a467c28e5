// Tests that every form rejects a phone number that cannot exist, with an error at the field (section 5 of the
// specification), also in countries that share a calling code.
import type { Locator, Page } from '@playwright/test'
import { accountField, firstNameField, labelled, policyBox, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, signedIn, signedInAs } from '../helpers/member.ts'
import { dialog, open } from '../helpers/profileSteps.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { nextButton } from '../helpers/questionnaire.ts'

const en = messagesIn('en-US')
/** The description of the field may contain a hint before the error message. */
const refused = new RegExp(en['form.error.phone'].replace('.', String.raw`\.`))
const unassigned = ['+12345678', '+19991234']

/** Submits each number and expects an error message at the field. */
async function refusesAll(field: Locator, send: () => Promise<void>, words = refused) {
  for (const number of unassigned) {
    await field.fill(number)
    await send()
    await expect(field, number).toHaveAttribute('aria-invalid', 'true')
    await expect(field, number).toHaveAccessibleDescription(words)
  }
}

const press = (button: Locator) => () => button.click()

/** Records the URLs of fetched chunks that contain the phone rules of the countries. */
const rulesFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
      .filter(({ name }) => /\/phone-[\w-]+\.js/.test(name))
      .map(({ name }) => name),
  )

test('sign-in loads no phone number rules; the server rejects invalid numbers', full, async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  )
  test.info().annotations.push({ type: 'bytes of /login', description: String(bytes) })
  expect(await rulesFetched(page)).toEqual([])
  await refusesAll(accountField(page), press(submitButton(page)), /phone number\. Please check it/)
  expect(await rulesFetched(page), 'the server validates the number').toEqual([])
})

test('registration rejects invalid phone numbers with an error at the field', full, async ({ page }) => {
  await page.goto('/registration')
  await hydrated(page)
  await firstNameField(page).fill('Mali')
  await policyBox(page).press('Space')
  await refusesAll(accountField(page), press(submitButton(page)))
})

test('a member can add only a phone number that can receive codes', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN' })
  await open(page)
  await page.getByRole('button', { name: 'Add phone' }).click()
  const field = labelled(dialog(page), 'profile.phone')
  await refusesAll(field, press(submitButton(dialog(page))))
  expect(await rulesFetched(page)).not.toEqual([])
  await field.fill('+66 2 123 4567')
  await submitButton(dialog(page)).click()
  await expect(field, 'a landline number').toHaveAccessibleDescription(refused)
})

test(
  'an address accepts phone numbers with a shared calling code only if they belong to its country',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN', countryCode: 'US' })
    await page.goto('/address')
    await hydrated(page)
    await page.getByRole('link', { name: en['addresses.add'] }).click()
    await hydrated(page)
    const field = labelled(page, 'form.address.phone')
    const country = page.getByRole('combobox', { name: en['form.phone.country'] })
    await refusesAll(field, press(page.getByRole('button', { name: en['addresses.save'] })))
    for (const [homeCountry, other, number] of [
      ['CA', 'US', '(506) 234-5678'],
      ['GG', 'GB', '07781 123456'],
    ] as const) {
      await country.selectOption(other)
      await field.fill(number)
      await field.blur()
      await expect(field, `${number} in ${other}`).toHaveAccessibleDescription(refused)
      await country.selectOption(homeCountry)
      await field.fill(number)
      await field.blur()
      await expect(field, `${number} in ${homeCountry}`).not.toHaveAttribute('aria-invalid', 'true')
    }
  },
)

test('a questionnaire rejects invalid phone numbers', full, async ({ page, hub }) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token })
  const chosen = { stage: 'later', pumps: 'yes', measured: 'not-yet' }
  const answers = Object.entries(chosen).map(([questionId, choice]) => ({
    kind: 'choices',
    questionId,
    choices: [choice],
  }))
  const saved = await fetch(`${hub.origin}/api/station/questionnaire/flange-fit/draft`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      version: 2,
      answers: [...answers, { kind: 'number', questionId: 'comfort', number: 1 }],
    }),
  })
  expect(saved.status).toBe(200)
  await page.goto('/questionnaire/form?question=phone')
  await hydrated(page)
  await refusesAll(page.getByLabel('May we call you about it?'), press(nextButton(page)))
})
