// Implements a user context of WebDriver BiDi: a separate WebKit process. The process starts with the first tab,
// because all settings are known by then.
import { setTimeout as pause } from 'node:timers/promises'
import { isObject, listOf, memberOf } from './json.ts'
import { typing } from './typing.ts'
import { screen, startDriver, type Driver } from './driver.ts'
import { openNetwork, type Network } from './network.ts'
import { spaceClicks } from './spaceClicks.ts'
import { blankPath } from './proxy.ts'
import { install, type Emulated, type Outcome } from './runtime.ts'
import { openTab, type Tab, type Send } from './tab.ts'

/** Interval in ms at which idle pages are polled. */
const rest = 40

type Cookie = {
  name: string
  value: string
  domain: string
  path?: string
  httpOnly?: boolean
  expiry?: number
  sameSite?: string
  secure?: boolean
}
const isCookie = (value: unknown): value is Cookie =>
  isObject(value) && typeof value.name === 'string' && typeof value.value === 'string'

export type User = ReturnType<typeof openUser>

export function openUser(id: string, display: string, tell: Send) {
  const tabs = new Map<string, Tab>()
  const preloads = new Map<string, string>()
  const environment: Record<string, string> = {}
  const emulated: Emulated = { locale: 'en-US', isOffline: false }
  const pending = new Map<number, { tab: Tab; settle: (outcome: Outcome) => void }>()
  const waiting: Cookie[] = []
  let viewport: { width: number; height: number } | undefined
  let started: Promise<{ driver: Driver; network: Network }> | undefined
  let current = ''
  const ended = new AbortController()
  let turn: Promise<unknown> = Promise.resolve()

  const start = () => (started ??= open())
  async function open() {
    const network = await openNetwork({
      tell,
      emulated,
      tabOf: ({ isPage, isPreload }) => {
        // Assign the request to a tab that is navigating, if there is one. The current tab may be a different tab,
        // because it is the tab that was polled last.
        const tab = tabs.get(current)?.isLeaving()
          ? tabs.get(current)
          : ([...tabs.values()].find(({ isLeaving }) => isPage && isLeaving()) ?? tabs.get(current))
        return {
          context: tab?.handle ?? current,
          navigation: (isPage && !isPreload && tab?.begin()) || null,
        }
      },
      fail: (navigation) => tabs.forEach((tab) => tab.fail(navigation)),
      script: () =>
        [
          `(${String(install)})(${JSON.stringify(emulated)})`,
          `(${typing})()`,
          ...[...preloads.values()].map((script) => `(${script})()`),
          'document.currentScript.remove()',
        ]
          .join(';\n')
          .replaceAll('</script', '<\\/script'),
    })
    const driver = await startDriver(display, network.port, environment)
    return { driver, network }
  }

  /** Serializes work, because WebDriver has a single current tab. */
  async function inTab<Done>(tab: Tab, work: (driver: Driver) => Promise<Done>): Promise<Done> {
    const { driver } = await start()
    const doing = turn.then(async () => {
      if (current !== tab.handle) await driver.post('/window', { handle: tab.handle })
      current = tab.handle
      return await work(driver)
    })
    turn = doing.catch(() => {})
    return await doing
  }

  /** Polls the state of all tabs and the pending results of their scripts. */
  async function watch() {
    while (!ended.signal.aborted) {
      for (const tab of tabs.values())
        // Ignore the error: a page that is being unloaded does not respond, but the next page will.
        await inTab(tab, () => tab.look()).catch(() => {})
      for (const [key, { tab, settle }] of pending) {
        const outcome = await inTab(tab, () => tab.take(key)).catch(() => ({ type: 'lost' as const }))
        if (!outcome || outcome.type === 'pending') continue
        pending.delete(key)
        settle(outcome)
      }
      await pause(rest)
    }
  }

  async function resize(driver: Driver) {
    if (!viewport) return
    const { width, height } = viewport
    const middle = { x: (screen.width - width) / 2, y: (screen.height - height) / 2 }
    await driver.post('/window/rect', { ...middle, width, height })
    const inside = await driver.post('/execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    })
    const [innerWidth = 0, innerHeight = 0] = listOf(inside).map(Number)
    await driver.post('/window/rect', {
      ...middle,
      width: 2 * width - innerWidth,
      height: 2 * height - innerHeight,
    })
  }

  async function create() {
    const { driver } = await start()
    const handle = await driver
      .get('/window')
      .then(String)
      .then(async (first) =>
        tabs.has(first) || tabs.size > 0
          ? String(memberOf(await driver.post('/window/new', { type: 'window' }), 'handle'))
          : first,
      )
    const tab = openTab(handle, driver, { tell, emulated })
    tell('browsingContext.contextCreated', {
      context: handle,
      url: 'about:blank',
      userContext: id,
      children: [],
      parent: null,
    })
    await inTab(tab, async () => {
      await resize(driver)
      await tab.look()
    })
    tabs.set(handle, tab)
    for (const cookie of waiting.splice(0)) await setCookie(cookie)
    if (tabs.size === 1) void watch()
    return handle
  }

  async function settled(tab: Tab, outcome: Outcome | undefined): Promise<Outcome> {
    if (outcome?.type !== 'pending') return outcome ?? { type: 'lost' }
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    pending.set(outcome.id, { tab, settle: resolve })
    return await promise
  }

  /** Runs work on a page of the host; opens an empty page of the host if necessary. */
  async function onHost<Done>(tab: Tab, host: string, work: (driver: Driver) => Promise<Done>) {
    return await inTab(tab, async (driver) => {
      if (URL.parse(tab.url())?.hostname === host) return await work(driver)
      const before = tab.url()
      const go = async (url: string) => {
        await driver.post('/url', { url })
        while (tab.url() !== url) await tab.look().catch(() => pause(5))
      }
      tab.hide(true)
      await go(`http://${host}${blankPath}`)
      const done = await work(driver)
      await go(before)
      tab.hide(false)
      return done
    })
  }

  /** Sets a cookie. Before the first tab is open, queues the cookie until that tab opens. */
  async function setCookie(cookie: Cookie) {
    const [tab] = tabs.values()
    // With a domain attribute the cookie would differ from the host-only cookie that the page sets and removes.
    const { domain, ...hostCookie } = cookie
    if (tab) await onHost(tab, domain, (driver) => driver.post('/cookie', { cookie: hostCookie }))
    else waiting.push(cookie)
  }

  return {
    tabs,
    preloads,
    environment,
    emulated,
    start,
    create,
    inTab,
    settled,
    press: spaceClicks(),
    setViewport: async (size: { width: number; height: number }, tab?: Tab) => {
      viewport = size
      if (tab) await inTab(tab, resize)
    },
    setCookie,
    cookies: async (): Promise<Cookie[]> => {
      const [tab] = tabs.values()
      return tab
        ? listOf(await onHost(tab, 'localhost', (driver) => driver.get('/cookie'))).filter(isCookie)
        : []
    },
    clearCookies: async () => {
      const [tab] = tabs.values()
      if (tab) await onHost(tab, 'localhost', (driver) => driver.delete('/cookie'))
    },
    close: async (tab: Tab) => {
      if (tabs.size > 1) await inTab(tab, (driver) => driver.delete('/window'))
      tabs.delete(tab.handle)
      current = ''
      tell('browsingContext.contextDestroyed', {
        context: tab.handle,
        url: tab.url(),
        userContext: id,
        children: [],
        parent: null,
      })
    },
    stop: async () => {
      ended.abort()
      if (!started) return
      const { driver, network } = await started
      await turn
      await driver.stop()
      network.stop()
    },
  }
}
