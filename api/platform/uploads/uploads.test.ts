// Tests the life cycle of an uploaded file: the signed upload policy, the single use, and the deletion of unused files.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { png } from '#tests/support/pictures.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { uploadRules } from '#api/catalog/uploads.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { FileStoreDown } from '#api/integrations/fileStore.ts'
import { releaseUploads, purgeUploads, attachUploads } from './uploads.ts'
import { uploads } from './tables.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const { db } = api.store
const { files } = api.integrations

let member: TestMember
beforeEach(async () => {
  member = await addMember(api)
})

type Announced = { purpose?: string; contentType?: string; size?: number }
const announce = async (announced: Announced = {}, token: string | undefined = member.token) => {
  const { purpose = 'avatar', contentType = 'image/png', size = png.length } = announced
  const query = { purpose, contentType, size: String(size) }
  return await dataOf(api, 'getUploadPolicy', { token, query })
}

const rowOf = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0]
const take = (ids: string[], memberId: string | null = member.uid, purpose = 'avatar' as const) =>
  attachUploads(db, { ids, memberId, purpose, now: api.clock.now })
const refusalOf = (error: unknown) => (error instanceof Refused ? error.refusal : undefined)

describe('getUploadPolicy', () => {
  test('getUploadPolicy returns a URL that is valid for 15 minutes, and the headers of the upload', async () => {
    const { id, url, ...rest } = await announce()
    expect(url).toMatch(new RegExp(`^/uploads/${id}\\?expires=\\d+&signature=[\\w-]{43}$`))
    expect(rest).toEqual({
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      expiresAt: new Date(api.clock.now.getTime() + 900_000).toISOString(),
    })
  })

  test.each([
    { purpose: 'avatar', contentType: 'application/pdf', size: 100, reason: 'TYPE' },
    { purpose: 'avatar', contentType: 'image/svg+xml', size: 100, reason: 'TYPE' },
    { purpose: 'avatar', contentType: 'image/heic', size: 100, reason: 'TYPE' },
    { purpose: 'right', contentType: 'text/html', size: 100, reason: 'TYPE' },
    { purpose: 'avatar', contentType: 'image/png', size: 5_242_881, reason: 'TOO_LARGE' },
    { purpose: 'right', contentType: 'application/pdf', size: 10_485_761, reason: 'TOO_LARGE' },
  ])(
    'getUploadPolicy for $purpose rejects $contentType of $size bytes: $reason',
    async ({ purpose, contentType, size, reason }) => {
      const query = { purpose, contentType, size: String(size) }
      const reply = await api.call('getUploadPolicy', { token: member.token, query })
      expect([reply.refusal, valueAt(reply.data, 'reasons', 0, 'code')]).toEqual(['UPLOAD_UNFIT', reason])
    },
  )

  test('getUploadPolicy accepts visitors only for contact and questionnaire files', async () => {
    for (const purpose of ['contact', 'questionnaire'])
      expect(await announce({ purpose }, undefined)).toMatchObject({ method: 'PUT' })
    const query = { purpose: 'right', contentType: 'image/png', size: '100' }
    expect((await api.call('getUploadPolicy', { query })).refusal).toBe('UPLOAD_SIGN_IN')
  })

  test.each([{ purpose: 'other' }, { size: '0' }, { size: 'many' }, { contentType: 'image' }])(
    'getUploadPolicy rejects a malformed request: %j',
    async (part) => {
      const query = { purpose: 'avatar', contentType: 'image/png', size: '100', ...part }
      expect((await api.call('getUploadPolicy', { token: member.token, query })).status).toBe(400)
    },
  )

  test('getUploadPolicy limits the number of unused files of each member', async () => {
    for (let uploadCount = 0; uploadCount < uploadRules.waitingAtMost.member; uploadCount += 1)
      await announce()
    const query = { purpose: 'avatar', contentType: 'image/png', size: '100' }
    const reply = await api.call('getUploadPolicy', { token: member.token, query })
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '900'])
    member = await addMember(api)
    expect(await announce()).toMatchObject({ method: 'PUT' })
  })
})

describe('attachUploads', () => {
  test('attachUploads accepts each file only once', async () => {
    const id = await addUpload(api, member, 'avatar')
    await take([id])
    expect(refusalOf(await take([id]).catch((error: unknown) => error))).toBe('UPLOAD_UNKNOWN')
  })

  test('only one of 30 concurrent attachUploads calls with the same file succeeds', async () => {
    const id = await addUpload(api, member, 'avatar')
    const outcomes = await atOnce(30, () => take([id]).then(() => 'taken', refusalOf))
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'UPLOAD_UNKNOWN')).toHaveLength(29)
  })

  test('attachUploads accepts only files of the given member and purpose, and attaches no file if one file is rejected', async () => {
    const other = await addMember(api)
    const [ownFile, otherFile] = [
      await addUpload(api, member, 'avatar'),
      await addUpload(api, other, 'avatar'),
    ]
    const right = await addUpload(api, member, 'right')
    const { id: announced } = await announce()
    for (const ids of [[otherFile], [ownFile, otherFile], [right], [announced], ['no-such-file']])
      await expect(
        db.transaction((tx) =>
          attachUploads(tx, { ids, memberId: member.uid, purpose: 'avatar', now: api.clock.now }),
        ),
      ).rejects.toThrow(Refused)
    await take([ownFile, ownFile])
  })

  test('attachUploads accepts a visitor’s file for a member, but not a member’s file for a visitor', async () => {
    const visitors = await addUpload(api, null, 'contact')
    const upload = await addUpload(api, member, 'contact')
    const use = (ids: string[], memberId: string | null) =>
      attachUploads(db, { ids, memberId, purpose: 'contact', now: api.clock.now })
    await expect(use([upload], null)).rejects.toThrow(Refused)
    await use([visitors], member.uid)
    await use([upload], member.uid)
  })
})

describe('purgeUploads', () => {
  const sweep = () => purgeUploads(db, files, { now: api.clock.now })

  test('purgeUploads deletes only files that were not used within a day', async () => {
    const [used, unused] = [await addUpload(api, member, 'avatar'), await addUpload(api, member, 'avatar')]
    const { id: announced } = await announce()
    await take([used])
    api.wait(86_400)
    await sweep()
    expect(await rowOf(unused)).toBeDefined()
    api.wait(1)
    const { id: young } = await announce()
    await sweep()
    expect([await rowOf(unused), await files.get(unused), await rowOf(announced)]).toEqual([
      undefined,
      null,
      undefined,
    ])
    expect(await rowOf(young)).toBeDefined()
    expect(await files.get(used)).toEqual(png)
  })

  test('purgeUploads deletes files that were released by their ids or by the id of their member', async () => {
    const ids = [await addUpload(api, member, 'avatar'), await addUpload(api, member, 'avatar')]
    await take(ids)
    await releaseUploads(db, { ids: ids.slice(0, 1) })
    await sweep()
    expect([await rowOf(ids[0] ?? ''), await files.get(ids[1] ?? '')]).toEqual([undefined, png])
    await releaseUploads(db, { memberIds: [member.uid] })
    await sweep()
    expect(await files.get(ids[1] ?? '')).toBeNull()
  })

  test('purgeUploads skips a file whose deletion fails in the store, and deletes that file at the next run', async () => {
    const ids = [await addUpload(api, member, 'avatar'), await addUpload(api, member, 'avatar')]
    const stuck = ids.toSorted()[0] ?? ''
    await take(ids)
    await releaseUploads(db, { ids })
    const remove = (id: string) => (id === stuck ? Promise.reject(new FileStoreDown(id)) : files.remove(id))
    await expect(purgeUploads(db, { ...files, remove }, { now: api.clock.now })).rejects.toThrow(
      '1 rows failed',
    )
    const isStored = async () => await Promise.all(ids.map(async (id) => (await files.get(id)) !== null))
    expect(await isStored()).toEqual(ids.map((id) => id === stuck))
    await sweep()
    expect(await isStored()).toEqual([false, false])
  })

  test('purgeUploads holds no open transaction and no row lock while the store does not respond', async () => {
    const id = await addUpload(api, member, 'avatar')
    api.wait(86_401)
    const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const remove = async (fileId: string) => {
      if (fileId !== id) return
      begun.resolve()
      await answer.promise
    }
    const swept = purgeUploads(db, { ...files, remove }, { now: api.clock.now })
    await begun.promise
    expect(refusalOf(await take([id]).catch((error: unknown) => error))).toBe('UPLOAD_UNKNOWN')
    expect(await openTransactions()).toEqual([])
    answer.resolve()
    await swept
    expect(await rowOf(id)).toBeUndefined()
  })
})

/** Returns the transactions of this database that are open but idle. */
async function openTransactions() {
  const { rows } = await db.execute(
    sql`select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  return rows
}
