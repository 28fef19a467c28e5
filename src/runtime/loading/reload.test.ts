import { afterEach, expect, test, vi } from 'vitest'
import { ignoreFailureWhileLeaving, mayReload } from './reload.ts'

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

test('a path is reloaded at most once per 10 seconds (section 2 of the specification)', () => {
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
  ['was opened by a link', 'navigate', 500, true],
  ['was reloaded half a second ago', 'reload', 500, false],
  ['was reloaded 10 seconds ago', 'reload', 10_001, true],
])(
  'mayReload checks how and when the document was opened if storage is blocked: the document %s',
  (...[, type, age, may]) => {
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
    const entries: unknown[] = [{ type }]
    vi.stubGlobal('performance', { getEntriesByType: () => entries, now: () => age })
    expect(mayReload('/coins')).toBe(may)
  },
)

test.each([
  ['immediately if the member stays on the page', [], 0],
  ['after 10 seconds if the member leaves, which aborts pending requests', ['beforeunload'], 10_000],
])('the promise of a failed import rejects %s', async (_when, events, wait) => {
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const { promise, reject } = Promise.withResolvers<never>()
  const failed = vi.fn<() => void>()
  void ignoreFailureWhileLeaving(() => promise).catch(failed)
  for (const event of events) browser.dispatchEvent(new Event(event))
  reject(new TypeError('Load failed'))
  await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1))
  expect(failed).toHaveBeenCalledTimes(wait ? 0 : 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})
