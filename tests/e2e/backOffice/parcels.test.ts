// Tests the parcels of the back office with the sample data of `npm start`: a staff member sends three parcels by CSV,
// moves parcels, saves a view, and prints labels and a packing list.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { toCsv } from '#shared/csv.ts'
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'

// Uses a separate hub, because the test sends the parcels of the sample members.
test.use({ world: 'parcels' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dataRows = (page: Page) => page.locator('tbody tr')

/** Selects the first rows by keyboard. */
async function selectRows(page: Page, count: number) {
  await expect(dataRows(page).nth(count - 1)).toBeVisible()
  for (let row = 0; row < count; row += 1) {
    await page.keyboard.press('j')
    await expect(page.locator('tr[data-selected]')).toHaveCount(1)
    await page.keyboard.press('x')
    await expect(page.locator('tbody').getByRole('checkbox', { checked: true })).toHaveCount(row + 1)
  }
}

/** Returns the number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test('a staff member sends three parcels by CSV: export, tracking numbers, plan, import', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await expect(heading(page)).toHaveText(messages['backOffice.parcels.title'])
  await expect(heading(page)).toBeFocused()
  await selectRows(page, 3)
  await expectAccessible(page)

  const filled = await test.step('the export has the columns of an import', async () => {
    const download = page.waitForEvent('download')
    await button(page, messages['backOffice.selection.export']).click()
    const rows: Record<string, string>[] = parse(await readFile(await (await download).path()), {
      bom: true,
      columns: true,
    })
    expect(rows).toHaveLength(3)
    expect(rows.every(({ phone }) => phone?.startsWith("'+"))).toBe(true)
    return toCsv(
      rows.map((row, at) => ({ ...row, carrier: 'Thailand Post', tracking_number: `EF58262115${at}TH` })),
    )
  })

  await test.step('the upload shows the effect of each row before anything changes', async () => {
    await page.getByRole('link', { name: messages['backOffice.import.title'] }).click()
    const unknownRow = 'gift,0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101,DHL,4\r\n'
    const file = { name: 'tracking.csv', mimeType: 'text/csv', buffer: Buffer.from(filled + unknownRow) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('4 rows: 3 to ship, 0 to change, 0 unchanged, 1 rejected.')).toBeVisible()
    await expect(page.getByText('does not exist')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the import reports each row, and the report stays after a reload', async () => {
    await button(page, 'Import 3 rows').click()
    const result = page.getByText('Done. 4 rows: 3 shipped, 0 changed, 0 unchanged, 1 rejected.')
    await expect(result).toBeVisible()
    await expect(
      page.getByRole('cell', { name: messages['backOffice.rowDone.ship'], exact: true }),
    ).toHaveCount(3)
    await page.reload()
    await expect(result).toBeVisible()
  })

  await page.goto(`${hub.backOffice}/parcels?state=shipped`)
  await expect(page.getByRole('cell', { name: 'Thailand Post EF582621150TH' })).toBeVisible()
})

test('a staff member filters, saves the view, and moves parcels with a report for each row', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await page.goto(`${hub.backOffice}/parcels?state=shipped`)
  await page.getByLabel(messages['backOffice.reviews.country'], { exact: true }).fill('th')
  await expect(page).toHaveURL(/countryCode=TH/)
  await button(page, messages['backOffice.views.save']).click()
  await page.getByLabel(messages['backOffice.views.name']).fill('Thailand shipped')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Thailand shipped' })).toHaveAttribute('aria-current', 'page')

  await page.goto(`${hub.backOffice}/parcels`)
  await page.getByRole('link', { name: 'Thailand shipped' }).click()
  await expect(page).toHaveURL(/countryCode=TH/)
  await selectRows(page, 1)
  await button(page, messages['backOffice.selection.move']).click()
  await page.getByRole('menuitem', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('1 of 1 parcel moved')).toBeVisible()
  await expectAccessible(page)

  await test.step('a return asks for confirmation, and the parcel shows the next steps', async () => {
    await page.goto(`${hub.backOffice}/parcels?state=shipped`)
    await expect(dataRows(page).first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await button(page, 'Mark as returned').click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark as returned' }).click()
    await expect(page.getByText(messages['backOffice.advice.title'])).toBeVisible()
    await expect(page.getByText(messages['backOffice.advice.memberCanReorder'])).toBeVisible()
    await expectAccessible(page)
  })
})

test('labels and packing list print on A4, one label for each parcel, with Thai text', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'fulfillment')
  await page.goto(`${hub.backOffice}/parcels?state=all`)
  await page.getByRole('checkbox', { name: messages['backOffice.parcels.selectAll'] }).check()
  await page.getByRole('link', { name: messages['backOffice.print.labels'] }).click()
  await expect(page.getByText('กรุงเทพ').first()).toBeVisible()
  const labels = await page.locator('article').count()
  expect(labels).toBeGreaterThan(8)
  await expectAccessible(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(pdf)).toBe(Math.ceil(labels / 8))
  expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/)
  const isShaped = await page.evaluate(() => document.fonts.check('16px "Noto Sans Thai Variable"', 'ก'))
  expect(isShaped).toBe(true)

  await page.getByText(messages['backOffice.print.list'], { exact: true }).first().click()
  await expect(page.getByRole('columnheader', { name: messages['backOffice.print.recipient'] })).toBeVisible()
  await expectAccessible(page)
  const list = await page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(list)).toBe(Math.ceil(labels / 25))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(button(page, messages['backOffice.print.button'])).toBeHidden()
})
