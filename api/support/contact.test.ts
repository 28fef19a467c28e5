// Tests that contact messages are stored and emailed to the service team, and that the confirmation contains no text of
// the sender.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { messageOf } from '#tests/support/cases/support.ts'
import { addMember, atOnce, countBy, dataOf } from '#tests/support/members.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { contactMessages } from './tables.ts'

const api = await testApi()
/**
 * Lets the first `attempts` transactions that store a contact message fail at their commit, with the SQLSTATE `state`.
 */
async function undoFirst(attempts: number, state: string) {
  const { db } = api.store
  await db.execute(sql.raw('create sequence attempts_made'))
  await db.execute(
    sql.raw(`create function undo() returns trigger language plpgsql as $$ begin
      if nextval('attempts_made') <= ${attempts} then raise 'undone' using errcode = '${state}'; end if;
      return null; end $$`),
  )
  await db.execute(
    sql.raw(`create constraint trigger undo after insert on contact_messages
      deferrable initially deferred for each row execute function undo()`),
  )
  onTestFinished(async () => {
    await db.execute(sql.raw('drop function if exists undo cascade'))
    await db.execute(sql.raw('drop sequence if exists attempts_made'))
  })
}

const messagesTo = (to: string) => api.messages.filter((message) => message.to === to)
const stored = (replyTo: string) =>
  api.store.db.select().from(contactMessages).where(eq(contactMessages.replyTo, replyTo))

test('a visitor’s contact message is stored, emailed to the service team and confirmed by email', async () => {
  const file = await addUpload(api, null, 'contact')
  const body = messageOf({ name: ' Melati  Putri ', attachments: [file] })
  const { reference, receivedAt } = await dataOf(api, 'sendContactMessage', { body, language: 'id' })
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(receivedAt).toBe(api.clock.now.toISOString())
  expect(await stored(body.replyTo)).toMatchObject([
    { reference, memberId: null, name: 'Melati Putri', text: body.text, attachments: [file], language: 'id' },
  ])

  const toHouse = messagesTo('service@example.com').at(-1)
  expect(toHouse?.subject).toBe(`[${reference}] product`)
  for (const part of [
    reference,
    body.replyTo,
    body.text,
    'Melati Putri, visitor',
    `https://hub.example.com/uploads/${file}?`,
  ])
    expect(toHouse?.text).toContain(part)

  const [toWriter] = messagesTo(body.replyTo)
  expect(toWriter?.subject).toBe(`Pesan Anda sudah kami terima: ${reference}`)
  expect(toWriter?.text).not.toMatch(/canary pump|Melati/)
})

test('the email of a member’s contact message contains the member id, and members can attach files that they uploaded', async () => {
  const member = await addMember(api)
  const body = messageOf({
    attachments: [await addUpload(api, member, 'contact'), await addUpload(api, null, 'contact')],
  })
  await dataOf(api, 'sendContactMessage', { token: member.token, body })
  expect(await stored(body.replyTo)).toMatchObject([{ memberId: member.uid }])
  expect(messagesTo('service@example.com').at(-1)?.text).toContain(`member ${member.uid}`)
})

test('a contact message with another member’s file is rejected, not stored and not emailed', async () => {
  const body = messageOf({ attachments: [await addUpload(api, await addMember(api), 'contact')] })
  const mails = api.messages.length
  expect((await api.call('sendContactMessage', { body })).refusal).toBe('UPLOAD_UNKNOWN')
  expect([await stored(body.replyTo), api.messages.length]).toEqual([[], mails])
})

test('a contact message is emailed only once if its transaction is retried, and not at all if its transaction fails', async () => {
  const send = (body: ReturnType<typeof messageOf>) =>
    api.call('sendContactMessage', { body, key: `a-key-of-its-own-${body.topic}` })
  const [repeated, failingMessage] = [messageOf(), messageOf({ topic: 'parcel' })]
  await undoFirst(2, '40001')
  const house = messagesTo('service@example.com').length
  expect((await send(repeated)).code).toBe(200)
  expect([await stored(repeated.replyTo), messagesTo(repeated.replyTo)]).toMatchObject([[{}], [{}]])
  expect(messagesTo('service@example.com')).toHaveLength(house + 1)

  await api.store.db.execute(sql.raw('drop function undo cascade'))
  await api.store.db.execute(sql.raw('drop sequence attempts_made'))
  await undoFirst(1, '22000')
  expect((await send(failingMessage)).status).toBe(500)
  expect([await stored(failingMessage.replyTo), messagesTo(failingMessage.replyTo)]).toEqual([[], []])
})

describe('limit of five contact messages per hour for each reply address', () => {
  test('the sixth message with the same reply address within an hour is rejected, and the error contains the time at which the next message is allowed', async () => {
    const ownApi = await testApi({ store: api.store })
    const body = messageOf()
    const write = (replyTo = body.replyTo) =>
      ownApi.call('sendContactMessage', { body: { ...body, replyTo } })
    const first = ownApi.clock.now.getTime()
    for (let written = 0; written < 5; written += 1) {
      expect((await write()).code).toBe(200)
      ownApi.wait(60)
    }
    const reply = await write(body.replyTo.toUpperCase())
    expect([reply.refusal, reply.data]).toEqual([
      'CONTACT_WAIT',
      { reasons: [{ code: 'AT_MOST_5_AN_HOUR' }], nextDate: new Date(first + 3_600_000).toISOString() },
    ])
    expect((await write(messageOf().replyTo)).code).toBe(200)
    ownApi.clock.now = new Date(first + 3_600_000)
    expect((await write()).code).toBe(200)
  })

  test('only 5 of 30 concurrent contact messages with the same reply address are accepted', async () => {
    const body = messageOf()
    const replies = await atOnce(30, () => api.call('sendContactMessage', { body }))
    expect(countBy(replies)).toEqual({ OK: 5, CONTACT_WAIT: 25 })
    expect(messagesTo(body.replyTo)).toHaveLength(5)
  })
})

test('a contact message is stored and emailed only once for each idempotency key', async () => {
  const body = messageOf()
  const call = { body, key: 'one-message-only-please' }
  const [first, second] = [
    await api.call('sendContactMessage', call),
    await api.call('sendContactMessage', call),
  ]
  expect(second.text).toBe(first.text)
  expect(messagesTo(body.replyTo)).toHaveLength(1)
})

test.each([
  'mali',
  'mali@example',
  'a@b.co,c@d.co',
  'mali@example.com\nBcc: x@y.co',
  '<mali@example.com>',
  '',
])('a contact message with the reply address %j is rejected', async (replyTo) => {
  expect((await api.call('sendContactMessage', { body: messageOf({ replyTo }) })).status).toBe(400)
})

test('listContactTopics returns topics with the response time in the language of the request', async () => {
  const { items } = await dataOf(api, 'listContactTopics', { language: 'th' })
  expect(items[0]).toEqual({ id: 'product', name: 'สินค้า', answerInDays: 2 })
})
