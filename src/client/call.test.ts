// Checks that a call of the contract sends what it was given by its names, and that pages of a list follow each other.
import { beforeEach, expect, test } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { getDraw, makeUpCheckIn } from '#generated/calls/games.ts'
import { listSessions, login } from '#generated/calls/session.ts'
import { provideCallContext } from './context.ts'

let requests: Request[]
let answers: object[]

beforeEach(() => {
  requests = []
  answers = [{}]
  provideCallContext(() => ({
    fetch: async (request) => {
      requests.push(request)
      return Response.json({ code: 200, message: 'OK', data: answers.shift() })
    },
    token: () => null,
    language: () => 'en',
    openKeys: new Map(),
  }))
})

const addresses = () =>
  requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)

test('what the path names stands in it, the rest in the body or in the query', async () => {
  answers = [{}, {}, {}]
  await makeUpCheckIn({ game: 'normalCheckIn', date: '2026-11-20' })
  await getDraw({ draw: 'new year/2027' })
  await listSessions({ cursor: 'abc' })
  expect(addresses()).toEqual([
    '/api/station/games/normalCheckIn/makeUp',
    '/api/station/draws/new%20year%2F2027',
    '/api/station/user/sessions?cursor=abc',
  ])
  expect(await requests[0]?.json()).toEqual({ date: '2026-11-20' })
})

test('a read’s key begins with its tag, a write’s goes on with the tags that it makes stale', () => {
  expect(getDraw.query({ draw: 'spring' }).queryKey).toEqual(['games', 'getDraw', { draw: 'spring' }])
  expect(listSessions.query().queryKey).toEqual(['session', 'listSessions'])
  expect(login.mutation.mutationKey).toEqual(['login', 'all'])
})

test('a list goes on from cursor to cursor until there is none', async () => {
  answers = [
    { items: [], nextCursor: 'second' },
    { items: [], nextCursor: null },
  ]
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...listSessions.pages(), pages: 5 })
  expect(pages).toHaveLength(2)
  expect(addresses()).toEqual(['/api/station/user/sessions', '/api/station/user/sessions?cursor=second'])
})

/** Never run: the compiler is the judge, and refuses an expectation that is not met. */
export function unfitCalls() {
  // @ts-expect-error No draw is named.
  void getDraw()
  // @ts-expect-error A member of no body and no parameter of this call.
  void login({ account: 'mali@example.com', password: 'secret', game: 'checkIn' })
}
