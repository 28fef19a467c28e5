// Tests pictures of the catalog from the upload by staff to the public file, and the deletion of unused pictures.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { concat, heic, jpeg, letters, pdf, png, pngOf, webp, withSegment } from '#tests/support/pictures.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { picture } from '../catalog/schema.ts'
import { purgePictures } from '../content/pictures.ts'
import { publishFiles } from '../content/publishFiles.ts'
import { catalogPictures } from '../content/tables.ts'
import { purgeUploads, releaseUploads } from '../platform/uploads/uploads.ts'
import { uploads } from '../platform/uploads/tables.ts'
import { openCatalogPictures } from './catalogPictures.ts'

const api = await testApi()
const { db } = api.store
const { files } = api.integrations
const staffSide = await openStaffSide(api)
const ton = await staffSide.sessionOf('ton', 'content')
const nuan = await staffSide.sessionOf('nuan', 'content')
const served = openCatalogPictures(db, files)

beforeAll(async () => {
  await publishFiles(db, api.clock.now)
})

const whole = { left: 0, top: 0, width: 1, height: 1 }
const upload = (type: string, bytes: Uint8Array, crop: object = whole) =>
  staffSide.call('uploadContentPicture', ton, {
    body: { type, data: Buffer.from(bytes).toString('base64'), crop },
  })
const get = (path: string, headers: Record<string, string> = {}) =>
  served.request(path.replace('/content', ''), { headers })

/** Returns a JPEG whose left half is red and whose right half has the given color. */
async function twoColors(right: string, [width, height]: [number, number] = [400, 200]) {
  const half = { width: width / 2, height, channels: 3, background: right } as const
  const overlay = await sharp({ create: half }).png().toBuffer()
  const canvas = sharp({ create: { width, height, channels: 3, background: '#f00' } })
  return await canvas
    .composite([{ input: overlay, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function uploaded(right: string) {
  const { data } = await upload('image/jpeg', await twoColors(right))
  const { path } = objectOf(data)
  if (typeof path !== 'string') throw new Error('Picture was not stored.')
  return path
}

test('a picture is cropped, scaled down and stored as WebP, and its path is valid in entries', async () => {
  const wide = await twoColors('#00f', [4000, 2000])
  const reply = await upload('image/jpeg', wide, { left: 0.5, top: 0, width: 0.5, height: 0.5 })
  expect(reply.data).toMatchObject({ width: 1600, height: 800 })
  const path = String(objectOf(reply.data).path)
  expect(picture.parse(path)).toBe(path)
  const bytes = await (await get(path)).arrayBuffer()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1600, 800])
  expect((data[2] ?? 0) > 200 && (data[0] ?? 255) < 60).toBe(true)
  const digest = createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
  expect(path).toBe(`/content/${digest.slice(0, 40)}.webp`)
})

test('the crop applies to the picture with its orientation', async () => {
  const turned = await sharp(await twoColors('#00f'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data } = await upload('image/jpeg', turned, { left: 0, top: 0, width: 1, height: 0.5 })
  expect(data).toMatchObject({ width: 200, height: 200 })
})

test('a picture is public and immutable, and cannot run as a document', async () => {
  const path = await uploaded('#0f0')
  const response = await get(path)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  const etag = response.headers.get('ETag') ?? ''
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304)
})

test.each(['/content/x.webp', `/content/${'0'.repeat(40)}.webp`])(
  'the path %s of no picture answers 404 without caching',
  async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  },
)

test.each([
  ['image/png', png],
  ['image/webp', webp],
  ['image/heic', heic],
] as const)('%s is accepted', async (type, bytes) => {
  expect((await upload(type, bytes)).status).toBe(200)
})

const svg = letters('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
test.each([
  ['an SVG', 'image/png', svg, 'OTHER_CONTENT'],
  ['an HTML page', 'image/jpeg', letters('<!doctype html><script>alert(1)</script>'), 'OTHER_CONTENT'],
  ['a PDF', 'image/jpeg', pdf, 'OTHER_CONTENT'],
  ['a JPEG that is announced as PNG', 'image/png', jpeg, 'OTHER_CONTENT'],
  ['a truncated JPEG', 'image/jpeg', jpeg.slice(0, 60), 'OTHER_CONTENT'],
  ['a decompression bomb', 'image/png', pngOf(30_000, 30_000), 'TOO_MANY_PIXELS'],
] as const)('%s is rejected', async (...[, type, bytes, code]) => {
  const reply = await upload(type, bytes)
  expect([reply.status, valueAt(reply.data, 'reasons', 0, 'code')]).toEqual([400, code])
})

test.each([{ left: 1.5 }, { width: 0 }, { height: -1 }, { top: 'x' }])(
  'the crop %o is rejected',
  async (part) => {
    expect((await upload('image/png', png, { ...whole, ...part })).status).toBe(400)
  },
)

test('hidden content of a polyglot file is not stored', async () => {
  const polyglot = concat(withSegment(0xfe, '<script>canary</script>'), letters('PK\x03\x04canary'))
  const { data } = await upload('image/jpeg', polyglot)
  const text = await (await get(String(objectOf(data).path))).text()
  expect(text).not.toContain('canary')
})

test('only staff with the permission editContent can upload, and SVG is not a type', async () => {
  const support = await staffSide.sessionOf('kanya', 'support')
  const body = { type: 'image/png', data: Buffer.from(png).toString('base64'), crop: whole }
  expect((await staffSide.call('uploadContentPicture', support, { body })).status).toBe(403)
  expect((await upload('image/svg+xml', svg)).status).toBe(400)
})

/** Creates a change in which a product has the picture. */
async function changeWith(path: string) {
  const { id } = await staffSide.dataOf('createContentChange', ton, { body: { title: 'Picture' } })
  const topics = await staffSide.dataOf('listContentTopics', ton)
  const topic = topics.items.find(({ name }) => /registrable/i.test(name))?.name ?? ''
  const { entries } = await staffSide.dataOf('getContentTopic', ton, { path: { topic } })
  const query = { entry: entries[0]?.id ?? '', change: id }
  const { data, digest } = await staffSide.dataOf('getContentEntry', ton, { path: { topic }, query })
  const edited = { ...objectOf(data), picture: path }
  await staffSide.dataOf('editContentEntry', ton, {
    path: { id },
    body: { topic, entry: query.entry, after: null, data: edited, baseDigest: digest },
  })
  return id
}

async function purgeAfter(days: number) {
  const now = new Date(api.clock.now.getTime() + days * 86_400_000)
  await purgePictures(db, { now, release: (tx, id) => releaseUploads(tx, { ids: [id] }) })
  await purgeUploads(db, files, { now })
}

const idOf = async (path: string) => {
  const [row] = await db
    .select()
    .from(catalogPictures)
    .where(eq(catalogPictures.digest, path.slice('/content/'.length, -'.webp'.length)))
  return row?.uploadId ?? ''
}

test('unused pictures are deleted after 30 days; those of open changes and of published versions stay', async () => {
  const [unused, open, published] = [await uploaded('#111'), await uploaded('#555'), await uploaded('#999')]
  const unusedId = await idOf(unused)
  const openChange = await changeWith(open)
  const change = await changeWith(published)
  await staffSide.dataOf('submitContentChange', ton, { path: { id: change }, body: { publishAt: null } })
  const approval = await staffSide.dataOf('approveContentChange', nuan, { path: { id: change } })
  expect(approval.change.state).toBe('published')
  const existing = async () =>
    await Promise.all([unused, open, published].map(async (path) => (await idOf(path)) !== ''))
  await purgeAfter(30)
  expect(await existing()).toEqual([true, true, true])
  await purgeAfter(31)
  expect(await existing()).toEqual([false, true, true])
  expect(await files.get(unusedId)).toBeNull()
  expect(await db.select().from(uploads).where(eq(uploads.id, unusedId))).toEqual([])
  expect(await files.get(await idOf(published))).not.toBeNull()
  await staffSide.dataOf('withdrawContentChange', ton, { path: { id: openChange } })
  await purgeAfter(31)
  expect(await existing()).toEqual([false, false, true])
})

test('a change with a missing picture cannot be submitted', async () => {
  const id = await changeWith(`/content/${'0'.repeat(40)}.webp`)
  const { outcome } = await staffSide.dataOf('submitContentChange', ton, {
    path: { id },
    body: { publishAt: null },
  })
  expect(outcome).toBe('invalid')
  const { problems } = await staffSide.dataOf('getContentChange', ton, { path: { id } })
  expect(problems).toMatchObject([{ topic: 'registrable-products', code: 'missingPicture' }])
})
