// Tests that every form shows an error above its button if the server requires a field that the form does not have.
// This happens if the page is older than the contract of the server.
import { test as base, expect, type Locator } from '@playwright/test'
import { createMocks } from '#mocks/mocks.ts'
import { accountField, codeField, labelled, policyBox, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { formFiles } from '#tests/support/formFiles.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { servePage } from '#tests/support/servePage.ts'

const en = messagesIn('en-US')
const missing = 'Something is missing that this form doesn’t ask for (canary)'

const test = base.extend<{ address: string }>({
  // Playwright reads the names of the required fixtures from this parameter. The empty pattern means that no fixture is
  // required.
  // oxlint-disable-next-line eslint/no-empty-pattern
  address: async ({}, use) => {
    const { address, close } = await servePage('tests/support/forms/index.html')
    await use(address)
    await close()
  },
})

/** Forms that this test excludes: their request body is typed, so the compiler reports a missing field. */
const typed = ['domain/reauthentication/Reauthentication.tsx']

/**
 * Input that a form needs before it or its last step can be submitted. The form of the first entry navigates on
 * success, so it must come before forms with unsaved changes.
 */
const details: Readonly<Record<string, (form: Locator) => Promise<void>>> = {
  'features/session/registration/RegistrationForm.tsx': async (form) => {
    await form.getByLabel(en['session.firstName'], { exact: true }).fill('Mali')
    await accountField(form).fill('mali@example.com')
    await policyBox(form).check()
  },
  'features/questionnaires/order/OrderForm.tsx': async (form) => {
    await form.getByLabel(en['questionnaires.order.country']).selectOption('US')
  },
  'features/profile/contact/NewAccount.tsx': (form) =>
    labelled(form, 'profile.email').fill('mali@example.com'),
}

const forms = [...formFiles.keys()]

test('every form shows an error for a required field that it lacks', full, async ({ page, address }) => {
  const answer = createMocks()
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const [method, headers, body] = [request.method(), await request.allHeaders(), request.postData()]
    const response = await answer(new Request(request.url(), { method, headers, body }))
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
  await page.goto(address)
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(forms.length - typed.length)
  const names = await regions.evaluateAll((sections) =>
    sections.map((section) => section.getAttribute('aria-label') ?? ''),
  )
  expect([...names, ...typed].toSorted()).toEqual(forms.toSorted())

  for (const name of new Set([...Object.keys(details), ...forms])) {
    if (typed.includes(name)) continue
    const form = page.getByRole('region', { name, exact: true })
    const send = submitButton(form)
    await details[name]?.(form)
    await send.click()
    const problem = form.getByText(missing)
    const code = codeField(form)
    await expect(problem.or(code).first(), `${name} shows no message`).toBeVisible()
    if (await problem.isHidden()) await send.click()
    await expect(problem, `${name} shows no message`).toBeVisible()
  }
})
