// Tests acts on more than 100 parcels with a second person: a staff member requests an export, a move and an import, an
// administrator approves them in another browser, and the staff member sees the result.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { toCsv } from '#shared/csv.ts'
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { typeText } from '../helpers/keyboard.ts'

// Uses a separate hub, because the test needs many parcels.
test.use({ world: 'bulk acts' })

const reason = 'the warehouse sends all parcels today'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Adds copies of a reserved gift of the sample members, which are sent from a country with no other parcels. */
const addParcels = (hub: Hub, count: number) =>
  hub.onDatabase(async ({ db }) => {
    await db.execute(sql`
      insert into gift_claims (id, member_id, gift, kind, once, state, steps, coins, address, claimed_at)
      select gen_random_uuid()::text, member_id, gift, kind, 'copy ' || number, 'reserved', '[]', 0,
        address || '{"countryCode":"MY"}', claimed_at
      from (select * from gift_claims limit 1) as gift, generate_series(1, ${count}::int) as number`)
  })

/** Chooses an act on all parcels of the filter, and gives the reason. */
async function requestAct(page: Page, act: string) {
  await page.goto(`${page.url().split('/').slice(0, 3).join('/')}/parcels?countryCode=MY`)
  await button(page, messages['backOffice.bulk.title']).click()
  await page.getByRole('menuitem', { name: act }).click()
  await expect(dialog(page).getByText('120 parcels match this filter.')).toBeVisible()
  await giveReason(page)
}

async function giveReason(page: Page) {
  await expect(dialog(page).getByRole('textbox', { name: messages['backOffice.act.reason'] })).toBeFocused()
  await expectAccessible(page)
  await typeText(page, reason)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
}

/** Approves the request with the reason by keyboard. @param summary text that the approver sees */
async function approve(page: Page, summary: string) {
  await page.getByRole('link', { name: messages['backOffice.approvals.title'] }).click()
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: reason })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(summary)
  await expectAccessible(page)
  // The sample data has older requests; the cursor follows the focus.
  await row.getByRole('button').first().focus()
  await page.keyboard.press('a')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
}

test('an export, an import and a move of more than 100 parcels need a second person', async ({
  page,
  hub,
  otherBrowser,
}) => {
  await addParcels(hub, 120)
  await signIn(page, hub, 'fulfillment')
  const context = await otherBrowser()
  const admin = await context.newPage()
  await signIn(admin, hub, 'admin')

  const rows = await test.step('an approved export is downloaded by its requester', async () => {
    await requestAct(page, messages['backOffice.bulk.export'])
    await expect(heading(page)).toHaveText('Export 120 parcels with addresses')
    await expect(page.getByText(messages['backOffice.requests.waiting.parcelExport'])).toBeVisible()
    await expectAccessible(page)
    await approve(admin, 'Not sent yet · Malaysia')
    const link = page.getByRole('link', { name: messages['backOffice.requests.download'] })
    await expect(link).toBeVisible()
    const download = page.waitForEvent('download')
    await link.click()
    const file = await readFile(await (await download).path())
    const exported: Record<string, string>[] = parse(file, { bom: true, columns: true })
    expect(exported).toHaveLength(120)
    await expect(page.getByText('2 downloads left')).toBeVisible()
    await expectAccessible(page)
    return exported
  })

  await test.step('an approved move reports each parcel', async () => {
    await requestAct(page, messages['backOffice.bulk.packed'])
    await expect(heading(page)).toHaveText('Mark 120 parcels as packed')
    await approve(admin, 'Mark 120 parcels as packed')
    await expect(page.getByText('120 of 120 parcels done · 120 moved')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('The parcel is packed now.').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an approved import runs without the page', async () => {
    await page.goto(`${hub.backOffice}/parcels/import`)
    const filled = rows.map((row, at) => ({ ...row, carrier: 'DHL', tracking_number: `BULK${at}` }))
    const buffer = Buffer.from(toCsv(filled))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'all-parcels.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText(messages['backOffice.import.approval.needed'])).toBeVisible()
    await button(page, 'Request import of 120 rows').click()
    await giveReason(page)
    await expect(page.getByText('Waiting for the approval of another staff member')).toBeVisible()
    await expectAccessible(page)
    await approve(admin, 'all-parcels.csv')
    await expect(page.getByText('Done. 120 rows: 120 shipped')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
  })

  await page.goto(`${hub.backOffice}/parcels/requests`)
  await expect(page.getByRole('link', { name: 'Mark 120 parcels as packed' })).toBeVisible()
  await expectAccessible(page)
})
