// Builds the web app for the browser and for the server, and compresses once what the browser will fetch often.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildOffline } from './offline.ts'

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })

const client = 'dist/client'
await buildOffline(client, 'dist/server')
for (const name of await readdir(client, { recursive: true })) {
  if (!/\.(js|css|json|svg)$/.test(name) || name.startsWith('.vite')) continue
  const content = await readFile(join(client, name))
  await writeFile(join(client, `${name}.gz`), gzipSync(content, { level: 9 }))
  await writeFile(
    join(client, `${name}.br`),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
