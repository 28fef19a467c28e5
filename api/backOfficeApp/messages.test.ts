// Tests contact messages in the back office: lists, answers that are sent once, states, files and erasure.
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { messageOf } from '#tests/support/cases/support.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { openStaffSide, staffOrigin } from '#tests/support/staff.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { exportOf } from '../account/exportData.ts'
import { auditEntries } from '../audit/tables.ts'
import { sendOutbox } from '../integrations/outbox.ts'
import { waitingMessages } from '../integrations/tables.ts'
import { members } from '../members/tables.ts'
import { uploads } from '../platform/uploads/tables.ts'
import { purgeOldMessages } from '../support/purgeMessages.ts'
import { contactAnswers, contactMessages } from '../support/tables.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const mali = await staffSide.sessionOf('mali', 'support')
const nok = await staffSide.sessionOf('nok', 'admin')
const finance = await staffSide.sessionOf('finance', 'finance')

type Language = 'en' | 'id' | 'th' | 'vn'
type Sending = { member?: TestMember; language?: Language; body?: ReturnType<typeof messageOf> }

async function write({ member, language = 'en', body = messageOf() }: Sending = {}) {
  await dataOf(api, 'sendContactMessage', { body, language, ...(member && { token: member.token }) })
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.replyTo, body.replyTo))
  if (!row) throw new Error('The message was not stored.')
  return row
}

const read = (session: string, id: string) => staffSide.dataOf('getContactMessage', session, { path: { id } })
const answer = (session: string, id: string, text = 'Please send us a photo.') =>
  staffSide.dataOf('answerContactMessage', session, { path: { id }, body: { text } })
const change = (session: string, id: string, state: 'open' | 'closed') =>
  staffSide.dataOf('changeContactMessage', session, { path: { id }, body: { state } })
const mailsTo = (to: string) => api.messages.filter((message) => message.to === to)
const actsOn = async (id: string) => {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `message:${id}`))
    .orderBy(auditEntries.id)
  return rows.map((row) => row.what)
}

test('listContactMessages returns open messages oldest first, page by page, without text and names', async () => {
  await db.delete(contactMessages)
  const rows = [await write(), await write({ member: await addMember(api) }), await write()]
  const first = await staffSide.dataOf('listContactMessages', mali, { query: { limit: '2' } })
  expect(first.items.map(({ id }) => id)).toEqual([rows[0]?.id, rows[1]?.id])
  expect(first.items.map(({ isMember }) => isMember)).toEqual([false, true])
  expect(JSON.stringify(first)).not.toMatch(/canary|@/)
  const query = { limit: '2', cursor: first.nextCursor ?? '' }
  const second = await staffSide.dataOf('listContactMessages', mali, { query })
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[rows[2]?.id], null])
})

test('listContactMessages filters by state, topic and language, and returns closed messages newest first', async () => {
  await db.delete(contactMessages)
  const thai = await write({ language: 'th' })
  const parcel = await write({ body: messageOf({ topic: 'parcel' }) })
  const closed = [await write(), await write()]
  for (const { id } of closed) await change(mali, id, 'closed')
  const idsOf = async (query: Record<string, string>) =>
    (await staffSide.dataOf('listContactMessages', mali, { query })).items.map(({ id }) => id)
  expect(await idsOf({ language: 'th' })).toEqual([thai.id])
  expect(await idsOf({ topic: 'parcel' })).toEqual([parcel.id])
  expect(await idsOf({ topic: 'parcel', language: 'th' })).toEqual([])
  expect(await idsOf({ state: 'closed' })).toEqual([closed[1]?.id, closed[0]?.id])
  const [newest] = await idsOf({ state: 'closed', limit: '1' })
  expect(await idsOf({ state: 'closed', cursor: newest ?? '' })).toEqual([closed[0]?.id])
})

test('a message is shown with the member, its text unchanged, its files and templates in its language', async () => {
  const member = await addMember(api)
  const text = '<script>alert(1)</script>\n=cmd()'
  const body = messageOf({
    topic: 'parcel',
    name: '<b>$& {name}</b>',
    text,
    attachments: [await addUpload(api, member, 'contact')],
  })
  const row = await write({ member, language: 'th', body })
  const detail = await read(mali, row.id)
  expect(detail).toMatchObject({
    reference: row.reference,
    topicName: 'A parcel or gift',
    text,
    state: 'open',
    changedBy: null,
    member: { id: member.uid, countryCode: 'TH', level: 1 },
    files: [{ contentType: 'image/png' }],
    answers: [],
    earlier: [],
  })
  expect(detail.templates[0]?.id).toBe('parcel-delayed')
  expect(detail.templates[0]?.text).toContain('คุณ <b>$& {name}</b>\n')
  expect(detail.subject).toContain(row.reference)
  expect(detail.footer).toMatch(/\p{Script=Thai}/u)
  expect(detail.footer).toMatch(/https:\/\/hub\.example\.com\/contact$/)
  expect(await actsOn(row.id)).toEqual(['message-opened'])
})

test('a message shows earlier messages of the member and of the reply address, newest first', async () => {
  const member = await addMember(api)
  const body = messageOf()
  const ofAddress = await write({ body })
  const ofMember = await write({ member })
  await write()
  await dataOf(api, 'sendContactMessage', { token: member.token, body })
  const rows = await db.select().from(contactMessages).where(eq(contactMessages.replyTo, body.replyTo))
  const last = rows.find(({ memberId }) => memberId === member.uid)
  const { earlier } = await read(mali, last?.id ?? '')
  expect(earlier.map(({ id }) => id)).toEqual([ofMember.id, ofAddress.id])
})

test('an answer is emailed in the language of the message, and recorded', async () => {
  const row = await write({ language: 'vn' })
  expect(await answer(mali, row.id, '  Chào bạn  ')).toEqual({
    changed: true,
    state: 'answered',
    changedBy: 'mali@example.com',
    changedAt: api.clock.now.toISOString(),
  })
  const [, mail] = mailsTo(row.replyTo)
  expect(mail?.subject).toBe(`Trả lời tin nhắn của bạn: ${row.reference}`)
  expect(mail?.text).toMatch(/^Chào bạn\n\nSố tham chiếu/)
  expect(mail?.link).toBe('/contact')
  const { answers } = await read(nok, row.id)
  expect(answers).toMatchObject([{ text: 'Chào bạn', answeredBy: 'mali@example.com' }])
  expect(await actsOn(row.id)).toEqual(['message-answered', 'message-opened'])
})

test('one of ten concurrent answers of two staff members is sent, and the others see who answered', async () => {
  const row = await write()
  const replies = await atOnce(10, (at) => answer(at % 2 === 0 ? mali : nok, row.id, `Answer ${at}`))
  const [winner, ...rest] = replies.filter(({ changed }) => changed)
  expect(rest).toEqual([])
  expect(new Set(replies.map(({ changedBy }) => changedBy))).toEqual(new Set([winner?.changedBy]))
  expect(mailsTo(row.replyTo)).toHaveLength(2)
  expect(await db.select().from(contactAnswers).where(eq(contactAnswers.messageId, row.id))).toHaveLength(1)
  expect(await actsOn(row.id)).toEqual(['message-answered'])
})

test('an answer leaves the outbox after the email server accepts it, so that no job sends it again', async () => {
  const row = await write()
  await answer(mali, row.id, 'An answer for now')
  const waiting = async () => await db.$count(waitingMessages, eq(waitingMessages.receiver, row.replyTo))
  await expect.poll(waiting).toBe(0)
  await sendOutbox(db, new Date(api.clock.now.getTime() + 60_000), { send: api.integrations.send })
  expect(mailsTo(row.replyTo).filter(({ text }) => text.startsWith('An answer for now'))).toHaveLength(1)
})

test('an answer stays in the outbox until the email server accepts it', async () => {
  const row = await write()
  const ownApi = await testApi({ store: api.store, integrations: { send: async () => false } })
  const ownSide = await openStaffSide(ownApi)
  const session = await ownSide.sessionOf('mali', 'support')
  const input = { path: { id: row.id }, body: { text: 'An answer for later' } }
  expect(await ownSide.dataOf('answerContactMessage', session, input)).toMatchObject({ changed: true })
  const stored = await db
    .select()
    .from(waitingMessages)
    .where(like(waitingMessages.text, 'An answer for later%'))
  expect(stored).toMatchObject([{ receiver: row.replyTo, link: '/contact' }])
})

test('a message can be closed, reopened and answered again; an act that its state does not allow is reported as not changed', async () => {
  const { id, replyTo } = await write()
  expect(await change(mali, id, 'open')).toMatchObject({ changed: false, state: 'open', changedBy: null })
  expect(await change(mali, id, 'closed')).toMatchObject({ changed: true, state: 'closed' })
  expect(await answer(nok, id)).toMatchObject({ changed: false, changedBy: 'mali@example.com' })
  expect(await change(nok, id, 'closed')).toMatchObject({ changed: false, changedBy: 'mali@example.com' })
  expect(await change(nok, id, 'open')).toMatchObject({ changed: true, state: 'open' })
  expect(await answer(nok, id)).toMatchObject({ changed: true })
  expect(await change(nok, id, 'open')).toMatchObject({ changed: true })
  expect(await answer(nok, id)).toMatchObject({ changed: true })
  expect(mailsTo(replyTo)).toHaveLength(3)
  expect(await actsOn(id)).toEqual([
    'message-closed',
    'message-reopened',
    'message-answered',
    'message-reopened',
    'message-answered',
  ])
})

test.each(['', ' \n ', 'a'.repeat(4001), 'a\u0000b'])('the answer %j is rejected', async (text) => {
  const { id } = await write()
  const input = { path: { id }, body: { text } }
  expect(await staffSide.call('answerContactMessage', mali, input)).toMatchObject({ status: 400 })
})

test('an unknown message is answered with 404, and other roles cannot read messages', async () => {
  const id = '0199d3f0-7f3e-7cc0-9c52-000000000000'
  for (const [operation, body] of [
    ['getContactMessage', undefined],
    ['answerContactMessage', { text: 'Hello' }],
    ['changeContactMessage', { state: 'closed' }],
  ] as const) {
    expect(await staffSide.call(operation, mali, { path: { id }, body })).toMatchObject({ status: 404 })
    expect(await staffSide.call(operation, finance, { path: { id }, body })).toMatchObject({ status: 403 })
  }
})

test('only staff with the permission can open a file, without scripts, and browsers download unknown types', async () => {
  const fileId = await addUpload(api, null, 'contact')
  const row = await write({ body: messageOf({ attachments: [fileId] }) })
  const other = await write()
  const path = `/files/message/${row.id}/${fileId}`
  const from = (Cookie: string) => ({ Cookie, 'Sec-Fetch-Site': 'same-origin' })
  const response = await staffSide.file(path, from(mali))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect((await staffSide.file(path, from(finance))).status).toBe(403)
  expect(
    (await staffSide.file(path, { Cookie: mali, Origin: staffOrigin, 'Sec-Fetch-Site': 'cross-site' }))
      .status,
  ).toBe(401)
  for (const unknown of [`/files/message/${other.id}/${fileId}`, `/files/review/${row.id}/${fileId}`])
    expect((await staffSide.file(unknown, from(mali))).status).toBe(404)
  // A type that the contract of an older release allowed.
  await db.execute(`update uploads set content_type = 'text/html' where id = '${fileId}'`)
  const download = await staffSide.file(path, from(mali))
  expect(download.headers.get('Content-Disposition')).toBe(`attachment; filename="${fileId}"`)
  await db.update(uploads).set({ contentType: 'image/png' }).where(eq(uploads.id, fileId))
})

test('the export of a member contains answers without the staff member, and erasure deletes messages and answers', async () => {
  const member = await addMember(api)
  const row = await write({ member })
  await answer(mali, row.id, 'An answer for the export')
  const { files } = api.integrations
  const exporting = { memberId: member.uid, format: 'json', files, hub: 'https://hub.example.com' } as const
  const { tables } = await exportOf(db, exporting, api.clock.now)
  const exported = tables.filter(({ name }) => name.startsWith('contact_'))
  expect(exported.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['contact_answers', 1],
    ['contact_messages', 1],
  ])
  expect(JSON.stringify(exported)).toContain('An answer for the export')
  expect(JSON.stringify(exported)).not.toContain('staffId')

  await db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, member.uid))
  await eraseDue(db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
  expect(await db.select().from(contactAnswers).where(eq(contactAnswers.messageId, row.id))).toEqual([])
  expect(await staffSide.call('getContactMessage', mali, { path: { id: row.id } })).toMatchObject({
    status: 404,
  })
})

test('answers are deleted together with their expired message', async () => {
  const row = await write()
  await answer(mali, row.id)
  await purgeOldMessages(db, new Date(api.clock.now.getTime() + 731 * 86_400_000))
  expect(await db.select().from(contactMessages).where(eq(contactMessages.id, row.id))).toEqual([])
  expect(await db.select().from(contactAnswers).where(eq(contactAnswers.messageId, row.id))).toEqual([])
})
