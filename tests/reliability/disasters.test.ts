// Tests a hub after its queue or its bucket with all files was deleted, and with a wrong clock on one of two servers.
// Checks the effects on members, the lost data and the automatic recovery.
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
import { isFull } from '../support/measurements.ts'
import { testIntegrations } from '../support/integrations.ts'
import { addMember, askForCode, dataOf } from '../support/members.ts'
import { startSmtp } from '../support/messageServers.ts'
import { png } from '../support/pictures.ts'
import { credentials, hasS3, startS3 } from '../support/s3.ts'
import { addUpload } from '../support/uploads.ts'
import { workersOn } from '../support/workerProcesses.ts'

const log = pino({ level: 'silent' })

describe.runIf(engine === 'postgres' && isFull)('a hub without queue or files, or with a wrong clock', () => {
  test('a hub whose queue was deleted creates the queue again, loses no message and schedules all jobs', async () => {
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
    // Check that the running worker sends the message without a restart.
    await expect.poll(() => smtp.receivers).toEqual(['waiting@example.com'])
    await expect.poll(() => jobsSince(before)).toEqual(names.toSorted())
    expect(await queryRows(databaseUrl, 'select key from pgboss.schedule')).toHaveLength(names.length)
  })

  test.runIf(hasS3)(
    'a hub whose bucket was deleted keeps running, and stores files again as soon as a bucket exists',
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
      // Check that a missing file returns 404, and that a missing bucket returns 503, so that callers may retry.
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

  // A single test covers a clock that is ahead and a clock that is behind: for the server that is ahead, the server
  // with the correct time is behind.
  test('if the clock of one of two servers is an hour ahead, sign-in may require another code, and no check-in is granted twice', async () => {
    const store = await testStore()
    const [right, ahead] = [await testApi({ store }), await testApi({ store })]
    // Set the correct clock to 23:30 in Bangkok: the other clock shows 00:30 of the next day.
    right.clock.now = new Date('2026-11-21T16:30:00.000Z')
    ahead.clock.now = new Date('2026-11-21T17:30:00.000Z')
    const { account } = await addMember(right)
    const signIn = async (api: Api, code: string) =>
      (await api.call('loginByCode', { body: { account, code } })).refusal
    const checkIn = async (api: Api, token: string) =>
      (await api.call('checkIn', { token, path: { game: 'normalCheckIn' } })).refusal

    // A code is valid for five minutes. A code from the server with the correct time has already expired on the server
    // that is ahead.
    const code = await askForCode(right, account, 'login')
    expect(await signIn(ahead, code)).toBe('CODE_WRONG')
    expect(await signIn(right, code)).toBeUndefined()
    // A code from the server that is ahead stays valid an hour longer on the other server.
    for (const api of [right, ahead]) api.wait(60)
    const lasting = await askForCode(ahead, account, 'login')
    right.wait(60 * 60)
    expect(await signIn(right, lasting)).toBeUndefined()
    right.wait(-60 * 60)

    for (const api of [right, ahead]) api.wait(60)
    const loginCode = await askForCode(ahead, account, 'login')
    const { token } = await dataOf(ahead, 'loginByCode', { body: { account, code: loginCode } })
    expect((await right.call('getUserInfo', { token })).refusal).toBeUndefined()

    // On the server that is ahead the next day has already started. After a check-in for the next day, the other server
    // grants no check-in for the current day.
    expect(await checkIn(ahead, token)).toBeUndefined()
    for (const api of [right, ahead]) expect(await checkIn(api, token)).toBe('ALREADY_CHECKED_IN')
    right.wait(8 * 60 * 60)
    expect(await checkIn(right, token)).toBe('ALREADY_CHECKED_IN')
    right.wait(24 * 60 * 60)
    expect(await checkIn(right, token)).toBeUndefined()
    expect(await contradictions(store.db)).toMatchObject({ sum: 0, balances: 0, lots: 0 })
  })
})
