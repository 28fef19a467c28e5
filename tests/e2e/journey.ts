// The steps of a member's first evening, for journeys that share them.
import type { Page } from '@playwright/test'
import { expect, hydrated, type Hub } from './hub.ts'

let made = 0

/** An address nobody has registered yet. */
export const newAccount = () => `member${process.pid}x${++made}@example.com`

/** Fills in `/registration`, up to the button that sends the code. */
export async function fillRegistration(page: Page, account: string) {
  await page.goto('/registration')
  await hydrated(page)
  await page.locator('[name=firstName]').fill('Mali')
  await page.locator('[name=account]').fill(account)
  await page.locator('[name=agreePrivacyPolicy]').press('Space')
}

/** Registers by code on `/registration` and waits for the hub. */
export async function register(page: Page, hub: Hub, account = newAccount()) {
  await fillRegistration(page, account)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('[name=code]')).toBeVisible()
  await page.locator('[name=code]').fill(await hub.codeFor(account))
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${hub.origin}/`)
  await expect(page.locator('form')).toHaveCount(0)
  return account
}

/** The coins shown in the greeting. */
export const coinsOf = async (page: Page) => Number(await page.locator('main .amount').first().innerText())
