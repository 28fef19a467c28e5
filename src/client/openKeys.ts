// Idempotency keys of calls whose answer has not been seen yet: pressing again sends the same one, so that nothing is done
// twice. A key holds as long as the server knows it; where coins or gifts are at stake it outlives the page as well.
import { keyDays } from '#generated/idempotency.ts'

/** What one key stands for; `lasting` outlives the page. */
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
  const known = (lasting && kept(name)) || inMemory.get(name)
  const isKnown = known !== undefined && known.until > Date.now()
  const open = isKnown ? known : { key: crypto.randomUUID(), until: Date.now() + keyDays * 86_400_000 }
  // Where storage is blocked or full it holds as long as the page.
  if (!isKnown && !(lasting && keep(name, open))) inMemory.set(name, open)
  return {
    key: open.key,
    answered: () => {
      inMemory.delete(name)
      if (lasting) forget(name)
    },
  }
}

/** By a digest, because what a call carries, an address perhaps, is never written down here. */
async function nameOf({ member = '', id, input }: Intention): Promise<string> {
  const said = new TextEncoder().encode(`${member} ${id} ${JSON.stringify(input)}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said))
  return `key:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function kept(name: string): OpenKey | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isOpenKey(found) ? found : undefined
  } catch {
    return undefined
  }
}

function keep(name: string, open: OpenKey): boolean {
  try {
    sessionStorage.setItem(name, JSON.stringify(open))
    return true
  } catch {
    return false
  }
}

function forget(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Then it was not kept there.
  }
}

const isOpenKey = (found: unknown): found is OpenKey =>
  typeof found === 'object' &&
  found !== null &&
  'key' in found &&
  typeof found.key === 'string' &&
  'until' in found &&
  typeof found.until === 'number'
