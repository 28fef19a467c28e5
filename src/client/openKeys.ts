// Stores idempotency keys of calls that have not received a response yet. When the user retries a call, the retry sends
// the same key, so that the server does not make the change twice. A key is stored as long as the server stores it;
// keys of calls about coins or gifts also survive a reload.
import { keyDays } from '#generated/idempotency.ts'

/** Request to which an idempotency key belongs. If `lasting` is true, the key survives a reload. */
export type Intention = {
  /** Id of the operation. */
  id: string
  input: unknown
  /** Id of the member who makes the call; the server stores keys per member. */
  member: string | undefined
  lasting: boolean
}

/** Idempotency key and its expiry in ms since 1970, after which the server may have deleted the key. */
export type OpenKey = { key: string; until: number }

export type OpenKeys = Map<string, OpenKey>

/**
 * Returns the idempotency key of a request. Repeating the request returns the same key until a response arrives.
 * @returns the key, and a function that the caller calls when the response has arrived
 */
export async function openKeyOf(intention: Intention, inMemory: OpenKeys) {
  const name = await nameOf(intention)
  const { lasting } = intention
  const openKey = (lasting && readKey(name)) || inMemory.get(name)
  const isKnown = openKey !== undefined && openKey.until > Date.now()
  const open = isKnown ? openKey : { key: crypto.randomUUID(), until: Date.now() + keyDays * 86_400_000 }
  // If storage is blocked or full, keep the key in memory until the page is closed.
  if (!isKnown && !(lasting && storeKey(name, open))) inMemory.set(name, open)
  return {
    key: open.key,
    answered: () => {
      inMemory.delete(name)
      if (lasting) deleteKey(name)
    },
  }
}

/**
 * Returns the name under which the key is stored. Hashes the input, because it may contain personal data, which must
 * not be stored.
 */
async function nameOf({ member = '', id, input }: Intention): Promise<string> {
  const text = new TextEncoder().encode(`${member} ${id} ${JSON.stringify(input)}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return `key:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function readKey(name: string): OpenKey | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isOpenKey(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function storeKey(name: string, open: OpenKey): boolean {
  try {
    sessionStorage.setItem(name, JSON.stringify(open))
    return true
  } catch {
    return false
  }
}

function deleteKey(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Ignore the error: if storage is blocked, it does not contain the key.
  }
}

const isOpenKey = (value: unknown): value is OpenKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'until' in value &&
  typeof value.until === 'number'
