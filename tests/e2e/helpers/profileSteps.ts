// Locates fields and dialogs and enters codes, for end-to-end tests of a member's profile.
import type { Page, Request } from '@playwright/test'
import { codeField } from './fields.ts'
import { expect, hydrated, type Hub } from './hub.ts'

export const open = async (page: Page, path = '/about-me/edit-profile') => {
  await page.goto(path)
  await hydrated(page)
}

export const dialog = (page: Page) => page.getByRole('dialog').first()
/** Returns the error message in a form or dialog. Toasts have the role alert as well, but are outside of the form. */
export const refusal = (page: Page) =>
  page.locator(':is(form, footer) [role=alert]').filter({ hasText: /./, visible: true }).last()
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Enters the code that was sent to the account. */
export async function answerCode(page: Page, hub: Hub, account: string) {
  const code = codeField(dialog(page))
  await expect(code).toBeVisible()
  await code.fill(await hub.codeFor(account))
}

/** Records all later requests of the page that match the given call. */
export function counted(page: Page, call: RegExp) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (call.test(request.url())) requests.push(request)
  })
  return requests
}
