// Tests that a member claims the rewards of all completed tasks with one press.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { call, dataOf } from '../helpers/member.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

/**
 * Opens the account page of a member with two completed tasks. Members who joined before the coins for joining still have
 * the task to confirm their email address.
 * @returns the token and the names of the completed tasks
 */
async function openTasks(page: Page, hub: Hub) {
  const { token } = await memberWithCoins(page, hub, { earned: [] })
  await dataOf(hub, 'setConsents', { token, body: { babyData: true } })
  await dataOf(hub, 'saveBaby', { token, body: { birthDate: '2026-09-30' } })
  const ready = await readyTasks(hub, token)
  expect(ready.toSorted()).toEqual(['add-baby', 'verify-email'])
  await page.goto('/about-me')
  await hydrated(page)
  return { token, ready }
}

const readyTasks = async (hub: Hub, token: string) =>
  (await dataOf(hub, 'listPendingTasks', { token })).items
    .filter(({ state }) => state === 'ready')
    .map(({ task }) => task)

const claim = async (hub: Hub, token: string, task: string | undefined) =>
  expect((await call(hub, 'completeTask', { token, key: randomUUID(), body: { task } })).code).toBe(200)

test('“Take all” claims the rewards of completed tasks, even if one of them was claimed in another tab', async ({
  page,
  hub,
}) => {
  const { token, ready } = await openTasks(page, hub)
  const takeAll = page.getByRole('button', { name: 'Take all 50 coins' })
  await expect(takeAll).toBeVisible()
  await claim(hub, token, ready[0])
  await takeAll.click()
  await expect(takeAll).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Take \d+ coins/ })).toHaveCount(0)
  expect(await readyTasks(hub, token)).toEqual([])
  expect((await dataOf(hub, 'getMyMembership', { token })).coins).toBe(50)
})

test('“Take all” refreshes the list if no reward could be claimed, even if the last error is a lost connection', async ({
  page,
  hub,
}) => {
  const { token, ready } = await openTasks(page, hub)
  await claim(hub, token, ready[0])
  let calls = 0
  await page.route('**/user/task/done', (route) => (++calls === 1 ? route.continue() : route.abort()))
  const takeAll = page.getByRole('button', { name: 'Take all 50 coins' })
  await takeAll.click()
  await expect(takeAll).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Take \d+ coins/ })).toHaveCount(1)
})
