import { afterEach, expect, test, vi } from 'vitest'
import { holdFailureWhileLeaving, mayReload } from './reload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function storing() {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a path is reloaded at most once per 10 seconds (section 2)', () => {
  storing()
  const start = Date.now()
  const answers = [0, 1, 9_999, 10_000, 10_001].map((later) => mayReload('/coins', start + later))
  expect(answers).toEqual([true, false, false, true, false])
})

test('each path has a separate reload limit', () => {
  storing()
  const now = Date.now()
  expect([mayReload('/coins', now), mayReload('/gifts', now)]).toEqual([true, true])
})

test.each([
  ['came by a link', 'navigate', 500, true],
  ['was reloaded a moment ago', 'reload', 500, false],
  ['was reloaded a while ago', 'reload', 10_001, true],
])('with blocked storage mayReload uses the age and type of a document that %s', (...[, type, age, may]) => {
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
  const entries: unknown[] = [{ type }]
  vi.stubGlobal('performance', { getEntriesByType: () => entries, now: () => age })
  expect(mayReload('/coins')).toBe(may)
})

test.each([
  ['at once where the member stays', [], 0],
  ['after 10 seconds where they were leaving, which ends what is still fetched', ['beforeunload'], 10_000],
])('a chunk that cannot be loaded fails %s', async (_when, events, wait) => {
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const { promise, reject } = Promise.withResolvers<never>()
  const failed = vi.fn<() => void>()
  void holdFailureWhileLeaving(() => promise).catch(failed)
  for (const event of events) browser.dispatchEvent(new Event(event))
  reject(new TypeError('Load failed'))
  await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1))
  expect(failed).toHaveBeenCalledTimes(wait ? 0 : 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})
