// Opens pages of the mocked app with a counterexample of a contract change instead of an example response.
import type { Browser } from '@playwright/test'
import { answers } from '#generated/mocks/answers.ts'
import { operationHeader } from '#mocks/overrides.ts'
import { patternOf, screens } from '#scripts/screens.ts'
import { isCallOf, type ChangedAnswer } from '#tests/support/changedAnswers.ts'
import { startBuiltMocks } from './builtMocks.ts'
import { withConcurrency, lookAt, visibleDifferences, type Look } from './looks.ts'

type Answer = { operation: string; body: unknown }
export type App = {
  origin: string
  /** Registers a counterexample. Returns the request headers with which the mocks respond with it. */
  witness: (answer: Answer) => Record<string, string>
}

/** Request header that selects a counterexample. */
const counterexampleHeader = 'Witness'

export async function startCounterexamples(): Promise<App & { stop: () => Promise<void> }> {
  const substitutes: Answer[] = []
  const app = await startBuiltMocks((request) => {
    const answer = substitutes[Number(request.headers.get(counterexampleHeader) ?? NaN)]
    if (!answer || !isCallOf(answer.operation, request)) return undefined
    return Response.json(answer.body, { headers: { [operationHeader]: answer.operation } })
  })
  return { ...app, witness: (answer) => ({ [counterexampleHeader]: String(substitutes.push(answer) - 1) }) }
}

/** URLs of page states that cannot be reached by a link, because they need a click or a different response. */
const behindChoices = [
  '/gifts/list?gift=night-light',
  '/pointsMall?product=night-light',
  '/gifts/reward?gift=0199d3f0-7f3e-7cc0-9c52-6d6a54a4b302',
  '/gifts/momBirthdayGiftList?gift=sleep-mask',
  '/gifts/newBabyGiftList?gift=hello-baby-box',
  '/gifts/redeemList?gift=wooden-blocks&listBabyBirthdayGifts=open',
]
  .flatMap((path) => ['address', 'new'].map((step) => `${path}&step=${step}`))
  .concat(
    '/activity/2025/EventRegistration?getUserInfo=joined',
    '/activity/2025/Mamaglow?getBabyListActivityConfig=mamaglow',
  )

/**
 * Opens the screens as a member and as a visitor, and follows their links.
 * @returns the visible content of the page at each URL
 */
export async function addressesOf(
  paths: readonly string[],
  browser: Browser,
  { origin }: App,
): Promise<Map<string, Look>> {
  const patterns = [...new Set(paths)].map((path) => patternOf(path))
  const isWanted = (address: string) => patterns.some((pattern) => pattern.test(new URL(address).pathname))
  const lookByAddress = new Map<string, Look>()
  const first = screens.flatMap(({ path, signedIn }) =>
    signedIn ? [new URL(path, origin)] : [new URL(path, origin), asVisitor(new URL(path, origin))],
  )
  const chosen = behindChoices.map((path) => new URL(path, origin))
  let waiting = unique([...first, ...chosen]).filter(isWanted)
  for (let round = 0; round < 2 && waiting.length > 0; round++) {
    const looks = await withConcurrency(waiting, async (address) => {
      const look = await lookAt(browser, address)
      lookByAddress.set(address, look)
      return look
    })
    const links = looks.flatMap((look) => look.links).map((href) => new URL(href))
    const queryLinks = links.filter(
      (link) => link.origin === origin && link.search !== '' && link.hash === '',
    )
    waiting = fewOfEach(
      unique(queryLinks).filter((address) => isWanted(address) && !lookByAddress.has(address)),
    )
  }
  return lookByAddress
}

const unique = (addresses: URL[]) => [...new Set(addresses.map(({ href }) => href))]

function asVisitor(address: URL) {
  address.searchParams.set('as', 'visitor')
  return address
}

/** Limits the number of URLs of one kind, because links of a list lead to the same kind of page. */
const most = 4

const fewOfEach = (addresses: string[]) =>
  [...Map.groupBy(addresses, (address) => kindOf(new URL(address))).values()].flatMap((alike) =>
    alike.slice(0, most),
  )

const kindOf = ({ pathname, searchParams }: URL) => `${pathname} ${[...searchParams.keys()].join(' ')}`

/**
 * Checks whether a screen looks different with the counterexample. Tries all states of the screen in which it calls the
 * changed operation on load.
 */
export async function disturbance(
  browser: Browser,
  app: App,
  {
    lookByAddress,
    change: { operation, bodies },
    path,
  }: { lookByAddress: Map<string, Look>; change: ChangedAnswer; path: string },
): Promise<{ isAsked: boolean; isSeen: boolean; how: string }> {
  const pageLooks = [...lookByAddress].filter(([address]) => patternOf(path).test(new URL(address).pathname))
  const asking = pageLooks.filter(([, { called }]) => called.has(operation)).map(([address]) => address)
  const stateAddresses = pageLooks.flatMap(([address, { called }]) =>
    statesOf(address, called, { changed: operation, lookByAddress }),
  )
  let isAsked = asking.length > 0
  for (const href of [...asking.slice(0, most), ...stateAddresses.slice(0, manyStates)])
    for (const { example, body } of bodies.slice(0, most)) {
      const address = new URL(href)
      address.searchParams.set(operation, example)
      const usual = await lookAt(browser, address.href)
      if (!usual.called.has(operation)) break
      isAsked = true
      const changed = await lookAt(browser, address.href, app.witness({ operation, body }))
      const how = visibleDifferences(usual, changed)
      // Ignore a page that also differs between two loads without the counterexample.
      if (how.length > 0 && visibleDifferences(usual, await lookAt(browser, address.href)).length === 0)
        return { isAsked, isSeen: true, how: how.join(', ') }
    }
  return { isAsked, isSeen: false, how: isAsked ? 'no visible difference' : 'operation not called on load' }
}

const manyStates = 12

/**
 * Lists URLs for other states of a page. Each URL selects another example response for one call of the page that the
 * change does not affect. Starts with the calls that the fewest pages make.
 */
function statesOf(
  address: string,
  called: Set<string>,
  { changed, lookByAddress }: { changed: string; lookByAddress: Map<string, Look> },
) {
  const readers = (id: string) => [...lookByAddress.values()].filter((look) => look.called.has(id)).length
  return [...called]
    .filter((id) => id !== changed)
    .toSorted((a, b) => readers(a) - readers(b))
    .flatMap((id) => (answers[id]?.examples ?? []).slice(1).map(({ name }) => [id, name] as const))
    .map(([id, name]) => {
      const state = new URL(address)
      state.searchParams.set(id, name)
      return state.href
    })
}
