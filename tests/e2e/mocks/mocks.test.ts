// Tests the web app without a server, as `npm run dev:mock` serves it for development.
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { refusals } from '#generated/refusals.ts'
import { full } from '../helpers/full.ts'
import { hydrated } from '../helpers/hub.ts'
import { checkInButton } from '../helpers/steps.ts'
import { answerByMocks, startMockedApp } from '../helpers/mocks.ts'

const test = base.extend<{ watched: void }, { app: string }>({
  app: [
    // Playwright reads the names of the required fixtures from this parameter. The empty pattern means that no fixture
    // is required.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { origin, stop } = await startMockedApp()
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  watched: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Expected console messages: the browser's message for an error response, and the panel's warnings about
        // invalid overrides.
        const isMeant = /^Failed to load resource|^checkIn: |^unknown value scenario=/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !isMeant) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      expect(complaints, 'console messages and errors of the page').toEqual([])
    },
    { auto: true },
  ],
})

test('a developer uses the app as a member without a server, and selects responses in the URL, in the panel and in a test', async ({
  page,
  app,
}) => {
  test.slow()
  const panel = page.getByRole('region', { name: 'Mocks' })
  await page.goto(app)
  await hydrated(page)
  await expect(page).toHaveURL(`${app}/`)
  await expect(panel.getByRole('combobox', { name: 'Scenario' })).toBeHidden()

  // Check that later calls return the changed data.
  const coins = (count: number) => page.getByRole('link', { name: new RegExp(`^${count} coins`) })
  await expect(coins(245)).toBeVisible()
  await checkInButton(page).click()
  await expect(coins(250)).toBeVisible()

  // Operate the panel of the mocks by keyboard alone: select the third scenario, then a failing call.
  await page.keyboard.press('Alt+KeyM')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('combobox', { name: 'Scenario' })).toBeFocused()
  for (const _ of ['empty', 'firstDay', 'level4']) await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveValue('level4')
  await expect(page.getByText('Ribbon').first()).toBeVisible()
  await panel.getByRole('combobox', { name: 'Operation' }).selectOption('checkIn')
  await panel.getByRole('combobox', { name: 'Response' }).selectOption('429')
  const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toBe(`${app}/?scenario=level4&checkIn=429`)

  // The link of the panel restores these overrides.
  await page.goto(link)
  await hydrated(page)
  await checkInButton(page).click()
  await expect(page.getByText(refusals.TOO_MANY_REQUESTS.message.en)).toBeVisible()

  const answer = await answerByMocks(page, 'checkIn=ALREADY_CHECKED_IN')
  await checkInButton(page).click()
  await expect(page.getByText(refusals.ALREADY_CHECKED_IN.message.en)).toBeVisible()
  // Check that the panel shows overrides that the contract does not define.
  answer('checkIn=NOTHING')
  await checkInButton(page).click()
  await expect(panel.getByRole('alert')).toContainText('checkIn: the contract has no response NOTHING')

  await page.goto(`${app}/address?as=visitor`)
  await expect(page).toHaveURL(/\/login\?/)
})

test('pages show changed data until it is reset, and the panel reports an unknown scenario', async ({
  page,
  app,
}) => {
  test.slow()
  await page.goto(`${app}/address?scenario=levl4`)
  await hydrated(page)
  const panel = page.getByRole('region', { name: 'Mocks' })
  await expect(panel.getByRole('alert')).toContainText('did you mean level4?')

  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Ploy Chaiyaporn')
  await page.getByRole('button', { name: 'Save address' }).click()
  const typed = page.getByText('Ploy Chaiyaporn')
  await expect(typed.first()).toBeVisible()
  await page.goto(`${app}/address`)
  await hydrated(page)
  await expect(typed.first()).toBeVisible()

  await page.keyboard.press('Alt+KeyM')
  await panel.getByRole('button', { name: 'Delete stored changes' }).click()
  await expect(typed).toHaveCount(0)
})

test('a page whose code loads late is shown without a warning in the console', async ({ page, app }) => {
  const part = Promise.withResolvers<void>()
  const partRequest = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route(/routes\/.*address.*tsr-split/, async (route) => {
    partRequest.resolve()
    await part.promise
    await route.continue()
  })
  await page.goto(`${app}/address`)
  await partRequest.promise
  // Advance the clock past the delay after which the router shows the pending component.
  await page.clock.runFor('00:03')
  part.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an app that fails to start shows the reason and the next step', full, async ({ app, browser }) => {
  // Use a separate page: the `watched` fixture fails a test whose `page` logs errors.
  const page = await browser.newPage()
  await page.route('**/mocks.json', (route) => route.fulfill({ status: 500, body: 'no such scenario' }))
  await page.goto(app)
  const alertBox = page.getByRole('alert')
  await expect(alertBox).toContainText('The page did not start.')
  await expect(alertBox).toContainText('npm run dev:mock')
  await expect(alertBox).toContainText('SyntaxError')
  await page.close()
})

test('the production build contains no mocks', async () => {
  const files = await readdir('dist/client', { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const mocked = scripts.filter((file) =>
    /mock-panel|Mock-Overrides|did not start/.test(readFileSync(`dist/client/${file}`, 'utf8')),
  )
  expect(mocked).toEqual([])
})
