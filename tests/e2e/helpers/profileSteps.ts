// Finds fields and dialogs and answers codes, which journeys through a member's own pages share.
import type { Page, Request } from '@playwright/test'
import { codeField } from './fields.ts'
import { expect, hydrated, type Hub } from './hub.ts'

export const open = async (page: Page, path = '/about-me/edit-profile') => {
  await page.goto(path)
  await hydrated(page)
}

export const dialog = (page: Page) => page.getByRole('dialog').first()
/** What a form or a dialog says where its call was refused; notices are alerts as well, and stand elsewhere. */
export const refusal = (page: Page) =>
  page.locator(':is(form, footer) [role=alert]').filter({ hasText: /./, visible: true }).last()
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Types the code that was sent to the account, once it was. */
export async function answerCode(page: Page, hub: Hub, account: string) {
  const code = codeField(dialog(page))
  await expect(code).toBeVisible()
  await code.fill(await hub.codeFor(account))
}

/** How often a call was made from now on. */
export function counted(page: Page, call: RegExp) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (call.test(request.url())) requests.push(request)
  })
  return requests
}
