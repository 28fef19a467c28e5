// Tests the upload and download of files. An uploaded file must have the announced type and size, and pictures are
// re-encoded. Files are served with a safe type, and only at signed URLs.
import { valueAt } from '#shared/unknown.ts'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { concat, heic, letters, png, withSegment } from '#tests/support/pictures.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { openMemoryCounter } from '#api/rateLimits/store/memory.ts'
import { openDecodeBudget } from '#api/platform/uploads/decodeBudget.ts'
import { uploadRoutes } from './routes.ts'
import { uploadAddress } from '#api/platform/uploads/uploads.ts'
import { uploads } from '#api/platform/uploads/tables.ts'

const api = await testApi()
const { db } = api.store
const { files } = api.integrations
const options = {
  store: api.store,
  files,
  clock: () => api.clock.now,
  log: pino({}, { write: (line) => void api.logged.push(line) }),
}
const routes = uploadRoutes(options)

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

type Sending = { type?: string; method?: string; body?: BodyInit | null; headers?: Record<string, string> }
/** Sends a request to the routes. Removes `/uploads` from the URL, because the host mounts the routes at that path. */
const ask = async (url: string, { type, method = 'PUT', body, headers }: Sending = {}) =>
  await routes.request(url.replace('/uploads', ''), {
    method,
    body,
    headers: { ...(type !== undefined && { 'Content-Type': type }), ...headers },
  })
const put = (url: string, body: BodyInit | null = png, type = 'image/png') => ask(url, { type, body })
const look = async (id: string, seconds = 60) =>
  await ask(await uploadAddress(files, id, new Date(api.clock.now.getTime() + seconds * 1000)), {
    method: 'GET',
  })
const reasonOf = async (response: Response) => {
  const envelope: unknown = await response.json()
  return [response.status, valueAt(envelope, 'code'), valueAt(envelope, 'data', 'reasons', 0, 'code')]
}
const rowOf = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0]

describe('uploaded files', () => {
  test('a file with the announced type and size is stored, and served with this type and protective headers', async () => {
    const { id, url } = await announce()
    expect((await put(url)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ storedAt: api.clock.now, usedAt: null })
    const response = await look(id)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="${id}.png"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=60',
    })
  })

  test('an uploaded JPEG is served without its Exif location', async () => {
    const tagged = withSegment(0xe1, 'Exif\0\0canary 13.7563 N')
    const { id, url } = await announce({ contentType: 'image/jpeg', size: tagged.length })
    await put(url, tagged, 'image/jpeg')
    const content = Buffer.from(await (await look(id)).arrayBuffer()).toString('latin1')
    expect(content).toMatch(/^\xff\xd8\xff/)
    expect(content).not.toMatch(/Exif|canary/)
  })

  test('a HEIC photo is converted to JPEG for browsers', async () => {
    const { id, url } = await announce({ purpose: 'right', contentType: 'image/heic', size: heic.length })
    await put(url, heic, 'image/heic')
    const response = await look(id)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Content-Disposition')).toBe(`inline; filename="${id}.jpg"`)
    // Simulates a client that uploads the file again because the first response was lost. The URL is still valid.
    expect((await put(url, heic, 'image/heic')).status).toBe(204)
  })

  test('a second upload at the same URL does not replace the first file', async () => {
    const { id, url } = await announce()
    await put(url)
    const other = concat(png.subarray(0, 8), letters('x'.repeat(png.length - 8)))
    expect((await put(url, other)).status).toBe(204)
    expect(new Uint8Array(await (await look(id)).arrayBuffer())).toEqual(png)
  })

  test('if a file is uploaded ten times concurrently, it is stored only once', async () => {
    const { id, url } = await announce()
    const storing = vi.spyOn(files, 'put')
    onTestFinished(() => storing.mockRestore())
    const statuses = (await atOnce(10, () => put(url))).map(({ status }) => status)
    expect(statuses).toEqual(Array(10).fill(204))
    expect(storing.mock.calls.map(([name]) => name)).toEqual([id])
    expect(new Uint8Array(await (await look(id)).arrayBuffer())).toEqual(png)
  })

  const giant = png.slice()
  giant.set([0, 1, 0, 0, 0, 1, 0, 0], 16)

  test.each([
    ['an HTML page', letters('<script>'.padEnd(png.length)), 'OTHER_CONTENT'],
    ['too many pixels', giant, 'TOO_MANY_PIXELS'],
    ['fewer bytes', png.slice(0, -1), 'OTHER_SIZE'],
    ['an empty file', null, 'OTHER_SIZE'],
  ])('a file with other content or another size than announced is rejected: %s', async (_, body, reason) => {
    const { id, url } = await announce()
    expect(await reasonOf(await put(url, body))).toEqual([400, 400, reason])
    expect(await rowOf(id)).toMatchObject({ storedAt: null })
    expect((await look(id)).status).toBe(404)
  })

  test('after a file was rejected, its upload URL cannot be used again, so that the file is not decoded again', async () => {
    const { id, url } = await announce()
    const page = letters('<script>'.padEnd(png.length))
    expect(await reasonOf(await put(url, page))).toEqual([400, 400, 'OTHER_CONTENT'])
    expect(await rowOf(id)).toMatchObject({ rejection: 'OTHER_CONTENT', storedAt: null })
    expect(await reasonOf(await put(url, png))).toEqual([400, 400, 'OTHER_CONTENT'])
  })

  test('an upload is rejected without decoding after its sender has used up the budget for decoding time', async () => {
    const budget = openDecodeBudget((limit) => openMemoryCounter({ ...limit, points: 1 }))
    const limited = uploadRoutes({ ...options, budget })
    const send = async (url: string) =>
      await limited.request(url.replace('/uploads', ''), {
        method: 'PUT',
        body: png,
        headers: { 'Content-Type': 'image/png' },
      })
    expect((await send((await announce()).url)).status).toBe(204)
    const answer = await send((await announce()).url)
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 500]).toEqual([429, true])
  })

  test('an upload with more bytes than announced is rejected', async () => {
    const { url } = await announce()
    const long = concat(png, letters('x'))
    expect((await put(url, long)).status).toBe(413)
    expect(
      (await ask(url, { type: 'image/png', body: png, headers: { 'Content-Length': '9999' } })).status,
    ).toBe(413)
  })

  test('an upload with another type than announced is rejected', async () => {
    const { url } = await announce()
    for (const type of ['text/html', 'image/svg+xml', ''])
      expect(await reasonOf(await put(url, png, type))).toEqual([400, 400, 'OTHER_TYPE'])
    expect((await put(url, png, 'Image/PNG; q=1')).status).toBe(204)
  })

  test('an upload is rejected as expired more than fifteen minutes after the file was announced', async () => {
    const { url } = await announce()
    api.wait(901)
    expect(await reasonOf(await put(url))).toEqual([400, 400, 'EXPIRED'])
  })
})

describe('signed URLs of files', () => {
  test('a signed URL of a file answers 404 if any part of it was changed', async () => {
    const { id, url } = await announce()
    const { id: other } = await announce()
    const { searchParams } = new URL(url, 'http://hub.test')
    const expires = Number(searchParams.get('expires'))
    const signature = searchParams.get('signature') ?? ''
    const forged = [
      url.replace(id, other),
      `/uploads/${id}`,
      `/uploads/${id}?expires=${expires + 1}&signature=${signature}`,
      `/uploads/${id}?expires=${expires}&signature=${'A'.repeat(43)}`,
      `/uploads/${id}?expires=${expires}&signature=`,
      `/uploads/${id}?expires=0${expires}&signature=${signature}`,
      `/uploads/${id}?expires=1e12&signature=${signature}`,
      `/uploads/..%2f..%2fkey?expires=${expires}&signature=${signature}`,
    ]
    for (const each of forged) expect((await put(each)).status).toBe(404)
  })

  test('a URL for uploading a file does not permit downloading it, and vice versa', async () => {
    const { id, url } = await announce()
    await put(url)
    expect((await ask(url, { method: 'GET' })).status).toBe(404)
    const { id: second } = await announce()
    const address = await uploadAddress(files, second, new Date(api.clock.now.getTime() + 60_000))
    expect((await put(address)).status).toBe(404)
    expect((await look(id)).status).toBe(200)
  })

  test('a URL for downloading a file is rejected after its expiry', async () => {
    const id = await addUpload(api, member, 'avatar')
    expect(await reasonOf(await look(id, -1))).toEqual([400, 400, 'EXPIRED'])
  })

  test.each(['POST', 'DELETE', 'PATCH', 'OPTIONS'])('the URL of a file answers 404 to %s', async (method) => {
    const { url } = await announce()
    expect((await ask(url, { method })).status).toBe(404)
  })

  test('a server error during an upload is logged and answered without details', async () => {
    const broken = uploadRoutes({
      store: api.store,
      files: { ...files, sign: () => Promise.reject(new Error('canary key')) },
      log: pino({}, { write: (line) => void api.logged.push(line) }),
    })
    const { url } = await announce()
    const response = await broken.request(url.replace('/uploads', ''), { method: 'PUT', body: png })
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('canary')])
    expect(api.logged.at(-1)).toContain('canary key')
  })
})
