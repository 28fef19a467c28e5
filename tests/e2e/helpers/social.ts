// Signs in at the local OpenID provider, for tests of Google, Facebook and Apple.
import type { Page } from '@playwright/test'

/** Clicks a service's button on the sign-in page and enters an email address at the service. */
export async function signInBy(
  page: Page,
  service: string,
  { email, verified = true }: { email: string; verified?: boolean },
) {
  await page.getByRole('button', { name: `Continue with ${service}` }).click()
  await page.waitForURL('**/social/local/**')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('checkbox').setChecked(verified)
  await page.getByRole('button').click()
}
