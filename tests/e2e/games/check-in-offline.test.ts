// Tests check-in without a connection: the device stores the check-in and sends it once, and the page shows the result.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { full, inOthers } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, coinsOf, register, signOut } from '../helpers/steps.ts'
import { isPrepared } from '../helpers/storedData.ts'

const en = messagesIn('en-US')
const waits = en['games.late.waits']
const reads = ['getUserInfo', 'getTodaysCheckIn', 'getMyMembership', 'listPendingTasks']
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('keptCheckIns'))

test.use({ serviceWorkers: 'allow' })

test('an offline check-in survives a reload and is sent once', inOthers, async ({ page, hub, context }) => {
  await register(page, hub)
  await isPrepared(page, reads)
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/lateCheckIn')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(true)
  await checkInButton(page).dblclick()
  await expect(checkInButton(page)).toHaveText(waits)
  await expect(
    page.getByText('It’ll be sent automatically if you’re connected within 24 hours.'),
  ).toBeVisible()
  const key = valueAt(JSON.parse((await onDevice(page)) ?? '[]'), 0, 'key')

  await page.reload()
  await expect(checkInButton(page)).toHaveText(waits)
  await context.setOffline(false)
  await expect(page.getByText(/^Your check-\u2060in for .* counts: 5 coins are yours\.$/)).toBeVisible()
  await expect(checkInButton(page)).toHaveText('Done for today')
  await expect.poll(() => coinsOf(page)).toBe(25)
  expect(await onDevice(page)).toBeNull()
  expect(keys).toEqual([key])
})

test(
  'a queued check-in is dropped after a check-in on another device, after a day, and on sign-out',
  full,
  async ({ page, hub, context }) => {
    await register(page, hub)
    await isPrepared(page, reads)
    await context.setOffline(true)
    await checkInButton(page).click()
    await expect(checkInButton(page)).toHaveText(waits)
    const queueText = await onDevice(page)

    await test.step('after reconnecting, the page shows that the member already checked in on another device', async () => {
      const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value
      const { origin } = hub
      const path = '/api/station/games/normalCheckIn/checkIn'
      await fetch(origin + path, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
      await context.setOffline(false)
      await expect(page.getByText('You’ve already checked in today. See you tomorrow.')).toBeVisible()
      await expect(checkInButton(page)).toHaveText('Done for today')
      await expect.poll(() => coinsOf(page)).toBe(25)
    })

    await test.step('a check-in that waited for more than a day is not sent', async () => {
      const entry = objectOf(valueAt(JSON.parse(queueText ?? '[]'), 0))
      const pressedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
      await page.evaluate(
        (text) => localStorage.setItem('keptCheckIns', text),
        JSON.stringify([{ ...entry, pressedAt }]),
      )
      await page.reload()
      await hydrated(page)
      await expect(page.getByText(unbroken(en['games.late.tooLate']))).toBeVisible()
      expect(await onDevice(page)).toBeNull()
    })

    await test.step('sign-out deletes the queued check-in', async () => {
      await page.route('**/lateCheckIn', (route) => route.abort())
      await page.evaluate((text) => localStorage.setItem('keptCheckIns', text ?? ''), queueText)
      await signOut(page)
      await expect(page).toHaveURL(/login/)
      expect(await onDevice(page)).toBeNull()
    })
  },
)
