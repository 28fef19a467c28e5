// Parses overrides of the mocks from a query string, for example `?checkIn=ALREADY_CHECKED_IN`, `?checkIn=429`,
// `?getCoins/data/balance=0`, `?scenario=level4`, `?latency=2000`, `?offline`, `?mocks=faker&seed=7`, `?as=visitor`,
// `?pages=3`, `?reset`.

export type Overrides = {
  /** Name of the selected response, by operation: an example, a business error, a status or `empty`. */
  answers: Map<string, string>
  /** Values to set in responses, by operation; each value has its path in the response. */
  places: Map<string, [way: string[], value: string][]>
  /** Name of a scenario of the contract, or `empty`. */
  scenario: string
  /** Delay of each response in ms. */
  latency: number
  isOffline: boolean
  isVisitor: boolean
  /** True to use Faker's data instead of examples. */
  isFaked: boolean
  seed: number
  /** Minimum number of pages of a paginated list. */
  pages: number
  /** True to delete the earlier writes of the caller before the call. */
  isReset: boolean
}

/** Request header that contains the overrides of a page as a query string. */
export const overridesHeader = 'Mock-Overrides'
/** Request header with an id of the page or client. Each page or client sees only its own writes. */
export const storyHeader = 'Mock-Story'
/** Response headers with the operation id, and with the contract violations of the request (URL-encoded). */
export const operationHeader = 'Mock-Operation'
export const violationHeader = 'Mock-Violation'
/** Response header with unsupported overrides, URL-encoded and separated by commas. */
export const unsupportedHeader = 'Mock-Unmet'

/** Names of overrides that apply to all operations. */
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
export const maxPages = 20

/**
 * Returns a query string that contains only those parameters that are overrides.
 * @param isOperation returns true if the contract has an operation with this id
 */
export function onlyOverrides(query: string, isOperation: (name: string) => boolean): string {
  const overrides = [...new URLSearchParams(query)].filter(
    ([name]) => general.has(name) || isOperation(operationIn(name)),
  )
  return String(new URLSearchParams(overrides))
}

/** Returns the operation id in the name of an override, such as `getCoins` in `getCoins/data/balance`. */
export const operationIn = (name: string) => name.split('/', 1)[0] ?? ''

/** Cache of parsed overrides, because a page sends the same overrides with every call. */
const read = new Map<string, Overrides>()

export function readOverrides(query: string): Overrides {
  const cachedOverrides = read.get(query)
  if (cachedOverrides) return cachedOverrides
  const overrides = parse(query)
  if (read.size > 100) read.clear()
  read.set(query, overrides)
  return overrides
}

function parse(query: string): Overrides {
  const params = new URLSearchParams(query)
  const operationOverrides = [...params].filter(([name]) => !general.has(name))
  const places = operationOverrides.filter(([name]) => name.includes('/'))
  return {
    answers: new Map(operationOverrides.filter(([name]) => !name.includes('/'))),
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
    pages: Math.min(Number(params.get('pages')) || (params.get('mocks') === 'faker' ? 2 : 1), maxPages),
    isReset: params.has('reset'),
  }
}
