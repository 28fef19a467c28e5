// Tells Playwright what a browser asks for, as the events of WebDriver BiDi, and does with it what Playwright says.
import { startProxy, type Answered, type Asked } from './proxy.ts'
import type { Emulated } from './runtime.ts'
import type { Tell } from './tab.ts'

export type Header = { name: string; value: { type: 'string'; value: string } }

const written = (headers: [string, string][]): Header[] =>
  headers.map(([name, value]) => ({ name, value: { type: 'string', value } }))
export const read = (headers: Header[]) =>
  headers.map(({ name, value }): [string, string] => [name, value.value])

export type Verdict = Partial<Asked> | { instead: Answered } | 'refused'

/** How many answers can be read afterwards. */
const most = 300

export type Network = Awaited<ReturnType<typeof openNetwork>>

/**
 * @param tabOf which tab it is for, and by which navigation, where it is for a page
 * @param script what runs in each page first
 */
export async function openNetwork(
  tell: Tell,
  tabOf: (asked: Asked) => { context: string; navigation: string | null },
  emulated: Emulated,
  fail: (navigation: string) => void,
  script: () => string,
) {
  const state = { isHeld: false, headers: new Array<[string, string]>() }
  const held = new Map<string, (verdict: Verdict) => void>()
  const bodies = new Map<string, Buffer>()
  const places = new Map<string, { context: string; navigation: string | null }>()

  function told(asked: Asked, answered?: Answered) {
    const headers = written(asked.headers)
    return {
      ...places.get(asked.id),
      isBlocked: false,
      redirectCount: 0,
      timestamp: Date.now(),
      initiator: { type: 'other' },
      request: {
        request: asked.id,
        url: asked.url,
        method: asked.method,
        headers,
        cookies: [],
        headersSize: 0,
        bodySize: asked.body.length,
        destination: asked.isPage ? 'document' : '',
        initiatorType: asked.isPage ? null : 'fetch',
        timings: { requestTime: 0 },
      },
      ...(answered && {
        response: {
          url: asked.url,
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
    asked: async (asked) => {
      places.set(asked.id, tabOf(asked))
      const own: [string, string][] = [['Accept-Language', emulated.locale], ...state.headers]
      const names = new Set(own.map(([name]) => name.toLowerCase()))
      asked.headers = [...asked.headers.filter(([name]) => !names.has(name.toLowerCase())), ...own]
      const decided = Promise.withResolvers<Verdict>()
      const intercepts = state.isHeld ? { isBlocked: true, intercepts: ['routes'] } : {}
      if (state.isHeld) held.set(asked.id, decided.resolve)
      else decided.resolve({})
      tell('network.beforeRequestSent', { ...told(asked), ...intercepts })
      const verdict = await decided.promise
      return emulated.isOffline && !(typeof verdict === 'object' && 'instead' in verdict)
        ? 'refused'
        : verdict
    },
    answered: (asked, answered) => tell('network.responseStarted', told(asked, answered)),
    ended: (asked, answered) => {
      bodies.set(asked.id, answered.body ?? Buffer.alloc(0))
      const [oldest] = bodies.keys()
      if (bodies.size > most && oldest) bodies.delete(oldest)
      tell('network.responseCompleted', told(asked, answered))
      places.delete(asked.id)
    },
    failed: (asked) => {
      tell('network.fetchError', { ...told(asked), errorText: 'The connection failed.' })
      const { navigation } = places.get(asked.id) ?? {}
      if (navigation) fail(navigation)
      places.delete(asked.id)
    },
  })

  return {
    ...proxy,
    state,
    decide: (request: string, verdict: Verdict) => {
      held.get(request)?.(verdict)
      held.delete(request)
    },
    bodyOf: (request: string) => bodies.get(request) ?? Buffer.alloc(0),
  }
}
