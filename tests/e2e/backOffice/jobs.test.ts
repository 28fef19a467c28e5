// Tests failed jobs in the back office: an administrator retries one row and all rows, and reads the report.
import type { Page } from '@playwright/test'
import { addDeadLetter } from '#api/orders/deadLetters.ts'
import { deadLetters } from '#api/orders/tables.ts'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'

const idOf = (number: number) => `gid://shopify/Order/${number}`

/** Replaces the dead letters with orders that cannot be read. */
const addLetters = (hub: Hub, ...numbers: number[]) =>
  hub.onDatabase(async ({ db }) => {
    await db.delete(deadLetters)
    for (const number of numbers) {
      const body = Buffer.from(JSON.stringify({ admin_graphql_api_id: idOf(number), name: number }))
      await addDeadLetter(db, body, { subject: idOf(number), reason: 'name', now: new Date() })
    }
  })

const report = (page: Page) => page.getByRole('status')

// Without animations, because axe would measure the contrast of half transparent text.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an administrator retries a dead letter by keyboard, then all, and reads the reports', async ({
  page,
  hub,
}) => {
  await addLetters(hub, 7001, 7002)
  await signIn(page, hub, 'admin')
  await page.getByRole('link', { name: messages['backOffice.jobs.title'] }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(messages['backOffice.jobs.empty'])).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: messages['backOffice.jobs.list.letters'] }).click()
  await expect(page).toHaveURL(/list=letters/)
  await expect(page.getByRole('cell', { name: idOf(7002) })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(report(page).getByText(idOf(7001))).toBeVisible()
  await expect(
    report(page).getByText(messages['backOffice.jobs.outcome.failed'], { exact: true }),
  ).toBeVisible()
  await expect(report(page).getByText(idOf(7002))).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: messages['backOffice.jobs.retryAll'] }).click()
  const dialog = page.getByRole('dialog', { name: messages['backOffice.jobs.confirm.title'] })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: messages['backOffice.jobs.retryAll'] }).click()
  await expect(report(page).getByText('2 rows failed again')).toBeVisible()
  await expect(report(page).getByText(idOf(7002))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
})

test('a row that disappeared in the meantime is reported as retried before', async ({ page, hub }) => {
  await addLetters(hub, 7101)
  await signIn(page, hub, 'admin')
  await page.goto(`${hub.backOffice}/jobs?list=letters`)
  const retry = page.getByRole('button', { name: messages['backOffice.jobs.retry'], exact: true })
  await expect(retry).toBeVisible()
  await addLetters(hub)
  await retry.click()
  await expect(
    report(page).getByText(messages['backOffice.jobs.outcome.gone'], { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(messages['backOffice.jobs.empty'])).toBeVisible()
})

test('support staff cannot open failed jobs', async ({ page, hub }) => {
  await signIn(page, hub, 'support')
  await page.goto(`${hub.backOffice}/jobs`)
  await expect(heading(page)).toHaveText(messages['backOffice.forbidden.title'])
  await expect(page.getByRole('link', { name: messages['backOffice.jobs.title'] })).toBeHidden()
})
