// Tests the figures of the back office: a staff member reads them by keyboard, and saves the numbers of a chart.
import { readFile } from 'node:fs/promises'
import { computeFigures } from '#api/backOffice/figures/computeFigures.ts'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { axeFindings } from '../helpers/axe.ts'
import { expect, test } from '../helpers/hub.ts'
import { joined } from '../helpers/member.ts'

test('a staff member reads the new members of a day, changes the period by keyboard, and saves the numbers', async ({
  page,
  hub,
}) => {
  await joined(hub)
  await hub.onDatabase(({ db }) => computeFigures(db, new Date()))
  const today = new Date().toISOString().slice(0, 10)
  await page.goto(`${hub.backOffice}/sign-in`)
  await page.getByRole('button', { name: 'finance', exact: true }).click()
  await page.waitForURL(`${hub.backOffice}/figures`)
  const heading = page.getByRole('heading', { level: 1, name: messages['backOffice.figures.title'] })
  await expect(heading).toBeFocused()
  const card = page.getByRole('region', { name: messages['backOffice.metric.joined'], exact: true })

  await test.step('the chart has a table with the same numbers, which can be saved', async () => {
    await page.goto(`${hub.backOffice}/figures?until=${today}`)
    await expect(card.locator('.recharts-bar-rectangle').first()).toBeVisible()
    await card.getByRole('button', { name: messages['backOffice.figures.showTable'] }).click()
    const row = card.getByRole('row').nth(1)
    const count = Number(await row.getByRole('cell').nth(1).textContent())
    expect(count).toBeGreaterThan(0)
    const saved = page.waitForEvent('download')
    await card.getByRole('button', { name: /CSV/ }).click()
    const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('start,joined,before')
    expect(lines.at(-2)).toBe(`${today},${count},0`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
  })

  await test.step('keys change the period, and the URL contains the filter', async () => {
    await heading.click()
    await page.keyboard.press('m')
    await expect(page).toHaveURL(/period=month/)
    await expect(page.getByRole('radio', { name: messages['backOffice.period.month'] })).toBeChecked()
    await page.getByRole('tab', { name: messages['backOffice.topic.coins'] }).click()
    await expect(
      page.getByRole('region', { name: messages['backOffice.metric.coinsOutstanding'] }),
    ).toBeVisible()
    await page.keyboard.press('w')
    await page.reload()
    await expect(page.getByRole('tab', { name: messages['backOffice.topic.coins'] })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('radio', { name: messages['backOffice.period.week'] })).toBeChecked()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('each topic has no accessibility violation', async () => {
    for (const topic of ['vouchers', 'gifts', 'raffles']) {
      await page.goto(`${hub.backOffice}/figures?topic=${topic}`)
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
  })
})
