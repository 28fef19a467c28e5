// Tests the daily storage limits of each caller, and the retention of stored data.
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { expect, test, vi } from 'vitest'
import pino from 'pino'
import { openLimits, type Limits } from '#api/app/rateLimits/limits.ts'
import { uploadRoutes } from '#api/server/uploads/routes.ts'
import { jobsOf } from '#api/server/jobs.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import {
  questionnaireOrders,
  questionnaireReviews,
  questionnaireSubmissions,
} from '#api/questionnaires/tables.ts'
import { contactMessages } from '#api/support/tables.ts'
import { operations } from '#generated/operations.ts'
import { testApi } from '#tests/support/api.ts'
import { newAmazonOrder } from '#tests/support/cases/questionnaires.ts'
import { trackingEvent } from '#tests/support/cases/platform.ts'
import { messageOf } from '#tests/support/cases/support.ts'
import { measurement } from '#tests/support/measurements.ts'
import { anAddress } from '#tests/support/forms.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { png } from '#tests/support/pictures.ts'
import { addUpload } from '#tests/support/uploads.ts'

const api = await testApi()
const { db } = api.store

async function purgeAfter(days: number) {
  const now = new Date(api.clock.now.getTime() + days * 86_400_000)
  for (const { name, run } of jobsOf(api.integrations, pino({ level: 'silent' })))
    if (name.startsWith('purge ')) await run(db, now, {})
}

const fileOf = async (id: string) =>
  await db.select({ usedAt: uploads.usedAt }).from(uploads).where(eq(uploads.id, id))

/** Submits questionnaire answers as a visitor, with an address, a picture, an order number and a review. */
async function sendAsVisitor() {
  const files = [
    await addUpload(api, null, 'questionnaire'),
    await addUpload(api, null, 'questionnaire'),
  ] as const
  const path = { id: 'breast-pump-card' }
  const body = {
    version: 2,
    answers: [
      { kind: 'choices', questionId: 'used', choices: ['not-yet'] },
      { kind: 'choices', questionId: 'parts', choices: ['broken'] },
      { kind: 'files', questionId: 'photos', uploadIds: [files[0]] },
      { kind: 'address', questionId: 'parcel', address: anAddress },
    ],
  }
  const { claimCode } = await dataOf(api, 'submitQuestionnaire', { path, body })
  const order = { countryCode: 'US', orderNumber: newAmazonOrder(), claimCode }
  await dataOf(api, 'saveAmazonOrder', { path, body: order })
  await dataOf(api, 'attachQuestionnaireUpload', { path, body: { uploadIds: [files[1]], claimCode } })
  return { claimCode, files }
}

test('a visitor’s answers that no account has claimed are deleted after 180 days, with address, order, review and files', async () => {
  const { claimCode, files } = await sendAsVisitor()
  const claimed = await sendAsVisitor()
  const { token } = await addMember(api)
  await dataOf(api, 'redeemClaimCode', { token, body: { claimCode: claimed.claimCode } })

  await purgeAfter(179)
  expect((await api.call('openClaimCode', { body: { claimCode } })).code).toBe(200)
  await purgeAfter(181)
  expect((await api.call('openClaimCode', { body: { claimCode } })).refusal).toBe('CLAIM_UNKNOWN')
  for (const table of [questionnaireSubmissions, questionnaireOrders, questionnaireReviews])
    expect(await db.select().from(table)).toHaveLength(1)
  // Purge again: the first run releases the files, and the second run deletes them.
  await purgeAfter(181)
  for (const id of files) expect(await fileOf(id)).toEqual([])
  for (const id of claimed.files) expect(await fileOf(id)).toHaveLength(1)
})

test('contact messages are deleted after two years, with their files', async () => {
  const { uid, token } = await addMember(api)
  const files = [await addUpload(api, null, 'contact'), await addUpload(api, { uid }, 'contact')] as const
  await dataOf(api, 'sendContactMessage', { body: messageOf({ attachments: [files[0]] }) })
  await dataOf(api, 'sendContactMessage', { token, body: messageOf({ attachments: [files[1]] }) })
  await purgeAfter(729)
  expect(await db.select().from(contactMessages)).toHaveLength(2)
  await purgeAfter(731)
  await purgeAfter(731)
  expect(await db.select().from(contactMessages)).toEqual([])
  for (const id of files) expect(await fileOf(id)).toEqual([])
})

/** Returns the size in bytes of the largest event that the contract allows. */
function largestEvent(): number {
  const body = operations.reportEvent.body
  const fill = (value: unknown, schema: z.core.JSONSchema.BaseSchema): unknown => {
    const { properties = {}, maxLength, pattern = '' } = schema
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => {
          const propertySchema = properties[name]
          return [name, typeof propertySchema === 'object' ? fill(part, propertySchema) : part]
        }),
      )
    // Use characters with the most UTF-8 bytes per unit of string length.
    const letter = new RegExp(pattern).test('ก') ? 'ก' : 'a'
    return typeof value === 'string' && maxLength !== undefined ? letter.repeat(maxLength) : value
  }
  const event = fill(trackingEvent, z.toJSONSchema(body))
  return Buffer.byteLength(JSON.stringify(body.parse(event)))
}

test.each([
  ['member', 5_000, 25],
  ['network', 100_000, 500],
])('the tracking events of one %s have a daily size limit', async (by, most, megabytes) => {
  vi.useFakeTimers()
  try {
    const limits = openLimits(0)
    const subject = { address: '192.0.2.1', member: by === 'member' ? by : undefined }
    const send = () => limits({ rate: 'report', ...subject }, async () => true).catch(() => false)
    let eventCount = 0
    for (let minute = 0; minute < 1440 && eventCount <= most; minute += 1) {
      while (eventCount <= most && (await send())) eventCount += 1
      vi.advanceTimersByTime(60_000)
    }
    expect(eventCount).toBe(most)
    const bytes = eventCount * largestEvent()
    measurement(
      'Storage',
      `tracking events of one ${by} per day: at most ${eventCount} events with ${Math.round(bytes / 1e6)} MB`,
    )
    expect(bytes).toBeLessThan(megabytes * 1_000_000)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['write', 'answers', 200],
  ['message', 'contact messages', 50],
  ['file', 'files', 2000],
] as const)("%s: the %s of one network's visitors have a daily size limit", async (rate, kind, megabytes) => {
  vi.useFakeTimers()
  try {
    const limits = openLimits(0)
    const bytes = kind === 'files' ? 5_000_000 : 65_536
    const most = Math.floor((megabytes * 1_000_000) / bytes)
    const send = () => limits({ rate, address: '192.0.2.1', bytes }, async () => true).catch(() => false)
    let sendCount = 0
    for (let minute = 0; minute < 1440 && sendCount <= most; minute += 1) {
      while (sendCount <= most && (await send())) sendCount += 1
      vi.advanceTimersByTime(60_000)
    }
    const filled = Math.round((sendCount * bytes) / 1e6)
    measurement(
      'Storage',
      `${kind} of the visitors of one network per day: ${sendCount > most ? 'more than' : 'at most'} ${filled} MB`,
    )
    expect(sendCount).toBe(most)
  } finally {
    vi.useRealTimers()
  }
})

test('the byte limits count answers, messages and files of visitors, but not of members', async () => {
  const byteCounts: Record<string, number> = {}
  const counting: Limits = ({ rate, bytes = 0, member }, call) => {
    if (member === undefined) byteCounts[rate] = (byteCounts[rate] ?? 0) + bytes
    return call()
  }
  const counted = await testApi({ store: api.store, limits: counting })
  const { token } = await addMember(counted)
  for (const rate of Object.keys(byteCounts)) byteCounts[rate] = 0
  const text = 'ก'.repeat(1000)
  const body = { version: 1, answers: [{ kind: 'choices', questionId: 'pumps', choices: ['no'] }] }
  const path = { id: 'pumping-day' }
  await counted.call('saveQuestionnaireDraft', { path, body })
  await counted.call('saveQuestionnaireDraft', { path, body, token })
  await counted.call('sendContactMessage', { body: messageOf({ text }) })
  expect(byteCounts.write).toBe(Buffer.byteLength(JSON.stringify(body)))
  expect(byteCounts.message).toBeGreaterThan(3000)

  const { files } = api.integrations
  const clock = () => api.clock.now
  const routes = uploadRoutes({
    store: api.store,
    files,
    log: pino({ level: 'silent' }),
    clock,
    limits: counting,
  })
  const query = { purpose: 'contact', contentType: 'image/png', size: String(png.length) }
  for (const sender of [{}, { token }]) {
    const { url } = await dataOf(counted, 'getUploadPolicy', { ...sender, query })
    const headers = { 'Content-Type': 'image/png' }
    const uploadReply = await routes.request(url.replace('/uploads', ''), {
      method: 'PUT',
      headers,
      body: png,
    })
    expect(uploadReply.status).toBe(204)
  }
  expect(byteCounts.file).toBe(png.length)
})
