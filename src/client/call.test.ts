// Checks that a call puts each input value into the path, the query or the body, and that a list call loads every page.
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

test('a call puts path parameters into the path, and all other input into the body or the query', async () => {
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

test('a query key starts with the tag of its operation, and a mutation key contains the tags that the mutation invalidates', () => {
  expect(getDraw.query({ draw: 'spring' }).queryKey).toEqual(['games', 'getDraw', { draw: 'spring' }])
  expect(listSessions.query().queryKey).toEqual(['session', 'listSessions'])
  expect(login.mutation.mutationKey).toEqual(['login', 'all'])
})

test('a list call follows nextCursor until it is null', async () => {
  answers = [
    { items: [], nextCursor: 'second' },
    { items: [], nextCursor: null },
  ]
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...listSessions.pages(), pages: 5 })
  expect(pages).toHaveLength(2)
  expect(addresses()).toEqual(['/api/station/user/sessions', '/api/station/user/sessions?cursor=second'])
})

/** Never executed. The type checker reports an error if one of these calls, whose input is invalid, compiles. */
export function unfitCalls() {
  // @ts-expect-error The input lacks `draw`.
  void getDraw()
  // @ts-expect-error `game` is neither a parameter nor a body property of this call.
  void login({ account: 'mali@example.com', password: 'secret', game: 'checkIn' })
}
