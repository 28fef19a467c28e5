// Parses the overrides of a query string: `?checkIn=ALREADY_CHECKED_IN`, `?checkIn=429`, `?getCoins/data/balance=0`,
// `?scenario=level4`, `?latency=2000`, `?offline`, `?mocks=faker&seed=7`, `?as=visitor`, `?pages=3`, `?reset`.

export type Wishes = {
  /** Name of an example, a business error, a status or `empty` by operation. */
  answers: Map<string, string>
  /** Values to set in the response by operation, with the path of each. */
  places: Map<string, [way: string[], value: string][]>
  /** Scenario of the contract, or `empty`. */
  scenario: string
  /** Delay of each response in ms. */
  latency: number
  isOffline: boolean
  isVisitor: boolean
  /** Uses Faker's data instead of examples. */
  isFaked: boolean
  seed: number
  /** Minimum number of pages of a paginated list. */
  pages: number
  /** Deletes writes before the call. */
  isReset: boolean
}

/** Request header with the overrides of a page. */
export const wishesHeader = 'Mock-Wishes'
/** Request header that identifies a page or client: each sees only its own writes. */
export const storyHeader = 'Mock-Story'
/** Response headers with the operation, and with contract violations of the request, URL-encoded. */
export const operationHeader = 'Mock-Operation'
export const violationHeader = 'Mock-Violation'
/** Response header with unsupported overrides, URL-encoded and separated by commas. */
export const unmetHeader = 'Mock-Unmet'

/** Overrides that apply to all operations. */
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

/** Maximum number of pages of a list. */
export const mostPages = 20

/**
 * Keeps only the overrides of a query string.
 * @param isOperation checks if the contract has an operation with the name
 */
export function onlyWishes(query: string, isOperation: (name: string) => boolean): string {
  const wishes = [...new URLSearchParams(query)].filter(
    ([name]) => general.has(name) || isOperation(operationIn(name)),
  )
  return String(new URLSearchParams(wishes))
}

/** Returns the operation of an override: `getCoins` of `getCoins/data/balance`. */
export const operationIn = (name: string) => name.split('/', 1)[0] ?? ''

/** Caches parsed overrides: a page sends the same with every call. */
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
