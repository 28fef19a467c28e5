// Signs in at the local OpenID provider, for journeys by Google, Facebook and Apple.
import type { Page } from '@playwright/test'

/** Presses a service's button on the page of sign-in, and says at the service who it is. */
export async function goBy(
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
