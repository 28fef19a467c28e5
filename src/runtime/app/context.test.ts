// Tests which failed calls the app handles, and which failures it leaves to the caller (section 8 of the
// specification).
import messages from '#generated/messages/en-US.json' with { type: 'json' }
import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#src/client/errors.ts'
import type { CallMeta } from '#src/client/queries.ts'
import { createAppContext, type AppContext } from './context.ts'

let app: AppContext
let happened: string[]

beforeEach(() => {
  happened = []
  app = createAppContext({
    cookies: { get: () => 'a-token', set: (name, value) => happened.push(`${name} is ${value}`) },
    locale: 'EN',
    messages,
    origin: 'https://hub.example.com',
  })
  app.toasts.subscribe(() => happened.push(...app.toasts.get().map(({ tone, text }) => `${tone}: ${text}`)))
  app.onSessionEnd(() => happened.push('to /login'))
})

const refused = (code: number, message: string) => new CallError(200, { code, message })

const failing = (error: CallError) => async () => {
  throw error
}

/** Runs a mutation that fails. */
async function press(error: CallError, meta?: CallMeta) {
  const call = new MutationObserver(app.queryClient, { mutationFn: failing(error), meta })
  await expect(call.mutate()).rejects.toBe(error)
  return call.getCurrentResult()
}

test('a failed call without special handling shows the server’s message as a negative notification for 3000 ms (section 8 of the specification)', async () => {
  await press(refused(10005101, 'Today is already done.'))
  expect(app.toasts.get()).toMatchObject([
    { tone: 'negative', text: 'Today is already done.', timeout: 3000 },
  ])
})

test('a caller can set the timeout of the notification (section 8 of the specification)', async () => {
  await press(refused(10005101, 'Today is already done.'), { toastTimeout: 8000 })
  expect(app.toasts.get()).toMatchObject([{ timeout: 8000 }])
})

test('a failed call rejects with its error and returns no data (section 8 of the specification)', async () => {
  const error = refused(10005101, 'Today is already done.')
  expect(await press(error)).toMatchObject({ data: undefined, isSuccess: false, isError: true, error })
})

test('no error is shown if the caller sets handlesErrors (section 8 of the specification)', async () => {
  await press(refused(10005101, 'Today is already done.'), { handlesErrors: true })
  await press(refused(10001002, 'Please sign in.'), { handlesErrors: true })
  expect(happened).toEqual([])
})

test.each([10001003, 10001002])(
  'a failed call with code %i shows the message, then clears the token and goes to /login (section 8 of the specification)',
  async (code) => {
    await press(refused(code, 'Please sign in.'))
    expect(happened).toEqual(['negative: Please sign in.', 'token is null', 'to /login'])
  },
)

test('forms store their input when a session ends, and a sign-out deletes all drafts', async () => {
  const drafts = { 'draft:mali:address': '{}', 'draft::login': '{}' }
  const removeItem = (key: string) => void Reflect.deleteProperty(sessionStorage, key)
  vi.stubGlobal('sessionStorage', { ...drafts, another: 'thing', removeItem })
  let stored = 0
  app.beforeSessionEnd.add(() => stored++)
  await press(refused(10001003, 'Please sign in.'))
  expect(stored).toBe(1)
  expect(Object.keys(sessionStorage)).toEqual([...Object.keys(drafts), 'another', 'removeItem'])
  app.signOut()
  expect(Object.keys(sessionStorage)).toEqual(['another', 'removeItem'])
  vi.unstubAllGlobals()
})

test('a failed query shows the same negative notification as a failed mutation', async () => {
  const error = refused(10001003, 'Please sign in.')
  const read = app.queryClient.fetchQuery({ queryKey: ['x'], queryFn: failing(error) })
  await expect(read).rejects.toBe(error)
  expect(happened).toEqual(['negative: Please sign in.', 'token is null', 'to /login'])
})

test.each([
  ['a session that ends calls its listeners while its token is set', 'a-token'],
  ['an error that asks a visitor to sign in calls the listeners without a token', null],
])('%s', async (_name, initial) => {
  let token: string | null = initial
  app = createAppContext({
    cookies: { get: () => token, set: (_cookie, value) => void (token = value) },
    locale: 'EN',
    messages,
    origin: 'https://hub.example.com',
  })
  const tokens: (string | null)[] = []
  app.beforeSessionEnd.add(() => tokens.push(app.token()))
  await press(refused(10001002, 'Please sign in.'))
  expect([tokens, app.token()]).toEqual([[initial], null])
})
