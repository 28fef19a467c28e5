// Idempotency keys of calls whose answer has not been seen yet: pressing again sends the same one, so that nothing is done
// twice. A key holds as long as the server knows it; where coins or gifts are at stake it outlives the page as well.
import { keyDays } from '#generated/idempotency.ts'

/** The request of a key; a `lasting` key outlives the page. */
export type Intention = {
  /** Operation id. */
  id: string
  input: unknown
  /** Whose call it is; the server keeps the keys of each member apart. */
  member: string | undefined
  lasting: boolean
}

/** A key and the instant, in milliseconds, after which the server may have forgotten it. */
export type OpenKey = { key: string; until: number }

export type OpenKeys = Map<string, OpenKey>

/** The key of an intention: the same until its answer was seen. @returns the key, and how to say that it was answered */
export async function openKeyOf(intention: Intention, inMemory: OpenKeys) {
  const name = await nameOf(intention)
  const { lasting } = intention
  const openKey = (lasting && readKey(name)) || inMemory.get(name)
  const isKnown = openKey !== undefined && openKey.until > Date.now()
  const open = isKnown ? openKey : { key: crypto.randomUUID(), until: Date.now() + keyDays * 86_400_000 }
  // If storage is blocked or full, the key lasts as long as the page.
  if (!isKnown && !(lasting && storeKey(name, open))) inMemory.set(name, open)
  return {
    key: open.key,
    answered: () => {
      inMemory.delete(name)
      if (lasting) deleteKey(name)
    },
  }
}

/** A digest, because the input may contain personal data, which is not stored. */
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
    // Storage is blocked, so the key is not in it.
  }
}

const isOpenKey = (value: unknown): value is OpenKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'until' in value &&
  typeof value.until === 'number'
