// The generated mocks in the browser, for work without a server. A call answers with the contract's first example of its
// success, or the one that a call made before brings about. In the page's address, `?checkIn=ALREADY_CHECKED_IN` picks
// another example for an operation, `?mocks=faker` takes faker's data instead, and `seed=7` other such data.
import { faker } from '@faker-js/faker'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { mocks } from '../../generated/mocks/operations.ts'

/** Starts to answer calls; `wishes` is the query of the page's first address. */
export async function startMocks(wishes: URLSearchParams) {
  faker.seed(Number(wishes.get('seed') ?? 1))
  faker.setDefaultRefDate('2026-11-21T03:00:00.000Z')
  await setupWorker(...handlers(wishes)).start({ quiet: true })
}

/** One handler for each operation of the contract. */
export function handlers(wishes: URLSearchParams): HttpHandler[] {
  const succeeded = new Set<string>()
  return mocks.map(({ id, method, path, examples, fake }) =>
    http[method](path, () => {
      const wished = examples.find(({ name }) => name === wishes.get(id))
      const usual = examples.findLast(({ after }) => after && succeeded.has(after)) ?? examples[0]
      const body = wished?.body ?? (wishes.get('mocks') === 'faker' ? undefined : usual?.body) ?? fake()
      if ('code' in body && body.code === 200) succeeded.add(id)
      return HttpResponse.json(body)
    }),
  )
}
