// Opens pages of the mocked app with a counterexample in place of an example response.
import type { Browser } from '@playwright/test'
import { answers } from '#generated/mocks/answers.ts'
import { operationHeader } from '#mocks/wishes.ts'
import { patternOf, screens } from '#scripts/screens.ts'
import { isCallOf, type ChangedAnswer } from '#tests/support/changedAnswers.ts'
import { startBuiltMocks } from './builtMocks.ts'
import { inTurn, lookAt, tellings, type Look } from './looks.ts'

type Answer = { operation: string; body: unknown }
/** @param witness registers a counterexample and returns the request headers that select it */
export type App = { origin: string; witness: (answer: Answer) => Record<string, string> }

/** Request header that selects a counterexample. */
const witnessHeader = 'Witness'

export async function startWitnesses(): Promise<App & { stop: () => Promise<void> }> {
  const substitutes: Answer[] = []
  const app = await startBuiltMocks((request) => {
    const answer = substitutes[Number(request.headers.get(witnessHeader) ?? NaN)]
    if (!answer || !isCallOf(answer.operation, request)) return undefined
    return Response.json(answer.body, { headers: { [operationHeader]: answer.operation } })
  })
  return { ...app, witness: (answer) => ({ [witnessHeader]: String(substitutes.push(answer) - 1) }) }
}

/** States that no link leads to: they need a click or a different response. */
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

/** Opens the screens as each kind of visitor, follows their links, and returns the look of each URL. */
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
    const looks = await inTurn(waiting, async (address) => {
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

/** Limits URLs of one kind, because links of a list lead to the same kind of page. */
const most = 4

const fewOfEach = (addresses: string[]) =>
  [...Map.groupBy(addresses, (address) => kindOf(new URL(address))).values()].flatMap((alike) =>
    alike.slice(0, most),
  )

const kindOf = ({ pathname, searchParams }: URL) => `${pathname} ${[...searchParams.keys()].join(' ')}`

/** Reports if a screen looks different with the counterexample, in any state in which it calls the changed operation on load. */
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
      const how = tellings(usual, changed)
      // Ignores pages whose look changes without the counterexample.
      if (how.length > 0 && tellings(usual, await lookAt(browser, address.href)).length === 0)
        return { isAsked, isSeen: true, how: how.join(', ') }
    }
  return { isAsked, isSeen: false, how: isAsked ? 'nothing to be seen' : 'not asked as it opens' }
}

const manyStates = 12

/** Returns the page with other examples for its other calls, first for the calls that the fewest pages make. */
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
