// Reads what a mock is asked to answer with, as the query of an address: `?checkIn=ALREADY_CHECKED_IN`, `?checkIn=429`,
// `?getCoins/data/balance=0`, `?scenario=level4`, `?latency=2000`, `?offline`, `?mocks=faker&seed=7`, `?as=visitor`, `?pages=3`, `?reset`.

export type Wishes = {
  /** By operation: an example, a refusal, a status, or `empty`. */
  answers: Map<string, string>
  /** By operation: values that are put into its answer, with the way to each. */
  places: Map<string, [way: string[], value: string][]>
  /** One of the contract's scenarios, or `empty`. */
  scenario: string
  /** Milliseconds that each answer takes. */
  latency: number
  isOffline: boolean
  isVisitor: boolean
  /** Faker's data in the place of examples. */
  isFaked: boolean
  seed: number
  /** Pages that a paged list has at least. */
  pages: number
  /** What was written is forgotten before the call. */
  isReset: boolean
}

/** The header that carries the wishes of a page with each of its calls. */
export const wishesHeader = 'Mock-Wishes'
/** The header that tells one page, or one client, from another: each sees what its own calls have brought about. */
export const storyHeader = 'Mock-Story'
/** Headers of an answer: which operation it is of, and what is wrong with the request, encoded as in an address. */
export const operationHeader = 'Mock-Operation'
export const violationHeader = 'Mock-Violation'
/** What was wished for and does not exist, encoded as in an address, commas between. */
export const unmetHeader = 'Mock-Unmet'

/** Wishes that are about no single operation. */
export const general: ReadonlySet<string> = new Set([
  'scenario',
  'latency',
  'offline',
  'as',
  'mocks',
  'seed',
  'pages',
  'reset',
])

/** Pages that a list has at most. */
export const mostPages = 20

/** Of an address' query only the wishes. @param isOperation whether the contract has an operation of that name */
export function onlyWishes(query: string, isOperation: (name: string) => boolean): string {
  const wishes = [...new URLSearchParams(query)].filter(
    ([name]) => general.has(name) || isOperation(operationIn(name)),
  )
  return String(new URLSearchParams(wishes))
}

/** The operation that a wish is about: `getCoins` of `getCoins/data/balance`. */
export const operationIn = (name: string) => name.split('/', 1)[0] ?? ''

/** Read once for each wording: a page sends the same with every call. */
const read = new Map<string, Wishes>()

export function readWishes(query: string): Wishes {
  const cachedWishes = read.get(query)
  if (cachedWishes) return cachedWishes
  const wishes = parse(query)
  if (read.size > 100) read.clear()
  read.set(query, wishes)
  return wishes
}

function parse(query: string): Wishes {
  const params = new URLSearchParams(query)
  const operationWishes = [...params].filter(([name]) => !general.has(name))
  const places = operationWishes.filter(([name]) => name.includes('/'))
  return {
    answers: new Map(operationWishes.filter(([name]) => !name.includes('/'))),
    places: new Map(
      [...Map.groupBy(places, ([name]) => operationIn(name))].map(([id, all]) => [
        id,
        all.map(([name, value]) => [name.split('/').slice(1), value]),
      ]),
    ),
    scenario: params.get('scenario') ?? '',
    latency: Math.min(Number(params.get('latency')) || 0, 60_000),
    isOffline: params.has('offline'),
    isVisitor: params.get('as') === 'visitor',
    isFaked: params.get('mocks') === 'faker',
    seed: Number(params.get('seed') ?? 1) || 0,
    pages: Math.min(Number(params.get('pages')) || (params.get('mocks') === 'faker' ? 2 : 1), mostPages),
    isReset: params.has('reset'),
  }
}
