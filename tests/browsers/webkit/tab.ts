// Tracks a tab of WebKit: runs scripts in its page, and reports navigations as WebDriver BiDi events.
import { randomUUID } from 'node:crypto'
import { isObject, memberOf } from './json.ts'
import { typing } from './typing.ts'
import type { Driver } from './driver.ts'
import { install, type PageError, type Emulated, type Local, type Outcome, type State } from './runtime.ts'

export type Send = (method: string, params: object) => void

type Answer = { state: State; outcome?: Outcome }

/** Checks whether a value is a result of `install`. */
const isAnswer = (value: unknown): value is Answer => isObject(memberOf(value, 'state'))

type Run = {
  isOwned: boolean
  isShallow: boolean
  /** Source code of functions that occur in the arguments. */
  texts: readonly string[]
}

export type Tab = ReturnType<typeof openTab>

/** @param handle window handle of WebDriver */
export function openTab(
  handle: string,
  driver: Driver,
  { tell, emulated }: { tell: Send; emulated: Emulated },
) {
  const now = { document: '', url: 'about:blank', ready: 'complete' }
  /** Current navigation, started by a command or detected by its request. */
  let navigation: string | undefined
  let realm = ''
  let isHidden = false
  const disowned: string[] = []

  const tabEvent = (more: object = {}) => ({ context: handle, timestamp: Date.now(), url: now.url, ...more })

  /** Reports the changes of the page since the last poll. */
  function observe({ document, url, ready, complaints }: State) {
    const isNew = document !== now.document
    const hasMoved = url !== now.url
    const wasReady = isNew ? 'loading' : now.ready
    Object.assign(now, { document, url, ready })
    if (isNew) {
      const isFirst = realm === ''
      if (!isFirst) tell('script.realmDestroyed', { realm })
      realm = randomUUID()
      tell('script.realmCreated', { type: 'window', realm, context: handle, origin: new URL(url).origin })
      if (!isFirst && !isHidden) {
        const id = navigation ?? begin()
        tell('browsingContext.navigationCommitted', tabEvent({ navigation: id }))
        navigation = undefined
      }
    } else if (hasMoved) tell('browsingContext.historyUpdated', tabEvent())
    if (isHidden) return
    if (wasReady === 'loading' && ready !== 'loading') tell('browsingContext.domContentLoaded', tabEvent())
    if (wasReady !== 'complete' && ready === 'complete') tell('browsingContext.load', tabEvent())
    for (const each of complaints) tell('log.entryAdded', entry(each))
  }

  const entry = ({ type, level, text }: PageError) => ({
    type,
    level,
    text,
    method: level,
    args: [{ type: 'string', value: text }],
    source: { realm, context: handle },
    timestamp: Date.now(),
    stackTrace: { callFrames: [] },
  })

  function begin() {
    navigation ??= randomUUID()
    tell('browsingContext.navigationStarted', tabEvent({ navigation }))
    return navigation
  }

  /**
   * Runs a function in the current page of the tab.
   * @param work JavaScript expression; its result is returned together with the state of the page
   */
  async function ask(work: string, args: unknown[] = []) {
    const script = `
      const [given, disowned, emulated, done] = arguments
      ;(${String(install)})(emulated)
      ;(${typing})()
      const runtime = window.__runtime
      runtime.disown(disowned)
      runtime.setOffline(emulated.isOffline)
      Promise.resolve(${work}).then((outcome) => done({ state: runtime.state(), outcome }))`
    const answer = await driver.post('/execute/async', {
      script,
      args: [args, disowned.splice(0), emulated],
    })
    if (!isAnswer(answer)) throw new Error(`WebKit responded to a script with ${JSON.stringify(answer)}`)
    observe(answer.state)
    return answer.outcome
  }

  return {
    handle,
    realm: () => realm,
    url: () => now.url,
    begin,
    /** Checks whether the tab is navigating to another page. */
    isLeaving: () => navigation !== undefined,
    /** Marks a failed navigation as ended. */
    fail: (id: string) => {
      if (navigation !== id) return
      navigation = undefined
      tell('browsingContext.navigationFailed', tabEvent({ navigation: id }))
    },
    disown: (handles: string[]) => void disowned.push(...handles),
    look: () => ask('undefined'),
    take: (id: number) => ask(`runtime.take(${id})`),
    run: (work: string, args: Local[], { texts, ...how }: Run) =>
      ask(
        `(runtime.compile(new Map([${texts.map((text) => `[${JSON.stringify(text)}, () => (${text}\n)]`).join(', ')}])),
        runtime.run(${work}, given, ${JSON.stringify(how)}))`,
        args,
      ),
    /** Hides navigations from Playwright while an operation needs a page of another host. */
    hide: (hidden: boolean) => {
      isHidden = hidden
    },
  }
}
