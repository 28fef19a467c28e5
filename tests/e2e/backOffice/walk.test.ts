// Walks through the work of a day with the sample data of `npm start` alone: sign in, review five items, send three
// parcels by CSV, give a member 50 coins, answer a message, and read the figures of a week. Prints the time of each step.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { computeFigures } from '#api/backOffice/figures/computeFigures.ts'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { toCsv } from '#shared/csv.ts'
import { measurement } from '#tests/support/measurements.ts'
import { heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'
import { typeText } from '../helpers/keyboard.ts'

// Uses a separate hub, because the test decides on the sample items.
test.use({ world: 'walk' })

const button = (page: Page, id: keyof typeof messages) =>
  page.getByRole('button', { name: messages[id], exact: true })
const open = async (page: Page, id: keyof typeof messages) => {
  await page.getByRole('link', { name: messages[id], exact: true }).click()
  await expect(heading(page)).toBeFocused()
}

/** Asserts that the panel folds four of five decisions into one line, and covers no link even when it is open. */
async function expectUndoPanel(page: Page) {
  const panel = page.getByRole('region', { name: messages['backOffice.undo.title'] })
  await expect(panel.getByRole('status')).toContainText(messages['backOffice.decided.accepted'])
  const more = panel.getByRole('button', { name: '4 more can be undone' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await more.click()
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  const panelTop = (await panel.boundingBox())?.y ?? 0
  const lastLink = page.getByRole('navigation').getByRole('link').last()
  await expect
    .poll(async () => {
      const box = await lastLink.boundingBox()
      return box && box.y + box.height
    })
    .toBeLessThanOrEqual(panelTop)
}

test('a staff member does the work of a day with the sample data', async ({ page, hub }) => {
  const times: string[] = []
  const step = async (name: string, work: () => Promise<void>) => {
    const started = performance.now()
    await test.step(name, work)
    times.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }

  await step('sign in', async () => await signIn(page, hub, 'admin'))

  await step('review five items', async () => {
    // The reviews are the start page of this role.
    await expect(heading(page)).toHaveText(messages['backOffice.reviews.title'])
    await page.keyboard.press('n')
    for (let count = 0; count < 5; count += 1) {
      const accept = button(page, 'backOffice.decision.accept')
      await expect(accept).toBeEnabled()
      const address = page.url()
      await page.keyboard.press('a')
      await expect(page).not.toHaveURL(address)
    }
    await expectUndoPanel(page)
  })

  await step('send three parcels by CSV', async () => {
    await open(page, 'backOffice.parcels.title')
    await expect(page.locator('tbody tr').nth(2)).toBeVisible()
    await page.getByRole('checkbox', { name: messages['backOffice.parcels.selectAll'] }).check()
    const download = page.waitForEvent('download')
    await button(page, 'backOffice.selection.export').click()
    const rows: Record<string, string>[] = parse(await readFile(await (await download).path()), {
      bom: true,
      columns: true,
    })
    const parcels = rows.slice(0, 3)
    expect(parcels).toHaveLength(3)
    const filled = parcels.map((row, at) => ({ ...row, carrier: 'DHL', tracking_number: `DHL00${at}` }))
    await page.getByRole('link', { name: messages['backOffice.import.title'] }).click()
    const content = Buffer.from(toCsv(filled))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tracking.csv', mimeType: 'text/csv', buffer: content })
    await page.getByRole('button', { name: 'Import 3 rows', exact: true }).click()
    await expect(page.getByText('Done. 3 rows: 3 shipped, 0 changed, 0 unchanged, 0 rejected.')).toBeVisible()
  })

  await step('give a member 50 coins', async () => {
    await open(page, 'backOffice.members.title')
    await page.keyboard.press('/')
    await typeText(page, 'moon@example.com')
    await page.keyboard.press('Enter')
    const coins = page.locator('dt', { hasText: messages['backOffice.account.coins'] }).locator('+ dd')
    const before = Number(await coins.textContent())
    await button(page, 'backOffice.coins.open').click()
    await expect(page.getByRole('textbox', { name: messages['backOffice.coins.number'] })).toBeFocused()
    await typeText(page, '50')
    await page.keyboard.press('Tab')
    await typeText(page, 'the parcel arrived damaged')
    await page.keyboard.press('Enter')
    await expect(coins).toHaveText(String(before + 50))
  })

  await step('answer a message', async () => {
    await open(page, 'backOffice.messages.title')
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page
      .getByRole('textbox', { name: messages['backOffice.messages.answer'] })
      .fill('Your parcel arrives tomorrow.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(messages['backOffice.messages.done.answered'])).toBeVisible()
  })

  // The job of each hour computes the figures on a running server.
  await hub.onDatabase(({ db }) => computeFigures(db, new Date()))
  await step('read the figures of a week', async () => {
    await open(page, 'backOffice.figures.title')
    await page.keyboard.press('w')
    await expect(page).toHaveURL(/period=week/)
    const joined = page.getByRole('region', { name: messages['backOffice.metric.joined'], exact: true })
    await expect(joined.locator('.recharts-bar-rectangle').first()).toBeVisible()
  })

  measurement('Back office', `the work of a day with sample data: ${times.join(', ')}`)
})
