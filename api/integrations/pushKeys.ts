// Finds the keys of push messages: configured ones, or generated ones in development.
import { createECDH } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '../process/config.ts'
import { isConfigured } from './isConfigured.ts'
import type { PushKeys } from './push.ts'

const pair = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Returns undefined if no keys are configured: the hub then sends no push messages. */
export function findPushKeys(config: Config): PushKeys | undefined {
  if (isConfigured(config, 'push'))
    return { publicKey: config.PUSH_PUBLIC_KEY, privateKey: config.PUSH_PRIVATE_KEY }
  return config.STAND_INS === 'on' ? storedKeys(config.DATA_FOLDER) : undefined
}

/** Stores generated keys in the data folder, because subscriptions are only valid with the same keys. */
function storedKeys(folder: string): PushKeys {
  const file = join(folder, 'push-keys.json')
  try {
    return pair.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    const keys = generateKeys()
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
    return keys
  }
}

export function generateKeys(): PushKeys {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys('base64url')
  // The private key has leading zeros in some cases, which createECDH omits.
  const privateKey = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey, privateKey }
}
