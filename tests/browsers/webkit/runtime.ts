// Runs in each page of WebKit: calls functions with handles of earlier results, like `script.callFunction` of WebDriver
// BiDi, and collects errors and warnings of the page.

/** Serialized value; values without a JSON representation are identified by `type`. */
export type Local = { type?: string; value?: unknown; handle?: string; sharedId?: string }

export type Remote = { type: string; value?: unknown; handle?: string; sharedId?: string }

export type Outcome =
  | { type: 'success'; result: Remote }
  | { type: 'exception'; exceptionDetails: { text: string } }
  | { type: 'pending'; id: number }
  /** Result if one of the handles belongs to an earlier document. */
  | { type: 'lost' }

export type PageError = { type: 'console' | 'javascript'; level: 'error' | 'warn'; text: string }

export type State = {
  document: string
  url: string
  ready: DocumentReadyState
  complaints: PageError[]
}

export type Emulated = { locale: string; isOffline: boolean }

export type Runtime = {
  state: () => State
  run: (
    work: (...inputs: unknown[]) => unknown,
    args: Local[],
    how: { isOwned: boolean; isShallow: boolean },
  ) => Promise<Outcome>
  take: (id: number) => Promise<Outcome>
  compile: (texts: Map<string, () => unknown>) => void
  disown: (handles: string[]) => void
  get: (handle: string) => unknown
  setOffline: (isOffline: boolean) => void
}

declare global {
  interface Window {
    __runtime: Runtime
  }
}

/**
 * Installs the runtime. Its source code is sent to the page, so it must not refer to outer variables.
 * @param emulated settings that the browser cannot emulate itself
 */
export function install(emulated: Emulated) {
  if (Reflect.has(window, '__runtime')) return
  /** Maximum times in ms to wait for a promise: in the call that starts the work, and in each later poll. */
  const [soon, late] = [15, 40]
  const handles = new Map<string, unknown>()
  const compiled = new Map<string, () => unknown>()
  const pending = new Map<number, Promise<Outcome>>()
  const complaints: PageError[] = []
  const id = `${performance.timeOrigin}-${Math.random()}`
  let handleCount = 0

  const keep = (value: unknown) => {
    handleCount += 1
    handles.set(`h${handleCount}`, value)
    return `h${handleCount}`
  }

  const isEntry = (value: unknown): value is [key: string | Local, value: Local] =>
    Array.isArray(value) && value.length === 2

  function read(local: Local): unknown {
    const handle = local.handle ?? local.sharedId
    if (handle !== undefined) return handles.get(handle)
    if (local.type === 'undefined') return undefined
    if (local.type === 'null') return null
    if (local.type === 'number') return Number(local.value)
    if (local.type === 'bigint') return BigInt(String(local.value))
    if (local.type === 'date') return new Date(String(local.value))
    if (local.type === 'array' && Array.isArray(local.value)) return local.value.map(read)
    if (local.type === 'object' && Array.isArray(local.value))
      return Object.fromEntries(
        local.value
          .filter(isEntry)
          .map(([key, value]) => [typeof key === 'string' ? key : read(key), read(value)]),
      )
    return local.value
  }

  function write(value: unknown, isOwned: boolean, isShallow: boolean): Remote {
    const owned = isOwned ? { handle: keep(value) } : {}
    if (value === undefined) return { type: 'undefined' }
    if (value === null) return { type: 'null' }
    if (typeof value === 'number')
      return {
        type: 'number',
        value:
          Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? '-0' : `${value}`,
      }
    if (typeof value === 'bigint') return { type: 'bigint', value: `${value}` }
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value }
    if (typeof value === 'function') return { type: 'function', ...owned }
    if (value instanceof Node) {
      const handle = keep(value)
      return { type: 'node', handle, sharedId: handle }
    }
    if (value === window) return { type: 'window', ...owned }
    if (value instanceof Error) return { type: 'error', ...owned }
    if (value instanceof Date) return { type: 'date', value: value.toISOString(), ...owned }
    const inner = (each: unknown) => write(each, false, false)
    if (Array.isArray(value))
      return { type: 'array', ...owned, ...(!isShallow && { value: value.map(inner) }) }
    return {
      type: 'object',
      ...owned,
      ...(!isShallow && { value: Object.entries(value).map(([key, each]) => [key, inner(each)]) }),
    }
  }

  const failure = (error: unknown): Outcome => ({
    type: 'exception',
    exceptionDetails: {
      text: error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${String(error)}`,
    },
  })

  const wait = (milliseconds: number, key: number) =>
    new Promise<Outcome>((done) => {
      setTimeout(() => done({ type: 'pending', id: key }), milliseconds)
    })

  async function take(key: number, milliseconds = late): Promise<Outcome> {
    const outcome = await Promise.race([
      pending.get(key) ?? { type: 'lost' as const },
      wait(milliseconds, key),
    ])
    if (outcome.type !== 'pending') pending.delete(key)
    return outcome
  }

  // A page from a service worker's cache has old settings, so the tab stores the current settings in `window.name`.
  const remembered = 'offline'
  if (window.name === remembered) emulated.isOffline = true
  const remember = () => {
    window.name = emulated.isOffline ? remembered : ''
  }
  remember()

  Object.defineProperty(navigator, 'language', { get: () => emulated.locale })
  Object.defineProperty(navigator, 'languages', { get: () => [emulated.locale] })
  Object.defineProperty(navigator, 'onLine', { get: () => !emulated.isOffline })

  // Allow `eval` despite the page's policy: the text was already sent as code and compiled.
  window.eval = (text: string) => {
    const work = compiled.get(text)
    // The only text that was not compiled is Playwright's typing function, which is replaced below.
    return work ? work() : function ignored() {}
  }

  const complain = (type: PageError['type'], level: PageError['level'], text: string) =>
    complaints.push({ type, level, text })
  for (const level of ['error', 'warn'] as const) {
    const nativeLog = console[level]
    console[level] = (...parts: unknown[]) => {
      complain('console', level, parts.map(String).join(' '))
      nativeLog(...parts)
    }
  }
  addEventListener('error', ({ error, message }) => {
    if (message)
      complain('javascript', 'error', error instanceof Error ? `${error.name}: ${error.message}` : message)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    complain(
      'javascript',
      'error',
      reason instanceof Error ? `${reason.name}: ${reason.message}` : `Error: ${reason}`,
    )
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complain('console', 'error', `Content security policy blocks ${blockedURI} (${violatedDirective}).`)
  })

  const runtime: Runtime = {
    state: () => ({
      document: id,
      url: location.href,
      ready: document.readyState,
      complaints: complaints.splice(0),
    }),
    run: async (work, args, { isOwned, isShallow }) => {
      if (args.some(({ handle, sharedId }) => (handle ?? sharedId) && !handles.has(handle ?? sharedId ?? '')))
        return { type: 'lost' }
      handleCount += 1
      const key = handleCount
      const running = async (): Promise<Outcome> => {
        try {
          return { type: 'success', result: write(await work(...args.map(read)), isOwned, isShallow) }
        } catch (error) {
          return failure(error)
        }
      }
      pending.set(key, running())
      return await take(key, soon)
    },
    take,
    compile: (texts) => texts.forEach((work, text) => compiled.set(text, work)),
    disown: (owned) => owned.forEach((handle) => handles.delete(handle)),
    get: (handle) => handles.get(handle),
    setOffline: (isOffline) => {
      if (emulated.isOffline === isOffline) return
      emulated.isOffline = isOffline
      remember()
      dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
    },
  }
  Object.defineProperty(window, '__runtime', { value: runtime })
}
