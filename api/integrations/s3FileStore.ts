// Stores uploaded files in a bucket of S3 or a compatible service. Each call ends within a timeout.
import { createHmac, hkdfSync } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../process/config.ts'
import { assertId, FileStoreDown, type FileStore } from './fileStore.ts'

type S3Config = Record<'S3_URL' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string> & Partial<Config>

const erasedFolder = 'erased/'

/** Timeouts in milliseconds for the connection, for the first byte of the response, and for all attempts together. */
const timeouts = { connect: 2_000, silent: 4_000, all: 10_000 }

/** @param limits timeouts in milliseconds, which tests shorten */
export function openS3FileStore(
  { S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Config,
  limits = timeouts,
): FileStore & { check: () => Promise<void> } {
  const { origin, pathname, searchParams } = new URL(S3_URL)
  const Bucket = pathname.slice(1)
  // Loads the AWS SDK only if a bucket is configured, because the SDK takes a third of a second to load and 35 MB of
  // memory.
  const sdk = import('@aws-sdk/client-s3')
  // Prevents an unhandled rejection. If loading fails, each call of the store fails with the error.
  sdk.catch(() => {})
  const client = sdk.then(
    ({ S3Client }) =>
      new S3Client({
        endpoint: origin,
        region: searchParams.get('region') ?? 'us-east-1',
        // Uses path-style URLs: every compatible service supports them, and they need no host name per bucket.
        forcePathStyle: true,
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        // Disables Amazon's additional checksums, which not every service supports; TLS and the signature protect
        // integrity.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: {
          connectionTimeout: limits.connect,
          requestTimeout: limits.silent,
          throwOnRequestTimeout: true,
        },
      }),
  )

  /**
   * Runs a request to the bucket; returns `null` if the object does not exist.
   * @throws FileStoreDown with the error of the store
   */
  async function ask<Of>(
    work: (client: S3Client, abortSignal: AbortSignal) => Promise<Of>,
  ): Promise<Of | null> {
    const signal = AbortSignal.timeout(limits.all)
    const late = Promise.withResolvers<never>()
    const onLate = () => late.reject(signal.reason)
    signal.addEventListener('abort', onLate)
    try {
      // The signal also aborts a response whose body stalls, because the library would wait for the body without a
      // limit.
      return await Promise.race([client.then((opened) => work(opened, signal)), late.promise])
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return null
      throw new FileStoreDown(`Bucket request failed: ${String(error)}`, { cause: error })
    } finally {
      signal.removeEventListener('abort', onLate)
    }
  }

  const keyOf = (id: string) => {
    assertId(id)
    return `uploads/${id}`
  }
  // Derives the signing key from the access secret of the bucket. Therefore all servers that use this bucket have the
  // same key, without storing it.
  const key = Buffer.from(hkdfSync('sha256', S3_SECRET_ACCESS_KEY, Bucket, 'addresses of uploads', 32))

  return {
    async put(id, bytes, contentType) {
      const object = { Bucket, Key: keyOf(id), Body: bytes, ContentType: contentType }
      const { PutObjectCommand } = await sdk
      await ask((opened, abortSignal) => opened.send(new PutObjectCommand(object), { abortSignal }))
    },
    async get(id) {
      const object = { Bucket, Key: keyOf(id) }
      const { GetObjectCommand } = await sdk
      return await ask(async (opened, abortSignal) => {
        const { Body } = await opened.send(new GetObjectCommand(object), { abortSignal })
        return new Uint8Array((await Body?.transformToByteArray()) ?? [])
      })
    },
    async remove(id) {
      const object = { Bucket, Key: keyOf(id) }
      const { DeleteObjectCommand } = await sdk
      await ask((opened, abortSignal) => opened.send(new DeleteObjectCommand(object), { abortSignal }))
    },
    async noteErased(digests) {
      const { PutObjectCommand } = await sdk
      // Stores an empty object whose name contains the digest.
      const note = (digest: string) => ({
        Bucket,
        Key: `${erasedFolder}${digest}`,
        Body: '',
        ContentLength: 0,
      })
      await Promise.all(
        digests.map((digest) =>
          ask((opened, abortSignal) => opened.send(new PutObjectCommand(note(digest)), { abortSignal })),
        ),
      )
    },
    async erased() {
      const { ListObjectsV2Command } = await sdk
      const digests = new Set<string>()
      for (let StartAfter: string | undefined; ;) {
        const page = { Bucket, Prefix: erasedFolder, StartAfter }
        const listed = await ask((opened, abortSignal) =>
          opened.send(new ListObjectsV2Command(page), { abortSignal }),
        )
        const keys = (listed?.Contents ?? []).flatMap(({ Key }) => Key ?? [])
        for (const name of keys) digests.add(name.slice(erasedFolder.length))
        if (keys.length === 0) return digests
        StartAfter = keys.at(-1)
      }
    },
    sign: async (text) => createHmac('sha256', key).update(text).digest('base64url'),
    /** @throws FileStoreDown if the bucket does not exist or access is denied */
    async check() {
      const { HeadBucketCommand } = await sdk
      await ask((opened, abortSignal) => opened.send(new HeadBucketCommand({ Bucket }), { abortSignal }))
    },
  }
}
