// Tests loading of message parts, including parts that are still loading when the language changes.
import { valueAt } from '#shared/unknown.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createLocaleStore } from './localeStore.ts'
import type { Messages } from './messages.ts'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let urls: string[]
let answers: Map<string, PromiseWithResolvers<Response>>

const en = '/_i18n/test/en-US'
const th = '/_i18n/test/th-TH'
const everywhere = { 'platform.title': [{ type: 0, value: 'The hub' }] }
const ofScreen = (title: string) => Response.json({ 'coins.title': [{ type: 0, value: title }] })

beforeEach(() => {
  urls = []
  answers = new Map()
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url)
    return (answers.get(url) ?? pendingAnswer(url)).promise
  })
})

/** Creates a response that the test resolves later. */
function pendingAnswer(url: string) {
  const answer = Promise.withResolvers<Response>()
  answers.set(url, answer)
  return answer
}

const answer = (url: string, response: Response) => (answers.get(url) ?? pendingAnswer(url)).resolve(response)
const isMessages = (value: unknown): value is Messages => valueAt(value, 'platform.title') !== undefined
function english(): Messages {
  const copy: unknown = structuredClone(everywhere)
  if (!isMessages(copy)) throw new Error('The messages have no title.')
  return copy
}
const titleIn = ({ get }: ReturnType<typeof createLocaleStore>) =>
  get().intl.formatMessage({ id: 'coins.title' })

test('localeStore.load fetches a message part once and adds its messages without notifying subscribers', async () => {
  const store = createLocaleStore('EN', english())
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  answer(`${en}/screens/coins.json`, ofScreen('Coins'))
  await store.load('screens/coins')
  await store.load('screens/coins')
  expect(titleIn(store)).toBe('Coins')
  expect(urls).toEqual([`${en}/screens/coins.json`])
  expect(changed).not.toHaveBeenCalled()
})

test('localeStore.speak fetches all loaded message parts in the new language before it switches the language', async () => {
  const store = createLocaleStore('EN', english())
  answer(`${en}/screens/coins.json`, ofScreen('Coins'))
  await store.load('screens/coins')
  const speaking = store.speak('TH')
  answer(`${th}/messages.json`, Response.json(everywhere))
  expect(store.get().locale).toBe('EN')
  answer(`${th}/screens/coins.json`, ofScreen('เหรียญ'))
  await speaking
  expect([store.get().locale, titleIn(store)]).toEqual(['TH', 'เหรียญ'])
})

test('a message part that arrives after a change of language is fetched again in the new language', async () => {
  const store = createLocaleStore('EN', english())
  const loading = store.load('screens/coins')
  answer(`${th}/messages.json`, Response.json(everywhere))
  await store.speak('TH')
  answer(`${th}/screens/coins.json`, ofScreen('เหรียญ'))
  answer(`${en}/screens/coins.json`, ofScreen('Coins'))
  await loading
  expect(titleIn(store)).toBe('เหรียญ')
})

test('a message part that is loaded during a change of language is also fetched in the new language', async () => {
  const store = createLocaleStore('EN', english())
  const speaking = store.speak('TH')
  answer(`${en}/screens/coins.json`, ofScreen('Coins'))
  await store.load('screens/coins')
  answer(`${th}/screens/coins.json`, ofScreen('เหรียญ'))
  answers.get(`${th}/messages.json`)?.resolve(Response.json(everywhere))
  // The first attempt has consumed this response. The second attempt, which includes the new part, fetches the messages
  // again.
  answers.delete(`${th}/messages.json`)
  answer(`${th}/messages.json`, Response.json(everywhere))
  await speaking
  expect([store.get().locale, titleIn(store)]).toEqual(['TH', 'เหรียญ'])
})

test('localeStore.load rejects if a message part cannot be fetched, and fetches it again on the next call', async () => {
  const store = createLocaleStore('EN', english())
  answer(`${en}/screens/coins.json`, new Response(null, { status: 404 }))
  await expect(store.load('screens/coins')).rejects.toThrow('HTTP 404')
  answers.clear()
  answer(`${en}/screens/coins.json`, ofScreen('Coins'))
  await store.load('screens/coins')
  expect(titleIn(store)).toBe('Coins')
})

test('createLocaleStore does not make Intl load the locale data of all languages', () => {
  const questions = [Intl.NumberFormat, Intl.DateTimeFormat].map((format) =>
    vi.spyOn(format, 'supportedLocalesOf'),
  )
  const reported = vi.spyOn(console, 'error')
  const { intl } = createLocaleStore('TH', english()).get()
  expect(intl.locale).toBe('th-TH')
  expect(intl.formatDate(0, { timeZone: 'UTC', dateStyle: 'medium' })).toBe('1 ม.ค. 2513')
  for (const question of questions) expect(question).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
  // A missing message is still reported as an error.
  reported.mockImplementation(() => {})
  titleIn(createLocaleStore('TH', english()))
  expect(reported).toHaveBeenCalledOnce()
})
