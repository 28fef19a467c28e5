// Tests recovery links. An email address or phone number has at most one link. The link is valid for 30 minutes, and
// only while the address or number belongs to the same member. The URL of a link starts with the configured URL of the
// hub.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForLink,
  atOnce,
  countBy,
  dataOf,
  newAccount,
  password,
  registerMember,
} from '#tests/support/members.ts'
import { members } from '../members/tables.ts'

const api = await testApi()
const reset = (token: string, newPassword = 'warm canary by the window') =>
  api.call('resetNewPass', { body: { token, newPassword } })

test('a recovery link expires after 30 minutes', async () => {
  const { account } = await addMember(api)
  const token = await askForLink(api, account)
  const expiresAt = new Date(api.clock.now.getTime() + 1_800_000).toISOString()
  expect(await dataOf(api, 'checkRecoverUrl', { body: { token } })).toEqual({ account, expiresAt })
  api.wait(1_799)
  expect((await api.call('checkRecoverUrl', { body: { token } })).code).toBe(200)
  api.wait(1)
  expect((await api.call('checkRecoverUrl', { body: { token } })).refusal).toBe('LINK_GONE')
  expect((await reset(token)).refusal).toBe('LINK_GONE')
})

test('a new recovery link can be requested after one minute, and replaces the earlier link', async () => {
  const { account } = await addMember(api)
  const old = await askForLink(api, account)
  const nextDate = new Date(api.clock.now.getTime() + 60_000).toISOString()
  api.wait(59)
  const early = await api.call('sendMailByRecoverPwd', { body: { account } })
  expect([early.refusal, detailOf(early).nextDate]).toEqual(['MAIL_WAIT', nextDate])
  expect((await api.call('checkRecoverUrl', { body: { token: old } })).code).toBe(200)
  api.wait(1)
  const fresh = await askForLink(api, account)
  expect((await reset(old)).refusal).toBe('LINK_GONE')
  expect((await reset(fresh)).code).toBe(200)
})

test('50 concurrent sendMailByRecoverPwd calls send only one recovery link', async () => {
  const { account } = await addMember(api)
  const countBefore = api.messages.length
  const replies = await atOnce(50, () => api.call('sendMailByRecoverPwd', { body: { account } }))
  expect(countBy(replies)).toEqual({ OK: 1, MAIL_WAIT: 49 })
  expect(api.messages.length).toBe(countBefore + 1)
})

test('if a password is rejected as too common or too long, the recovery link stays valid', async () => {
  const { account } = await addMember(api)
  const token = await askForLink(api, account)
  expect((await reset(token, 'password1')).refusal).toBe('PASSWORD_COMMON')
  expect((await reset(token, 'ﬁ'.repeat(128))).status).toBe(400)
  expect((await reset(token)).code).toBe(200)
})

test('a recovery link to an email address that the member has changed is rejected', async () => {
  const { account, uid } = await registerMember(api, { password })
  const token = await askForLink(api, account)
  await api.store.db
    .update(members)
    .set({ email: sql`${newAccount()}` })
    .where(eq(members.id, uid))
  expect((await api.call('checkRecoverUrl', { body: { token } })).refusal).toBe('LINK_GONE')
  expect((await reset(token)).refusal).toBe('LINK_GONE')
})

test('a recovery link is sent to a phone number as a text message', async () => {
  const { account } = await registerMember(api, { account: '+66812345675', password })
  expect((await reset(await askForLink(api, account))).code).toBe(200)
})

test.each([
  ['en', 'Choose a new password'],
  ['id', 'Buat kata sandi baru'],
  ['th', 'ตั้งรหัสผ่านใหม่'],
  ['vn', 'Đặt mật khẩu mới'],
])(
  'the message with a recovery link is written in the language of the request: %s',
  async (language, subject) => {
    const { account } = await addMember(api)
    await api.call('sendMailByRecoverPwd', { body: { account }, language })
    expect(api.messages.findLast(({ to }) => to === account)).toMatchObject({ subject })
  },
)

test('the URL of a recovery link does not depend on the headers of the request', async () => {
  const { account } = await addMember(api)
  const headers = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    Origin: 'https://evil.example',
  }
  await api.call('sendMailByRecoverPwd', { body: { account }, headers })
  const message = api.messages.findLast(({ to }) => to === account)
  expect(message?.link).toMatch(/^\/recover_pwd#token=[\w-]{43}$/)
  expect(JSON.stringify(message)).not.toContain('evil')
})
