// Tests the file store with a real S3 server, and its timeouts if the server is down, slow or misconfigured.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, test } from 'vitest'
import { credentials, hasS3, startS3 } from '#tests/support/s3.ts'
import { FileStoreDown } from './fileStore.ts'
import { openS3FileStore } from './s3FileStore.ts'

const bytes = new Uint8Array([1, 2, 3])
const short = { connect: 200, silent: 200, all: 600 }

const allOf = (store: ReturnType<typeof openS3FileStore>) => [
  () => store.check(),
  () => store.put('a', bytes, 'image/png'),
  () => store.get('a'),
  () => store.remove('a'),
  () => store.noteErased(['0'.repeat(64)]),
  () => store.erased(),
]

/**
 * Returns two results of a call: true if the call failed with FileStoreDown, and true if it ended within the timeout
 * plus a tolerance for a busy host.
 */
async function ended(work: Promise<unknown>) {
  const started = performance.now()
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return [error instanceof FileStoreDown, performance.now() - started < short.all + 2_000]
}

describe.runIf(hasS3)('a bucket', async () => {
  if (!hasS3) return
  const s3 = await startS3()

  test('a bucket stores, replaces and removes files', async () => {
    const store = openS3FileStore({ S3_URL: await s3.addBucket(), ...credentials })
    await store.check()
    expect(await store.get('a')).toBeNull()
    await store.put('a', bytes, 'image/png')
    expect(await store.get('a')).toEqual(bytes)
    await store.put('a', bytes.slice(1), 'image/png')
    expect(await store.get('a')).toEqual(bytes.slice(1))
    await store.remove('a')
    await store.remove('a')
    expect(await store.get('a')).toBeNull()
  })

  test('a bucket stores digests of erased members separately from uploaded files', async () => {
    const store = openS3FileStore({ S3_URL: await s3.addBucket(), ...credentials })
    expect(await store.erased()).toEqual(new Set())
    const digests = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
    await store.noteErased(digests.slice(0, 2))
    await store.noteErased(digests.slice(1))
    await store.put('a', bytes, 'image/png')
    expect(await store.erased()).toEqual(new Set(digests))
  })

  test('an uploaded file is stored in a bucket with its content type, and its name has the prefix uploads/', async () => {
    const S3_URL = await s3.addBucket()
    const big = new Uint8Array(5_000_000).fill(7)
    await openS3FileStore({ S3_URL, ...credentials }).put('big', big, 'image/webp')
    const Bucket = new URL(S3_URL).pathname.slice(1)
    const { Body, ContentType } = await s3.client.send(new GetObjectCommand({ Bucket, Key: 'uploads/big' }))
    expect(ContentType).toBe('image/webp')
    expect((await Body?.transformToByteArray())?.length).toBe(big.length)
    expect(await openS3FileStore({ S3_URL, ...credentials }).get('big')).toEqual(big)
  })

  test.each([
    ['does not exist', { S3_URL: `${s3.origin}/nobody-made-it`, ...credentials }],
    [
      'is opened with a wrong secret key',
      { S3_URL: await s3.addBucket(), ...credentials, S3_SECRET_ACCESS_KEY: 'by-day' },
    ],
    [
      'is opened with an unknown access key',
      { S3_URL: await s3.addBucket(), ...credentials, S3_ACCESS_KEY_ID: 'hub:none' },
    ],
  ])('every call of the file store fails if the bucket %s', async (_, config) => {
    const store = openS3FileStore(config)
    for (const work of allOf(store)) await expect(work()).rejects.toThrow(FileStoreDown)
  })

  test('twenty concurrent uploads to a bucket are all stored', async () => {
    const store = openS3FileStore({ S3_URL: await s3.addBucket(), ...credentials })
    const ids = Array.from({ length: 20 }, (_, index) => `id-${index}`)
    await Promise.all(ids.map((id, index) => store.put(id, new Uint8Array([index]), 'image/png')))
    expect(await Promise.all(ids.map((id) => store.get(id)))).toEqual(
      ids.map((_, index) => new Uint8Array([index])),
    )
  })
})

describe('failing S3 servers', () => {
  const sockets = new Set<Socket>()
  /** Opens a file store that is connected to a test server. The server handles each connection with `serve`. */
  async function behaving(serve: (socket: Socket) => void) {
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      serve(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    afterAll(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port.
    const { port } = server.address() as AddressInfo
    return openS3FileStore({ S3_URL: `http://127.0.0.1:${port}/files`, ...credentials }, short)
  }
  const head = (length: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n`

  test.each([
    ['closes the connection immediately', (socket: Socket) => void socket.destroy()],
    ['reads the request and never responds', () => {}],
    [
      'sends its response one byte at a time',
      (socket: Socket) => void setInterval(() => socket.write('H'), 100).unref(),
    ],
    ['stops in the middle of its response', (socket: Socket) => void socket.write(`${head(1_000)}half`)],
    [
      'closes the connection in the middle of its response',
      (socket: Socket) => void socket.end(`${head(1_000)}half`),
    ],
    [
      'responds with HTTP 500',
      (socket: Socket) => void socket.end('HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n'),
    ],
    ['responds in another protocol', (socket: Socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ])('a call to a file store that %s fails within the timeout', async (_, serve) => {
    const store = await behaving(serve)
    expect(await ended(store.get('a'))).toEqual([true, true])
  })

  test('a call to an unreachable file store fails within the timeout', async () => {
    const store = openS3FileStore({ S3_URL: 'http://127.0.0.1:1/files', ...credentials }, short)
    for (const work of allOf(store)) expect(await ended(work())).toEqual([true, true])
  })
})

test('servers with the same bucket and secret create equal signatures; servers with another bucket or secret create other signatures', async () => {
  const signature = async (S3_URL: string, secret = 'at-night') =>
    await openS3FileStore({ S3_URL, ...credentials, S3_SECRET_ACCESS_KEY: secret }).sign('text')
  const [firstSignature, secondSignature] = [
    await signature('https://s3.example.com/a'),
    await signature('https://s3.example.com/a?region=x'),
  ]
  expect(firstSignature).toMatch(/^[\w-]{43}$/)
  expect(secondSignature).toBe(firstSignature)
  expect(await signature('https://s3.example.com/b')).not.toBe(firstSignature)
  expect(await signature('https://s3.example.com/a', 'by-day')).not.toBe(firstSignature)
})

test.each(['../key', 'a/b', '', 'a\0', 'x'.repeat(65)])('the file id %j is rejected', async (id) => {
  const store = openS3FileStore({ S3_URL: 'http://127.0.0.1:1/files', ...credentials })
  await expect(store.put(id, bytes, 'image/png')).rejects.toThrow('letters, digits and dashes')
  await expect(store.get(id)).rejects.toThrow('letters, digits and dashes')
})
