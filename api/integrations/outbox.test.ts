// Tests that the outbox delivers messages after failures of the SMTP server or a crash of the sending process.
import pino from 'pino'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { testStore } from '#tests/support/database.ts'
import { addMember, atOnce, dataOf, password, type TestMember } from '#tests/support/members.ts'
import { startSmtp } from '#tests/support/messageServers.ts'
import { readConfig } from '../process/config.ts'
import { fewFailures } from '../store/eachInBatches.ts'
import type { Message } from './integrations.ts'
import { openIntegrations } from './openIntegrations.ts'
import { waitingMessages } from './tables.ts'
import { sendOutbox, addToOutbox } from './outbox.ts'

const sendBy = (SMTP_URL: string) =>
  openIntegrations(readConfig({ SMTP_URL, HUB_URL: 'https://hub.example.com' }), pino({ level: 'silent' }))
    .integrations.send
const away = sendBy('smtp://127.0.0.1:1')
const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

const newPassword = 'warm canary by the window'
const changePassword = (api: Awaited<ReturnType<typeof testApi>>, { token }: TestMember) =>
  dataOf(api, 'modifyPassword', { token, body: { oldPassword: password, newPassword } })

/** Creates a database with messages in the outbox, and returns the time at which the messages are due. */
async function openDue(count: number) {
  const store = await testStore()
  const now = new Date()
  for (let index = 0; index < count; index += 1)
    await addToOutbox(
      store.db,
      { to: `${index}@example.com`, subject: 'Subject', text: 'Text' },
      { memberId: null, now },
    )
  return { ...store, now, due: minutesAfter(now, 1), left: () => store.db.select().from(waitingMessages) }
}

test('the outbox job resends a message that the SMTP server did not accept, with the same Message-ID and link', async () => {
  const { mails, receivers, url } = await startSmtp()
  const api = await testApi({ integrations: { send: away } })
  const member = await addMember(api, { password })
  await changePassword(api, member)
  const [row] = await api.store.db.select().from(waitingMessages)
  expect(row).toMatchObject({ memberId: member.uid, receiver: member.account })
  await sendOutbox(api.store.db, minutesAfter(api.clock.now, 1), { send: sendBy(url) })
  expect(receivers).toEqual([member.account])
  expect(mails[0]).toMatch(new RegExp(`^Message-ID: <${row?.id}@`, 'im'))
  expect(await api.store.db.select().from(waitingMessages)).toEqual([])
})

test('a message that the SMTP server accepts at the first attempt is removed from the outbox', async () => {
  const { receivers, url } = await startSmtp()
  const api = await testApi({ integrations: { send: sendBy(url) } })
  const member = await addMember(api, { password })
  await changePassword(api, member)
  await expect.poll(() => api.store.db.select().from(waitingMessages)).toEqual([])
  expect(receivers).toEqual([member.account])
})

test('the outbox contains no codes and no links with secrets', async () => {
  const api = await testApi({ integrations: { send: away } })
  const { account } = await addMember(api, { password })
  await dataOf(api, 'sendVerifyCode', { body: { account, purpose: 'login' } })
  await dataOf(api, 'sendMailByRecoverPwd', { body: { account } })
  await dataOf(api, 'sendMailByRecoverPwd', { body: { account: 'nobody@example.com' } })
  expect(await api.store.db.select().from(waitingMessages)).toEqual([])
})

test('an email that the outbox job resends has the same picture, button and link', async () => {
  const { db, now, due } = await openDue(0)
  const email = {
    to: 'mali@example.com',
    subject: 'Subject',
    text: 'Text',
    language: 'th',
    link: '/coins',
    button: 'Button',
    look: 'coins',
    unsubscribe: '/emails/off/token',
  } as const
  await addToOutbox(db, email, { memberId: null, now })
  const resent: Message[] = []
  await sendOutbox(db, due, {
    send: async (message) => {
      resent.push(message)
      return true
    },
  })
  expect(resent).toMatchObject([email])
})

test('a rejected password change adds no message to the outbox', async () => {
  const api = await testApi({ integrations: { send: away } })
  const { token } = await addMember(api, { password })
  const body = { oldPassword: 'not their password', newPassword }
  expect((await api.call('modifyPassword', { token, body })).refusal).toBe('PASSWORD_WRONG')
  expect(await api.store.db.select().from(waitingMessages)).toEqual([])
})

test('two concurrent workers send each stored message once, and not before its due time', async () => {
  const { db, now, due, left } = await openDue(40)
  const messages: Message[] = []
  const send = async (message: Message) => messages.push(message) > 0
  await sendOutbox(db, now, { send })
  expect(messages).toEqual([])
  await atOnce(2, () => sendOutbox(db, due, { send }))
  expect(messages.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 40 }, (_, index) => `${index}@example.com`).toSorted(),
  )
  expect(await left()).toEqual([])
})

test('the outbox job sends many emails over one SMTP connection', async () => {
  const { receivers, connections, url } = await startSmtp()
  const { db, due } = await openDue(20)
  await sendOutbox(db, due, { send: sendBy(url) })
  expect(receivers).toHaveLength(20)
  expect(connections()).toBe(1)
})

test('a message that the SMTP server rejects does not delay other messages, and only the job queue retries it', async () => {
  const { db, due, left } = await openDue(3)
  const refused = '1@example.com'
  const receivers: string[] = []
  const failed: string[] = []
  await sendOutbox(db, due, {
    send: async ({ to }) => to !== refused && receivers.push(to) > 0,
    portion: {
      retryLater: async (id) => failed.push(id),
    },
  })
  expect(receivers).toEqual(['0@example.com', '2@example.com'])
  expect(failed).toEqual((await left()).map(({ id }) => id))
  // Five minutes later, the outbox job does not send the message, because only the job queue retries it.
  await sendOutbox(db, minutesAfter(due, 5), { send: async ({ to }) => receivers.push(to) > 0 })
  expect(receivers).toHaveLength(2)
  const [only = ''] = failed
  await sendOutbox(db, minutesAfter(due, 5), {
    send: async ({ to }) => receivers.push(to) > 0,
    portion: { span: { only } },
  })
  expect(receivers).toEqual(['0@example.com', '2@example.com', refused])
  expect(await left()).toEqual([])
})

test('if more messages fail than the job queue accepts for a retry, the next run of the outbox job sends the others', async () => {
  const { db, due, left } = await openDue(fewFailures + 10)
  const failed: string[] = []
  const run = sendOutbox(db, due, {
    send: async () => false,
    portion: { retryLater: async (id) => failed.push(id) },
  })
  await expect(run).rejects.toThrow(`${fewFailures + 10} rows failed`)
  expect(failed).toHaveLength(fewFailures)
  const messages: Message[] = []
  await sendOutbox(db, minutesAfter(due, 1), { send: async (message) => messages.push(message) > 0 })
  expect(messages).toHaveLength(10)
  expect((await left()).map(({ id }) => id).toSorted()).toEqual(failed.toSorted())
})

test('a message that could not be sent for a week is deleted', async () => {
  const { db, now, left } = await openDue(1)
  const messages: Message[] = []
  await sendOutbox(db, minutesAfter(now, 8 * 24 * 60), {
    send: async (message) => messages.push(message) > 0,
  })
  expect(messages).toEqual([])
  expect(await left()).toEqual([])
})
