// Tests that a task is open until all its conditions are met, and that each completed task grants one prize.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { addresses } from '../addresses/tables.ts'
import { tasks as catalogue, type TaskName } from '../catalog/tasks.ts'
import { members } from '../members/tables.ts'
import { newId } from '../store/id.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()

const rewardOf = (name: TaskName) => catalogue().find(({ task }) => task === name)?.reward
const complete = ({ token }: TestMember, task: TaskName, key?: string) =>
  api.call('completeTask', { token, body: { task }, key })
const statesOf = async ({ token }: TestMember) => {
  const { items } = await dataOf(api, 'listPendingTasks', { token })
  return Object.fromEntries(items.map(({ task, state }) => [task, state]))
}
const balancesOf = async (member: TestMember) => {
  const { amount, points } = await dataOf(api, 'getUserInfo', member)
  return { coins: amount, points }
}

const open = {
  'verify-email': 'ready',
  'first-check-in': 'open',
  'complete-profile': 'open',
  'add-baby': 'open',
  'add-address': 'open',
}

const doing: Record<
  Exclude<TaskName, 'agree-policy' | 'verify-email'>,
  (member: TestMember) => Promise<unknown>
> = {
  'first-check-in': ({ token }) => dataOf(api, 'checkIn', { token, path: { game: 'normalCheckIn' } }),
  async 'complete-profile'(member) {
    const { token } = member
    await dataOf(api, 'modifyUserInfo', { token, body: { birthday: '1996-02-29' } })
    const upload = await addUpload(api, member, 'avatar')
    await dataOf(api, 'modifyUserAvatar', { token, body: { upload } })
  },
  'add-baby': (member) => addBaby(api, member),
  'add-address': ({ uid }) =>
    api.store.db.insert(addresses).values({
      id: newId(),
      memberId: uid,
      recipient: 'Mali',
      phone: '+66812345678',
      countryCode: 'TH',
      line1: '1 Rama IV Road',
      createdAt: api.clock.now,
    }),
}

test('listPendingTasks returns all tasks of the catalog to a new member, except the task for the consent given at registration', async () => {
  const member = await addMember(api)
  expect(await statesOf(member)).toEqual(open)
  const { items } = await dataOf(api, 'listPendingTasks', { token: member.token, language: 'th' })
  expect(items[0]).toEqual({
    task: 'verify-email',
    name: 'ยืนยันอีเมลของคุณ',
    text: 'แตะครั้งเดียวในอีเมลที่เราส่งให้ แล้วจะไม่พลาดเรื่องสำคัญ',
    link: '/about-me/edit-profile#reach',
    state: 'ready',
    missing: [],
    reward: rewardOf('verify-email'),
  })
})

describe('tasks', () => {
  test.each(Object.entries(doing))(
    'a completed task grants its prize once and is no longer listed: %s',
    async (name, work) => {
      const member = await addMember(api)
      const task = catalogue().find((entry) => entry.task === name)?.task ?? 'add-baby'
      expect((await complete(member, task)).refusal).toBe('TASK_OPEN')
      await work(member)
      expect(await statesOf(member)).toEqual({ ...open, [name]: 'ready' })
      const before = await balancesOf(member)
      const answer = await dataOf(api, 'completeTask', { token: member.token, body: { task } })
      const reward = rewardOf(task)
      const after = {
        coins: before.coins + Number(reward?.coins),
        points: before.points + Number(reward?.points),
      }
      expect(answer).toEqual({ task, reward, ...after })
      expect(await balancesOf(member)).toEqual(after)
      expect(Object.keys(await statesOf(member))).not.toContain(name)
      expect((await complete(member, task)).refusal).toBe('ALREADY_CLAIMED')
    },
  )

  test('completeTask returns the missing field of an incomplete task and grants no prize', async () => {
    const member = await addMember(api)
    await dataOf(api, 'modifyUserInfo', { token: member.token, body: { birthday: '1996-02-29' } })
    const reply = await complete(member, 'complete-profile')
    expect(reply.data).toEqual({ reasons: [{ code: 'MISSING', field: 'avatar' }] })
    expect(await balancesOf(member)).toEqual({ coins: 0, points: 0 })
    await doing['complete-profile'](member)
    expect((await complete(member, 'complete-profile')).code).toBe(200)
  })

  test('the task verify-email stays open if the email address is missing or not verified', async () => {
    const unverified = await addMember(api)
    await api.store.db.update(members).set({ emailVerified: false }).where(eq(members.id, unverified.uid))
    const phone = await addMember(api, { account: '+66812345602' })
    const reasons = [await complete(unverified, 'verify-email'), await complete(phone, 'verify-email')]
    expect(reasons.map(({ data }) => valueAt(data, 'reasons'))).toEqual([
      [{ code: 'NOT_VERIFIED', field: 'email' }],
      [{ code: 'MISSING', field: 'email' }],
    ])
  })

  test('30 concurrent completeTask calls with different idempotency keys grant one prize', async () => {
    const member = await addMember(api)
    const counts = countBy(
      await atOnce(30, (index) => complete(member, 'verify-email', `a-key-of-its-own-${index}`)),
    )
    expect(counts).toEqual({ OK: 1, ALREADY_CLAIMED: 29 })
    expect(await balancesOf(member)).toEqual(rewardOf('verify-email'))
  })

  test('30 concurrent completeTask calls with one idempotency key grant one prize and return equal responses', async () => {
    const member = await addMember(api)
    const replies = await atOnce(30, () => complete(member, 'verify-email', 'one-key-for-all-of-them'))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(countBy(replies)).toEqual({ OK: 30 })
    expect(await balancesOf(member)).toEqual(rewardOf('verify-email'))
  })
})

test('the task agree-policy has no prize and is no longer listed after the consent', async () => {
  const member = await addMember(api)
  await api.store.db.update(members).set({ policyVersion: 'th-2025-11-05' }).where(eq(members.id, member.uid))
  expect(await statesOf(member)).toMatchObject({ 'agree-policy': 'open' })
  expect((await complete(member, 'agree-policy')).refusal).toBe('TASK_OPEN')
  await dataOf(api, 'agreePrivacyPolicy', { token: member.token, body: { version: 'th-2026-11-01' } })
  expect(await statesOf(member)).toEqual(open)
  expect((await complete(member, 'agree-policy')).data).toMatchObject({ reward: { coins: 0, points: 0 } })
})

test('listPendingTasks omits the task add-baby if the member has hidden baby content', async () => {
  const member = await addMember(api)
  await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
  expect(Object.keys(await statesOf(member))).not.toContain('add-baby')
})

test('listPendingTasks ignores the activity of other members', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  for (const work of Object.values(doing)) await work(other)
  await complete(other, 'verify-email')
  expect(await statesOf(mine)).toEqual(open)
})
