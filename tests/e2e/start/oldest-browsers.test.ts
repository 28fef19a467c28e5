// Tests that no page logs an error without the built-in APIs that the oldest browsers of package.json lack. The fixture
// `watched` (tests/e2e/helpers/hub.ts) fails a test if its page logs an error or a warning.
import type { Page } from '@playwright/test'
import { screens } from '#scripts/screens.ts'
import { accountField, codeField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { fillRegistration } from '../helpers/steps.ts'
import { joined, newAccount, signedInAs, dataOf } from '../helpers/member.ts'
import { asOldestBrowsers } from '../helpers/oldestBrowsers.ts'

test.beforeEach(({ context }) => asOldestBrowsers(context))

/** Checks five APIs that at least one of the oldest browsers lacks. @returns true for each API that the page has */
const missing = (page: Page) =>
  page.evaluate(() => [
    'canParse' in URL,
    'Segmenter' in Intl,
    'toSorted' in Array.prototype,
    'showPopover' in HTMLElement.prototype,
    'requestIdleCallback' in window,
  ])

test('a visitor registers by code in the oldest browsers', async ({ page, hub }) => {
  const account = newAccount()
  await fillRegistration(page, account)
  expect(await missing(page)).toEqual([false, false, false, false, false])
  await submitButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
})

test('a member signs in by code in the oldest browsers and returns to the page that required sign-in', async ({
  page,
  hub,
}) => {
  const { account } = await joined(hub)
  await page.goto('/login?redirect=/coins')
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/coins`)
  await hydrated(page)
})

/** Loads a page and waits until the deferred start has run; its last step registers the service worker. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

test('the pages of activities and of a campaign open in the oldest browsers', async ({ page, hub }) => {
  const data = await dataOf(hub, 'login', {
    body: {
      account: 'sprout@example.com',
      password: 'quiet river at night',
    },
  })
  await signedInAs(page, hub, { token: data.token })
  for (const path of ['/activities', '/activity/2025/Mamaglow']) {
    await open(page, path)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

/** Number of screens per test: the screens share a browser and must all open within the timeout. */
const size = 12

for (const signedIn of [false, true]) {
  const group = screens.filter((screen) => screen.signedIn === signedIn)
  for (let from = 0; from < group.length; from += size) {
    const batch = group.slice(from, from + size)
    test(
      `the oldest browsers open ${batch.at(0)?.path} to ${batch.at(-1)?.path} for a ${signedIn ? 'member' : 'visitor'} without errors`,
      full,
      async ({ page, hub }) => {
        if (signedIn) {
          const data = await dataOf(hub, 'login', {
            body: {
              account: 'sprout@example.com',
              password: 'quiet river at night',
            },
          })
          await signedInAs(page, hub, { token: data.token })
        }
        for (const { path } of batch) await open(page, path)
      },
    )
  }
}
