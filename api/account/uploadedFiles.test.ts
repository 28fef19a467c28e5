// Tests the export of uploaded files: a list with signed URLs, and a streamed archive with a manifest.
import { valueAt } from '#shared/unknown.ts'
import { strFromU8, unzipSync } from 'fflate'
import pino from 'pino'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { codeReauthentication } from '#tests/support/cases/profile.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { png } from '#tests/support/pictures.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { measurement } from '#tests/support/measurements.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { sha256Of } from '../platform/uploads/uploads.ts'
import { uploads } from '../platform/uploads/tables.ts'
import { questionnaireReviews, questionnaireSubmissions } from '../questionnaires/tables.ts'
import { uploadRoutes } from '../server/uploads/routes.ts'
import { newId } from '../store/id.ts'
import { archiveOf } from './uploadedFiles.ts'

const api = await testApi()
const { db } = api.store
const { files } = api.integrations
const log = pino({ level: 'silent' })
const routes = uploadRoutes({ store: api.store, files, clock: () => api.clock.now, log })

const exportOf = async (member: TestMember) =>
  await dataOf(api, 'exportData', {
    token: member.token,
    body: { proof: await codeReauthentication(api, member) },
  })

async function download(url: string) {
  const { pathname, search } = new URL(url, api.integrations.sites.hub)
  return await routes.request(pathname.replace('/uploads', '') + search)
}

async function archiveFrom(url: string | null | undefined) {
  const response = await download(url ?? '')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const { 'manifest.json': manifest = new Uint8Array(), ...rest } = archive
  return { found: rest, manifest: valueAt(JSON.parse(strFromU8(manifest)), 'files') }
}

test('exportData lists the avatar with its digest and an absolute URL for download', async () => {
  const member = await addMember(api)
  const upload = await addUpload(api, member, 'avatar')
  await dataOf(api, 'modifyUserAvatar', { token: member.token, body: { upload } })
  const { files: listed, archiveUrl } = await exportOf(member)
  expect(listed).toMatchObject([
    { name: `avatar-${upload}.png`, content: '', purpose: 'avatar', contentType: 'image/png' },
  ])
  const [{ url = '', sha256, size } = { size: 0 }] = listed
  expect(url).toMatch(/^https?:\/\/[^/]+\/uploads\//)
  const bytes = new Uint8Array(await (await download(url)).arrayBuffer())
  expect([sha256Of(bytes), bytes.length]).toEqual([sha256, size])
  const { found: archiveFiles, manifest } = await archiveFrom(archiveUrl)
  expect(Object.entries(archiveFiles)).toEqual([[`avatar-${upload}.png`, bytes]])
  expect(manifest).toMatchObject([{ name: `avatar-${upload}.png`, sha256, size, isMissing: false }])
})

test.each(['right', 'registration', 'activity', 'contact', 'questionnaire'] as const)(
  'exportData lists uploads for the purpose %s',
  async (purpose) => {
    const member = await addMember(api)
    const upload = await addUpload(api, member, purpose)
    expect((await exportOf(member)).files).toMatchObject([{ name: `${purpose}-${upload}.png` }])
  },
)

test('exportData lists photos of a questionnaire that the member uploaded as a visitor, before the answers were linked to the account', async () => {
  const member = await addMember(api)
  const upload = await addUpload(api, null, 'questionnaire')
  const submissionId = newId()
  await db.insert(questionnaireSubmissions).values({
    id: submissionId,
    memberId: member.uid,
    questionnaire: 'breast-pump',
    version: 1,
    answers: [],
    submittedAt: api.clock.now,
  })
  await db.insert(questionnaireReviews).values({
    id: newId(),
    submissionId,
    uploadIds: [upload],
    state: 'submitted',
    sentAt: api.clock.now,
  })
  expect((await exportOf(member)).files).toMatchObject([{ name: `questionnaire-${upload}.png` }])
})

test('the archive contains all stored files, and its manifest marks files that the file store has lost as missing', async () => {
  const member = await addMember(api)
  const lostUpload = await addUpload(api, member, 'contact')
  const storedUpload = await addUpload(api, member, 'contact')
  await files.remove(lostUpload)
  const { archiveUrl } = await exportOf(member)
  const { found: archiveFiles, manifest } = await archiveFrom(archiveUrl)
  expect(Object.keys(archiveFiles)).toEqual([`contact-${storedUpload}.png`])
  expect(manifest).toMatchObject([
    { name: `contact-${lostUpload}.png`, isMissing: true },
    { name: `contact-${storedUpload}.png`, isMissing: false },
  ])
})

test('the archive is rejected for another member, with a forged signature and after 15 minutes', async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  await addUpload(api, member, 'contact')
  const { archiveUrl } = await exportOf(member)
  const url = archiveUrl ?? ''
  expect((await download(url.replace(member.uid, other.uid))).status).toBe(404)
  expect((await download(`${url}x`)).status).toBe(404)
  api.wait(15 * 60)
  expect((await download(url)).status).toBe(400)
})

test('exportData returns no archive for a member without uploads', async () => {
  const { files: listed, archiveUrl } = await exportOf(await addMember(api))
  expect([listed, archiveUrl]).toEqual([[], null])
})

test('while a client downloads the archive of 200 files of 1 MB, the server reads at most two files in advance', async () => {
  const member = await addMember(api)
  const megabyte = 1_048_576
  const ids = Array.from({ length: 200 }, () => newId())
  const row = {
    memberId: member.uid,
    purpose: 'contact',
    contentType: 'image/png',
    size: png.length,
  } as const
  const [announcedAt, storedAt] = [api.clock.now, api.clock.now]
  await db.insert(uploads).values(ids.map((id) => ({ ...row, id, announcedAt, storedAt })))
  let read = 0
  let yieldedBytes = 0
  let most = 0
  const store: FileStore = {
    ...files,
    get: async () => {
      read += megabyte
      most = Math.max(most, read - yieldedBytes)
      return new Uint8Array(megabyte)
    },
  }
  for await (const chunk of archiveOf(db, store, member.uid)) yieldedBytes += chunk.length
  expect(read).toBe(200 * megabyte)
  expect(yieldedBytes).toBeGreaterThan(read)
  expect(most).toBeLessThanOrEqual(2 * megabyte)
  measurement(
    '17. Privacy',
    `archive of 200 files of 1 MB: the server reads at most ${most / megabyte} MB ahead of the client`,
  )
})
