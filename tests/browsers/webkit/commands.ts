// Implements the WebDriver BiDi commands that Playwright sends.
import { Script } from 'node:vm'
import { isObject } from './json.ts'
import { openUser, type User } from './user.ts'
import { read, type Header, type Verdict } from './network.ts'
import type { Source } from './spaceClicks.ts'
import type { Local, Outcome } from './runtime.ts'
import type { Tab, Send } from './tab.ts'

/** Parameters of all supported commands. */
export type Parameters = {
  context?: string
  contexts?: string[]
  userContext?: string
  userContexts?: string[]
  partition?: { userContext: string }
  target?: { context: string; sandbox?: string }
  url?: string
  delta?: number
  viewport?: { width: number; height: number }
  locale?: string
  features?: { 'prefers-color-scheme'?: string | null }
  networkConditions?: { type: string } | null
  headers?: Header[]
  request?: string
  method?: string
  statusCode?: number
  reasonPhrase?: string
  body?: { type: string; value: string }
  functionDeclaration?: string
  expression?: string
  arguments?: Local[]
  resultOwnership?: string
  serializationOptions?: { maxObjectDepth?: number }
  handles?: string[]
  script?: string
  actions?: Source[]
  element?: { sharedId: string }
  files?: string[]
  phases?: string[]
  cookie?: {
    name: string
    value: { value: string }
    domain: string
    path?: string
    httpOnly?: boolean
    expiry?: number
  }
}

const nothing = () => ({})
let idCount = 0
const newId = (kind: string) => `${kind}-${++idCount}`

/**
 * Finds code that Playwright sends as text in an argument, to evaluate it in the page. The Content Security Policy of
 * the page would forbid the evaluation of text.
 */
function codeIn(argument: unknown): string[] {
  if (typeof argument === 'string') return isCode(argument) ? [argument, `(${argument})`] : []
  if (Array.isArray(argument)) return argument.flatMap(codeIn)
  return argument && typeof argument === 'object' ? Object.values(argument).flatMap(codeIn) : []
}

function isCode(text: string) {
  if (!/=>|function|\(/.test(text)) return false
  try {
    // Parses the code without running it.
    return Boolean(new Script(`(${text}\n)`))
  } catch {
    return false
  }
}

export function commandsOf(display: string, tell: Send) {
  const users = new Map<string, User>()

  function userOf({ userContext, userContexts, partition, contexts, context, target }: Parameters): User {
    const id = userContext ?? userContexts?.[0] ?? partition?.userContext
    const tab = context ?? contexts?.[0] ?? target?.context ?? ''
    const user = id ? users.get(id) : [...users.values()].find(({ tabs }) => tabs.has(tab))
    if (!user) throw new Error('no such user context')
    return user
  }

  function tabOf(params: Parameters): Tab {
    const tab = userOf(params).tabs.get(
      params.context ?? params.contexts?.[0] ?? params.target?.context ?? '',
    )
    if (!tab) throw new Error('no such frame')
    return tab
  }

  async function run(params: Parameters, work: string, values: Local[]) {
    const [user, tab] = [userOf(params), tabOf(params)]
    const how = {
      isOwned: params.resultOwnership === 'root',
      isShallow: params.serializationOptions?.maxObjectDepth === 0,
      texts: codeIn(values),
    }
    const outcome = await user.settled(tab, await user.inTab(tab, () => tab.run(work, values, how)))
    if (outcome.type === 'lost') throw new Error('no such handle')
    const realm = params.target?.sandbox ? `${tab.realm()}/${params.target.sandbox}` : tab.realm()
    return { ...outcome, realm } satisfies Outcome & { realm: string }
  }

  async function go(params: Parameters, path: string, body?: object) {
    const [user, tab] = [userOf(params), tabOf(params)]
    return await user.inTab(tab, async (driver) => {
      const navigation = tab.begin()
      await driver.post(path, body)
      return { navigation, url: params.url ?? tab.url() }
    })
  }

  const commands: Record<string, (params: Parameters) => unknown> = {
    'session.new': () => ({
      sessionId: newId('session'),
      capabilities: { browserName: 'webkit', browserVersion: '2.50', userAgent: 'WebKitGTK' },
    }),
    'session.subscribe': nothing,
    'browser.close': () => stop(),
    'browser.setDownloadBehavior': nothing,
    'browser.createUserContext': () => {
      const userContext = newId('user')
      users.set(userContext, openUser(userContext, display, tell))
      return { userContext }
    },
    'browser.removeUserContext': async (params) => {
      const user = userOf(params)
      users.delete(params.userContext ?? '')
      for (const tab of user.tabs.values())
        tell('browsingContext.contextDestroyed', {
          context: tab.handle,
          url: tab.url(),
          children: [],
          parent: null,
        })
      await user.stop()
    },
    'browsingContext.create': async (params) => ({ context: await userOf(params).create() }),
    'browsingContext.close': (params) => userOf(params).close(tabOf(params)),
    'browsingContext.activate': nothing,
    'browsingContext.navigate': (params) => go(params, '/url', { url: params.url }),
    'browsingContext.reload': (params) => go(params, '/refresh'),
    'browsingContext.traverseHistory': (params) =>
      userOf(params).inTab(tabOf(params), (driver) =>
        driver.post((params.delta ?? 0) < 0 ? '/back' : '/forward'),
      ),
    'browsingContext.setViewport': (params) =>
      params.viewport &&
      userOf(params).setViewport(params.viewport, params.context ? tabOf(params) : undefined),
    'browsingContext.captureScreenshot': async (params) => ({
      data: await userOf(params).inTab(tabOf(params), (driver) => driver.get('/screenshot')),
    }),
    'emulation.setScreenOrientationOverride': nothing,
    'emulation.setScreenSettingsOverride': nothing,
    'emulation.setMediaFeaturesOverride': (params) => {
      if (params.features?.['prefers-color-scheme'] === 'dark')
        userOf(params).environment.GTK_THEME = 'Adwaita:dark'
    },
    'emulation.setLocaleOverride': (params) => {
      if (params.locale) userOf(params).emulated.locale = params.locale
    },
    'emulation.setTimezoneOverride': nothing,
    'emulation.setNetworkConditions': (params) => {
      userOf(params).emulated.isOffline = params.networkConditions?.type === 'offline'
    },
    'permissions.setPermission': nothing,
    'network.addIntercept': async (params) => {
      const isForRequests = params.phases?.includes('beforeRequestSent')
      if (isForRequests) (await userOf(params).start()).network.state.isHeld = true
      return { intercept: params.contexts?.[0] ?? 'none' }
    },
    'network.removeIntercept': nothing,
    'network.addDataCollector': () => ({ collector: newId('collector') }),
    'network.setCacheBehavior': nothing,
    'network.setExtraHeaders': async (params) => {
      ;(await userOf(params).start()).network.state.headers = read(params.headers ?? [])
    },
    'network.continueRequest': (params) =>
      decide(params, {
        ...(params.url && { url: params.url }),
        ...(params.method && { method: params.method }),
        ...(params.headers && { headers: read(params.headers) }),
        ...(params.body && { body: Buffer.from(params.body.value, 'base64') }),
      }),
    'network.failRequest': (params) => decide(params, 'refused'),
    'network.provideResponse': (params) =>
      decide(params, {
        instead: {
          status: params.statusCode ?? 200,
          statusText: params.reasonPhrase ?? '',
          headers: read(params.headers ?? []),
          body: Buffer.from(params.body?.value ?? '', 'base64'),
        },
      }),
    'network.getData': async (params) => {
      for (const user of users.values()) {
        const body = (await user.start()).network.bodyOf(params.request ?? '')
        if (body.length) return { bytes: { type: 'base64', value: body.toString('base64') } }
      }
      return { bytes: { type: 'base64', value: '' } }
    },
    'script.addPreloadScript': (params) => {
      const script = newId('script')
      // Ignore the internal scripts of Playwright, because they have a channel argument, which is not supported.
      if (!params.arguments?.length)
        for (const user of params.contexts || params.userContexts ? [userOf(params)] : users.values())
          user.preloads.set(script, params.functionDeclaration ?? '')
      return { script }
    },
    'script.removePreloadScript': (params) =>
      users.forEach(({ preloads }) => preloads.delete(params.script ?? '')),
    'script.evaluate': (params) =>
      run(params, `() => (${(params.expression ?? '').trim().replace(/;+$/, '')}\n)`, []),
    'script.callFunction': (params) => run(params, `(${params.functionDeclaration})`, params.arguments ?? []),
    'script.disown': (params) => tabOf(params).disown(params.handles ?? []),
    'input.performActions': ({ actions = [], ...params }) =>
      userOf(params).inTab(tabOf(params), (driver) =>
        userOf(params).press(actions, () => driver.post('/actions', { actions })),
      ),
    'input.setFiles': (params) =>
      userOf(params).inTab(tabOf(params), async (driver) => {
        const element = await driver.post('/execute/sync', {
          script: 'return window.__runtime.get(arguments[0])',
          args: [params.element?.sharedId],
        })
        const [reference] = Object.values(isObject(element) ? element : {})
        await driver.post(`/element/${String(reference)}/value`, { text: (params.files ?? []).join('\n') })
      }),
    'storage.getCookies': async (params) => ({
      cookies: (await userOf(params).cookies()).map((cookie) => ({
        ...cookie,
        value: { type: 'string', value: cookie.value },
        sameSite: cookie.sameSite?.toLowerCase(),
      })),
    }),
    'storage.setCookie': async (params) => {
      if (params.cookie)
        await userOf(params).setCookie({
          ...params.cookie,
          path: '/',
          value: params.cookie.value.value,
          secure: undefined,
          sameSite: undefined,
        })
    },
    'storage.deleteCookies': (params) => userOf(params).clearCookies(),
  }

  async function decide({ request = '' }: Parameters, verdict: Verdict) {
    for (const user of users.values()) (await user.start()).network.decide(request, verdict)
  }

  async function stop() {
    await Promise.all([...users.values()].map((user) => user.stop()))
    users.clear()
  }

  return { commands, stop }
}
