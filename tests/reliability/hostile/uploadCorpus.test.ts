// Uploads a set of malicious files (section 16 of docs/reliability.md): executable content is never served, and no
// served picture reveals its location. Stores the files on disk and in a bucket of a real S3 server.
import { readdir, readFile } from 'node:fs/promises'
import pino from 'pino'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uploadRules, type FileType } from '#api/catalog/uploads.ts'
import { uploadRoutes } from '#api/server/uploads/routes.ts'
import type { FileStore } from '#api/integrations/fileStore.ts'
import { openS3FileStore } from '#api/integrations/s3FileStore.ts'
import { announceUpload, purgeUploads, uploadAddress } from '#api/platform/uploads/uploads.ts'
import { operations } from '#generated/operations.ts'
import { uploadsFor } from '#generated/uploads.ts'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { measurement, isFull } from '#tests/support/measurements.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { addMember, atOnce } from '#tests/support/members.ts'
import { png } from '#tests/support/pictures.ts'
import { credentials, hasS3, startS3 } from '#tests/support/s3.ts'
import { valueAt } from '#shared/unknown.ts'
import { corpus, photo, type Outcome } from './uploadCorpus.ts'

const part = '16. Uploads'
const api = await testApi()
const { db } = api.store
const s3 = hasS3 ? await startS3() : undefined
const files = await corpus()

const stores: {
  name: string
  open: () => Promise<FileStore>
  environment: () => Promise<Record<string, string>>
}[] = [
  { name: 'disk', open: async () => api.integrations.files, environment: async () => ({}) },
  ...(s3
    ? [
        {
          name: 'S3',
          open: async () => openS3FileStore({ S3_URL: await s3.addBucket(), ...credentials }),
          environment: async () => ({ S3_URL: await s3.addBucket(), ...credentials }),
        },
      ]
    : []),
]

/**
 * One file for each combination of type and outcome. Only the full suite uploads all files to the bucket, because
 * validation does not depend on the file store.
 */
const oneOfEach = [...Map.groupBy(files, ({ type, fate: outcome }) => `${type} ${outcome}`).values()].flatMap(
  ([first]) => first ?? [],
)

describe.each(stores)('$name', async ({ name, open, environment }) => {
  const trialFiles = isFull || name === 'disk' ? files : oneOfEach
  const store = await open()
  const routes = uploadRoutes({
    store: api.store,
    files: store,
    clock: () => api.clock.now,
    log: pino({ level: 'silent' }),
  })
  const ask = async (url: string, method: string, { type, body }: { type?: string; body?: BodyInit } = {}) =>
    await routes.request(url.replace('/uploads', ''), {
      method,
      body,
      headers: type === undefined ? {} : { 'Content-Type': type },
    })
  const announce = async (contentType: FileType, size: number) => {
    const { uid } = await addMember(api)
    const announced = { memberId: uid, network: 'local', purpose: 'right', contentType, size } as const
    return await announceUpload(db, store, { ...announced, now: api.clock.now })
  }
  const look = async (id: string) =>
    await ask(await uploadAddress(store, id, new Date(api.clock.now.getTime() + 60_000)), 'GET')

  test(`each of ${trialFiles.length} malicious files is rejected, re-encoded or served as a download`, async () => {
    const outcomes: string[] = []
    for (const { type, bytes } of trialFiles) {
      const { id, url } = await announce(type, Math.max(1, bytes.length))
      const { status } = await ask(url, 'PUT', { type, body: bytes })
      outcomes.push(await outcomeOf(status, await look(id)))
    }
    expect(trialFiles.map(({ name: fileName, type }, index) => [fileName, type, outcomes[index]])).toEqual(
      trialFiles.map(({ name: fileName, type, fate: outcome }) => [fileName, type, outcome]),
    )
    const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
    measurement(
      part,
      `${name}: ${trialFiles.length} malicious files of ${uploadsFor.right.types.length} types: ${count('refused')} rejected, ${count('picture')} re-encoded, ${count('download')} stored as a download; 0 executed, 0 with EXIF data`,
    )
  })

  test('an upload with a wrong size, type, id, signature or time fails, and a repeated upload does not change the file', async () => {
    const [mine, other] = [await announce('image/png', png.length), await announce('image/png', png.length)]
    const query = (url: string) => url.slice(url.indexOf('?'))
    const put = async (url: string, type = 'image/png', body: BodyInit = png) =>
      (await ask(url, 'PUT', { type, body })).status
    const tries: [string, number, number][] = [
      ['the signature of another upload', await put(`/uploads/${mine.id}${query(other.url)}`), 404],
      ['no signature', await put(`/uploads/${mine.id}`), 404],
      [
        'a signature for viewing',
        await put(await uploadAddress(store, mine.id, new Date(api.clock.now.getTime() + 60_000))),
        404,
      ],
      ['an unknown id', await put(`/uploads/nobody${query(mine.url)}`), 404],
      ['a later expiry date', await put(mine.url.replace(/expires=\d+/, 'expires=99999999999')), 404],
      ['another type', await put(mine.url, 'image/svg+xml'), 400],
      ['an HTML type', await put(mine.url, 'text/html'), 400],
      ['fewer bytes', await put(mine.url, 'image/png', png.slice(1)), 400],
      ['more bytes', await put(mine.url, 'image/png', new Uint8Array(png.length + 1)), 413],
      ['the announced file', await put(mine.url), 204],
      ['the announced file again', await put(mine.url), 204],
      ['another picture at the same URL', await put(mine.url, 'image/png', new Uint8Array(png.length)), 204],
      ['a signature for uploading, used for viewing', (await ask(mine.url, 'GET')).status, 404],
    ]
    for (const [attempt, status, expected] of tries) expect([attempt, status]).toEqual([attempt, expected])
    expect(new Uint8Array(await (await look(mine.id)).arrayBuffer())).toEqual(png)
    api.wait(uploadRules.policyMinutes * 60 + 1)
    expect((await ask(other.url, 'PUT', { type: 'image/png', body: png })).status).toBe(400)
    // Check that the server deletes unused files after a day.
    api.wait(86_400)
    await purgeUploads(db, store, { now: api.clock.now })
    expect([await store.get(mine.id), (await look(mine.id)).status]).toEqual([null, 404])
    measurement(
      part,
      `${name}: ${tries.length + 1} attempts with a wrong size, type, id, signature or expiry date, or with a replayed URL: 0 succeeded`,
    )
  })

  // Full suite only: starting a separate hub takes seconds.
  test.runIf(engine === 'postgres' && process.platform === 'linux' && isFull)(
    'concurrent photos of 12 million pixels are stored',
    async () => {
      const bytes = await photo('jpeg', 4_000, 3_000)
      const hub = await startHubProcess({ ...(await environment()), TRUST_PROXY: 'on', LOG_LEVEL: 'silent' })
      onTestFinished(async () => void (await hub.stop()))
      const count = 20
      const search = new URLSearchParams({
        contentType: 'image/jpeg',
        size: String(bytes.length),
        purpose: 'questionnaire',
      })
      const addresses = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const headers = { 'X-Forwarded-For': `10.0.${index}.1` }
          const response = await fetch(`${hub.origin}${operations.getUploadPolicy.path}?${search}`, {
            headers,
          })
          return { headers, url: new URL(String(valueAt(await response.json(), 'data', 'url')), hub.origin) }
        }),
      )
      const started = performance.now()
      let statuses: number[] = []
      const { before, growth } = await hub.grewBy(async () => {
        statuses = await atOnce(count, async (index) => {
          const { headers, url } = addresses[index] ?? { headers: {}, url: hub.origin }
          const body = { method: 'PUT', body: bytes, headers: { ...headers, 'Content-Type': 'image/jpeg' } }
          return (await fetch(url, body)).status
        })
      })
      const seconds = (performance.now() - started) / 1000
      const ofDecoders = await peakOfChildren(hub.pid)
      measurement(
        part,
        `${name}: ${count} concurrent photos of 12 million pixels (${(bytes.length / 1_048_576).toFixed(1)} MiB each): stored in ${seconds.toFixed(0)} s; the resident memory of the server grew from ${before.toFixed(0)} MiB by ${growth.toFixed(0)} MiB, that of the decoder to ${ofDecoders.toFixed(0)} MiB`,
      )
      expect(statuses).toEqual(Array(count).fill(204))
      expect(growth).toBeLessThan(384)
      expect(ofDecoders).toBeLessThan(384)
    },
  )
})

/** Matches content that would run in a browser or identify the sender. */
const telling = /canary|<script|PK..canary|alert\(/

/** Returns `refused`, `download` or `picture` for a file as a browser sees it, or a description of the vulnerability. */
async function outcomeOf(sendStatus: number, viewResponse: Response): Promise<string> {
  if (sendStatus === 400 && viewResponse.status === 404) return 'refused'
  const { headers } = viewResponse
  const bytes = new Uint8Array(await viewResponse.arrayBuffer())
  const isBoxed =
    headers.get('X-Content-Type-Options') === 'nosniff' &&
    headers.get('Content-Security-Policy') === "default-src 'none'; sandbox"
  if (sendStatus !== 204 || viewResponse.status !== 200 || !isBoxed)
    return `sent ${sendStatus}, shown ${viewResponse.status}, ${isBoxed}`
  const type = headers.get('Content-Type')
  if (type === 'application/pdf' && headers.get('Content-Disposition')?.startsWith('attachment; '))
    return 'download'
  const { format, exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata()
  const isBare = !exif && !xmp && !iptc && !icc && !orientation
  const isSmall = Math.max(width, height) <= uploadRules.longestSide
  const isSilent = !telling.test(Buffer.from(bytes).toString('latin1'))
  if (type === `image/${format}` && isBare && isSmall && isSilent) return 'picture'
  return `${type} ${format}, bare: ${isBare}, small: ${isSmall}, silent: ${isSilent}`
}

/** Returns the peak resident memory of a process's children, in MiB. */
async function peakOfChildren(pid: number) {
  const threads = await readdir(`/proc/${pid}/task`)
  const children = await Promise.all(
    threads.map(
      async (thread) => await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  )
  const peaks = await Promise.all(
    children
      .join(' ')
      .split(/\s+/)
      .filter(Boolean)
      .map(async (child) => {
        const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '')
        return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
      }),
  )
  return peaks.reduce((sum, peak) => sum + peak, 0)
}
