// Tests that a member claims the rewards of all completed tasks with one press.
import { randomUUID } from 'node:crypto'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, dataOf } from '../helpers/member.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

test('“Take all” claims the rewards of completed tasks, even if one of them was claimed in another tab', async ({
  page,
  hub,
}) => {
  // Members who joined before the coins for joining still have the task to confirm their email address.
  const { token } = await memberWithCoins(page, hub, { earned: [] })
  await dataOf(hub, 'setConsents', { token, body: { babyData: true } })
  await dataOf(hub, 'saveBaby', { token, body: { birthDate: '2026-09-30' } })
  const { items } = await dataOf(hub, 'listPendingTasks', { token })
  const ready = items.filter(({ state }) => state === 'ready')
  expect(ready.map(({ task }) => task).toSorted()).toEqual(['add-baby', 'verify-email'])
  await page.goto('/about-me')
  await hydrated(page)
  const takeAll = page.getByRole('button', { name: 'Take all 50 coins' })
  await expect(takeAll).toBeVisible()
  expect(
    (await call(hub, 'completeTask', { token, key: randomUUID(), body: { task: ready[0]?.task } })).code,
  ).toBe(200)
  await takeAll.click()
  await expect(takeAll).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Take \d+ coins/ })).toHaveCount(0)
  const left = await dataOf(hub, 'listPendingTasks', { token })
  expect(left.items.filter(({ state }) => state === 'ready')).toEqual([])
  expect((await dataOf(hub, 'getMyMembership', { token })).coins).toBe(50)
})

test('“Take all” refreshes the list if no reward could be claimed, even if the last error is a lost connection', async ({
  page,
  hub,
}) => {
  const { token } = await memberWithCoins(page, hub, { earned: [] })
  await dataOf(hub, 'setConsents', { token, body: { babyData: true } })
  await dataOf(hub, 'saveBaby', { token, body: { birthDate: '2026-09-30' } })
  const { items } = await dataOf(hub, 'listPendingTasks', { token })
  const [first] = items.filter(({ state }) => state === 'ready')
  await page.goto('/about-me')
  await hydrated(page)
  await call(hub, 'completeTask', { token, key: randomUUID(), body: { task: first?.task } })
  let calls = 0
  await page.route('**/user/task/done', (route) => (++calls === 1 ? route.continue() : route.abort()))
  const takeAll = page.getByRole('button', { name: 'Take all 50 coins' })
  await takeAll.click()
  await expect(takeAll).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Take \d+ coins/ })).toHaveCount(1)
})
