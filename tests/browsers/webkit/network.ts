// Reports a browser's requests to Playwright as WebDriver BiDi events, and applies Playwright's decisions to them.
import { startProxy, type Answered, type Asked } from './proxy.ts'
import type { Emulated } from './runtime.ts'
import type { Send } from './tab.ts'

export type Header = { name: string; value: { type: 'string'; value: string } }

const written = (headers: [string, string][]): Header[] =>
  headers.map(([name, value]) => ({ name, value: { type: 'string', value } }))
export const read = (headers: Header[]) =>
  headers.map(({ name, value }): [string, string] => [name, value.value])

export type Verdict = Partial<Asked> | { instead: Answered } | 'refused'

/** Maximum number of response bodies that can be read later. */
const most = 300

export type Network = Awaited<ReturnType<typeof openNetwork>>

type Options = {
  tell: Send
  emulated: Emulated
  /** Tab that sends a request, and the id of its navigation if the request is for a page. */
  tabOf: (request: Asked) => { context: string; navigation: string | null }
  fail: (navigation: string) => void
  /** Code that runs in each page before the page's own scripts. */
  script: () => string
}

export async function openNetwork({ tell, emulated, tabOf, fail, script }: Options) {
  const state = { isHeld: false, headers: new Array<[string, string]>() }
  const resolvers = new Map<string, (verdict: Verdict) => void>()
  const bodies = new Map<string, Buffer>()
  const places = new Map<string, { context: string; navigation: string | null }>()

  function eventOf(request: Asked, answered?: Answered) {
    const headers = written(request.headers)
    return {
      ...places.get(request.id),
      isBlocked: false,
      redirectCount: 0,
      timestamp: Date.now(),
      initiator: { type: 'other' },
      request: {
        request: request.id,
        url: request.url,
        method: request.method,
        headers,
        cookies: [],
        headersSize: 0,
        bodySize: request.body.length,
        destination: request.isPage ? 'document' : '',
        initiatorType: request.isPage ? null : 'fetch',
        timings: { requestTime: 0 },
      },
      ...(answered && {
        response: {
          url: request.url,
          protocol: 'http/1.1',
          status: answered.status,
          statusText: answered.statusText,
          headers: written(answered.headers),
          headersSize: 0,
          bodySize: answered.body?.length ?? 0,
        },
      }),
    }
  }

  const proxy = await startProxy({
    script,
    decide: async (request) => {
      places.set(request.id, tabOf(request))
      const overrides: [string, string][] = [['Accept-Language', emulated.locale], ...state.headers]
      const names = new Set(overrides.map(([name]) => name.toLowerCase()))
      request.headers = [...request.headers.filter(([name]) => !names.has(name.toLowerCase())), ...overrides]
      const decided = Promise.withResolvers<Verdict>()
      const intercepts = state.isHeld ? { isBlocked: true, intercepts: ['routes'] } : {}
      if (state.isHeld) resolvers.set(request.id, decided.resolve)
      else decided.resolve({})
      tell('network.beforeRequestSent', { ...eventOf(request), ...intercepts })
      const verdict = await decided.promise
      return emulated.isOffline && !(typeof verdict === 'object' && 'instead' in verdict)
        ? 'refused'
        : verdict
    },
    answered: (request, answered) => tell('network.responseStarted', eventOf(request, answered)),
    ended: (request, answered) => {
      bodies.set(request.id, answered.body ?? Buffer.alloc(0))
      const [oldest] = bodies.keys()
      if (bodies.size > most && oldest) bodies.delete(oldest)
      tell('network.responseCompleted', eventOf(request, answered))
      places.delete(request.id)
    },
    failed: (request) => {
      tell('network.fetchError', { ...eventOf(request), errorText: 'The connection failed.' })
      const { navigation } = places.get(request.id) ?? {}
      if (navigation) fail(navigation)
      places.delete(request.id)
    },
  })

  return {
    ...proxy,
    state,
    decide: (request: string, verdict: Verdict) => {
      resolvers.get(request)?.(verdict)
      resolvers.delete(request)
    },
    bodyOf: (request: string) => bodies.get(request) ?? Buffer.alloc(0),
  }
}
