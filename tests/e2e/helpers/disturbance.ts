// Pages of the mocked app with a witness in the place of the example it was made of.
import type { Browser } from '@playwright/test'
import { answers } from '#generated/mocks/answers.ts'
import { operationHeader } from '#mocks/wishes.ts'
import { patternOf, screens } from '#scripts/screens.ts'
import { isCallOf, type ChangedAnswer } from '#tests/support/changedAnswers.ts'
import { startBuiltMocks } from './builtMocks.ts'
import { inTurn, lookAt, tellings, type Look } from './looks.ts'

type Answer = { operation: string; body: unknown }
/** @param witness gives the headers of a page that is to be answered so */
export type App = { origin: string; witness: (answer: Answer) => Record<string, string> }

/** The header by which a page asks for a witness. */
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

/** States to which no link leads but a press, or another answer than the usual one. */
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

/** Addresses of screens, with how they look: those of the list, for who they are for, and where their links lead. */
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

/** Links of a list lead to pages of one kind. */
const most = 4

const fewOfEach = (addresses: string[]) =>
  [...Map.groupBy(addresses, (address) => kindOf(new URL(address))).values()].flatMap((alike) =>
    alike.slice(0, most),
  )

const kindOf = ({ pathname, searchParams }: URL) => `${pathname} ${[...searchParams.keys()].join(' ')}`

/** Whether a screen looks other with the witness, in any state in which it asks for what has changed as it opens. */
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
      // What looks other by itself tells nothing.
      if (how.length > 0 && tellings(usual, await lookAt(browser, address.href)).length === 0)
        return { isAsked, isSeen: true, how: how.join(', ') }
    }
  return { isAsked, isSeen: false, how: isAsked ? 'nothing to be seen' : 'not asked as it opens' }
}

const manyStates = 12

/** The page where another of its reads is answered by another example; first what few pages read, which is its own subject. */
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
