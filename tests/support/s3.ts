// Starts a third-party S3 server on loopback: OpenStack Swift. Requires Debian's package python3-swift.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll } from 'vitest'

/** Path of Debian's Python; another Python on the host does not find Debian's packages. */
const python = '/usr/bin/python3'

/** True if Swift is installed; CI installs it (`.ci/run`). */
export const hasS3 = spawnSync(python, ['-c', 'import swift.proxy']).status === 0
if (!hasS3) console.warn('Tests of S3 are skipped: install the Debian package python3-swift.')

export const credentials = { S3_ACCESS_KEY_ID: 'hub:files', S3_SECRET_ACCESS_KEY: 'at-night' }

/** @returns the origin of the server, and a function that returns the URL of a new bucket with a unique name */
export async function startS3() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-s3-'))
  const server = spawn(python, ['tests/support/s3Server.py', folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(server, 'exit')
  afterAll(async () => {
    server.stdin.end()
    await exit
    await rm(folder, { recursive: true, force: true })
  })
  const lines: unknown[] = await Promise.race([once(createInterface(server.stdout), 'line'), exit])
  const origin = `http://127.0.0.1:${String(lines[0])}`
  const client = new S3Client({
    endpoint: origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: credentials.S3_ACCESS_KEY_ID,
      secretAccessKey: credentials.S3_SECRET_ACCESS_KEY,
    },
  })
  let buckets = 0
  return {
    origin,
    client,
    addBucket: async () => {
      const Bucket = `files-${(buckets += 1)}`
      await client.send(new CreateBucketCommand({ Bucket }))
      return `${origin}/${Bucket}`
    },
  }
}
