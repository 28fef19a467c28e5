// Deletes the queue of a hub, deletes its bucket with all files, and sets a wrong clock on one of two servers. Checks
// the effects for members, the losses and the automatic recovery.
import { CreateBucketCommand, DeleteBucketCommand, DeleteObjectCommand } from '@aws-sdk/client-s3'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addToOutbox } from '#api/integrations/outbox.ts'
import { openS3FileStore } from '#api/integrations/s3FileStore.ts'
import { jobsOf } from '#api/server/jobs.ts'
import { uploadRoutes } from '#api/server/uploads/routes.ts'
import { openPostgres } from '#api/store/postgres.ts'
import { testApi, type Api } from '../support/api.ts'
import { contradictions } from '../support/books.ts'
import { queryRows, engine, freshDatabase, testStore } from '../support/database.ts'
import { isFull } from '../support/figures.ts'
import { testIntegrations } from '../support/integrations.ts'
import { addMember, askForCode, dataOf } from '../support/members.ts'
import { startSmtp } from '../support/peers.ts'
import { png } from '../support/pictures.ts'
import { credentials, hasS3, startS3 } from '../support/s3.ts'
import { addUpload } from '../support/uploads.ts'
import { workersOn } from '../support/workerProcesses.ts'

const log = pino({ level: 'silent' })

describe.runIf(engine === 'postgres' && isFull)('disasters of a hub', () => {
  test(
    'a hub without its queue creates it again, loses no message and schedules all jobs',
    { timeout: 180_000 },
    async () => {
      const databaseUrl = await freshDatabase()
      const store = await openPostgres(databaseUrl)
      onTestFinished(() => store.close())
      const smtp = await startSmtp()
      const workers = workersOn({ databaseUrl, smtpUrl: smtp.url, ahead: 0 })
      onTestFinished(workers.killAll)
      await workers.start()
      const names = jobsOf(testIntegrations([]), log).map(({ name }) => name)
      const jobsSince = (at: number) => [...new Set(workers.runs.slice(at).map(({ job }) => job))].toSorted()
      await expect.poll(() => jobsSince(0)).toEqual(names.toSorted())

      const before = workers.runs.length
      await store.execute('drop schema pgboss cascade')
      const now = new Date(Date.now() - 60_000)
      const message = { to: 'waiting@example.com', subject: 'Subject', text: 'Text' }
      await store.db.transaction((tx) => addToOutbox(tx, message, { memberId: null, now }))
      // Sent by the running worker, which was not restarted.
      await expect.poll(() => smtp.receivers, { timeout: 90_000 }).toEqual(['waiting@example.com'])
      await expect.poll(() => jobsSince(before)).toEqual(names.toSorted())
      expect(await queryRows(databaseUrl, 'select key from pgboss.schedule')).toHaveLength(names.length)
    },
  )

  test.runIf(hasS3)(
    'a hub without its bucket keeps running, and stores files again once a bucket exists',
    async () => {
      const s3 = await startS3()
      const S3_URL = await s3.addBucket()
      const Bucket = new URL(S3_URL).pathname.slice(1)
      const files = openS3FileStore({ S3_URL, ...credentials })
      const api = await testApi({ integrations: { files } })
      const routes = uploadRoutes({ store: api.store, files, clock: () => api.clock.now, log })
      const statusOf = async (url: string, request?: RequestInit) =>
        (await routes.request(url.replace('/uploads', ''), request)).status
      const send = { method: 'PUT', body: png, headers: { 'Content-Type': 'image/png' } }
      const member = await addMember(api)
      const upload = await addUpload(api, member, 'avatar')
      const { avatar } = await dataOf(api, 'modifyUserAvatar', { token: member.token, body: { upload } })
      expect(await statusOf(avatar ?? '')).toBe(200)

      await s3.client.send(new DeleteObjectCommand({ Bucket, Key: `uploads/${upload}` }))
      // A missing file in a bucket returns 404; a missing bucket returns 503, so callers may retry.
      expect(await statusOf(avatar ?? '')).toBe(404)
      await s3.client.send(new DeleteBucketCommand({ Bucket }))
      expect(await statusOf(avatar ?? '')).toBe(503)
      const query = { purpose: 'avatar', contentType: 'image/png', size: String(png.length) }
      const announced = await dataOf(api, 'getUploadPolicy', { token: member.token, query })
      expect(await statusOf(announced.url, send)).toBe(503)
      expect((await dataOf(api, 'getUserInfo', member)).avatar).not.toBeNull()
      await dataOf(api, 'checkIn', {
        ...member,
        path: { game: 'normalCheckIn' },
        key: 'a-check-in-key-00001',
      })

      await s3.client.send(new CreateBucketCommand({ Bucket }))
      expect(await statusOf(announced.url, send)).toBe(204)
      const other = await dataOf(api, 'modifyUserAvatar', {
        token: member.token,
        body: { upload: announced.id },
      })
      expect(await statusOf(other.avatar ?? '')).toBe(200)
    },
  )

  // The pair of servers covers both cases: a server that is ahead and a server that is behind.
  test('with one of two servers an hour ahead, a sign-in needs a second code and no day is granted twice', async () => {
    const store = await testStore()
    const [right, ahead] = [await testApi({ store }), await testApi({ store })]
    // 23:30 in Bangkok.
    right.clock.now = new Date('2026-11-21T16:30:00.000Z')
    ahead.clock.now = new Date('2026-11-21T17:30:00.000Z')
    const { account } = await addMember(right)
    const signIn = async (api: Api, code: string) =>
      (await api.call('loginByCode', { body: { account, code } })).refusal
    const checkIn = async (api: Api, token: string) =>
      (await api.call('checkIn', { token, path: { game: 'normalCheckIn' } })).refusal

    // A code is valid for five minutes: it has already expired on the server ahead, but not on the other.
    const code = await askForCode(right, account, 'login')
    expect(await signIn(ahead, code)).toBe('CODE_WRONG')
    expect(await signIn(right, code)).toBeUndefined()
    // A code of the server ahead stays valid an hour longer on the other.
    for (const api of [right, ahead]) api.wait(60)
    const lasting = await askForCode(ahead, account, 'login')
    right.wait(60 * 60)
    expect(await signIn(right, lasting)).toBeUndefined()
    right.wait(-60 * 60)

    for (const api of [right, ahead]) api.wait(60)
    const loginCode = await askForCode(ahead, account, 'login')
    const { token } = await dataOf(ahead, 'loginByCode', { body: { account, code: loginCode } })
    expect((await right.call('getUserInfo', { token })).refusal).toBeUndefined()

    // The server ahead has the next day: it grants that day, and the rest of the current day is not granted.
    expect(await checkIn(ahead, token)).toBeUndefined()
    for (const api of [right, ahead]) expect(await checkIn(api, token)).toBe('ALREADY_CHECKED_IN')
    right.wait(8 * 60 * 60)
    expect(await checkIn(right, token)).toBe('ALREADY_CHECKED_IN')
    right.wait(24 * 60 * 60)
    expect(await checkIn(right, token)).toBeUndefined()
    expect(await contradictions(store.db)).toMatchObject({ sum: 0, balances: 0, lots: 0 })
  })
})
