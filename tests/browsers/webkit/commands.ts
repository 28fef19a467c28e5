// Answers the commands of WebDriver BiDi that Playwright sends.
import { Script } from 'node:vm'
import { openUser, type User } from './user.ts'
import { read, type Header, type Verdict } from './network.ts'
import type { Source } from './presses.ts'
import type { Local, Outcome } from './runtime.ts'
import type { Tab, Tell } from './tab.ts'

/** All that a command may come with. */
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
let made = 0
const newId = (kind: string) => `${kind}-${++made}`

/** What Playwright has as text and evaluates in the page: the policy of pages forbids it there. */
function codeIn(given: unknown): string[] {
  if (typeof given === 'string') return isCode(given) ? [given, `(${given})`] : []
  if (Array.isArray(given)) return given.flatMap(codeIn)
  return given && typeof given === 'object' ? Object.values(given).flatMap(codeIn) : []
}

function isCode(text: string) {
  if (!/=>|function|\(/.test(text)) return false
  try {
    // Read, and not run.
    return Boolean(new Script(`(${text}\n)`))
  } catch {
    return false
  }
}

export function commandsOf(display: string, tell: Tell) {
  const users = new Map<string, User>()

  function userOf({ userContext, userContexts, partition, contexts, context, target }: Parameters): User {
    const id = userContext ?? userContexts?.[0] ?? partition?.userContext
    const tab = context ?? contexts?.[0] ?? target?.context ?? ''
    const found = id ? users.get(id) : [...users.values()].find(({ tabs }) => tabs.has(tab))
    if (!found) throw new Error('no such user context')
    return found
  }

  function tabOf(given: Parameters): Tab {
    const tab = userOf(given).tabs.get(given.context ?? given.contexts?.[0] ?? given.target?.context ?? '')
    if (!tab) throw new Error('no such frame')
    return tab
  }

  async function run(given: Parameters, work: string, values: Local[]) {
    const [user, tab] = [userOf(given), tabOf(given)]
    const how = {
      isOwned: given.resultOwnership === 'root',
      isShallow: given.serializationOptions?.maxObjectDepth === 0,
    }
    const texts = codeIn(values)
    const outcome = await user.settled(tab, await user.inTab(tab, () => tab.run(work, values, how, texts)))
    if (outcome.type === 'lost') throw new Error('no such handle')
    const realm = given.target?.sandbox ? `${tab.realm()}/${given.target.sandbox}` : tab.realm()
    return { ...outcome, realm } satisfies Outcome & { realm: string }
  }

  async function go(given: Parameters, path: string, body?: object) {
    const [user, tab] = [userOf(given), tabOf(given)]
    return await user.inTab(tab, async (driver) => {
      const navigation = tab.begin()
      await driver.post(path, body)
      return { navigation, url: given.url ?? tab.url() }
    })
  }

  const commands: Record<string, (given: Parameters) => unknown> = {
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
    'browser.removeUserContext': async (given) => {
      const user = userOf(given)
      users.delete(given.userContext ?? '')
      for (const tab of user.tabs.values())
        tell('browsingContext.contextDestroyed', {
          context: tab.handle,
          url: tab.url(),
          children: [],
          parent: null,
        })
      await user.stop()
    },
    'browsingContext.create': async (given) => ({ context: await userOf(given).create() }),
    'browsingContext.close': (given) => userOf(given).close(tabOf(given)),
    'browsingContext.activate': nothing,
    'browsingContext.navigate': (given) => go(given, '/url', { url: given.url }),
    'browsingContext.reload': (given) => go(given, '/refresh'),
    'browsingContext.traverseHistory': (given) =>
      userOf(given).inTab(tabOf(given), (driver) =>
        driver.post((given.delta ?? 0) < 0 ? '/back' : '/forward'),
      ),
    'browsingContext.setViewport': (given) =>
      given.viewport && userOf(given).setViewport(given.viewport, given.context ? tabOf(given) : undefined),
    'browsingContext.captureScreenshot': async (given) => ({
      data: await userOf(given).inTab(tabOf(given), (driver) => driver.get<string>('/screenshot')),
    }),
    'emulation.setScreenOrientationOverride': nothing,
    'emulation.setScreenSettingsOverride': nothing,
    'emulation.setMediaFeaturesOverride': (given) => {
      if (given.features?.['prefers-color-scheme'] === 'dark')
        userOf(given).environment.GTK_THEME = 'Adwaita:dark'
    },
    'emulation.setLocaleOverride': (given) => {
      if (given.locale) userOf(given).emulated.locale = given.locale
    },
    'emulation.setTimezoneOverride': nothing,
    'emulation.setNetworkConditions': (given) => {
      userOf(given).emulated.isOffline = given.networkConditions?.type === 'offline'
    },
    'permissions.setPermission': nothing,
    'network.addIntercept': async (given) => {
      const isForRequests = given.phases?.includes('beforeRequestSent')
      if (isForRequests) (await userOf(given).start()).network.state.isHeld = true
      return { intercept: given.contexts?.[0] ?? 'none' }
    },
    'network.removeIntercept': nothing,
    'network.addDataCollector': () => ({ collector: newId('collector') }),
    'network.setCacheBehavior': nothing,
    'network.setExtraHeaders': async (given) => {
      ;(await userOf(given).start()).network.state.headers = read(given.headers ?? [])
    },
    'network.continueRequest': (given) =>
      decide(given, {
        ...(given.url && { url: given.url }),
        ...(given.method && { method: given.method }),
        ...(given.headers && { headers: read(given.headers) }),
        ...(given.body && { body: Buffer.from(given.body.value, 'base64') }),
      }),
    'network.failRequest': (given) => decide(given, 'refused'),
    'network.provideResponse': (given) =>
      decide(given, {
        instead: {
          status: given.statusCode ?? 200,
          statusText: given.reasonPhrase ?? '',
          headers: read(given.headers ?? []),
          body: Buffer.from(given.body?.value ?? '', 'base64'),
        },
      }),
    'network.getData': async (given) => {
      for (const user of users.values()) {
        const body = (await user.start()).network.bodyOf(given.request ?? '')
        if (body.length) return { bytes: { type: 'base64', value: body.toString('base64') } }
      }
      return { bytes: { type: 'base64', value: '' } }
    },
    'script.addPreloadScript': (given) => {
      const script = newId('script')
      // Playwright's own come with a channel, which there is none of.
      if (!given.arguments?.length)
        for (const user of given.contexts || given.userContexts ? [userOf(given)] : users.values())
          user.preloads.set(script, given.functionDeclaration ?? '')
      return { script }
    },
    'script.removePreloadScript': (given) =>
      users.forEach(({ preloads }) => preloads.delete(given.script ?? '')),
    'script.evaluate': (given) =>
      run(given, `() => (${(given.expression ?? '').trim().replace(/;+$/, '')}\n)`, []),
    'script.callFunction': (given) => run(given, `(${given.functionDeclaration})`, given.arguments ?? []),
    'script.disown': (given) => tabOf(given).disown(given.handles ?? []),
    'input.performActions': ({ actions = [], ...given }) =>
      userOf(given).inTab(tabOf(given), (driver) =>
        userOf(given).press(actions, () => driver.post('/actions', { actions })),
      ),
    'input.setFiles': (given) =>
      userOf(given).inTab(tabOf(given), async (driver) => {
        const element = await driver.post<Record<string, string>>('/execute/sync', {
          script: 'return window.__runtime.get(arguments[0])',
          args: [given.element?.sharedId],
        })
        const [reference] = Object.values(element)
        await driver.post(`/element/${reference}/value`, { text: (given.files ?? []).join('\n') })
      }),
    'storage.getCookies': async (given) => ({
      cookies: (await userOf(given).cookies()).map((cookie) => ({
        ...cookie,
        value: { type: 'string', value: cookie.value },
        sameSite: cookie.sameSite?.toLowerCase(),
      })),
    }),
    'storage.setCookie': async (given) => {
      if (given.cookie)
        await userOf(given).setCookie({
          ...given.cookie,
          path: '/',
          value: given.cookie.value.value,
          secure: undefined,
          sameSite: undefined,
        })
    },
    'storage.deleteCookies': (given) => userOf(given).clearCookies(),
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
